import type { Homography } from '../../domain/values/homography.ts'
import { white, type Raster } from './raster.ts'

/** A point of an image, in its pixels. */
export type Point = readonly [x: number, y: number]

/** Corners of a quadrilateral, clockwise from its upper left corner after levelling. */
export type Quad = readonly [Point, Point, Point, Point]

/**
 * A quadrilateral of an image as an upright rectangle, without perspective. Points outside the image are white. Sampling is
 * bilinear: reduce an image that is much larger than `size` first.
 */
export function warpQuad(
  raster: Raster,
  quad: Quad,
  size: { readonly width: number; readonly height: number },
): Raster {
  const { width, height } = size
  const pixels = new Uint8Array(width * height)
  const [a, b, c, d, e, f, g, h] = projection(quad, size)
  for (let y = 0; y < height; y++) {
    const row = y + 0.5
    for (let x = 0; x < width; x++) {
      const column = x + 0.5
      const depth = g * column + h * row + 1
      const sourceX = (a * column + b * row + c) / depth - 0.5
      const sourceY = (d * column + e * row + f) / depth - 0.5
      pixels[y * width + x] = sample(raster, sourceX, sourceY)
    }
  }
  return { width, height, pixels }
}

function sample({ width, height, pixels }: Raster, x: number, y: number): number {
  if (x >= 0 && y >= 0 && x < width - 1 && y < height - 1) {
    const at = (y | 0) * width + (x | 0)
    const across = x - (x | 0)
    const upperLeft = pixels[at] ?? white
    const lowerLeft = pixels[at + width] ?? white
    const upper = upperLeft + ((pixels[at + 1] ?? white) - upperLeft) * across
    const lower = lowerLeft + ((pixels[at + width + 1] ?? white) - lowerLeft) * across
    return upper + (lower - upper) * (y - (y | 0))
  }
  if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return white
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const below = Math.min(height - 1, top + 1)
  const across = Math.min(1, Math.max(0, x - left))
  const down = Math.min(1, Math.max(0, y - top))
  const upper = (pixels[top * width + left] ?? white) * (1 - across) + (pixels[top * width + right] ?? white) * across
  const lower =
    (pixels[below * width + left] ?? white) * (1 - across) + (pixels[below * width + right] ?? white) * across
  return upper * (1 - down) + lower * down
}

/** The map of an upright rectangle onto the quad that `warpQuad` fills it from. Heckbert 1989, section 2.2. */
export function projection(
  [p0, p1, p2, p3]: Quad,
  { width, height }: { readonly width: number; readonly height: number },
): Homography {
  const [dx1, dx2, dx3] = [p1[0] - p2[0], p3[0] - p2[0], p0[0] - p1[0] + p2[0] - p3[0]]
  const [dy1, dy2, dy3] = [p1[1] - p2[1], p3[1] - p2[1], p0[1] - p1[1] + p2[1] - p3[1]]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = determinant === 0 ? 0 : (dx3 * dy2 - dx2 * dy3) / determinant
  const h = determinant === 0 ? 0 : (dx1 * dy3 - dx3 * dy1) / determinant
  return [
    (p1[0] - p0[0] + g * p1[0]) / width,
    (p3[0] - p0[0] + h * p3[0]) / height,
    p0[0],
    (p1[1] - p0[1] + g * p1[1]) / width,
    (p3[1] - p0[1] + h * p3[1]) / height,
    p0[1],
    g / width,
    h / height,
    1,
  ]
}
