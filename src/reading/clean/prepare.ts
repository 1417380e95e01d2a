import { resizeRaster } from '../raster/decode.ts'
import { invertBanners } from '../raster/banners.ts'
import { deskew } from '../raster/deskew.ts'
import { flatten } from '../raster/flatten.ts'
import { clearPaper, smoothNoise, type Noise } from '../raster/noise.ts'
import { eraseLeaders } from '../raster/leaders.ts'
import { eraseRules } from '../raster/rules.ts'
import type { Raster } from '../raster/raster.ts'
import { clearSheetEdges } from '../raster/sheet-edges.ts'
import { turnedPlace } from '../raster/turned-place.ts'
import type { Point } from '../raster/warp.ts'

/** Width a card or a passport page is read at, and height of a sheet. docs/reading.md#preparing-an-image. */
const cardWidthPixels = 1500
const sheetHeightPixels = 2200
/** Small images are enlarged no more than this. */
const enlargementMax = 2.5
/** Wider than high by this much: a card, not a sheet. */
const cardRatio = 1.15

/** A page ready for recognition, and where places of the image it was made of are on it. */
export interface PreparedPage {
  readonly raster: Raster
  readonly placeOf: (point: Point) => Point
  /** Of light noise the paper was cleared; heavy noise is left, and the rules with it. */
  readonly noise: Noise
}

/** A page level, at reading size, evenly lit, without noise, rules and leaders as far as they come off. */
export async function preparePage(raster: Raster, options: { readonly shrink: number }): Promise<PreparedPage> {
  const scale = Math.min(scaleToReadingSize(raster), enlargementMax) / options.shrink
  // Less work and less noise when it is made smaller first; enlarged, noise would be as large as strokes.
  const small = await scaledRaster(raster, Math.min(1, scale))
  const { raster: smooth, noise } = await smoothNoise(small)
  const { raster: level, degrees } = await deskew(smooth)
  const sized = await scaledRaster(level, Math.max(1, scale))
  const placeOf = ([x, y]: Point): Point => {
    const place: Point = [(x * small.width) / raster.width, (y * small.height) / raster.height]
    const [levelX, levelY] = turnedPlace(place, -degrees, { from: small, to: level })
    return [(levelX * sized.width) / level.width, (levelY * sized.height) / level.height]
  }
  const even = flatten(invertBanners(sized))
  if (noise === 'heavy') return { raster: even, placeOf, noise }
  return {
    raster: eraseLeaders(eraseRules(noise === 'light' ? clearSheetEdges(clearPaper(even)) : even)),
    placeOf,
    noise,
  }
}

function scaledRaster(raster: Raster, scale: number): Promise<Raster> {
  const [width, height] = [raster.width, raster.height].map((side) => Math.max(16, Math.round(side * scale)))
  return resizeRaster(raster, width ?? 16, height ?? 16)
}

/** The size that a page is best read at over its own. */
export function scaleToReadingSize(raster: Raster): number {
  return isCard(raster) ? cardWidthPixels / raster.width : sheetHeightPixels / raster.height
}

/** Wider than high, as cards and passport pages are. */
export function isCard(raster: Raster): boolean {
  return raster.width > raster.height * cardRatio
}
