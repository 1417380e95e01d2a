import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../src/domain/document-types/index.ts'
import { labelDocument } from '../../../src/reading/fields/labelled-document.ts'
import type { Ocr } from '../../../src/reading/recognise/ocr/tesseract.ts'
import type { ReadPage, Word } from '../../../src/reading/page/page.ts'
import type { Box, Raster } from '../../../src/reading/raster/raster.ts'
import { rereadLabels } from '../../../src/reading/fields/reread-labels.ts'
import type { RecognisedPage } from '../../../src/reading/recognise/recognise.ts'
import { words } from '../support/words.ts'

const type = findDocumentType('passport')
if (type === null) throw new Error('passports are read')
const [width, height] = [600, 400]
const label = words('Surname', { x: 100, y: 100 })
/** Place of the value below its label. */
const valueBox: Box = [100, 128, 160, 18]

/** A white page with strokes every eight pixels in a box. */
function pageWithInk(box: Box | null): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  const [left, top, wide, tall] = box ?? [0, 0, 0, 0]
  for (let y = top; y < top + tall; y++) for (let x = left; x < left + wide; x += 8) pixels[y * width + x] = 0
  return { width, height, pixels }
}

/** Text from a second pass over the page's labels, and the number of parts that were read. */
async function reread(prepared: Raster, read: readonly Word[]) {
  const page: ReadPage = { index: 0, width, height, words: read, source: 'print' }
  const codes = { mrzReading: null, barcode: null, complete: false }
  const placeOf: RecognisedPage['placeOf'] = (point) => point
  const places = { placeOf, placeOfSource: placeOf }
  const recognised = { page, prepared, noise: 'none', source: prepared, codes, ...places } as const
  let parts = 0
  const ocr: Ocr = {
    readPage(raster) {
      parts++
      return [{ text: 'CLEARWATER', box: [0, 0, raster.width, raster.height / 2], confidence: 0.9 }]
    },
  }
  assert.ok(type !== null)
  const pages = await rereadLabels(labelDocument(type, [page], '2026-11-21'), {}, [recognised], ocr)
  return { parts, text: pages?.[0]?.words.map(({ text }) => text) ?? null }
}

test('ink below a label that was not read is read again', async () => {
  const { parts, text } = await reread(pageWithInk(valueBox), label)
  assert.equal(parts, 1)
  assert.deepEqual(text, ['Surname', 'CLEARWATER'])
})

test('a label with nothing beside and below it is not read again', async () => {
  assert.deepEqual(await reread(pageWithInk(null), label), { parts: 0, text: null })
})

test('a word read for certain is not read again, a doubtful one is', async () => {
  const value = (confidence: number): Word => ({ text: '~~', box: valueBox, confidence })
  assert.equal((await reread(pageWithInk(valueBox), [...label, value(0.95)])).parts, 0)
  assert.equal((await reread(pageWithInk(valueBox), [...label, value(0.5)])).parts, 1)
})
