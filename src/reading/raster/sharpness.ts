import type { Raster } from './raster.ts'

/** Side of the squares in which edges are measured: a few letters. */
const squarePixels = 16
/** About so many pixels are measured. */
const pixelsMeasured = 1_200_000
/** Levels between the darkest and the brightest pixel of a square that holds print. */
const contrastMin = 50
/** Share of the squares, by their range of levels, that hold nothing but paper and its noise. */
const quietShare = 0.1
/** Of the squares with print those with the strongest edges in a direction tell how sharp they are in it. */
const edgedShare = 0.5
/** Of these the sharpest decide: portraits and shadows are soft on sharp pictures too. */
const sharpestShare = 0.25
/** With fewer squares of print nothing can be said. */
const squaresMin = 12
/** What the smoothing of `smoothedRows` adds to the blur, as a variance in pixels squared. */
const smoothingVariance = 0.5

/**
 * How far the edges of print are spread, as the standard deviation of a Gaussian in pixels of the size it is read at; null when
 * too little is printed. The variance of the Laplacian over that of the gradient is 1 / (2 σ²) on a blurred edge, whatever its
 * contrast. The worse of both directions counts. Letters smeared by
 * a shaken hand keep sharp corners: that is seen only when it is strong.
 */
export function blurOf(raster: Raster, options: { readonly scale: number }): number | null {
  const factor = Math.max(1, Math.floor(1 / options.scale))
  const small = factor === 1 ? raster : shrunk(raster, factor)
  const squares = squaresOf(small)
  const quiet = squares.toSorted((a, b) => a.range - b.range).slice(0, Math.ceil(squares.length * quietShare))
  const printed = squares.filter(({ range }) => range >= contrastMin)
  if (printed.length < squaresMin) return null
  const variances = ([0, 1] as const).map((axis) => {
    const noise = { slope: mean(quiet, axis, 'slopes'), bend: mean(quiet, axis, 'bends') }
    const spreads = printed
      .toSorted((a, b) => b.slopes[axis] - a.slopes[axis])
      .slice(0, Math.ceil(printed.length * edgedShare))
      .map(({ slopes, bends }) => (slopes[axis] - noise.slope) / (2 * Math.max(bends[axis] - noise.bend, 1e-6)))
      .filter((spread) => spread > 0)
      .sort((a, b) => a - b)
    return spreads[Math.floor(spreads.length * sharpestShare)] ?? 0
  })
  const sigma = Math.sqrt(Math.max(0, Math.max(...variances) - smoothingVariance))
  return sigma * factor * options.scale
}

/** The picture made smaller by a whole factor, which takes noise off. */
function shrunk(raster: Raster, factor: number): Raster {
  const [width, height] = [Math.floor(raster.width / factor), Math.floor(raster.height / factor)]
  const pixels = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let sum = 0
      for (let down = 0; down < factor; down++) {
        const from = (y * factor + down) * raster.width + x * factor
        for (let across = 0; across < factor; across++) sum += raster.pixels[from + across] ?? 0
      }
      pixels[at] = sum / factor ** 2
    }
  }
  return { width, height, pixels }
}

/** Rows of a picture from one on, each pixel weighted with its neighbours 1 2 1 in both directions. */
function smoothedRows({ width, pixels }: Raster, from: number, count: number): Float32Array {
  const rows = new Float32Array((count + 2) * width)
  for (let at = 1, pixel = (from - 1) * width + 1; at < rows.length - 1; at++, pixel++)
    rows[at] = ((pixels[pixel - 1] ?? 0) + 2 * (pixels[pixel] ?? 0) + (pixels[pixel + 1] ?? 0)) / 4
  const levels = new Float32Array(count * width)
  for (let at = 0, middle = width; at < levels.length; at++, middle++)
    levels[at] = ((rows[middle - width] ?? 0) + 2 * (rows[middle] ?? 0) + (rows[middle + width] ?? 0)) / 4
  return levels
}

/** Of a square: range of its levels, and mean squares of first and second differences, across and down. */
interface Square {
  readonly range: number
  readonly slopes: readonly [across: number, down: number]
  readonly bends: readonly [across: number, down: number]
}

/** Squares of rows spread evenly over the picture, as many as bound the work. */
function squaresOf(raster: Raster): Square[] {
  const { width, height, pixels } = raster
  const squares: Square[] = []
  const apart = squarePixels * Math.max(1, Math.round(pixels.length / pixelsMeasured))
  for (let top = 2; top + squarePixels + 2 <= height; top += apart) {
    const levels = smoothedRows(raster, top - 1, squarePixels + 2)
    for (let left = 2; left + squarePixels + 2 <= width; left += squarePixels) {
      let [least, most, slopeAcross, slopeDown, bendAcross, bendDown] = [255, 0, 0, 0, 0, 0]
      for (let y = 1; y <= squarePixels; y++) {
        for (let at = y * width + left, end = at + squarePixels; at < end; at++) {
          const level = levels[at] ?? 0
          const [before, after] = [levels[at - 1] ?? 0, levels[at + 1] ?? 0]
          const [above, below] = [levels[at - width] ?? 0, levels[at + width] ?? 0]
          if (level < least) least = level
          if (level > most) most = level
          slopeAcross += (after - before) ** 2 / 4
          slopeDown += (below - above) ** 2 / 4
          bendAcross += (before - 2 * level + after) ** 2
          bendDown += (above - 2 * level + below) ** 2
        }
      }
      squares.push({ range: most - least, slopes: [slopeAcross, slopeDown], bends: [bendAcross, bendDown] })
    }
  }
  return squares
}

function mean(squares: readonly Square[], axis: 0 | 1, of: 'slopes' | 'bends'): number {
  return squares.reduce((sum, square) => sum + square[of][axis], 0) / Math.max(1, squares.length)
}
