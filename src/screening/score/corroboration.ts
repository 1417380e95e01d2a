import type { ScreeningEvidence } from '../../domain/screening/result.ts'

/** What a name of rare words is worth, and what each finding is; those for add up to 1000. */
const rarityWorth = 300
const worth: Readonly<Record<ScreeningEvidence['on'], { readonly agrees: number; readonly contradicts: number }>> = {
  birth_date: { agrees: 350, contradicts: 350 },
  country: { agrees: 80, contradicts: 100 },
  identifier: { agrees: 250, contradicts: 250 },
  gender: { agrees: 20, contradicts: 100 },
  kind: { agrees: 0, contradicts: 200 },
  weak_alias: { agrees: 0, contradicts: 100 },
}
const againstMax = 1000

/**
 * How much speaks for the same person beyond the likeness of the names, -1000 to 1000, so that equal names still rank: how rare the
 * words are that agree (`rarity`, 0 to 1000, from their weights in the lists), and what else agrees or contradicts.
 */
export function corroborate(rarity: number, evidence: readonly ScreeningEvidence[]): number {
  let sum = Math.trunc((rarity * rarityWorth) / 1000)
  for (const { on, finding } of evidence) {
    if (finding === 'agrees') sum += worth[on].agrees
    if (finding === 'contradicts') sum -= worth[on].contradicts
  }
  return Math.max(-againstMax, sum)
}
