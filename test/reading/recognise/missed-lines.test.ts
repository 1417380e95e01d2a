import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ocr } from '../../../src/reading/recognise/ocr/tesseract.ts'
import { readMissed } from '../../../src/reading/recognise/missed-lines.ts'
import type { Word } from '../../../src/reading/page/page.ts'
import type { Box, Raster } from '../../../src/reading/raster/raster.ts'

const [width, height] = [900, 400]

/** Upright strokes in every box, as letters have. */
function printed(boxes: readonly Box[]): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [left, top, wide, high] of boxes) {
    for (let y = top; y < top + high; y++) {
      for (let x = left; x < left + wide; x += 10) pixels.fill(0, y * width + x, y * width + x + 4)
    }
  }
  return { width, height, pixels }
}

/** An OCR engine that reads one word in the middle of every image, and counts its calls. */
function reader(text: string, confidence: number): Ocr & { readonly looks: Box[] } {
  const looks: Box[] = []
  return {
    looks,
    readPage({ width: wide, height: high }) {
      looks.push([0, 0, wide, high])
      return [{ text, confidence, box: [5, 5, wide - 10, high - 10] }]
    },
  }
}

const word = (text: string, box: Box, confidence = 0.9): Word => ({ text, box, confidence })
const labels: readonly Box[] = Array.from({ length: 8 }, (_, index): Box => [40, 30 + index * 45, 160, 22])
const words = labels.map((box) => word('Label', box))
const value: Box = [700, 120, 120, 22]

test('an amount that the first pass missed is read by itself', () => {
  const ocr = reader('198,644.76', 0.9)
  const read = readMissed(words, printed([...labels, value]), ocr)
  assert.deepEqual(
    read.slice(words.length).map(({ text }) => text),
    ['198,644.76'],
  )
  const [left, top] = read.at(-1)!.box
  assert.ok(left > 690 && left < 720 && top > 110 && top < 130, `${left} ${top}`)
})

test('a doubtful word is replaced by the same place read by itself', () => {
  const read = readMissed([...words, word('{9B,', value, 0.2)], printed([...labels, value]), reader('198.00', 0.9))
  assert.deepEqual(
    read.slice(words.length).map(({ text }) => text),
    ['198.00'],
  )
})

test('a doubtful word is not added', () => {
  assert.equal(readMissed(words, printed([...labels, value]), reader('il', 0.3)), words)
})

test('images and rules are no lines, and nothing is read again where all print is read', () => {
  const ocr = reader('x', 0.9)
  const image: Box = [500, 100, 300, 250]
  readMissed(words, printed([...labels, image, [400, 20, 400, 4]]), ocr)
  assert.deepEqual(ocr.looks, [])
})

test('an amount with doubtful first digits is not added in part', () => {
  const ocr: Ocr = {
    readPage: ({ width: wide, height: high }) => [
      { text: '3', confidence: 0.2, box: [5, 5, 12, high - 10] },
      { text: '713,12', confidence: 0.9, box: [25, 5, wide - 30, high - 10] },
    ],
  }
  assert.equal(readMissed(words, printed([...labels, value]), ocr), words)
})

test('the height of print is that of the lowest words when noise makes most boxes higher', () => {
  const high = labels.map(([left, top, wide], index) => word('Label', [left, top, wide, index < 3 ? 22 : 42]))
  const read = readMissed(high, printed([...labels, [700, 120, 120, 18]]), reader('Halifax', 0.9))
  assert.deepEqual(
    read.slice(high.length).map(({ text }) => text),
    ['Halifax'],
  )
})

test('stretches above and below all print are read last', () => {
  const specks = [2, 42].flatMap((top) => Array.from({ length: 10 }, (_, index): Box => [index * 90, top, 45, 22]))
  const below = labels.slice(2).map(([left, top, wide, high]): Box => [left, top, wide, high])
  const confident = [...below, ...below.slice(0, 2)].map((box) => word('Label', box))
  const ocr = reader('198,644.76', 0.9)
  const read = readMissed(confident, printed([...below, ...specks, [700, 200, 120, 18]]), ocr)
  assert.ok(read.slice(confident.length).some(({ box }) => box[1] > 100))
})

test('one character as wide as a word does not count as read', () => {
  const read = readMissed([...words, word('8', value, 0.7)], printed([...labels, value]), reader('Place', 0.9))
  assert.deepEqual(
    read.slice(words.length).map(({ text }) => text),
    ['Place'],
  )
})
