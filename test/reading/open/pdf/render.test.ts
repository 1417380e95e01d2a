import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openPdfRenderer } from '../../../../src/reading/open/pdf/render.ts'
import { imagePdf, textPdf } from '../../../../tools/documents/drawing/pdf.ts'
import { letterPaper, text } from '../../../../tools/documents/drawing/sheet.ts'
import { seededRandom } from '../../../../tools/documents/random.ts'

const origin = { date: '2026-11-21', producer: 'Meridian MFP Scan 2.6', title: 'Scan' }

async function longSideOf(pdf: Buffer): Promise<number> {
  const pages = await (await openPdfRenderer()).render(pdf, [0], { shrink: 1 })
  const page = pages?.get(0)
  return Math.max(page?.width ?? 0, page?.height ?? 0)
}

/** A scan of white paper with noise, in levels. */
function scanOf(width: number, height: number, noise: number): Promise<Buffer> {
  const random = seededRandom(5)
  const pixels = Uint8Array.from(
    { length: width * height },
    () => 190 + (random() + random() + random() - 1.5) * 2 * noise,
  )
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

test('a scan with heavy noise is drawn at its own size, so that its noise is not enlarged', async () => {
  assert.ok(Math.abs((await longSideOf(await imagePdf([await scanOf(935, 1210, 24)], origin))) - 1210) <= 2)
  assert.ok(Math.abs((await longSideOf(await imagePdf([await scanOf(935, 1210, 2)], origin))) - 2200) <= 2)
})

test('a larger scan is reduced, and a page of print is drawn at reading size', async () => {
  assert.ok(Math.abs((await longSideOf(await imagePdf([await scanOf(2550, 3300, 24)], origin))) - 2200) <= 2)
  const sheet = { ...letterPaper, background: '#fff', marks: [text(80, 140, 'Statement', { size: 16, face: 'sans' })] }
  assert.ok(Math.abs((await longSideOf(textPdf([sheet], origin))) - 2200) <= 2)
})
