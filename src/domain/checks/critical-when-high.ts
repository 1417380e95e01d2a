import type { Check } from '../../contract/check.ts'
import type { Rules } from './definition/contexts.ts'
import type { ClientKind } from '../../contract/client-kind.ts'

/**
 * Steps that are a flag and block once the client's level is High, by purpose and kind.
 * docs/rules/policy-packs.md#required-documents.
 */
const steps: readonly (readonly [purpose: Rules['purpose'], kind: ClientKind, step: string])[] = [
  ['onboarding', 'corporation', 'entity_ownership'],
]

/**
 * The severity of a step that depends on the level, which is known only after every check has run: a flag becomes critical
 * in its place. That can only raise the score that made the level, so the level that is shown stays High. A severity that the
 * policy sets itself stays.
 */
export function raiseWhenHigh(
  checks: Check[],
  { purpose, kind, pack }: Pick<Rules, 'purpose' | 'pack'> & { readonly kind: ClientKind },
): void {
  if (pack.severities['required'] !== undefined) return
  for (const [ofPurpose, ofKind, step] of steps) {
    if (ofPurpose !== purpose || ofKind !== kind) continue
    const index = checks.findIndex(({ id }) => id === `required:${step}`)
    const check = checks[index]
    if (check !== undefined) checks[index] = { ...check, severity: 'critical' }
  }
}
