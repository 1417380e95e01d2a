import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProfileValues } from '../../../src/domain/profile/profile.ts'
import { tolerance } from '../../../src/domain/risk/tolerance.ts'
import { profileOf } from './file.ts'

/** Points of every answer. docs/rules/risk.md#tolerance. */
const answerPoints = [
  ['objective', 30, { capital_preservation: 0, income: 8, balanced: 16, growth: 24, speculation: 30 }],
  ['horizon', 25, { lt_1y: 0, '1_3y': 6, '3_5y': 12, '5_10y': 19, gt_10y: 25 }],
  ['investment_knowledge', 20, { none: 0, limited: 5, moderate: 10, good: 15, extensive: 20 }],
  ['investment_experience', 25, { none: 0, lt_2y: 6, '2_5y': 13, '5_10y': 19, gt_10y: 25 }],
  ['risk_tolerance', 30, { low: 0, low_medium: 8, medium: 15, medium_high: 23, high: 30 }],
  ['loss_reaction', 20, { sell_all: 0, sell_some: 6, hold: 14, buy_more: 20 }],
  ['liquidity_needs', 15, { high: 0, medium: 8, low: 15 }],
] as const
for (const [key, max, table] of answerPoints) {
  for (const [answer, points] of Object.entries(table)) {
    test(`${key} ${answer} gives ${points} of ${max}`, () => {
      const { rows } = tolerance(profileOf({ [key]: answer }))
      const row = rows.find(({ factor }) => factor === `risk_profile:${key}`)
      assert.deepEqual(row, { factor: `risk_profile:${key}`, points, max })
    })
  }
}

type Values = Partial<ProfileValues>
const bold: Values = {
  objective: 'speculation',
  horizon: 'gt_10y',
  investment_knowledge: 'extensive',
  investment_experience: 'gt_10y',
}

/** Both sides of each border, or the nearest score that the core answers can give. */
const bandBorders: readonly (readonly [answers: string, score: number, band: string])[] = [
  ['capital_preservation 5_10y none none', 19, 'Very conservative'],
  ['income 3_5y none none', 20, 'Conservative'],
  ['income 3_5y none 5_10y', 39, 'Conservative'],
  ['income 5_10y none 2_5y', 40, 'Balanced'],
  ['growth gt_10y moderate none', 59, 'Balanced'],
  ['capital_preservation gt_10y moderate gt_10y', 60, 'Growth'],
  ['income gt_10y extensive gt_10y', 78, 'Growth'],
  ['balanced gt_10y extensive 5_10y', 80, 'Aggressive'],
  ['speculation gt_10y extensive gt_10y', 100, 'Aggressive'],
]
for (const [answers, score, band] of bandBorders) {
  test(`a score of ${score} is ${band}`, () => {
    const [objective, horizon, investment_knowledge, investment_experience] = answers.split(' ')
    const outcome = tolerance(profileOf({ objective, horizon, investment_knowledge, investment_experience } as Values))
    assert.deepEqual([outcome.score, outcome.band], [score, band])
  })
}

/** What one answer makes of the boldest client. */
const caps: readonly (readonly [values: Values, band: string])[] = [
  [{ risk_tolerance: 'low' }, 'Conservative'],
  [{ risk_tolerance: 'low_medium' }, 'Conservative'],
  [{ risk_tolerance: 'medium' }, 'Balanced'],
  [{ risk_tolerance: 'medium_high' }, 'Growth'],
  [{ risk_tolerance: 'high' }, 'Aggressive'],
  [{ horizon: 'lt_1y' }, 'Very conservative'],
  [{ horizon: '1_3y' }, 'Conservative'],
  [{ horizon: '3_5y' }, 'Balanced'],
  [{ horizon: '5_10y' }, 'Growth'],
  [{ liquidity_needs: 'high' }, 'Conservative'],
  [{ liquidity_needs: 'low' }, 'Aggressive'],
  [{ investment_knowledge: 'none' }, 'Balanced'],
  [{ investment_knowledge: 'limited' }, 'Balanced'],
  [{ investment_knowledge: 'moderate' }, 'Aggressive'],
]
for (const [values, band] of caps) {
  test(`${Object.entries(values).join()} holds the boldest client at ${band}`, () => {
    const outcome = tolerance(profileOf({ ...bold, loss_reaction: 'buy_more', ...values }))
    assert.equal(outcome.band, band)
  })
}

test('a cap leaves the score and is a row of no points; a cap above the band is not a row', () => {
  const { score, band, rows } = tolerance(profileOf({ ...bold, horizon: '3_5y', risk_tolerance: 'medium_high' }))
  assert.deepEqual([score, band], [85, 'Balanced'])
  assert.deepEqual(
    rows.filter(({ factor }) => factor.includes(':cap:')),
    [
      { factor: 'risk_profile:cap:risk_tolerance', points: 0, max: 0 },
      { factor: 'risk_profile:cap:horizon', points: 0, max: 0 },
    ],
  )
  const careful = tolerance(
    profileOf({ ...bold, objective: 'capital_preservation', horizon: '1_3y', risk_tolerance: 'medium' }),
  )
  assert.deepEqual(careful.rows.at(-1), { factor: 'risk_profile:cap:horizon', points: 0, max: 0 })
})

test('of two caps at the same band only the first lowered it', () => {
  const { rows } = tolerance(profileOf({ ...bold, horizon: '1_3y', liquidity_needs: 'high' }))
  assert.deepEqual(
    rows.filter(({ factor }) => factor.includes(':cap:')),
    [{ factor: 'risk_profile:cap:horizon', points: 0, max: 0 }],
  )
})

test('two missing core answers give 0 points each and are named; three leave the band undetermined', () => {
  const two = tolerance(profileOf({ objective: 'speculation', horizon: 'gt_10y' }))
  assert.deepEqual(
    [two.score, two.band, two.missing],
    [55, 'Balanced', ['investment_knowledge', 'investment_experience']],
  )
  const three = tolerance(profileOf({ horizon: 'gt_10y', risk_tolerance: 'high' }))
  assert.deepEqual([three.score, three.band], [42, 'Undetermined'])
  assert.deepEqual(three.missing, ['objective', 'investment_knowledge', 'investment_experience'])
})

test('an optional answer enters the maximum only when it was given', () => {
  assert.equal(tolerance(profileOf({ ...bold, objective: 'balanced' })).score, 86)
  assert.equal(tolerance(profileOf({ ...bold, objective: 'balanced', loss_reaction: 'sell_all' })).score, 72)
})
