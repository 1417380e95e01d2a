import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clearPaper, noiseOf, smoothNoise } from '../../../src/reading/raster/noise.ts'
import type { Raster } from '../../../src/reading/raster/raster.ts'
import { seededRandom } from '../../../tools/documents/random.ts'

const [width, height, stroke] = [240, 160, 4]
const isStroke = (x: number, y: number) => y > 40 && y < 100 && x % 24 < stroke

/** Vertical strokes on paper, with noise of a deviation. */
function paper(deviation: number): Raster {
  const random = seededRandom(7)
  const pixels = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const noise = (random() + random() + random() - 1.5) * 2 * deviation
      pixels[at] = Math.max(0, Math.min(255, Math.round((isStroke(x, y) ? 110 : 215) + noise)))
    }
  }
  return { width, height, pixels }
}

/** Contrast of paper and strokes, in deviations of the paper. */
function separation({ pixels }: Raster): number {
  const levels = { stroke: [] as number[], paper: [] as number[] }
  for (const [at, value] of pixels.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (x % 24 === 1 && isStroke(x, y)) levels.stroke.push(value)
    if (y < 30) levels.paper.push(value)
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const level = mean(levels.paper)
  return (level - mean(levels.stroke)) / Math.sqrt(mean(levels.paper.map((value) => (value - level) ** 2)) + 1)
}

// Light noise is smoothed little, to keep the thin strokes of a small image.
for (const [deviation, times] of [
  [5, 1.25],
  [10, 2],
  [20, 2],
] as const) {
  test(`noise of ${deviation} levels is measured beside strokes to within a sixth`, () => {
    assert.ok(Math.abs(noiseOf(paper(deviation)) / deviation - 1) < 1 / 6, String(noiseOf(paper(deviation))))
  })

  test(`smoothing noise of ${deviation} levels raises the contrast of strokes ${times} times`, async () => {
    const noisy = paper(deviation)
    const { raster } = await smoothNoise(noisy)
    assert.ok(separation(raster) > times * separation(noisy))
  })
}

test('an image without noise is unchanged', async () => {
  const plain = paper(0.5)
  assert.deepEqual(await smoothNoise(plain), { raster: plain, noise: 'none' })
})

test('print and patterns all over an image are not noise', () => {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels[at] = 180 + Math.round(Math.sin(x / 3) * (x / 12) + Math.sin(y / 4) * (y / 9))
  }
  assert.equal(noiseOf({ width, height, pixels }), 0)
})

test('even print on pure white is not noise', () => {
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = 40; y < 80; y++) for (let x = 0; x < width; x++) if (x % 5 < 2) pixels[y * width + x] = 120
  assert.equal(noiseOf({ width, height, pixels }), 0)
})

test('paper with remaining noise becomes white and ink black', async () => {
  const { pixels } = clearPaper((await smoothNoise(paper(10))).raster)
  const first = pixels.subarray(0, 30 * width)
  assert.ok(first.filter((value) => value === 255).length > first.length * 0.9)
  assert.ok(pixels.reduce((darkest, value) => Math.min(darkest, value), 255) < 10)
})
