import { findDocumentType } from '../../domain/document-types/index.ts'
import { readBarcode, type Barcode } from './barcode/read-barcodes.ts'
import { readMrzAtAnyNoise } from './mrz/noisy-mrz.ts'
import type { MrzReading } from './mrz/read-mrz.ts'
import type { LineBand } from './mrz/line-strip.ts'
import type { Raster } from '../raster/raster.ts'
import type { Point, Quad } from '../raster/warp.ts'
import { typeOfCodes } from './type-of-codes.ts'

/** Margin around the lines of an MRZ, in heights of a capital: lines are often found too short. */
const besideLines = 2.5
const aboveLines = 0.7

/** MRZ and barcode of a page, read without its words. */
export interface MachineCodes {
  readonly mrzReading: MrzReading | null
  readonly barcode: Barcode | null
  /** They give the type and all its key fields. */
  readonly complete: boolean
}

/**
 * Reads the MRZ of a page, or its barcode when there is no valid MRZ. This comes before OCR, because codes are more reliable
 * than print. docs/reading.md#skipping-work.
 */
export async function readMachineCodes(source: Raster, options: { readonly today: string }): Promise<MachineCodes> {
  const mrzReading = await readMrzAtAnyNoise(source, options)
  const barcode = mrzReading?.mrz.valid === true ? null : await readBarcode(source, { expected: false })
  const { certain, likely } = typeOfCodes(mrzReading?.mrz ?? null, barcode)
  const type = findDocumentType(certain ?? likely ?? '')
  const fields = { ...mrzReading?.mrz.fields, ...barcode?.record?.fields }
  const proven = mrzReading?.mrz.valid === true || (barcode?.record ?? null) !== null
  return { mrzReading, barcode, complete: proven && type !== null && type.keyFields.every((name) => name in fields) }
}

/** The parts of the image that a valid MRZ and a licence barcode cover. */
export function areasOf({ mrzReading, barcode }: MachineCodes): readonly Quad[] {
  return [
    ...(mrzReading?.mrz.valid === true ? [mrzArea(mrzReading)] : []),
    ...(barcode?.record !== null && barcode?.area !== null && barcode !== null ? [barcode.area] : []),
  ]
}

/** Corners of an MRZ with its margin, clockwise from the upper left in reading direction. Throws when it has no lines. */
export function mrzArea({ bands }: MrzReading): Quad {
  const [first, last] = [bands[0], bands.at(-1)]
  if (first === undefined || last === undefined) throw new Error('An MRZ has at least one line.')
  return [corner(first, 'left', -1), corner(first, 'right', -1), corner(last, 'right', 1), corner(last, 'left', 1)]
}

/** The end of a line moved outwards by the margin, and up (-1) or down (1) from its middle. */
function corner(band: LineBand, side: 'left' | 'right', vertical: -1 | 1): Point {
  const { left, right } = band
  const length = Math.hypot(right.x - left.x, right.y - left.y) || 1
  const [along, across] = [(right.x - left.x) / length, (right.y - left.y) / length]
  const { x, y, height } = band[side]
  const out = height * besideLines * (side === 'left' ? -1 : 1)
  const down = height * (0.5 + aboveLines) * vertical
  return [x + out * along - down * across, y + out * across + down * along]
}
