import type { Bilingual } from '../../contract/locale.ts'

/**
 * A band of a score from 0 to 100. The English name is the value of the answer in both languages.
 * docs/rules/verdict.md#language.
 */
export interface Band {
  /** Lowest score of the band. */
  readonly from: number
  readonly names: Bilingual
}

/** Values of `risk_profile.band` and the investor profile, lowest first. docs/rules/risk.md#tolerance. */
export const toleranceBands = [
  { from: 0, names: { en: 'Very conservative', fr: 'Très prudent' } },
  { from: 20, names: { en: 'Conservative', fr: 'Prudent' } },
  { from: 40, names: { en: 'Balanced', fr: 'Équilibré' } },
  { from: 60, names: { en: 'Growth', fr: 'Croissance' } },
  { from: 80, names: { en: 'Aggressive', fr: 'Audacieux' } },
] as const

/** An investor profile by its English name. */
export type InvestorProfile = (typeof toleranceBands)[number]['names']['en']

/** A capacity band, and the highest investor profile that it supports. */
export interface CapacityBand extends Band {
  readonly ceiling: InvestorProfile
}

/** Values of `capacity.band`, lowest first. docs/rules/risk.md#capacity. */
export const capacityBands: readonly CapacityBand[] = [
  { from: 0, names: { en: 'Low', fr: 'Faible' }, ceiling: 'Conservative' },
  { from: 25, names: { en: 'Limited', fr: 'Limitée' }, ceiling: 'Balanced' },
  { from: 50, names: { en: 'Adequate', fr: 'Adéquate' }, ceiling: 'Growth' },
  { from: 75, names: { en: 'High', fr: 'Élevée' }, ceiling: 'Aggressive' },
]

/** The band when three or more core answers are missing. docs/rules/risk.md#tolerance, docs/rules/risk.md#capacity. */
export const undetermined = 'Undetermined'

/**
 * Missing core answers up to which a score is given. docs/rules/risk.md#tolerance,
 * docs/rules/risk.md#capacity.
 */
export const missingCoreMax = 2

/** The highest band that starts at or below the score. */
export function bandOf<B extends Band>(bands: readonly B[], score: number): B {
  const band = bands.findLast(({ from }) => from <= score)
  if (band === undefined) throw new RangeError(`no band holds the score ${score}`)
  return band
}

/** Rank of an investor profile, 0 for the most cautious. */
export function rankOf(profile: InvestorProfile): number {
  return toleranceBands.findIndex(({ names }) => names.en === profile)
}
