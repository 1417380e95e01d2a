import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProfileValues } from '../../../src/domain/profile/profile.ts'
import { capacity } from '../../../src/domain/risk/capacity.ts'
import { asOf, packs, profileOf } from './file.ts'

type Values = Partial<ProfileValues>

function person(values: Values, pack = packs.ca_aml) {
  return capacity({ profile: profileOf(values), kind: 'individual', pack, asOf })
}

function entity(values: Values, kind: 'corporation' | 'trust' | 'estate' = 'corporation') {
  return capacity({ profile: profileOf(values), kind, pack: packs.ca_aml, asOf })
}

function points({ rows }: ReturnType<typeof capacity>, key: string): number | undefined {
  return rows.find(({ factor }) => factor === `capacity:${key}`)?.points
}

/** Both sides of each border. Today is 21 November 2026. docs/rules/risk.md#capacity. */
const personRows: readonly (readonly [key: string, values: Values, expected: number])[] = [
  ['date_of_birth', { date_of_birth: '2008-11-22' }, 0],
  ['date_of_birth', { date_of_birth: '2008-11-21' }, 20],
  ['date_of_birth', { date_of_birth: '1991-11-22' }, 20],
  ['date_of_birth', { date_of_birth: '1991-11-21' }, 17],
  ['date_of_birth', { date_of_birth: '1976-11-22' }, 17],
  ['date_of_birth', { date_of_birth: '1976-11-21' }, 12],
  ['date_of_birth', { date_of_birth: '1966-11-22' }, 12],
  ['date_of_birth', { date_of_birth: '1966-11-21' }, 7],
  ['date_of_birth', { date_of_birth: '1956-11-22' }, 7],
  ['date_of_birth', { date_of_birth: '1956-11-21' }, 3],
  ['annual_income', { annual_income: 0 }, 0],
  ['annual_income', { annual_income: 24_999.99 }, 0],
  ['annual_income', { annual_income: 25_000 }, 6],
  ['annual_income', { annual_income: 49_999 }, 6],
  ['annual_income', { annual_income: 50_000 }, 13],
  ['annual_income', { annual_income: 99_999 }, 13],
  ['annual_income', { annual_income: 100_000 }, 19],
  ['annual_income', { annual_income: 199_999 }, 19],
  ['annual_income', { annual_income: 200_000 }, 25],
  ['net_liquid_assets', { net_liquid_assets: 9_999 }, 0],
  ['net_liquid_assets', { net_liquid_assets: 10_000 }, 8],
  ['net_liquid_assets', { net_liquid_assets: 49_999 }, 8],
  ['net_liquid_assets', { net_liquid_assets: 50_000 }, 16],
  ['net_liquid_assets', { net_liquid_assets: 199_999 }, 16],
  ['net_liquid_assets', { net_liquid_assets: 200_000 }, 24],
  ['net_liquid_assets', { net_liquid_assets: 999_999 }, 24],
  ['net_liquid_assets', { net_liquid_assets: 1_000_000 }, 30],
  ['total_net_worth', { total_net_worth: -5_000 }, 0],
  ['total_net_worth', { total_net_worth: 49_999 }, 0],
  ['total_net_worth', { total_net_worth: 50_000 }, 7],
  ['total_net_worth', { total_net_worth: 249_999 }, 7],
  ['total_net_worth', { total_net_worth: 250_000 }, 14],
  ['total_net_worth', { total_net_worth: 999_999 }, 14],
  ['total_net_worth', { total_net_worth: 1_000_000 }, 20],
  ['total_net_worth', { total_net_worth: 4_999_999 }, 20],
  ['total_net_worth', { total_net_worth: 5_000_000 }, 25],
  ['employment_status', { employment_status: 'permanent' }, 10],
  ['employment_status', { employment_status: 'self_employed' }, 6],
  ['employment_status', { employment_status: 'part_time' }, 5],
  ['employment_status', { employment_status: 'retired' }, 5],
  ['employment_status', { employment_status: 'seasonal' }, 4],
  ['employment_status', { employment_status: 'student' }, 2],
  ['employment_status', { employment_status: 'unemployed' }, 0],
  ['employment_status', { employment_status: 'homemaker' }, 0],
  ['dependants', { dependants: 0 }, 5],
  ['dependants', { dependants: 1 }, 3],
  ['dependants', { dependants: 2 }, 3],
  ['dependants', { dependants: 3 }, 0],
  ['leverage', { total_liabilities: 0, total_net_worth: 0 }, 15],
  ['leverage', { total_liabilities: 19, total_net_worth: 81 }, 15],
  ['leverage', { total_liabilities: 20, total_net_worth: 80 }, 10],
  ['leverage', { total_liabilities: 39, total_net_worth: 61 }, 10],
  ['leverage', { total_liabilities: 40, total_net_worth: 60 }, 5],
  ['leverage', { total_liabilities: 59, total_net_worth: 41 }, 5],
  ['leverage', { total_liabilities: 60, total_net_worth: 40 }, 0],
  ['leverage', { total_liabilities: 50, total_net_worth: -50 }, 0],
  ['liquidity_needs', { liquidity_needs: 'high' }, 0],
  ['liquidity_needs', { liquidity_needs: 'medium' }, 6],
  ['liquidity_needs', { liquidity_needs: 'low' }, 10],
]
for (const [key, values, expected] of personRows) {
  test(`${JSON.stringify(values)} gives ${expected} for ${key}`, () =>
    assert.equal(points(person(values), key), expected))
}

