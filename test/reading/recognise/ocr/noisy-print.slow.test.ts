import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readNoisyPrint } from '../../../../src/reading/recognise/ocr/noisy-print.ts'
import { openOcr } from '../../../../src/reading/recognise/ocr/tesseract.ts'
import { preparePage } from '../../../../src/reading/clean/prepare.ts'
import { recognisePage } from '../../../../src/reading/recognise/recognise.ts'
import { decodeImage, rotateRaster } from '../../../../src/reading/raster/decode.ts'
import { findNoisyLines } from '../../../../src/reading/raster/noisy-lines.ts'
import { degrade } from '../../../../tools/documents/degrade.ts'
import { letterPaper, text } from '../../../../tools/documents/drawing/sheet.ts'
import { sheetPng, sheetSvg } from '../../../../tools/documents/drawing/raster.ts'
import { specimens } from '../../../../tools/documents/specimens/index.ts'

const printed = ['Statement of account', 'Closing balance', '2026-05-31', 'Margaret Whitfield', '1,482.60']

test('a page photographed badly gives most of its large print', async () => {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const marks = printed.map((line, index) => text(80, 140 + index * 60, line, { size: 16, face: 'sans' }))
  const drawn = await sharp(Buffer.from(sheetSvg({ ...letterPaper, background: '#fff', marks })))
    .png()
    .toBuffer()
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  const image = await decodeImage(await degrade(drawn, { level: 'hard', seed: 4 }), { pagesMax: 1, shrink: 1 })
  assert.ok(image?.pages[0])
  const { raster, noise } = await preparePage(image.pages[0], { shrink: 1 })
  assert.equal(noise, 'heavy')
  const words = readNoisyPrint(raster, await findNoisyLines(raster)).map((word) => word.text)
  const sought = printed.flatMap((line) => line.split(' '))
  const read = sought.filter((word) => words.includes(word))
  assert.ok(read.length >= sought.length * 0.7, `read ${words.join(' ')}`)
})

test('a page photographed badly and upside down is read as if it were upright', async () => {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const [sheet] = await specimens('2026-11-21')
    .find(({ name }) => name === 'utility-bill-en')!
    .draw()
  const drawn = await sheetPng(sheet!)
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  const image = await decodeImage(await degrade(drawn, { level: 'hard', seed: 4 }), { pagesMax: 1, shrink: 1 })
  const ocr = await openOcr()
  const wordsAt = async (degrees: number) => {
    const options = { shrink: 1, codes: { mrzReading: null, barcode: null, complete: false } }
    const { page, noise } = await recognisePage(await rotateRaster(image!.pages[0]!, degrees), 0, ocr, options)
    assert.equal(noise, 'heavy')
    return page.words.map(({ text }) => text)
  }
  const upright = await wordsAt(0)
  assert.ok(upright.includes('Clara'), upright.join(' '))
  assert.deepEqual(await wordsAt(180), upright)
})
