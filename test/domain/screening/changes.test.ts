import assert from 'node:assert/strict'
import { createSecretKey } from 'node:crypto'
import { test } from 'node:test'
import { changedHits, changeIndex } from '../../../src/domain/screening/changes.ts'
import type { ScreeningHit } from '../../../src/domain/screening/result.ts'
import { defaultThresholds, type ScreeningThresholds } from '../../../src/domain/screening/thresholds.ts'
import { hitOf, screened } from './screening-hits.ts'

const unchanged = { earlier: defaultThresholds, later: defaultThresholds }
const changes = (before: readonly ScreeningHit[], after: readonly ScreeningHit[]) =>
  changedHits(screened({ Boris: before }), screened({ Boris: after }), unchanged).map(({ change, recordId }) => [
    change,
    recordId,
  ])

test('the same hits are no change, in any order', () => {
  const two = [hitOf(), hitOf({ recordId: 'X-2' })]
  assert.deepEqual(changes(two, two.toReversed()), [])
})
test('a new hit appeared, a removed one is gone', () => {
  assert.deepEqual(changes([], [hitOf()]), [['appeared', 'X-1']])
  assert.deepEqual(changes([hitOf()], []), [['gone', 'X-1']])
})
test('a listing with other content changed', () => {
  assert.deepEqual(changes([hitOf()], [hitOf({ entityHash: 'b'.repeat(64) })]), [['changed', 'X-1']])
})
test('a score in another band changed, one within its band did not', () => {
  assert.deepEqual(changes([hitOf({ score: 800 })], [hitOf({ score: 900 })]), [['changed', 'X-1']])
  assert.deepEqual(changes([hitOf({ score: 900 })], [hitOf({ score: 950 })]), [])
})
test('a hit that comes to something else under other thresholds changed, however its listing stands', () => {
  const exposed = screened({ Boris: [hitOf({ topics: ['pep'], score: 800 })] })
  const lowered: ScreeningThresholds = { ...defaultThresholds, pep: { critical: null, warning: 780 } }
  const found = (earlier: ScreeningThresholds, later: ScreeningThresholds) =>
    changedHits(exposed, exposed, { earlier, later }).map(({ change, severity }) => [change, severity])
  assert.deepEqual(found(defaultThresholds, lowered), [['changed', 'warning']])
  assert.deepEqual(found(lowered, defaultThresholds), [['changed', null]])
  assert.deepEqual(found(lowered, lowered), [])
})
test('a hit without severity is no change', () => {
  assert.deepEqual(changes([], [hitOf({ score: 600 })]), [])
  assert.deepEqual(changes([hitOf({ score: 600 })], []), [])
})
test('a verdict without a list has no hits: all of them appeared', () => {
  const later = screened({ Boris: [hitOf()] })
  assert.equal(changedHits({ status: 'not_run', why: 'no_list' }, later, unchanged).length, 1)
})
test('a change has one index in any order, and another under another key', () => {
  const found = changedHits(screened({}), screened({ Boris: [hitOf(), hitOf({ recordId: 'X-2' })] }), unchanged)
  const [one, two] = [createSecretKey(Buffer.alloc(32, 1)), createSecretKey(Buffer.alloc(32, 2))]
  assert.deepEqual(changeIndex(one, found), changeIndex(one, found.toReversed()))
  assert.notDeepEqual(changeIndex(one, found), changeIndex(two, found))
  assert.notDeepEqual(changeIndex(one, found), changeIndex(one, found.slice(1)))
})
