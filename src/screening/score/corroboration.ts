import type { ScreeningEvidence } from '../../domain/screening-result.ts'

/** What each finding is worth; together they stay within -1000 and 1000. */
const worth = {
  rarity: 300,
  birth_date: 350,
  country: 100,
  identifier: 250,
  gender: 100,
  kind: 200,
  weak_alias: 100,
} as const
const againstMax = 1000

/**
 * How much speaks for the same person beyond the likeness of the names, -1000 to 1000, so that equal names still rank: how rare the
 * words are that agree (`rarity`, 0 to 1000, from their weights in the lists), and what else agrees or contradicts.
 */
export function corroborate(rarity: number, evidence: readonly ScreeningEvidence[]): number {
  let sum = Math.trunc((rarity * worth.rarity) / 1000)
  for (const { on, finding } of evidence) {
    if (finding === 'agrees') sum += worth[on]
    if (finding === 'contradicts') sum -= worth[on]
  }
  return Math.max(-againstMax, sum)
}
