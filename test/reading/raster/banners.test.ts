import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invertBanners } from '../../../src/reading/raster/banners.ts'
import type { Box, Raster } from '../../../src/reading/raster/raster.ts'

const [width, height] = [600, 480]
const banner: Box = [0, 0, 600, 101]

/** An image of one grey with boxes of other greys. */
function drawn(paper: number, boxes: readonly (readonly [box: Box, grey: number])[]): Raster {
  const pixels = new Uint8Array(width * height).fill(paper)
  for (const [[left, top, wide, high], grey] of boxes) {
    for (let y = top; y < top + high; y++) pixels.fill(grey, y * width + left, y * width + left + wide)
  }
  return { width, height, pixels }
}

const letters = (grey: number): readonly (readonly [Box, number])[] =>
  Array.from({ length: 12 }, (_, index) => [[60 + index * 20, 40, 6, 30], grey])

test('bright print on a dark banner becomes ink on paper, what is below stays', () => {
  const below: readonly [Box, number] = [[60, 200, 6, 30], 20]
  const read = invertBanners(drawn(240, [[banner, 50], ...letters(250), below]))
  const at = (x: number, y: number) => read.pixels[y * width + x]
  assert.deepEqual([at(63, 50), at(30, 50), at(30, 100), at(30, 101), at(63, 210)], [40, 240, 240, 240, 20])
})

const others: readonly (readonly [what: string, image: Raster])[] = [
  ['a shadow over dark print', drawn(240, [[banner, 130], ...letters(30)])],
  ['a dark table beside the sheet', drawn(240, [[banner, 50]])],
  ['a thick dark line', drawn(240, [[[0, 100, 600, 20], 30]])],
  ['large dark letters', drawn(240, letters(20))],
]
for (const [what, image] of others) {
  test(`${what} is no banner`, () => {
    assert.deepEqual(invertBanners(image).pixels, image.pixels)
  })
}
