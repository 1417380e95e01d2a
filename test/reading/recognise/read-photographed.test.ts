import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import sharp from 'sharp'
import { preparePage } from '../../../src/reading/clean/prepare.ts'
import type { ReadPage, Word } from '../../../src/reading/page/page.ts'
import { decodeImage } from '../../../src/reading/raster/decode.ts'
import type { Raster } from '../../../src/reading/raster/raster.ts'
import { readPhotographed } from '../../../src/reading/recognise/read-photographed.ts'
import { photograph } from '../../../tools/documents/degrade.ts'
import { sheetSvg } from '../../../tools/documents/drawing/raster.ts'
import { letterPaper, text } from '../../../tools/documents/drawing/sheet.ts'

const printed = ['Certificate of registration', 'Closing balance', '2026-05-31', 'Margaret Whitfield', '1,482.60']
let raster: Raster
let page: (words: readonly Word[]) => ReadPage

/** A page of large print out of focus. */
before(async () => {
  const marks = printed.map((line, index) => text(80, 140 + index * 60, line, { size: 15, face: 'sans' }))
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const drawn = await sharp(Buffer.from(sheetSvg({ ...letterPaper, background: '#fff', marks })))
    .png()
    .toBuffer()
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  const capture = { turnDegrees: 0, blur: 2.6, noise: 2, quality: 80, scale: 0.9, shadow: 0 }
  const { photo } = await photograph(drawn, capture, 3)
  const [image] = (await decodeImage(photo, { pagesMax: 1, shrink: 1 }))?.pages ?? []
  assert.ok(image)
  ;({ raster } = await preparePage(image, { shrink: 1 }))
  page = (words) => ({ index: 0, width: raster.width, height: raster.height, words, source: 'print' })
})

const sought = printed.flatMap((line) => line.split(' '))

test('lines out of focus that no word covers are read', async () => {
  const words = await readPhotographed(page([]), raster, { blurred: false, complete: false })
  const found = sought.filter((word) => words.some(({ text: read }) => read === word))
  assert.ok(found.length >= sought.length - 2, words.map(({ text: read }) => read).join(' '))
})

test('a wrong word of which the OCR engine is sure stays on a sharp page and is replaced on a blurred one', async () => {
  const read = (await readPhotographed(page([]), raster, { blurred: true, complete: false })).filter(
    ({ text: { length } }) => length > 4,
  )
  const [right] = read.toSorted((one, other) => other.confidence - one.confidence)
  assert.ok(right)
  const wrong: Word = { ...right, text: `${right.text.slice(0, -1)}X`, confidence: 0.82 }
  const textsOf = (words: readonly Word[]) => words.map(({ text: word }) => word)
  const sharpWords = textsOf(await readPhotographed(page([wrong]), raster, { blurred: false, complete: false }))
  assert.ok(sharpWords.includes(wrong.text) && !sharpWords.includes(right.text), sharpWords.join(' '))
  const blurredWords = textsOf(await readPhotographed(page([wrong]), raster, { blurred: true, complete: false }))
  assert.ok(blurredWords.includes(right.text) && !blurredWords.includes(wrong.text), blurredWords.join(' '))
})
