import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes as decode } from 'zxing-wasm/reader'
import { resizeRaster, rotateRaster } from '../raster/decode.ts'
import type { Raster } from '../raster/raster.ts'
import { parseAamva, type AamvaRecord } from './aamva.ts'

/** Barcodes looked for in one picture. */
const symbolsMax = 4
/** Widths between which a picture is enlarged for another try: a module wants two pixels. */
const enlargeBelowPixels = 1800
const enlargement = 2
/** PDF417 is lost when it leans by more than some degrees (measured at 5), so a card is also tried turned. */
const anglesTried = [6, -6, 14, -14] as const

/** A barcode found on a page. */
export interface Barcode {
  readonly kind: 'aamva' | 'qr' | 'pdf417'
  readonly text: string
  readonly record: AamvaRecord | null
}

/** Loads the decoder from the installed package, so that it fetches nothing. About 40 ms. */
export async function openBarcodes(): Promise<void> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
}

/**
 * The barcode of a page that says most: a licence record before any other. `expected` when the document ought to carry one:
 * then smaller, larger and turned pictures are tried too, about 50 ms each.
 */
export async function readBarcode(raster: Raster, options: { readonly expected: boolean }): Promise<Barcode | null> {
  const atOnce = await decodeRaster(raster)
  if (atOnce !== null || !options.expected) return atOnce
  if (raster.width < enlargeBelowPixels) {
    const larger = await resizeRaster(raster, raster.width * enlargement, raster.height * enlargement)
    const found = await decodeRaster(larger)
    if (found !== null) return found
  }
  for (const degrees of anglesTried) {
    const found = await decodeRaster(await rotateRaster(raster, degrees))
    if (found !== null) return found
  }
  return null
}

async function decodeRaster({ width, height, pixels }: Raster): Promise<Barcode | null> {
  const pgm = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
  const symbols = await decode(pgm, {
    formats: ['PDF417', 'QRCode'],
    textMode: 'Plain',
    tryHarder: true,
    maxNumberOfSymbols: symbolsMax,
  })
  const barcodes = symbols
    .filter((symbol) => symbol.isValid)
    .map((symbol): Barcode => {
      const record = parseAamva(symbol.text)
      const kind = record !== null ? 'aamva' : symbol.format === 'QRCode' ? 'qr' : 'pdf417'
      return { kind, text: symbol.text, record }
    })
  return barcodes.find((barcode) => barcode.record !== null) ?? barcodes[0] ?? null
}
