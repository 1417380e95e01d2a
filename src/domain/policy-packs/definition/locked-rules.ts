/** The three locks of a pack. docs/rules/policy-packs.md#locks-and-switches. */
export const lockNames = ['identity', 'sanctions', 'aml_pep'] as const
export type LockName = (typeof lockNames)[number]

/**
 * Check rules that may not be weakened while a lock is on, whatever their own severity. The identity lock also holds every
 * other rule that blocks (policies/figures.ts).
 * docs/rules/policy-packs.md#locks-and-switches.
 */
export const lockedRules: Readonly<Record<LockName, readonly string[]>> = {
  identity: ['required:photo_id', 'required', 'method:identity', 'expiry', 'accepted', 'legible'],
  // The same statutes make a country that the law names block. PCMLTFA Part 1.1.
  sanctions: [
    ...['screening', 'screening:sanctions', 'ownership:sanctioned', 'geography:high_risk', 'geography:embargo'],
  ],
  aml_pep: ['screening:pep', 'screening:aml', 'pep:declared', 'pep:undeclared'],
}

/** The lock that names a rule; null when no lock does. */
export function lockNaming(rule: string): LockName | null {
  return lockNames.find((lock) => lockedRules[lock].includes(rule)) ?? null
}
