import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitRows } from '../../../src/reading/raster/fit-rows.ts'
import type { Box, Raster } from '../../../src/reading/raster/raster.ts'

const [width, height] = [300, 120]

/** Upright strokes, as letters have, in the rows given. */
function printedIn(lines: readonly (readonly [top: number, bottom: number])[]): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [top, bottom] of lines)
    for (let y = top; y < bottom; y++)
      for (let x = 20; x < 280; x += 10) pixels.fill(0, y * width + x, y * width + x + 4)
  return { width, height, pixels }
}

test('a box that cuts the print gets all its rows', () => {
  const box: Box = [20, 46, 260, 16]
  assert.deepEqual(fitRows(printedIn([[40, 66]]), box), [20, 40, 260, 26])
})

test('a box that is too high loses the rows without print', () => {
  const box: Box = [20, 30, 260, 46]
  assert.deepEqual(fitRows(printedIn([[42, 64]]), box), [20, 42, 260, 22])
})

test('the line above stays out', () => {
  const box: Box = [20, 40, 260, 26]
  assert.deepEqual(
    fitRows(
      printedIn([
        [6, 34],
        [40, 66],
      ]),
      box,
    ),
    [20, 40, 260, 26],
  )
})
