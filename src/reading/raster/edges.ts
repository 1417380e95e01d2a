import type { Raster } from './raster.ts'

/** Side of the squares in which edges are measured: about a few letters. */
const squarePixels = 16
/** Approximate number of pixels measured. */
const pixelsMeasured = 500_000
/** Least range of levels in a square with print. */
const contrastMin = 50
/** Share of the squares, those with the least range of levels, that show only paper and noise. */
const quietShare = 0.1

/** One number for each direction. */
export type EachWay = readonly [across: number, down: number, falling: number, rising: number]

/** An index of `EachWay`. */
export type Way = 0 | 1 | 2 | 3

/** A square with print: sums of squared first (`slopes`) and second (`bends`) differences by direction, less noise. */
export interface EdgeSquare {
  readonly slopes: EachWay
  readonly bends: EachWay
}

/** The squares with print, and their share of all squares. */
export interface Edges {
  readonly squares: readonly EdgeSquare[]
  readonly share: number
}

/**
 * Edges of print in squares spread evenly over an image reduced by `factor`. Levels are smoothed with 1 2 1 in both directions
 * first, which adds half a pixel squared to the variance of every edge.
 */
export function edgesOfPrint(raster: Raster, factor: number): Edges {
  const [width, height] = [Math.floor(raster.width / factor), Math.floor(raster.height / factor)]
  const squares: Square[] = []
  const apart = squarePixels * Math.max(1, Math.round((width * height) / pixelsMeasured))
  for (let top = 2; top + squarePixels + 2 <= height; top += apart) {
    const levels = smoothed(rowsOf(raster, { factor, from: top - 2, count: squarePixels + 4 }), width)
    for (let left = 2; left + squarePixels + 2 <= width; left += squarePixels)
      squares.push({ levels, width, left, range: rangeOf(levels, width, left) })
  }
  const quiet = squares.toSorted((a, b) => a.range - b.range).slice(0, Math.ceil(squares.length * quietShare))
  const noise = meanOf(quiet.map(edgesOf))
  const printed = squares.filter(({ range }) => range >= contrastMin)
  return {
    squares: printed
      .map(edgesOf)
      .map(({ slopes, bends }) => ({ slopes: less(slopes, noise.slopes), bends: less(bends, noise.bends) })),
    share: printed.length / Math.max(1, squares.length),
  }
}

/** A square in the smoothed rows of a strip, with the range of its levels. */
interface Square {
  readonly levels: Float32Array
  readonly width: number
  readonly left: number
  readonly range: number
}

/** Rows of an image reduced by an integer factor, which removes noise. */
function rowsOf(
  { width: fullWidth, pixels }: Raster,
  { factor, from, count }: { readonly factor: number; readonly from: number; readonly count: number },
): Float32Array {
  const width = Math.floor(fullWidth / factor)
  const rows = new Float32Array(width * count)
  for (let row = 0; row < count * factor; row++) {
    const start = (from * factor + row) * fullWidth
    const to = Math.floor(row / factor) * width
    for (let x = 0, at = start; x < width; x++) {
      let sum = 0
      for (const end = at + factor; at < end; at++) sum += pixels[at] ?? 0
      rows[to + x] = (rows[to + x] ?? 0) + sum / factor ** 2
    }
  }
  return rows
}

/** Each level weighted with its neighbours; the first and last row are dropped. */
function smoothed(rows: Float32Array, width: number): Float32Array {
  const across = new Float32Array(rows.length)
  for (let at = 1; at < rows.length - 1; at++)
    across[at] = ((rows[at - 1] ?? 0) + 2 * (rows[at] ?? 0) + (rows[at + 1] ?? 0)) / 4
  const levels = new Float32Array(rows.length - 2 * width)
  for (let at = 0; at < levels.length; at++)
    levels[at] = ((across[at] ?? 0) + 2 * (across[at + width] ?? 0) + (across[at + 2 * width] ?? 0)) / 4
  return levels
}

function rangeOf(levels: Float32Array, width: number, left: number): number {
  let [least, most] = [255, 0]
  for (let row = 1; row <= squarePixels; row++) {
    for (let at = row * width + left, end = at + squarePixels; at < end; at++) {
      const level = levels[at] ?? 0
      if (level < least) least = level
      if (level > most) most = level
    }
  }
  return most - least
}

function edgesOf({ levels, width, left }: Square): EdgeSquare {
  let [slopeAcross, slopeDown, slopeFalling, slopeRising] = [0, 0, 0, 0]
  let [bendAcross, bendDown, bendFalling, bendRising] = [0, 0, 0, 0]
  for (let row = 1; row <= squarePixels; row++) {
    for (let at = row * width + left, end = at + squarePixels; at < end; at++) {
      const twice = 2 * (levels[at] ?? 0)
      const west = levels[at - 1] ?? 0
      const east = levels[at + 1] ?? 0
      const north = levels[at - width] ?? 0
      const south = levels[at + width] ?? 0
      const northWest = levels[at - width - 1] ?? 0
      const southEast = levels[at + width + 1] ?? 0
      const southWest = levels[at + width - 1] ?? 0
      const northEast = levels[at - width + 1] ?? 0
      slopeAcross += (east - west) ** 2
      slopeDown += (south - north) ** 2
      slopeFalling += (southEast - northWest) ** 2
      slopeRising += (northEast - southWest) ** 2
      bendAcross += (west - twice + east) ** 2
      bendDown += (north - twice + south) ** 2
      bendFalling += (northWest - twice + southEast) ** 2
      bendRising += (southWest - twice + northEast) ** 2
    }
  }
  // Slopes span two pixels; a diagonal step is √2 pixels.
  return {
    slopes: [slopeAcross / 4, slopeDown / 4, slopeFalling / 8, slopeRising / 8],
    bends: [bendAcross, bendDown, bendFalling / 4, bendRising / 4],
  }
}

function meanOf(squares: readonly EdgeSquare[]): EdgeSquare {
  const mean = (of: 'slopes' | 'bends', way: Way) =>
    squares.reduce((sum, square) => sum + square[of][way], 0) / Math.max(1, squares.length)
  const eachWay = (of: 'slopes' | 'bends'): EachWay => [mean(of, 0), mean(of, 1), mean(of, 2), mean(of, 3)]
  return { slopes: eachWay('slopes'), bends: eachWay('bends') }
}

function less(a: EachWay, b: EachWay): EachWay {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]]
}
