import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Word } from '../../../../src/reading/page/page.ts'
import { withDrawnBoxes } from '../../../../src/reading/recognise/ocr/tick-boxes.ts'
import type { Raster } from '../../../../src/reading/raster/raster.ts'

const [width, height, side] = [300, 80, 26]
type Shape = 'empty' | 'crossed' | 'round' | 'open'

/** A page with a shape 26 pixels wide left of one word. */
function page(shape: Shape): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  const [left, top] = [60, 27]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const away = Math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5)
      const edge = Math.min(x, y, side - 1 - x, side - 1 - y)
      const cross = Math.min(Math.abs(x - y), Math.abs(side - 1 - x - y)) < 2
      const ink =
        shape === 'round'
          ? Math.abs(away - side / 2 + 2) < 2
          : (edge < 2 && !(shape === 'open' && x > 3 && y > 3 && y < side - 4)) || (shape === 'crossed' && cross)
      if (ink) pixels[(top + y) * width + left + x] = 40
    }
  }
  return { width, height, pixels }
}

const answer: Word = { text: 'Non', box: [100, 28, 60, 24], confidence: 0.9 }
const misread: Word = { text: 'EX', box: [61, 28, 24, 24], confidence: 0.3 }
const rows: readonly (readonly [shape: Shape, texts: readonly string[]])[] = [
  ['empty', ['Non', '☐']],
  ['crossed', ['Non', '☒']],
  ['round', ['EX', 'Non']],
  ['open', ['EX', 'Non']],
]
for (const [shape, texts] of rows) {
  test(`beside an answer the ${shape} shape makes the words ${texts.join(' ')}`, () => {
    const words = withDrawnBoxes([misread, answer], page(shape))
    assert.deepEqual(
      words.map(({ text }) => text),
      texts,
    )
  })
}

test('an answer read together with its box is separated from it', () => {
  const words = withDrawnBoxes(
    [
      { ...answer, text: 'Onon', box: [60, 27, 100, 26] },
      { ...answer, text: 'Oui', box: [240, 28, 50, 24] },
    ],
    page('empty'),
  )
  assert.deepEqual(
    words.map(({ text, box }) => [text, box[0]]),
    [
      ['non', 86],
      ['Oui', 240],
      ['☐', 60],
    ],
  )
})

test('a page without questions is not searched', () => {
  const words = [{ ...answer, text: 'Nom' }]
  assert.equal(withDrawnBoxes(words, page('crossed')), words)
})
