import { normaliseKey } from './key-name.ts'

/** A key with its other names, in the order of docs/rules/profile.md#keys. */
interface Names {
  readonly name: string
  readonly aliases: readonly string[]
}

/**
 * True when, of two spellings of one key that come together, the first counts: its own name before the other names in the order of
 * the table, the exact spelling before another one, then the order of the alphabet. It does not depend on the order sent.
 * docs/rules/profile.md#spellings.
 */
export function precedes(spelling: string, other: string, key: Names): boolean {
  const [rank, otherRank] = [rankOf(spelling, key), rankOf(other, key)]
  return rank === otherRank ? spelling < other : rank < otherRank
}

/** Two steps for each name: the exact spelling, then any other. */
function rankOf(spelling: string, { name, aliases }: Names): number {
  if (spelling === name) return 0
  const exact = aliases.indexOf(spelling)
  if (exact >= 0) return 2 * (exact + 1)
  return 2 * (aliases.indexOf(normaliseKey(spelling)) + 1) + 1
}
