import assert from 'node:assert/strict'
import { test } from 'node:test'
import { provinceCode, provinces } from '../../../src/domain/names/provinces.ts'

test('13 provinces and territories and 52 states are known, each once', () => {
  const codes = (country: string) => provinces.filter((one) => one.country === country).map(({ code }) => code)
  assert.deepEqual([codes('CA').length, new Set(codes('CA')).size], [13, 13])
  assert.deepEqual([codes('US').length, new Set(codes('US')).size], [52, 52])
})

test('a province is found by its code and by each of its names', () => {
  for (const { country, code, names } of provinces) {
    for (const text of [code, `${country}-${code}`, ...names]) assert.equal(provinceCode(text, country), code, text)
  }
})

const texts = [
  ['québec', 'CA', 'QC'],
  ['P.E.I.', 'CA', 'PE'],
  ['Colombie-Britannique', 'CA', 'BC'],
  ['new york', 'US', 'NY'],
  ['Ontario', 'US', null],
  ['Quebec', 'FR', null],
  ['Atlantis', 'CA', null],
] as const
for (const [text, country, code] of texts) {
  test(`"${text}" in ${country} is ${code}`, () => assert.equal(provinceCode(text, country), code))
}
