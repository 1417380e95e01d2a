import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseStoredReading, storedReading } from '../../src/operations/cases/stored-reading.ts'
import type { FieldEvidence, PageGeometry } from '../../src/ports/reader.ts'
import { readingOf } from '../support/reading.ts'

const printed: FieldEvidence = { value: 'Zoë', source: 'labelled_print', confidence: 0.8, page: 0, box: [1, 2, 30, 9] }
const ofMrz: FieldEvidence = { value: 'ZOE', source: 'mrz', confidence: 0.99, page: 0, box: null }
const page: PageGeometry = {
  page: 0,
  unit: 'pixel',
  width: 1500,
  height: 1050,
  original: { unit: 'pixel', width: 3000, height: 2100 },
  toOriginal: [2, 0, 0, 0, 2, 0, 0, 0, 1],
}
const reading = readingOf({
  evidence: { first_name: printed },
  otherSources: { first_name: [ofMrz] },
  pages: [page],
  perceptualHash: 'ffee000000000000',
})
/** As it comes out of the store. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('every source of a value, its place and the way to the file come back as they were stored', () => {
  const kept = parseStoredReading(asStored(storedReading({ status: 'read', reading })))
  assert.deepEqual(kept?.evidence, { first_name: printed })
  assert.deepEqual(kept?.otherSources, { first_name: [ofMrz] })
  assert.deepEqual(kept?.pages, [page])
  assert.equal(kept?.perceptualHash, 'ffee000000000000')
})

test('a reading that was stored without a version has its values and no pages', () => {
  const { pages: _, otherSources: __, ...first } = reading
  const kept = parseStoredReading(asStored(first))
  assert.deepEqual(kept?.evidence, { first_name: printed })
  assert.deepEqual([kept?.pages, kept?.otherSources], [[], {}])
})

test('a file that was not read, and a version that is not known, have no reading', () => {
  assert.equal(parseStoredReading(asStored(storedReading({ status: 'unavailable', cause: 'crash' }))), null)
  assert.equal(parseStoredReading(asStored({ ...storedReading({ status: 'read', reading }), version: 2 })), null)
  assert.equal(parseStoredReading(null), null)
})
