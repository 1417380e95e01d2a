import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Raster } from '../../../src/reading/raster/raster.ts'
import { clearSheetEdges } from '../../../src/reading/raster/sheet-edges.ts'
import { seededRandom } from '../../../tools/documents/random.ts'

const [width, height] = [1000, 640]

/** An image with ink where `isInk` holds. */
function drawn(isInk: (x: number, y: number) => boolean): Raster {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    isInk(at % width, Math.floor(at / width)) ? 20 : 255,
  )
  return { width, height, pixels }
}

const isPrint = (x: number, y: number) => x > 150 && x < 800 && y % 40 < 20 && x % 10 < 4

test('noise along the side of a sheet is erased, the print behind the margin stays', () => {
  const random = seededRandom(3)
  const noise = Uint8Array.from({ length: width * height }, () => (random() < 0.1 ? 1 : 0))
  const image = drawn((x, y) => isPrint(x, y) || ((x < 40 || x > 970) && noise[y * width + x] === 1))
  assert.deepEqual(clearSheetEdges(image).pixels, drawn(isPrint).pixels)
})

test('a column of print near the side of the image is not an edge', () => {
  const image = drawn((x, y) => isPrint(x, y) || (x > 10 && x < 50 && y > 60 && y < 400 && isPrint(x + 200, y)))
  assert.deepEqual(clearSheetEdges(image).pixels, image.pixels)
})

test('there is no edge without a margin behind it', () => {
  const image = drawn((x, y) => x % 10 < 4 && y % 30 < 20)
  assert.deepEqual(clearSheetEdges(image).pixels, image.pixels)
})
