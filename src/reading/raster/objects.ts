import type { ColourRaster, Raster } from './raster.ts'
import type { Point } from './warp.ts'

/** Width of the border that shows the background, as a share of the image. */
const borderShare = 0.025
/** One in this many border pixels is sampled. */
const borderStep = 3
/** Least difference of an object from the background, in levels and in spreads of the background. */
const contrastMin = 12
const spreadsMin = 3
/** Rounds of fitting the background; each drops outliers. */
const groundRounds = 4
/** Radius of morphological closing and opening, in pixels. */
const closingPixels = 2
const openingPixels = 3

/** Objects in front of the background of an image. */
export interface Objects {
  /** Difference of each pixel from the background, in levels. */
  readonly contrast: Raster
  /** The largest object: number of pixels with holes filled, and the ends of its rows. */
  readonly largest: { readonly size: number; readonly outline: readonly Point[] }
  /** Number of pixels of the second largest. */
  readonly second: number
  /** Number of pixels that differ from the background or lie in a hole. */
  readonly marked: number
}

/** The objects of a small image that differ from its background: a plane fitted to the border in each channel. */
export function objectsOf(raster: ColourRaster): Objects {
  const { width, height } = raster
  const contrast = contrastOf(raster)
  const apart = contrast.pixels.map((level) => (level > contrastMin ? 1 : 0))
  const closed = spread(apart, width, height, closingPixels, 1)
  const filled = spread(fillHoles(closed, width, height), width, height, closingPixels, 0)
  const opened = spread(spread(filled, width, height, openingPixels, 0), width, height, openingPixels, 1)
  const components = componentsOf(opened, width, height).toSorted((a, b) => b.length - a.length)
  const largest = components[0] ?? []
  return {
    contrast,
    largest: { size: largest.length, outline: outlineOf(largest, width) },
    second: components[1]?.length ?? 0,
    marked: filled.reduce((sum, value) => sum + value, 0),
  }
}

/** Largest difference of each pixel from the background over the channels, less the spread of a rough background. */
function contrastOf({ width, height, pixels }: ColourRaster): Raster {
  const contrast = new Uint8Array(width * height)
  for (const channel of [0, 1, 2]) {
    const { level, across, down, spreadLevels } = groundOf({ width, height, pixels }, channel)
    const own = Math.max(0, spreadLevels * spreadsMin - contrastMin)
    for (let y = 0, at = 0; y < height; y++) {
      const row = level + down * (y / height - 0.5) - across * 0.5
      for (let x = 0; x < width; x++, at++) {
        const off = Math.abs((pixels[at * 3 + channel] ?? 0) - row - (across * x) / width) - own
        if (off > (contrast[at] ?? 0)) contrast[at] = off
      }
    }
  }
  return { width, height, pixels: contrast }
}

interface Ground {
  /** Level at the centre, and its change across the width and the height. */
  readonly level: number
  readonly across: number
  readonly down: number
  /** Deviation of the background from the plane, in levels. */
  readonly spreadLevels: number
}

/** The plane through most levels of the border: least squares, without the outliers of the round before. */
function groundOf(raster: ColourRaster, channel: number): Ground {
  const seen = borderOf(raster, channel)
  let plane: Plane = [median(seen.levels), 0, 0]
  let spreadLevels = 0
  for (let round = 0; round < groundRounds; round++) {
    const off = seen.levels.map((value, at) => Math.abs(value - levelOf(plane, seen.xs[at] ?? 0, seen.ys[at] ?? 0)))
    spreadLevels = 1.4826 * median(off)
    plane = fitPlane(seen, off, Math.max(4, spreadLevels * 2.5)) ?? plane
  }
  const [level, across, down] = plane
  return { level, across, down, spreadLevels }
}

type Plane = readonly [level: number, across: number, down: number]

function levelOf([level, across, down]: Plane, x: number, y: number): number {
  return level + across * x + down * y
}

/** Samples of the border: positions as shares of the image from its centre, and levels in a channel. */
interface Border {
  readonly xs: Float64Array
  readonly ys: Float64Array
  readonly levels: Float64Array
}

function borderOf({ width, height, pixels }: ColourRaster, channel: number): Border {
  const band = Math.max(3, Math.round(Math.max(width, height) * borderShare))
  const places: number[] = []
  for (let at = 0; at < width * height; at += borderStep) {
    const x = at % width
    const y = (at - x) / width
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < band) places.push(at)
  }
  return {
    xs: Float64Array.from(places, (at) => (at % width) / width - 0.5),
    ys: Float64Array.from(places, (at) => Math.floor(at / width) / height - 0.5),
    levels: Float64Array.from(places, (at) => pixels[at * 3 + channel] ?? 0),
  }
}

