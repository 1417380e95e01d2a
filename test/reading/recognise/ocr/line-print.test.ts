import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutPrint, printRows } from '../../../../src/reading/recognise/ocr/line-print.ts'
import type { Raster } from '../../../../src/reading/raster/raster.ts'

/** White, with a black box. */
function pageWith([left, top, wide, tall]: readonly [number, number, number, number]): Raster {
  const [width, height] = [400, 200]
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x >= left && x < left + wide && y >= top && y < top + tall ? 0 : 255
  })
  return { width, height, pixels }
}

test('a line of any height is scaled to one height, with its box in the middle', () => {
  for (const tall of [10, 25, 50, 100]) {
    const box = [100, 60, tall * 3, tall] as const
    const { width, rows, grey } = cutPrint(pageWith(box), box)
    assert.equal(rows, printRows)
    const column = Array.from({ length: rows }, (_, row) => grey[row * width + (width >> 1)] ?? 0)
    const inked = column.filter((value) => value < 128).length
    assert.ok(Math.abs(inked - 25) <= 1, `${inked} rows of ${tall}`)
    assert.ok(Math.abs(column.findIndex((value) => value < 128) - (rows - 25) / 2) <= 1)
  }
})

test('columns of a strip know their place on the page', () => {
  const box = [100, 60, 120, 50] as const
  const { width, grey, placeOf } = cutPrint(pageWith(box), box)
  const middle = grey.subarray(16 * width, 17 * width)
  const [first, last] = [middle.findIndex((value) => value < 128), middle.findLastIndex((value) => value < 128)]
  assert.ok(Math.abs(placeOf(first) - 100) <= 2, `${placeOf(first)}`)
  assert.ok(Math.abs(placeOf(last + 1) - 220) <= 2, `${placeOf(last + 1)}`)
})

test('a box beyond the page is filled with the edge of the page', () => {
  const { grey } = cutPrint(pageWith([0, 0, 400, 200]), [-20, -10, 60, 40])
  assert.ok(grey.every((value) => value === 0))
})
