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

/** Reading size: width of a card or a passport page, height of a sheet. docs/reading.md#preparing-an-image. */
const cardWidthPixels = 1500
const sheetHeightPixels = 2200
/** Largest enlargement. */
const enlargementMax = 2.5
/** From this ratio of width to height a page is a card, not a sheet. */
const cardRatio = 1.15

/** A page ready for OCR. `placeOf` takes a point of the original image to the page. */
export interface PreparedPage {
  readonly raster: Raster
  readonly placeOf: (point: Point) => Point
  /** Noise before cleaning. Light noise was removed; pages with heavy noise keep it, and their rules. */
  readonly noise: Noise
}

/** A page level, at reading size and evenly lit; without noise, rules and leaders unless its noise is heavy. */
export async function preparePage(raster: Raster, options: { readonly shrink: number }): Promise<PreparedPage> {
  const scale = Math.min(scaleToReadingSize(raster), enlargementMax) / options.shrink
  // Reduced first, which saves work and removes noise; enlarged last, or noise would be as large as strokes.
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

/** Factor from the size of a page to its reading size. */
export function scaleToReadingSize(raster: Raster): number {
  return isCard(raster) ? cardWidthPixels / raster.width : sheetHeightPixels / raster.height
}

/** Wider than high, as cards and passport pages are. */
export function isCard(raster: Raster): boolean {
  return raster.width > raster.height * cardRatio
}
