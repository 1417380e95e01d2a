import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { preparePage } from '../../../../../src/reading/clean/prepare.ts'
import { decodeImage } from '../../../../../src/reading/raster/decode.ts'
import { openOnnxPrintReader } from '../../../../../src/reading/recognise/ocr/onnx/open-onnx.ts'
import { OnnxReaderMissing } from '../../../../../src/reading/recognise/ocr/onnx/packages.ts'
import { photograph } from '../../../../../tools/documents/degrade.ts'
import { sheetSvg } from '../../../../../tools/documents/drawing/raster.ts'
import { letterPaper, text } from '../../../../../tools/documents/drawing/sheet.ts'

const print = await openOnnxPrintReader().catch((error: unknown) => {
  if (error instanceof OnnxReaderMissing) return null
  throw error
})
if (print === null) console.warn('NOT TESTED: the onnx reader. Run .ci/install-onnx.')

test(
  'PP-OCR finds the lines of a photograph out of focus and reads their words in place',
  { skip: print === null },
  async () => {
    assert.ok(print)
    const printed = ['Certificate of registration', 'Closing balance', '2026-05-31', 'Margaret Whitfield', '1,482.60']
    const marks = printed.map((line, index) => text(80, 140 + index * 60, line, { size: 15, face: 'sans' }))
    sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
    const drawn = await sharp(Buffer.from(sheetSvg({ ...letterPaper, background: '#fff', marks })))
      .png()
      .toBuffer()
    sharp.block({ operation: ['VipsForeignLoadSvg'] })
    const capture = { turnDegrees: 0, blur: 2, noise: 2, quality: 80, scale: 0.9, shadow: 0 }
    const { photo } = await photograph(drawn, capture, 3)
    const image = (await decodeImage(photo, { pagesMax: 1, shrink: 1 }))?.pages[0]
    assert.ok(image)
    const { raster } = await preparePage(image, { shrink: 1 })

    const boxes = await print.findLines(raster)
    assert.equal(boxes.length, printed.length)
    for (const [index, box] of boxes.entries()) {
      const words = await print.readLine(raster, box)
      assert.deepEqual(
        words.map((word) => word.text),
        printed[index]?.split(' '),
      )
      for (const [before, word] of words.slice(1).entries()) {
        const last = words[before]?.box ?? [0, 0, 0, 0]
        assert.ok(word.box[0] > last[0] + last[2], 'words lie beside one another')
        assert.ok(word.confidence > 0.5 && word.confidence <= 1)
      }
    }
  },
)