/**
 * First amount of the second and of the top step. docs/rules/risk.md#capacity: EUR × 0.65, USD × 0.75, a table for MAD.
 */
const currencyRows: readonly (readonly [currency: string, key: keyof ProfileValues, second: number, top: number])[] = [
  ['EUR', 'annual_income', 16_250, 130_000],
  ['EUR', 'net_liquid_assets', 6_500, 650_000],
  ['EUR', 'total_net_worth', 32_500, 3_250_000],
  ['USD', 'annual_income', 18_750, 150_000],
  ['USD', 'net_liquid_assets', 7_500, 750_000],
  ['USD', 'total_net_worth', 37_500, 3_750_000],
  ['MAD', 'annual_income', 60_000, 600_000],
  ['MAD', 'net_liquid_assets', 30_000, 3_000_000],
  ['MAD', 'total_net_worth', 200_000, 20_000_000],
]
const tops: Record<string, readonly [second: number, top: number]> = {
  annual_income: [6, 25],
  net_liquid_assets: [8, 30],
  total_net_worth: [7, 25],
}
for (const [currency, key, second, top] of currencyRows) {
  test(`${key} in ${currency}: the second step begins at ${second}, the top step at ${top}`, () => {
    const at = (value: number) => points(person({ currency, [key]: value }), key)
    assert.deepEqual([at(second - 1), at(second)], [0, tops[key]![0]])
    assert.deepEqual([at(top - 1) === at(top), at(top)], [false, tops[key]![1]])
  })
}

test('amounts are in the pack’s currency when the profile names none', () => {
  assert.equal(points(person({ annual_income: 60_000 }, packs.ma_bam), 'annual_income'), 6)
  assert.equal(points(person({ annual_income: 60_000 }, packs.ca_aml), 'annual_income'), 13)
})

test('an amount in a currency without a table counts as missing rather than on a wrong scale', () => {
  const { missing, band } = person({
    currency: 'JPY',
    date_of_birth: '1990-01-01',
    annual_income: 9_000_000,
    net_liquid_assets: 9_000_000,
    total_net_worth: 9_000_000,
  })
  assert.deepEqual(missing, ['annual_income', 'net_liquid_assets', 'total_net_worth'])
  assert.equal(band, 'Undetermined')
})

/** Scores around each border, from the four core answers (points are out of 100). */
const bandRows: readonly (readonly [values: Values, score: number, band: string])[] = [
  [{ date_of_birth: '1990-01-01', annual_income: 0, net_liquid_assets: 0, total_net_worth: 0 }, 17, 'Low'],
  [{ date_of_birth: '1990-01-01', annual_income: 0, net_liquid_assets: 10_000, total_net_worth: 0 }, 25, 'Limited'],
  [
    { date_of_birth: '1970-01-01', annual_income: 50_000, net_liquid_assets: 200_000, total_net_worth: 0 },
    49,
    'Limited',
  ],
  [
    { date_of_birth: '1990-01-01', annual_income: 100_000, net_liquid_assets: 0, total_net_worth: 250_000 },
    50,
    'Adequate',
  ],
  [
    { date_of_birth: '1990-01-01', annual_income: 100_000, net_liquid_assets: 200_000, total_net_worth: 250_000 },
    74,
    'Adequate',
  ],
  [
    { date_of_birth: '1970-01-01', annual_income: 100_000, net_liquid_assets: 200_000, total_net_worth: 1_000_000 },
    75,
    'High',
  ],
]
for (const [values, score, band] of bandRows) {
  test(`a capacity of ${score} is ${band}`, () => {
    const outcome = person(values)
    assert.deepEqual([outcome.score, outcome.band], [score, band])
  })
}

test('three missing core answers leave the band undetermined, two do not', () => {
  assert.equal(person({ date_of_birth: '1990-01-01' }).band, 'Undetermined')
  assert.equal(person({ date_of_birth: '1990-01-01', annual_income: 1 }).band, 'Low')
})

const entityAges: readonly (readonly [date: string, expected: number])[] = [
  ['2025-11-22', 0],
  ['2025-11-21', 7],
  ['2023-11-22', 7],
  ['2023-11-21', 12],
  ['2016-11-22', 12],
  ['2016-11-21', 20],
]
for (const [date, expected] of entityAges) {
  test(`an entity of ${date} has ${expected} for its age`, () =>
    assert.equal(points(entity({ incorporation_date: date }), 'incorporation_date'), expected))
}

test('a tenth of the revenue counts as the income of an entity', () => {
  assert.equal(points(entity({ annual_revenue: 249_999 }), 'annual_revenue'), 0)
  assert.equal(points(entity({ annual_revenue: 250_000 }), 'annual_revenue'), 6)
  assert.equal(points(entity({ annual_income: 25_000 }), 'annual_revenue'), 6)
})

test('a trust is as old as its deed, an estate as old as the death', () => {
  assert.equal(points(entity({ trust_date: '2000-01-01' }, 'trust'), 'incorporation_date'), 20)
  assert.equal(points(entity({ date_of_death: '2026-05-01' }, 'estate'), 'incorporation_date'), 0)
  assert.deepEqual(entity({ date_of_death: '2026-05-01' }, 'estate').missing[0], 'annual_revenue')
})
