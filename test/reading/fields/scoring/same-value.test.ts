import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import type { FieldKind } from '../../../../src/domain/document-types/definition/document-type.ts'
import { fieldsOf } from '../../../../src/reading/fields/scoring/candidates.ts'
import { joinSameValues } from '../../../../src/reading/fields/scoring/same-value.ts'

/** A field of a bank statement with values and their probabilities, and what is left for none of them. */
function joined(kind: FieldKind, values: readonly (readonly [string, number])[]) {
  const sought = fieldsOf(findDocumentType('bank_statement')!).find((field) => field.kind === kind)!
  const { field } = joinSameValues({
    sought,
    candidates: values.map(([value]) => ({ value, words: [], page: 0, row: null, segment: null, given: null })),
    features: [...values, 0].map(() => ({ places: new Int32Array(0), groups: new Uint8Array(0) })),
    probabilities: [...values.map(([, probability]) => probability), 0.25],
  })
  return field.candidates.map(({ value }, index) => [value, field.probabilities[index]])
}

test('a value that is printed twice is as probable as both places together', () => {
  assert.deepEqual(
    joined('date', [
      ['2026-03-03', 0.125],
      ['2026-03-24', 0.25],
      ['2026-03-03', 0.375],
    ]),
    [
      ['2026-03-03', 0.5],
      ['2026-03-24', 0.25],
    ],
  )
})

test('a name in capitals and in small letters is one value, in small letters', () => {
  assert.deepEqual(
    joined('company', [
      ['PENNICK BANK', 0.5],
      ['Pennick Bank', 0.25],
    ]),
    [['Pennick Bank', 0.75]],
  )
})
