import type { Thresholds } from '../../policy-packs/definition/policy-pack.ts'

/**
 * The age, in full years, from which a client of a province or state may sign. docs/rules/policy-packs.md#thresholds.
 */
export function adultAge({ adultAge: { usual, byProvince } }: Thresholds, province: string | undefined): number {
  return (province === undefined ? undefined : byProvince[province]) ?? usual
}
