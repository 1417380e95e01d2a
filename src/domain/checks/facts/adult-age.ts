import type { Thresholds } from '../../policy-packs/definition/policy-pack.ts'

/** The age of majority of a province or state, in full years. docs/rules/policy-packs.md#thresholds. */
export function adultAge({ adultAge: { usual, byProvince } }: Thresholds, province: string | undefined): number {
  return (province === undefined ? undefined : byProvince[province]) ?? usual
}
