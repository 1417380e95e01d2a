import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pepClass } from '../../../src/domain/screening/pep-class.ts'

const rows = [
  ['an office in the party’s own country', { country: 'CA', international: false }, ['CA'], 'domestic'],
  ['an office in one of its countries', { country: 'FR', international: false }, ['CA', 'FR'], 'domestic'],
  ['an office elsewhere', { country: 'FR', international: false }, ['CA'], 'foreign'],
  ['an international organisation', { country: 'CA', international: true }, ['CA'], 'hio'],
  ['an office of no known country', { country: '', international: false }, ['CA'], 'unknown'],
  ['a party of no known country', { country: 'CA', international: false }, [], 'unknown'],
] as const
for (const [what, office, countries, outcome] of rows) {
  test(`${what} is ${outcome}`, () => assert.equal(pepClass(office, countries), outcome))
}
