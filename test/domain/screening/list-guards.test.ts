import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOlder, listDateOn, lossOf } from '../../../src/domain/screening/list-guards.ts'

const counts = (entities: number, names: number, births: number | null = 0) => ({ entities, names, births })

describe('what a list may lose', () => {
  for (const [what, before, now, kept, loss] of [
    ['a new list may have any size', null, counts(1, 1), null, null],
    ['no entry at all is never a list', null, counts(0, 0), null, 'empty'],
    ['a fifth of the entries', counts(10, 10), counts(8, 8), 8, null],
    ['more than a fifth of the entries', counts(10, 10), counts(7, 9), 7, 'entries'],
    ['as many entries, but others', counts(10, 10), counts(10, 10), 7, 'entries before'],
    ['the aliases', counts(10, 20), counts(10, 15), 10, 'names'],
    ['the birth dates', counts(10, 10, 10), counts(10, 10, 7), 10, 'birth dates'],
    ['birth dates that were not counted before', counts(10, 10, null), counts(10, 10, 0), 10, null],
    ['entries that cannot be compared', counts(10, 10), counts(10, 10), null, null],
  ] as const) {
    it(`${what}: ${loss ?? 'nothing is lost'}`, () => {
      const found = lossOf(before, now, kept)
      assert.equal(typeof found === 'object' ? (found?.what ?? null) : found, loss)
    })
  }
})

describe('the date of a list', () => {
  for (const [written, counted] of [
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-23', null],
    ['2062-11-21', null],
    ['2026-02-30', null],
    ['', null],
  ] as const) {
    it(`${written === '' ? 'none' : written} counts on 21 November 2026 as ${counted ?? 'unknown'}`, () =>
      assert.equal(listDateOn(written, '2026-11-21'), counted))
  }

  it('an earlier day is older, the same day and an unknown one are not', () => {
    assert.deepEqual(
      [isOlder('2026-11-20', '2026-11-21'), isOlder('2026-11-21', '2026-11-21'), isOlder(null, '2026-11-21')],
      [true, false, false],
    )
  })
})
