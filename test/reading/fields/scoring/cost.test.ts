import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import { labelDocument } from '../../../../src/reading/fields/labelled-document.ts'
import { candidatesFor, fieldsOf } from '../../../../src/reading/fields/scoring/candidates.ts'
import { candidatesMax } from '../../../../src/reading/fields/scoring/most-telling.ts'
import { scoredPart, scoredWordsMax } from '../../../../src/reading/fields/scoring/scored-part.ts'
import type { ReadPage } from '../../../../src/reading/page/page.ts'

const type = findDocumentType('bank_statement') ?? assert.fail()

/** A page of words in columns with gaps between them. */
function pageOf(index: number, texts: readonly string[], perRow: number): ReadPage {
  const words = texts.map((text, at): ReadPage['words'][number] => ({
    text,
    box: [20 + (at % perRow) * 80, 20 + Math.floor(at / perRow) * 12, 40, 8],
    confidence: 1,
  }))
  return { index, width: 2000, height: 10_000, words, source: 'text_layer' }
}

const amounts = (count: number) => Array.from({ length: count }, (_, at) => `${at}.00`)

test('a page of amounts has no more candidates than are weighed, the first and the last among them', () => {
  const document = labelDocument(type, [pageOf(0, amounts(1_000), 10)], '2026-11-21')
  const field = fieldsOf(type).find(({ name }) => name === 'closing_balance') ?? assert.fail()
  const values = candidatesFor(field, document, undefined).map(({ value }) => value)
  assert.equal(values.length, candidatesMax)
  assert.deepEqual([values[0], values.at(-1)], ['0.00', '999.00'])
})

test('a document of too many words is scored in part, its first and last rows among them', () => {
  const document = labelDocument(type, [pageOf(0, amounts(3_000), 10), pageOf(1, amounts(3_000), 10)], '2026-11-21')
  const { pages } = scoredPart(document)
  const words = pages.flatMap(({ rows }) => rows.flatMap((row) => row.words))
  assert.equal(words.length, scoredWordsMax)
  assert.equal(words[0]?.text, '0.00')
  assert.equal(words.at(-1)?.text, '2999.00')
})

test('a row of thousands of words is not scored', () => {
  const document = labelDocument(type, [pageOf(0, amounts(1_000), 1_000)], '2026-11-21')
  assert.deepEqual(scoredPart(document).pages[0]?.rows, [])
})
