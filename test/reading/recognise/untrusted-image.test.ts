import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEvidence, FieldSource } from '../../../src/ports/reader.ts'
import {
  defectOf,
  trustedValues,
  untrustedBy,
  type ImageQuality,
} from '../../../src/reading/recognise/untrusted-image.ts'

const sharp: ImageQuality = { blur: 0.3, smeared: false, dark: false, enlargement: 1.2 }
const said = (source: FieldSource, confidence: number, page = 0): FieldEvidence => ({
  value: 'x',
  source,
  confidence,
  page,
  box: [0, 0, 40, 10],
})

test('a defect is blur, camera shake, darkness or an image far below reading size', () => {
  const rows: readonly (readonly [change: Partial<ImageQuality>, defect: string | null])[] = [
    [{}, null],
    [{ blur: null }, null],
    [{ blur: 0.99 }, null],
    [{ blur: 1 }, 'blurred'],
    [{ smeared: true }, 'blurred'],
    [{ enlargement: 1.89 }, null],
    [{ enlargement: 1.9 }, 'low_resolution'],
    [{ blur: 2, enlargement: 3 }, 'low_resolution'],
    [{ dark: true }, 'dark'],
  ]
  for (const [change, defect] of rows) assert.equal(defectOf({ ...sharp, ...change }), defect, JSON.stringify(change))
})

test('print cannot be trusted when an image has a defect and its words are not confident', () => {
  assert.equal(untrustedBy({ page: 0, defect: 'blurred', meanConfidence: 0.79 }), 'blurred')
  assert.equal(untrustedBy({ page: 0, defect: 'blurred', meanConfidence: null }), 'blurred')
  assert.equal(untrustedBy({ page: 0, defect: 'blurred', meanConfidence: 0.8 }), null)
  assert.equal(untrustedBy({ page: 0, defect: null, meanConfidence: 0.4 }), null)
})

test('of an image that cannot be trusted doubtful print is left out, and values of codes stay as they are', () => {
  const fields = {
    doubtful: said('labelled_print', 0.7),
    certain: said('labelled_print', 0.96),
    unlabelled: said('unlabelled_print', 0.6),
    mrz: said('mrz', 0.99),
    barcode: said('barcode', 1),
    otherPage: said('labelled_print', 0.7, 1),
  }
  const { fields: kept, leftOut } = trustedValues(fields, [{ page: 0, defect: 'low_resolution', meanConfidence: 0.72 }])
  assert.deepEqual(Object.keys(kept), ['certain', 'mrz', 'barcode', 'otherPage'])
  assert.deepEqual(Object.keys(leftOut), ['doubtful', 'unlabelled'])
  assert.equal(kept.mrz?.confidence, 0.99)
  assert.equal(kept.otherPage?.confidence, 0.7)
  assert.ok(Math.abs((kept.certain?.confidence ?? 0) - 0.96 * 0.8) < 1e-9)
})

test('blur that words survive lowers the confidence of values and leaves none out', () => {
  const { fields, leftOut } = trustedValues({ a: said('labelled_print', 0.5), b: said('labelled_print', 0.9) }, [
    { page: 0, defect: 'blurred', meanConfidence: 0.81 },
  ])
  assert.deepEqual(leftOut, {})
  assert.deepEqual(
    Object.values(fields).map(({ confidence }) => confidence.toFixed(2)),
    ['0.45', '0.81'],
  )
  const good = trustedValues({ a: said('labelled_print', 0.9) }, [{ page: 0, defect: 'dark', meanConfidence: 0.95 }])
  assert.equal(good.fields.a?.confidence, 0.9)
})
