import { resizeRaster } from './raster/decode.ts'
import { deskew } from './raster/deskew.ts'
import { flatten } from './raster/flatten.ts'
import { eraseRules } from './raster/rules.ts'
import type { Raster } from './raster/raster.ts'

/** Width a card or a passport page is read at, and height of a sheet. reading.md 6. */
const cardWidthPixels = 1500
const sheetHeightPixels = 2200
/** Small pictures are enlarged no more than this. */
const enlargementMax = 2.5
/** Wider than high by this much: a card, not a sheet. */
const cardRatio = 1.15

/**
 * A page ready for recognition: level, at reading size, evenly lit, without rules. Size before preparation is kept for
 * barcodes.
 */
export async function preparePage(raster: Raster, options: { readonly shrink: number }): Promise<Raster> {
  const wanted = isCard(raster) ? cardWidthPixels / raster.width : sheetHeightPixels / raster.height
  const scale = Math.min(wanted, enlargementMax) / options.shrink
  const { raster: level } = await deskew(raster)
  const width = Math.max(16, Math.round(level.width * scale))
  const height = Math.max(16, Math.round(level.height * scale))
  return eraseRules(flatten(await resizeRaster(level, width, height)))
}

/** Wider than high, as cards and passport pages are. */
export function isCard(raster: Raster): boolean {
  return raster.width > raster.height * cardRatio
}
