import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBarcodes, readBarcode } from '../../../../src/reading/codes/barcode/read-barcodes.ts'
import { resizeRaster, rotateRaster } from '../../../../src/reading/raster/decode.ts'
import type { Raster } from '../../../../src/reading/raster/raster.ts'

const record =
  '@\n\u001e\rANSI 636000090002DL00410279DLDAQT64235789\nDCSSAMPLE\nDACMICHAEL\nDADJOHN\nDBD06062019\nDBB06061986\n' +
  'DBA12102030\nDBC1\nDAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\nDAK232690000\nDCF2424244747474786102204\nDCGUSA\r'

/** Pixels of one module of the drawn symbol. */
const modulePixels = 3
let card: Raster

before(async () => {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  await openBarcodes()
  card = cardWith(await symbolOf(record))
})

async function symbolOf(text: string): Promise<Raster> {
  const options = 'columns=13,ecLevel=5'
  const { symbol } = await writeBarcode(text, { format: 'PDF417', options, addQuietZones: false })
  return { width: symbol.width, height: symbol.height, pixels: Uint8Array.from(symbol.data) }
}

/** The symbol on the lower half of a light card, with lines of print above. */
function cardWith(symbol: Raster): Raster {
  const [width, height] = [symbol.width * modulePixels + 120, 760]
  const pixels = new Uint8Array(width * height).fill(236)
  for (let y = 0; y < symbol.height * modulePixels; y++) {
    for (let x = 0; x < symbol.width * modulePixels; x++) {
      const value = symbol.pixels[Math.floor(y / modulePixels) * symbol.width + Math.floor(x / modulePixels)] ?? 255
      pixels[(y + 380) * width + x + 60] = value
    }
  }
  for (let y = 60; y < 300; y += 1)
    for (let x = 80; x < 600; x += 1) if (y % 40 < 14 && x % 11 < 3) pixels[y * width + x] = 40
  return { width, height, pixels }
}

for (const scale of [1, 0.5]) {
  for (const degrees of [0, 5, -12, 20, -20, 90, 180]) {
    test(`a licence record is read at ${degrees} degrees and ${scale * modulePixels} pixels a module`, async () => {
      const small = await resizeRaster(card, Math.round(card.width * scale), Math.round(card.height * scale))
      const barcode = await readBarcode(await rotateRaster(small, degrees), { expected: false })
      assert.equal(barcode?.kind, 'aamva')
      assert.equal(barcode.record?.fields.id_number, 'T64235789')
    })
  }
}

test('a page of print has no barcode, whether one is expected or not', async () => {
  const print = { ...card, pixels: card.pixels.slice() }
  print.pixels.fill(236, 340 * card.width)
  assert.equal(await readBarcode(print, { expected: false }), null)
  assert.equal(await readBarcode(print, { expected: true }), null)
})
