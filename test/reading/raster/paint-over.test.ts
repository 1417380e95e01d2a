import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paintOver } from '../../../src/reading/raster/paint-over.ts'

/** Paper of brightness 230 with black print in every fifth column. */
function page(width: number, height: number) {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => ((at % width) % 5 === 0 ? 0 : 230))
  return { width, height, pixels }
}

test('a painted part is all paper, and the rest does not change', () => {
  const before = page(60, 40)
  const after = paintOver(before, [
    [
      [10, 10],
      [50, 10],
      [50, 30],
      [10, 30],
    ],
  ])
  for (let y = 0; y < 40; y++) {
    for (let x = 0; x < 60; x++) {
      const inside = x >= 10 && x < 50 && y >= 10 && y < 30
      assert.equal(after.pixels[y * 60 + x], inside ? 230 : before.pixels[y * 60 + x], `${x} ${y}`)
    }
  }
})

test('a part can be rotated and reach beyond the image', () => {
  const after = paintOver(page(60, 40), [
    [
      [30, -20],
      [80, 20],
      [30, 60],
      [-20, 20],
    ],
  ])
  assert.equal(after.pixels[20 * 60 + 30], 230)
  assert.equal(after.pixels[20 * 60], 230)
})
