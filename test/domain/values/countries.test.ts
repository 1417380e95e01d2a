import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countries } from '../../../src/domain/values/countries-data.ts'
import { alpha3, countryCode, countryName } from '../../../src/domain/values/countries.ts'

test('the list holds the 249 codes of ISO 3166-1, each once, in order', () => {
  const codes = countries.map(([code]) => code)
  assert.equal(codes.length, 249)
  assert.deepEqual(codes, [...new Set(codes)].sort())
  assert.equal(new Set(countries.map(([, three]) => three)).size, 249)
})

test('every country is found by both codes and by both names', () => {
  for (const [code, three, en, fr] of countries) {
    for (const text of [code, three, en, fr, code.toLowerCase(), en.toUpperCase(), ` ${fr} `]) {
      assert.equal(countryCode(text), code, text)
    }
  }
})

const spellings = [
  ['maroc', 'MA'],
  ['Kingdom of Morocco', 'MA'],
  ["cote d'ivoire", 'CI'],
  ['Ivory Coast', 'CI'],
  ['États-Unis d’Amérique', 'US'],
  ['U.S.A.', 'US'],
  ['The Bahamas', 'BS'],
  ['St. Lucia', 'LC'],
  ['Trinidad & Tobago', 'TT'],
  ['UK', 'GB'],
  ['Russian Federation', 'RU'],
  ['RDC', 'CD'],
  ['Viet Nam', 'VN'],
  ['turkey', 'TR'],
  ['Corée du Nord', 'KP'],
  ['North Korea', 'KP'],
  ['République de Corée', 'KR'],
  ['D', 'DE'],
  ['LA', 'LA'],
] as const
for (const [text, code] of spellings) {
  test(`"${text}" is ${code}`, () => assert.equal(countryCode(text), code))
}

for (const text of ['', '  ', 'XX', 'Korea', 'Atlantis', 'the', 'Toronto', '1']) {
  test(`"${text}" is no country`, () => assert.equal(countryCode(text), null))
}

test('a country is named in the language asked for, and an unknown code stays itself', () => {
  assert.equal(countryName('DE', 'en'), 'Germany')
  assert.equal(countryName('DE', 'fr'), 'Allemagne')
  assert.equal(countryName('ZZ', 'fr'), 'ZZ')
})

test('alpha-3 of a code, null when there is no such country', () => {
  assert.equal(alpha3('MA'), 'MAR')
  assert.equal(alpha3('ZZ'), null)
})
