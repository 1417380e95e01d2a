import type { ScreeningEvidence } from '../../domain/screening/result.ts'

/** Points of a name of rare words, and of each finding; the points for a match add up to 1000. */
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
 * Support for a match beyond the similarity of the names, -1000 to 1000; it ranks equal names. It sums the rarity of
 * the agreeing words (`rarity`, 0 to 1000, from their weights in the lists) and the findings.
 */
export function corroborate(rarity: number, evidence: readonly ScreeningEvidence[]): number {
  let sum = Math.trunc((rarity * rarityWorth) / 1000)
  for (const { on, finding } of evidence) {
    if (finding === 'agrees') sum += worth[on].agrees
    if (finding === 'contradicts') sum -= worth[on].contradicts
  }
  return Math.max(-againstMax, sum)
}
