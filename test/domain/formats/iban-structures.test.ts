import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ibanStructures } from '../../../src/domain/formats/iban-structures.ts'
import { countryCode } from '../../../src/domain/values/countries.ts'

test('IBANs of 105 countries are known, each once, 16 of them by practice alone', () => {
  assert.equal(new Set(ibanStructures.map(({ country }) => country)).size, ibanStructures.length)
  assert.equal(ibanStructures.length, 105)
  assert.equal(ibanStructures.filter(({ source }) => source === 'practice').length, 16)
})

test('every country is of ISO 3166-1, or Kosovo', () => {
  const others = ibanStructures.filter(({ country }) => countryCode(country) !== country)
  assert.deepEqual(
    others.map(({ country }) => country),
    ['XK'],
  )
})

/** Length of a whole IBAN, as the registry of ISO 13616 has it. */
const lengths = { BE: 16, CH: 21, DE: 22, FR: 27, GB: 22, MA: 28, MT: 31, NO: 15, RU: 33 }
for (const [country, length] of Object.entries(lengths)) {
  test(`an IBAN of ${country} has ${length} characters`, () => {
    const structure = ibanStructures.find((known) => known.country === country)?.structure ?? ''
    const parts = structure.matchAll(/[nac](\d+)/g)
    assert.equal(
      Array.from(parts).reduce((sum, [, part]) => sum + Number(part), 'FR76'.length),
      length,
    )
  })
}
