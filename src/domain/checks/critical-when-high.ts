import type { Check } from '../../contract/check.ts'
import type { PolicyContext } from './definition/contexts.ts'
import type { ClientKind } from '../../contract/client-kind.ts'

/**
 * Steps that become critical when the client's level is High, by purpose and kind.
 * docs/rules/policy-packs.md#required-documents.
 */
const steps: readonly (readonly [purpose: PolicyContext['purpose'], kind: ClientKind, step: string])[] = [
  ['onboarding', 'corporation', 'entity_ownership'],
]

/**
 * Raises these steps to critical, after every check has run and the level is known. Raising can only increase the score, so
 * the level stays High. A severity that the policy sets is not changed.
 */
export function raiseWhenHigh(
  checks: Check[],
  { purpose, kind, pack }: Pick<PolicyContext, 'purpose' | 'pack'> & { readonly kind: ClientKind },
): void {
  if (pack.severities['required'] !== undefined) return
  for (const [ofPurpose, ofKind, step] of steps) {
    if (ofPurpose !== purpose || ofKind !== kind) continue
    const index = checks.findIndex(({ id }) => id === `required:${step}`)
    const check = checks[index]
    if (check !== undefined) checks[index] = { ...check, severity: 'critical' }
  }
}
