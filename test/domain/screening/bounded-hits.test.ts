import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundedHits, hitsMax } from '../../../src/domain/screening/bounded-hits.ts'
import type { ScreeningHit, ScreeningResult } from '../../../src/domain/screening/result.ts'
import { defaultThresholds } from '../../../src/domain/screening/thresholds.ts'
import { hitOf, screened } from './screening-hits.ts'

const hits = (count: number, changes: Partial<ScreeningHit> = {}) =>
  Array.from({ length: count }, (_, index) => hitOf({ recordId: `X-${index}`, score: 760, ...changes }))
const partiesOf = (result: ScreeningResult) => (result.status === 'run' ? result.parties : assert.fail())
const crowd = (each: readonly ScreeningHit[]) =>
  screened(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`Person ${index}`, each])))

test('a screening with few hits is unchanged', () => {
  const few = screened({ Boris: hits(20), Clara: [] })
  assert.equal(boundedHits(few, defaultThresholds), few)
})
test('with many parties and hits each party keeps a share', () => {
  const kept = partiesOf(boundedHits(crowd(hits(20)), defaultThresholds))
  assert.deepEqual([...new Set(kept.map((party) => party.hits.length))], [5])
  assert.ok(kept.length * 5 <= hitsMax)
})
test('the hit that blocks, one that warns and an exposure are kept at any position', () => {
  const blocking = hitOf({ recordId: 'blocks', score: 1000 })
  const exposure = hitOf({ recordId: 'pep', topics: ['pep'], score: 900 })
  const [first] = partiesOf(boundedHits(crowd([...hits(18), exposure, blocking]), defaultThresholds))
  const kept = first!.hits.map(({ recordId }) => recordId)
  assert.ok(kept.includes('blocks') && kept.includes('pep') && kept.includes('X-0'))
  assert.equal(kept.at(-1), 'blocks')
})
test('what the limit leaves out is counted where it fails a check', () => {
  const exposure = hits(2, { topics: ['pep'], score: 800 })
  const [first] = partiesOf(boundedHits(crowd([...hits(18), ...exposure]), defaultThresholds))
  assert.equal(first!.further, 13)
})
