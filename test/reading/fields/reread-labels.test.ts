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
/** Where the value stands below its label. */
const valueBox: Box = [100, 128, 160, 18]

/** A white page with strokes every eight pixels in a box. */
function pageWithInk(box: Box | null): Raster {
  const pixels = new Uint8Array(width * height).fill(255)
  const [left, top, wide, tall] = box ?? [0, 0, 0, 0]
  for (let y = top; y < top + tall; y++) for (let x = left; x < left + wide; x += 8) pixels[y * width + x] = 0
  return { width, height, pixels }
}

/** What a second look at the page's labels gives, and how many parts of it were recognised. */
async function looked(prepared: Raster, read: readonly Word[]) {
  const page: ReadPage = { index: 0, width, height, words: read, source: 'print' }
  const codes = { mrzReading: null, barcode: null, complete: false }
  const placeOf: RecognisedPage['placeOf'] = (point) => point
  const recognised = { page, prepared, noise: 'none', source: prepared, codes, placeOf } as const
  let parts = 0
  const ocr: Ocr = {
    readPage(raster) {
      parts++
      return [{ text: 'CLEARWATER', box: [0, 0, raster.width, raster.height / 2], confidence: 0.9 }]
    },
  }
  assert.ok(type !== null)
  const pages = await rereadLabels(labelDocument(type, [page]), {}, [recognised], ocr)
  return { parts, text: pages?.[0]?.words.map(({ text }) => text) ?? null }
}

test('ink below a label that was not read is looked at again', async () => {
  const { parts, text } = await looked(pageWithInk(valueBox), label)
  assert.equal(parts, 1)
  assert.deepEqual(text, ['Surname', 'CLEARWATER'])
})

test('a label with nothing beside and below it is not looked at again', async () => {
  assert.deepEqual(await looked(pageWithInk(null), label), { parts: 0, text: null })
})

test('a word read for certain is not looked at again, one read in doubt is', async () => {
  const value = (confidence: number): Word => ({ text: '~~', box: valueBox, confidence })
  assert.equal((await looked(pageWithInk(valueBox), [...label, value(0.95)])).parts, 0)
  assert.equal((await looked(pageWithInk(valueBox), [...label, value(0.5)])).parts, 1)
})
