import { resizeRaster } from './raster/decode.ts'
import { deskew } from './raster/deskew.ts'
import { flatten } from './raster/flatten.ts'
import { eraseRules } from './raster/rules.ts'
import type { Raster } from './raster/raster.ts'
import { turnedPlace } from './raster/turned-place.ts'
import type { Point } from './raster/warp.ts'

/** Width a card or a passport page is read at, and height of a sheet. reading.md 6. */
const cardWidthPixels = 1500
const sheetHeightPixels = 2200
/** Small pictures are enlarged no more than this. */
const enlargementMax = 2.5
/** Wider than high by this much: a card, not a sheet. */
const cardRatio = 1.15

/** A page ready for recognition, and where places of the picture it was made of are on it. */
export interface PreparedPage {
  readonly raster: Raster
  readonly placeOf: (point: Point) => Point
}

/** A page level, at reading size, evenly lit, without rules. */
export async function preparePage(raster: Raster, options: { readonly shrink: number }): Promise<PreparedPage> {
  const wanted = isCard(raster) ? cardWidthPixels / raster.width : sheetHeightPixels / raster.height
  const scale = Math.min(wanted, enlargementMax) / options.shrink
  const { raster: level, degrees } = await deskew(raster)
  const width = Math.max(16, Math.round(level.width * scale))
  const height = Math.max(16, Math.round(level.height * scale))
  const placeOf = (point: Point): Point => {
    const [x, y] = turnedPlace(point, -degrees, { from: raster, to: level })
    return [(x * width) / level.width, (y * height) / level.height]
  }
  return { raster: eraseRules(flatten(await resizeRaster(level, width, height))), placeOf }
}

/** Wider than high, as cards and passport pages are. */
export function isCard(raster: Raster): boolean {
  return raster.width > raster.height * cardRatio
}
