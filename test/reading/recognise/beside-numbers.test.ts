import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBesideNumbers } from '../../../src/reading/recognise/beside-numbers.ts'
import type { Ocr } from '../../../src/reading/recognise/ocr/tesseract.ts'
import type { Word } from '../../../src/reading/page/page.ts'
import type { Box, Raster } from '../../../src/reading/raster/raster.ts'

const [width, height] = [500, 80]

/** A white page with black boxes in the place of characters. */
function printed(boxes: readonly Box[]): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [left, top, wide, high] of boxes)
    for (let y = top; y < top + high; y++) pixels.fill(0, y * width + left, y * width + left + wide)
  return { width, height, pixels }
}

/** An OCR engine that reads the same words in whatever it is shown. */
function reader(...texts: readonly string[]): Ocr & { looks: number } {
  const ocr = {
    looks: 0,
    readPage() {
      ocr.looks++
      return texts.map((text, index) => ({ text, confidence: 0.9, box: [index * 40, 5, 30, 20] as const }))
    },
  }
  return ocr
}

const word = (text: string, box: Box): Word => ({ text, box, confidence: 0.9 })
const texts = (words: readonly Word[]) => words.map(({ text }) => text)
/** Three digits, a comma and two digits, 20 high. */
const group: readonly Box[] = [200, 214, 228, 248, 262].map((left) => [left, 30, 10, 20])
const amount = word('418,05', [200, 30, 72, 20])

test('a lone digit before a group that OCR left out is read again', () => {
  const ocr = reader('7', '418,05')
  assert.deepEqual(texts(readBesideNumbers([amount], printed([...group, [180, 30, 10, 20]]), ocr)), ['7', '418,05'])
})

test('a second pass that reads another number changes nothing', () => {
  const page = printed([...group, [180, 30, 10, 20]])
  assert.deepEqual(texts(readBesideNumbers([amount], page, reader('7', '418,06'))), ['418,05'])
  assert.deepEqual(texts(readBesideNumbers([amount], page, reader('418,05'))), ['418,05'])
})

test('nothing is read again when a word, a rule or nothing is before the group', () => {
  const ocr = reader('7', '418,05')
  readBesideNumbers([amount, word('7', [180, 30, 10, 20])], printed([...group, [180, 30, 10, 20]]), ocr)
  readBesideNumbers([amount], printed([...group, [185, 5, 2, 70]]), ocr)
  readBesideNumbers([amount], printed(group), ocr)
  assert.equal(ocr.looks, 0)
})

test('stars that mask a card number are written as they are printed', () => {
  const digits: readonly Box[] = [300, 314, 328, 342].map((left) => [left, 30, 10, 20])
  // Stars of one group touch.
  const stars: readonly Box[] = [100, 166, 232].map((left) => [left, 31, 54, 12])
  const last = word('4417', [300, 30, 52, 20])
  const misread = word('40', [170, 30, 40, 14])
  const label = word('Compte', [100, 8, 70, 18])
  const read = readBesideNumbers([label, misread, last], printed([...digits, ...stars]), reader())
  const across = read.toSorted((a, b) => a.box[0] - b.box[0])
  assert.deepEqual(texts(across.filter(({ text }) => text !== 'Compte')), ['****', '****', '****', '4417'])
})

test('bullets in the middle of the line are bullets', () => {
  const digits: readonly Box[] = [300, 314, 328, 342].map((left) => [left, 30, 10, 20])
  const bullets: readonly Box[] = [240, 252, 264, 276].map((left) => [left, 37, 7, 7])
  const read = readBesideNumbers([word('4417', [300, 30, 52, 20])], printed([...digits, ...bullets]), reader())
  assert.deepEqual(texts(read).toSorted(), ['4417', '••••'])
})

test('marks as high as the digits after them mask nothing', () => {
  const digits: readonly Box[] = [270, 300, 314, 328, 342].map((left) => [left, 30, 10, 20])
  const last = word('4417', [300, 30, 52, 20])
  assert.deepEqual(texts(readBesideNumbers([last], printed(digits), reader())), ['4417'])
})

test('small letters before a year mask nothing', () => {
  const digits: readonly Box[] = [300, 314, 328, 342].map((left) => [left, 30, 10, 20])
  const letters: readonly Box[] = [240, 252, 264].map((left) => [left, 38, 10, 12])
  const page = printed([...digits, ...letters, [277, 46, 4, 4]])
  const [month, year] = [word('mar.', [240, 38, 41, 12]), word('2026', [300, 30, 52, 20])]
  assert.deepEqual(texts(readBesideNumbers([month, year], page, reader())), ['mar.', '2026'])
})
