/** The three locks of a pack. docs/rules/policy-packs.md#locks-and-switches. */
export const lockNames = ['identity', 'sanctions', 'aml_pep'] as const
export type LockName = (typeof lockNames)[number]

/**
 * Check families that a lock stands on whatever their own severity: none of them may be weakened while the lock is on. On
 * top of these the identity lock holds every other family that blocks (figures.ts).
 * docs/rules/policy-packs.md#locks-and-switches.
 */
export const lockedRules: Readonly<Record<LockName, readonly string[]>> = {
  identity: ['required:photo_id', 'required', 'method:identity', 'expiry', 'accepted', 'legible'],
  // A country that the law names alone blocks under the same statutes. PCMLTFA Part 1.1.
  sanctions: ['screening', 'screening:sanctions', 'geography:high_risk'],
  aml_pep: ['screening:pep', 'screening:aml', 'pep:declared', 'pep:undeclared'],
}

/** The lock that a family is named under; null for one that no lock names. */
export function lockNaming(family: string): LockName | null {
  return lockNames.find((lock) => lockedRules[lock].includes(family)) ?? null
}
