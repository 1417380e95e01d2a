import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../../../src/reading/page/rows.ts'
import type { Box } from '../../../src/reading/raster/raster.ts'

function linesOf(words: readonly (readonly [text: string, box: Box])[]): readonly string[] {
  const page = {
    index: 0,
    width: 1700,
    height: 2200,
    source: 'print',
    words: words.map(([text, box]) => ({ text, box, confidence: 1 })),
  } as const
  return rowsOf(page).map((row) => row.words.map(({ text }) => text).join(' '))
}

test('a word between the lines of two columns joins the line that covers it best', () => {
  assert.deepEqual(
    linesOf([
      ['CHLOE', [151, 383, 88, 21]],
      ['LOWE', [250, 383, 88, 21]],
      ['Maturity', [902, 395, 99, 23]],
      ['date', [1011, 395, 52, 19]],
      ['February', [1165, 394, 112, 25]],
      ['2028', [1336, 394, 62, 20]],
    ]),
    ['CHLOE LOWE', 'Maturity date February 2028'],
  )
})

test('lines that only touch stay separate', () => {
  assert.deepEqual(
    linesOf([
      ['first', [100, 100, 60, 20]],
      ['gap', [180, 104, 40, 24]],
      ['second', [100, 124, 60, 20]],
    ]),
    ['first gap', 'second'],
  )
})
