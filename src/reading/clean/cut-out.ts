import { unmoved, type Homography } from '../../domain/values/homography.ts'
import { findDocument } from '../raster/find-document.ts'
import type { ColourRaster, Raster } from '../raster/raster.ts'
import { projection, warpQuad, type Point, type Quad } from '../raster/warp.ts'

/** Long side of the small copy on which a document is searched. */
export const smallSidePixels = 320

/** A card or page cut out of an image, with the map from its pixels onto those of the image. */
export interface CutOut {
  readonly raster: Raster
  readonly toImage: Homography
}

/**
 * The card or page on a table as if scanned: cut out, level and without perspective, at the resolution of the image. Returns the
 * image itself when no document is found with confidence. `small` is a copy of the image in colour.
 */
export function cutOut(raster: Raster, small: ColourRaster | null): CutOut {
  const place = small === null ? null : findDocument(small)
  if (small === null || place === null) return { raster, toImage: unmoved }
  const [across, down] = [raster.width / small.width, raster.height / small.height]
  const scaled = ([x, y]: Point): Point => [(x + 0.5) * across, (y + 0.5) * down]
  const [a, b, c, d] = place.quad
  const quad: Quad = [scaled(a), scaled(b), scaled(c), scaled(d)]
  const size = { width: Math.round(place.width * across), height: Math.round(place.height * down) }
  return { raster: warpQuad(raster, quad, size), toImage: projection(quad, size) }
}
