import assert from 'node:assert/strict'
import { test } from 'node:test'
import { horizon, investmentExperience } from '../../../src/domain/profile/year-values.ts'

const context = { asOf: '2026-11-21', country: null }

const horizons: readonly (readonly [written: unknown, band: string | undefined])[] = [
  ['5_10y', '5_10y'],
  ['5-10y', '5_10y'],
  ['gt_10y', 'gt_10y'],
  ['7', '5_10y'],
  [7, '5_10y'],
  ['7 years', '5_10y'],
  ['7 ans', '5_10y'],
  ['0', 'lt_1y'],
  ['less than a year', 'lt_1y'],
  ["moins d'un an", 'lt_1y'],
  ['< 1 an', 'lt_1y'],
  ['1', '1_3y'],
  ['18 months', '1_3y'],
  ['1 to 3 years', '1_3y'],
  ['less than 3 years', '1_3y'],
  ['3', '3_5y'],
  ['5', '5_10y'],
  ['5 à 10 ans', '5_10y'],
  ['10 years', '5_10y'],
  ['10+', 'gt_10y'],
  ['plus de 10 ans', 'gt_10y'],
  ['11', 'gt_10y'],
  ['short', '1_3y'],
  ['medium', '3_5y'],
  ['long term', 'gt_10y'],
  ['Long terme', 'gt_10y'],
  ['until the cows come home', undefined],
  [{ years: 7 }, undefined],
]
for (const [written, band] of horizons) {
  test(`a horizon of ${JSON.stringify(written)} is ${band ?? 'not understood'}`, () => {
    assert.equal(horizon(written, context).value, band)
  })
}

const experiences: readonly (readonly [written: unknown, band: string | undefined])[] = [
  ['none', 'none'],
  ['0', 'none'],
  ['1 year', 'lt_2y'],
  ['limited', 'lt_2y'],
  ['2', '2_5y'],
  ['moderate', '2_5y'],
  ['5 ans', '5_10y'],
  ['good', '5_10y'],
  ['extensive', 'gt_10y'],
  ['25 years', 'gt_10y'],
  ['sometimes', undefined],
]
for (const [written, band] of experiences) {
  test(`an experience of ${JSON.stringify(written)} is ${band ?? 'not understood'}`, () => {
    assert.equal(investmentExperience(written, context).value, band)
  })
}
