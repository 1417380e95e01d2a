import { findDocumentType } from '../../domain/document-types/index.ts'
import { readBarcode, type Barcode } from './barcode/read-barcodes.ts'
import { readMrzAtAnyNoise } from './mrz/noisy-mrz.ts'
import type { MrzReading } from './mrz/read-mrz.ts'
import type { LineBand } from './mrz/line-strip.ts'
import type { Raster } from '../raster/raster.ts'
import type { Point, Quad } from '../raster/warp.ts'
import { typeOfCodes } from './type-of-codes.ts'

/** Around the lines of an MRZ this much is its own, in heights of a capital: lines are often found a little short. */
const besideLines = 2.5
const aboveLines = 0.7

/** What a page says without its words: its MRZ and its barcode. */
export interface MachineCodes {
  readonly mrzReading: MrzReading | null
  readonly barcode: Barcode | null
  /** Type and key fields are known from them alone. */
  readonly complete: boolean
}

/**
 * Looks for an MRZ, and beside none for a licence's barcode, before anything else is read of a page: what they give is surer
 * than print and need not be recognised. docs/reading.md#skipping-work.
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

/** The parts of the image that the codes cover, for those that were read for certain. */
export function areasOf({ mrzReading, barcode }: MachineCodes): readonly Quad[] {
  return [
    ...(mrzReading?.mrz.valid === true ? [mrzArea(mrzReading)] : []),
    ...(barcode?.record !== null && barcode?.area !== null && barcode !== null ? [barcode.area] : []),
  ]
}

/** Corners of an MRZ with some paper around, clockwise from the upper left as it is read. */
export function mrzArea({ bands }: MrzReading): Quad {
  const [first, last] = [bands[0], bands.at(-1)]
  if (first === undefined || last === undefined) throw new Error('a zone has lines')
  return [corner(first, 'left', -1), corner(first, 'right', -1), corner(last, 'right', 1), corner(last, 'left', 1)]
}

/** The end of a line moved outwards along it, and up (-1) or down (1) from its middle. */
function corner(band: LineBand, side: 'left' | 'right', vertical: -1 | 1): Point {
  const { left, right } = band
  const length = Math.hypot(right.x - left.x, right.y - left.y) || 1
  const [along, across] = [(right.x - left.x) / length, (right.y - left.y) / length]
  const { x, y, height } = band[side]
  const out = height * besideLines * (side === 'left' ? -1 : 1)
  const down = height * (0.5 + aboveLines) * vertical
  return [x + out * along - down * across, y + out * across + down * along]
}
