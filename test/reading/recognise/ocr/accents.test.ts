import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctCapitals } from '../../../../src/reading/recognise/ocr/accents.ts'
import type { Word } from '../../../../src/reading/page/page.ts'
import type { Box, Raster } from '../../../../src/reading/raster/raster.ts'

const [width, height] = [200, 80]

/** A white image with these boxes in black. */
function drawn(boxes: readonly Box[]): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [left, top, wide, high] of boxes) {
    for (let y = top; y < top + high; y++) pixels.fill(0, y * width + left, y * width + left + wide)
  }
  return { width, height, pixels }
}

/** Four letters side by side, the third an i, with the marks above it. */
const letters = (...above: readonly Box[]) =>
  drawn([[20, 30, 12, 24], [38, 36, 12, 18], [56, 36, 4, 18], [66, 36, 12, 18], ...above])
const word = (text: string): Word => ({ text, box: [20, 30, 58, 24], confidence: 0.9 })
/** Words of a page in French. */
const french: readonly Word[] = ['année', 'société'].map((text) => ({ text, box: [0, 0, 0, 0], confidence: 0.9 }))
const twoDots: readonly Box[] = [
  [52, 28, 4, 4],
  [60, 28, 4, 4],
]
const roof: Box = [52, 28, 12, 4]

const rows: readonly (readonly [read: string, above: readonly Box[], printed: string, what: string])[] = [
  ['Loic', twoDots, 'Loïc', 'two dots above an i after a vowel'],
  ['Noit', [roof], 'Noît', 'a roof above an i before a t'],
  ['Loic', [[56, 28, 4, 4]], 'Loic', 'the dot of an i'],
  ['Lvic', twoDots, 'Lvic', 'an i after no vowel'],
]
for (const [read, above, printed, what] of rows) {
  test(`${what}: ${read} becomes ${printed}`, () => {
    assert.equal(correctCapitals([...french, word(read)], letters(...above)).at(-1)?.text, printed)
  })
}

test('without other accents on the page none is added', () => {
  assert.equal(correctCapitals([word('Loic')], letters(...twoDots)).at(-1)?.text, 'Loic')
})
