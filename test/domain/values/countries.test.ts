import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alpha3, countries, countryCode, countryName, nameEndings } from '../../../src/domain/values/countries.ts'

test('the list holds the 249 codes of ISO 3166-1, each once, in order', () => {
  const codes = countries.map(({ code }) => code)
  assert.equal(codes.length, 249)
  assert.deepEqual(codes, [...new Set(codes)].sort())
  assert.equal(new Set(countries.map((country) => country.alpha3)).size, 249)
})

test('every country is found by both codes and by both names', () => {
  for (const { code, alpha3: three, names } of countries) {
    for (const text of [code, three, names.en, names.fr, code.toLowerCase(), names.en.toUpperCase(), ` ${names.fr} `]) {
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

test('every name of a country ends in one of its endings, whatever its spaces, or in an article', () => {
  const endings = nameEndings(new Set(['KP', 'IR', 'CU']))
  for (const ending of ['KOREA', 'NORTHKOREA', 'NORD', 'EA', 'IRAN', 'IRN', 'CUBA', 'КУБА', 'THE']) {
    assert.ok(endings.has(ending), ending)
  }
  for (const other of ['CANADA', 'FRANCE', 'STREET', 'MONTREAL', '']) assert.ok(!endings.has(other), other)
})
