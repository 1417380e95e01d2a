import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes as decode } from 'zxing-wasm/reader'
import { cleanTexts } from '../../page/clean-text.ts'
import { blurRaster } from '../../raster/decode.ts'
import type { Raster } from '../../raster/raster.ts'
import { warpQuad, type Point, type Quad } from '../../raster/warp.ts'
import { findSymbols, type SymbolPlace } from './find-symbols.ts'
import { parseAamva, type AamvaRecord } from './aamva.ts'

/** Most symbols decoded in one image. */
const symbolsMax = 4
/** Longer side of a symbol when it is decoded: a module of the widest records then has three pixels. */
const symbolSidePixels = 1600
/** Largest enlargement of a symbol. */
const enlargementMax = 3
/** Error of the rough angle of coarse bars. PDF417 is not decoded from an error of about two degrees. */
const leanErrorDegrees = 7
const leanStepDegrees = 0.5
/** Longer side of the copy that the angle is measured on. */
const leanSidePixels = 700
/** Blur that removes noise from an enlarged symbol, in pixels. */
const noiseBlurPixels = 1.2

/** A barcode found on a page. */
export interface Barcode {
  readonly kind: 'aamva' | 'qr' | 'pdf417'
  readonly text: string
  readonly record: AamvaRecord | null
  /** The part of the image with the symbol and its margin; null when it was decoded from the whole image. */
  readonly area: Quad | null
}

/** Loads the decoder from the installed package, without network access. About 40 ms. */
export async function openBarcodes(): Promise<void> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
}

/**
 * The barcode of a page, a licence record before any other; null when there is none. Places with bars are cut out, levelled,
 * scaled and decoded: about 20 ms each, 100 ms when bars cannot be decoded. With `expected`, the whole page and places without
 * bars are tried too.
 */
export async function readBarcode(raster: Raster, options: { readonly expected: boolean }): Promise<Barcode | null> {
  const places = await findSymbols(raster)
  let best: Barcode | null = null
  for (const place of places.filter(({ bars }) => bars)) {
    best = better(best, await readPlace(raster, place))
    if (best?.record !== null && best !== null) return best
  }
  if (best !== null || !options.expected) return best
  best = await decodeRaster(raster)
  for (const place of places.filter(({ bars }) => !bars)) best = better(best, best ?? (await readPlace(raster, place)))
  return best
}

/** A levelled place decoded as it is, then without noise. */
async function readPlace(raster: Raster, place: SymbolPlace): Promise<Barcode | null> {
  const levelled = place.bars ? upright(raster, place) : place
  const level = cutOut(raster, levelled, symbolSidePixels)
  const read = (await decodeRaster(level)) ?? (await decodeRaster(await blurRaster(level, noiseBlurPixels)))
  return read === null ? null : { ...read, area: cornersOf(levelled) }
}

/** The place with its exact angle: the one at which neighbouring columns of pixels differ most. */
function upright(raster: Raster, place: SymbolPlace): SymbolPlace {
  const { width, height, pixels } = cutOut(raster, place, leanSidePixels)
  let best = { degrees: 0, sharpness: -1 }
  for (let degrees = -leanErrorDegrees; degrees <= leanErrorDegrees; degrees += leanStepDegrees) {
    const slope = Math.tan((degrees * Math.PI) / 180)
    const sums = new Float64Array(width)
    for (let y = 0; y < height; y++) {
      const shift = Math.round((height / 2 - y) * slope)
      for (let x = Math.max(0, -shift); x < Math.min(width, width - shift); x++)
        sums[x + shift] = (sums[x + shift] ?? 0) + (pixels[y * width + x] ?? 0)
    }
    let sharpness = 0
    // The ends have fewer pixels in a slanted image, which would count as sharpness.
    const end = Math.ceil((height / 2) * Math.tan((leanErrorDegrees * Math.PI) / 180)) + 1
    for (let x = end; x < width - end; x++) sharpness += ((sums[x] ?? 0) - (sums[x - 1] ?? 0)) ** 2
    if (sharpness > best.sharpness) best = { degrees, sharpness }
  }
  return { ...place, degrees: place.degrees - best.degrees }
}

function cutOut(raster: Raster, place: SymbolPlace, sidePixels: number): Raster {
  const { width, height } = place
  const scale = Math.min(enlargementMax, sidePixels / Math.max(width, height))
  return warpQuad(raster, cornersOf(place), { width: Math.round(width * scale), height: Math.round(height * scale) })
}

function cornersOf({ centre, width, height, degrees }: SymbolPlace): Quad {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const corner = (x: number, y: number): Point => [
    centre[0] + (x * width * cosine - y * height * sine) / 2,
    centre[1] + (x * width * sine + y * height * cosine) / 2,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** The first, unless only the second is a licence record. */
function better(first: Barcode | null, second: Barcode | null): Barcode | null {
  return first === null || (first.record === null && second !== null && second.record !== null) ? second : first
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
      const record = cleaned(parseAamva(symbol.text))
      const kind = record !== null ? 'aamva' : symbol.format === 'QRCode' ? 'qr' : 'pdf417'
      return { kind, text: symbol.text, record, area: null }
    })
  return barcodes.find((barcode) => barcode.record !== null) ?? barcodes[0] ?? null
}

/** Fields without control characters; the record needs them as separators until here. */
function cleaned(record: AamvaRecord | null): AamvaRecord | null {
  return record === null ? null : { ...record, fields: cleanTexts(record.fields) }
}
