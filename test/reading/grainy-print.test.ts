import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openOcr } from '../../src/reading/ocr/tesseract.ts'
import { preparePage } from '../../src/reading/prepare.ts'
import { decodeImage } from '../../src/reading/raster/decode.ts'
import { findGrainyLines } from '../../src/reading/raster/grainy-lines.ts'
import { degrade } from '../../src/specimens/degrade.ts'
import { letterPaper, text } from '../../src/specimens/drawing/sheet.ts'
import { sheetSvg } from '../../src/specimens/drawing/raster.ts'

const printed = ['Statement of account', 'Closing balance', '2026-05-31', 'Margaret Whitfield', '1,482.60']

test('a page photographed badly gives most of its large print', async () => {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const marks = printed.map((line, index) => text(80, 140 + index * 60, line, { size: 16, face: 'sans' }))
  const drawn = await sharp(Buffer.from(sheetSvg({ ...letterPaper, background: '#fff', marks })))
    .png()
    .toBuffer()
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  const picture = await decodeImage(await degrade(drawn, { level: 'hard', seed: 4 }), { pagesMax: 1, shrink: 1 })
  assert.ok(picture?.pages[0])
  const { raster, grain } = await preparePage(picture.pages[0], { shrink: 1 })
  assert.equal(grain, 'heavy')
  const words = (await openOcr()).readGrainyLines(raster, await findGrainyLines(raster)).map((word) => word.text)
  const sought = printed.flatMap((line) => line.split(' '))
  const read = sought.filter((word) => words.includes(word))
  assert.ok(read.length >= sought.length * 0.7, `read ${words.join(' ')}`)
})
