import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNoisyLines } from '../../../src/reading/raster/noisy-lines.ts'
import type { Raster } from '../../../src/reading/raster/raster.ts'
import { seededRandom } from '../../../tools/documents/random.ts'

const width = 1000
const height = 800
/** Noise of 25 levels of 255, as strong as the contrast of faint strokes. */
function noisyPage(inkAt: (x: number, y: number) => number): Raster {
  const random = seededRandom(7)
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const noise = (random() + random() + random() - 1.5) * 2 * 25
    return Math.max(0, Math.min(255, 225 - inkAt(x, y) + noise))
  })
  return { width, height, pixels }
}

/** Strokes every 12 pixels from `left` to `right`, 20 pixels high from `top`. */
function lineOf(left: number, right: number, top: number): (x: number, y: number) => number {
  return (x, y) => (x >= left && x < right && y >= top && y < top + 20 && x % 12 < 5 ? 70 : 0)
}

test('faint lines in heavy noise are found from top to bottom, columns separately', async () => {
  const lines = [lineOf(100, 400, 150), lineOf(600, 900, 150), lineOf(100, 700, 300)]
  const boxes = await findNoisyLines(noisyPage((x, y) => Math.max(...lines.map((line) => line(x, y)))))
  assert.equal(boxes.length, 3)
  const expected = [
    [100, 150, 300],
    [600, 150, 300],
    [100, 300, 600],
  ] as const
  const sorted = boxes.toSorted((a, b) => Math.round((a[1] - b[1]) / 40) || a[0] - b[0])
  for (const [index, [left, top, long]] of expected.entries()) {
    const [x, y, wide, tall] = sorted[index] ?? [0, 0, 0, 0]
    assert.ok(Math.abs(x - left) <= 20 && Math.abs(y - top) <= 6, `${x} ${y}`)
    assert.ok(Math.abs(wide - long) <= 40 && Math.abs(tall - 20) <= 12, `${wide} ${tall}`)
  }
})

test('noise alone is not a line', async () => {
  assert.deepEqual(await findNoisyLines(noisyPage(() => 0)), [])
})

test('a rule in heavy noise is not a line', async () => {
  assert.deepEqual(await findNoisyLines(noisyPage((_, y) => (y >= 400 && y < 403 ? 70 : 0))), [])
})