/** The plane through samples that were off by at most `offMax`; null when they do not determine one. */
function fitPlane({ xs, ys, levels }: Border, off: Float64Array, offMax: number): Plane | null {
  let [n, x1, y1, xx, xy, yy, z1, xz, yz] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let at = 0; at < levels.length; at++) {
    if ((off[at] ?? 0) > offMax) continue
    const [x, y, z] = [xs[at] ?? 0, ys[at] ?? 0, levels[at] ?? 0]
    n += 1
    x1 += x
    y1 += y
    xx += x * x
    xy += x * y
    yy += y * y
    z1 += z
    xz += x * z
    yz += y * z
  }
  const determinant = det(n, x1, y1, x1, xx, xy, y1, xy, yy)
  if (Math.abs(determinant) < 1e-6) return null
  return [
    det(z1, x1, y1, xz, xx, xy, yz, xy, yy) / determinant,
    det(n, z1, y1, x1, xz, xy, y1, yz, yy) / determinant,
    det(n, x1, z1, x1, xx, xz, y1, xy, yz) / determinant,
  ]
}

/** Determinant of a 3 x 3 matrix. */
function det(...[a, b, c, d, e, f, g, h, i]: [number, number, number, number, number, number, number, number, number]) {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}

/** Dilation of `value` by a square: pixels with that value within `pixels` across and down get it. */
function spread(mask: Uint8Array, width: number, height: number, pixels: number, value: 0 | 1): Uint8Array {
  const across = new Uint8Array(mask)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (mask[at] !== value || (x > 0 && x < width - 1 && mask[at - 1] === value && mask[at + 1] === value)) continue
      across.fill(value, at - Math.min(pixels, x), at + Math.min(pixels, width - 1 - x) + 1)
    }
  }
  const both = new Uint8Array(across)
  for (let at = 0; at < mask.length; at++) {
    if (across[at] !== value || (across[at - width] === value && across[at + width] === value)) continue
    for (let away = 1; away <= pixels; away++) {
      if (at - away * width >= 0) both[at - away * width] = value
      if (at + away * width < mask.length) both[at + away * width] = value
    }
  }
  return both
}

/** The mask with its holes: all pixels that cannot be reached from the border. */
function fillHoles(mask: Uint8Array, width: number, height: number): Uint8Array {
  const filled = new Uint8Array(mask.length).fill(1)
  const open: number[] = []
  const reach = (at: number) => {
    if (mask[at] === 1 || filled[at] === 0) return
    filled[at] = 0
    open.push(at)
  }
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(reach)
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(reach)
  for (let at = open.pop(); at !== undefined; at = open.pop()) eachNeighbour(at, width, mask.length, reach)
  return filled
}

function componentsOf(mask: Uint8Array, width: number, height: number): number[][] {
  const left = new Uint8Array(mask)
  const found: number[][] = []
  for (let start = 0; start < width * height; start++) {
    if (left[start] !== 1) continue
    const members: number[] = []
    const take = (at: number) => {
      if (left[at] !== 1) return
      left[at] = 0
      members.push(at)
    }
    take(start)
    for (let next = 0; next < members.length; next++) eachNeighbour(members[next] ?? 0, width, mask.length, take)
    found.push(members)
  }
  return found
}

function eachNeighbour(at: number, width: number, size: number, visit: (at: number) => void): void {
  const x = at % width
  if (x > 0) visit(at - 1)
  if (x < width - 1) visit(at + 1)
  if (at >= width) visit(at - width)
  if (at + width < size) visit(at + width)
}

/** First and last point of every row. */
function outlineOf(members: readonly number[], width: number): readonly Point[] {
  const rows = new Map<number, [first: number, last: number]>()
  for (const at of members) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const row = rows.get(y)
    if (row === undefined) rows.set(y, [x, x])
    else [row[0], row[1]] = [Math.min(row[0], x), Math.max(row[1], x)]
  }
  return [...rows].flatMap(([y, [first, last]]) => [[first, y] as const, [last, y] as const])
}

function median(values: Float64Array): number {
  return values.toSorted()[Math.floor(values.length / 2)] ?? 0
}
