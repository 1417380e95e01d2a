import type { Banded, Contribution } from '../../contract/assessment.ts'
import type { Profile, ProfileValues } from '../profile/profile.ts'
import { bandOf, missingCoreMax, rankOf, toleranceBands, undetermined, type InvestorProfile } from './bands.ts'
import { ratioScore, type ScoredAnswer } from './score.ts'

/** `risk_profile` with the rows behind it. */
export interface Tolerance extends Banded {
  readonly band: InvestorProfile | typeof undetermined
  readonly rows: readonly Contribution[]
}

type Answer =
  | 'objective'
  | 'horizon'
  | 'investment_knowledge'
  | 'investment_experience'
  | 'risk_tolerance'
  | 'loss_reaction'
  | 'liquidity_needs'

type Tables = { readonly [K in Answer]: { readonly core: boolean; readonly points: Record<ProfileValues[K], number> } }

/** Points per answer, version v1. docs/rules/risk.md#tolerance. */
const tables: Tables = {
  objective: { core: true, points: { capital_preservation: 0, income: 8, balanced: 16, growth: 24, speculation: 30 } },
  horizon: { core: true, points: { lt_1y: 0, '1_3y': 6, '3_5y': 12, '5_10y': 19, gt_10y: 25 } },
  investment_knowledge: { core: true, points: { none: 0, limited: 5, moderate: 10, good: 15, extensive: 20 } },
  investment_experience: { core: true, points: { none: 0, lt_2y: 6, '2_5y': 13, '5_10y': 19, gt_10y: 25 } },
  risk_tolerance: { core: false, points: { low: 0, low_medium: 8, medium: 15, medium_high: 23, high: 30 } },
  loss_reaction: { core: false, points: { sell_all: 0, sell_some: 6, hold: 14, buy_more: 20 } },
  liquidity_needs: { core: false, points: { high: 0, medium: 8, low: 15 } },
}

/**
 * Answers that cap the band, in the order they apply: CSA/CIRO 31-368 criticises a tolerance without the means, time or
 * knowledge for it. docs/rules/risk.md#tolerance.
 */
const caps: readonly { readonly key: Answer; readonly answers: Readonly<Record<string, InvestorProfile>> }[] = [
  {
    key: 'risk_tolerance',
    answers: { low: 'Conservative', low_medium: 'Conservative', medium: 'Balanced', medium_high: 'Growth' },
  },
  {
    key: 'horizon',
    answers: { lt_1y: 'Very conservative', '1_3y': 'Conservative', '3_5y': 'Balanced', '5_10y': 'Growth' },
  },
  { key: 'liquidity_needs', answers: { high: 'Conservative' } },
  { key: 'investment_knowledge', answers: { none: 'Balanced', limited: 'Balanced' } },
]

/**
 * The risk that the client is ready to take. docs/rules/risk.md#tolerance. A cap lowers the band but not the score; each
 * applied cap is a row of 0 points, to explain the band.
 */
export function tolerance({ values }: Profile): Tolerance {
  const { score, missing, rows } = ratioScore('risk_profile', [
    scored(values, 'objective'),
    scored(values, 'horizon'),
    scored(values, 'investment_knowledge'),
    scored(values, 'investment_experience'),
    scored(values, 'risk_tolerance'),
    scored(values, 'loss_reaction'),
    scored(values, 'liquidity_needs'),
  ])
  if (missing.length > missingCoreMax) return { score, band: undetermined, missing: [...missing], rows }
  const uncapped: InvestorProfile = bandOf(toleranceBands, score).names.en
  const { band, lowered } = capped(uncapped, values)
  const capRows = lowered.map((key) => ({ factor: `risk_profile:cap:${key}`, points: 0, max: 0 }))
  return { score, band, missing: [...missing], rows: [...rows, ...capRows] }
}

function scored<K extends Answer>(values: Profile['values'], key: K): ScoredAnswer {
  const { core, points } = tables[key]
  const answer: ProfileValues[K] | undefined = values[key]
  const max = Math.max(...Object.values<number>(points))
  return { key, core, given: answer !== undefined, points: answer === undefined ? 0 : points[answer], max }
}

function capped(
  uncapped: InvestorProfile,
  values: Profile['values'],
): { readonly band: InvestorProfile; readonly lowered: readonly Answer[] } {
  let band = uncapped
  const lowered: Answer[] = []
  for (const { key, answers } of caps) {
    const ceiling = answers[values[key] ?? '']
    if (ceiling === undefined || rankOf(ceiling) >= rankOf(band)) continue
    band = ceiling
    lowered.push(key)
  }
  return { band, lowered }
}
