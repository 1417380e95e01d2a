import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryListEditions, listsWith } from '../../../src/domain/risk/country-lists.ts'
import { countryCode } from '../../../src/domain/values/countries.ts'
import { packs } from './file.ts'

test('every country of every edition is of ISO 3166-1', () => {
  for (const { list, from, countries } of countryListEditions) {
    for (const country of countries) assert.equal(countryCode(country), country, `${list} ${from}`)
  }
})

/** Editions and countries of the latest one. */
const lists = {
  fatf_call_for_action: [3, 3],
  ministerial_directive: [1, 3],
  eu_high_risk: [1, 26],
  fatf_increased_monitoring: [3, 22],
  secrecy: [1, 10],
}
for (const [list, [editions, countries]] of Object.entries(lists)) {
  test(`${list} has ${editions} editions, oldest first, and ${countries} countries in the latest`, () => {
    const known = countryListEditions.filter((edition) => edition.list === list)
    const days = known.map(({ from }) => from)
    assert.deepEqual(days, [...new Set(days)].sort())
    assert.deepEqual([known.length, known.at(-1)?.countries.length], [editions, countries])
  })
}

test('both lists of a plenary of the FATF have an edition of its day', () => {
  const daysOf = (list: string) => countryListEditions.filter((one) => one.list === list).map(({ from }) => from)
  assert.deepEqual(daysOf('fatf_call_for_action'), daysOf('fatf_increased_monitoring'))
})

test('a date before the first edition is judged by that edition', () => {
  assert.deepEqual(listsWith('DZ', packs.generic, '2019-01-01'), ['fatf_increased_monitoring'])
})
