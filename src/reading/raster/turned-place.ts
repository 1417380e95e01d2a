import type { Box } from './raster.ts'
import type { Point, Quad } from './warp.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** A point of an image after `rotateRaster`: turned clockwise about the centre, into an image of another size. */
export function turnedPlace(
  [x, y]: Point,
  degrees: number,
  { from, to }: { readonly from: Size; readonly to: Size },
): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [across, down] = [x - from.width / 2, y - from.height / 2]
  return [across * cosine - down * sine + to.width / 2, across * sine + down * cosine + to.height / 2]
}

/** The upright bounding box of a quad, in whole pixels. */
export function boxAround(part: Quad): Box {
  const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)]
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  return [left, top, Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top]
}
