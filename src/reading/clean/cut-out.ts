import { findDocument } from '../raster/find-document.ts'
import type { ColourRaster, Raster } from '../raster/raster.ts'
import { warpQuad, type Point, type Quad } from '../raster/warp.ts'

/** Long side of the small copy on which a document is searched. */
export const smallSidePixels = 320

/**
 * The card or page on a table as if scanned: cut out, level and without perspective, at the resolution of the image. Returns the
 * image itself when no document is found with confidence. `small` is a copy of the image in colour.
 */
export function cutOut(raster: Raster, small: ColourRaster | null): Raster {
  const place = small === null ? null : findDocument(small)
  if (small === null || place === null) return raster
  const [across, down] = [raster.width / small.width, raster.height / small.height]
  const scaled = ([x, y]: Point): Point => [(x + 0.5) * across, (y + 0.5) * down]
  const [a, b, c, d] = place.quad
  const quad: Quad = [scaled(a), scaled(b), scaled(c), scaled(d)]
  return warpQuad(raster, quad, { width: Math.round(place.width * across), height: Math.round(place.height * down) })
}
