import type { Raster } from '../../raster/raster.ts'

/** Rows of a strip, and of a capital in it. */
export const stripRows = 24
export const capitalRows = 16
/** Longer lines are cut at this width. */
const stripColumnsMax = 1400
/** Most samples averaged for a pixel of the strip, in each direction. */
const samplesMax = 4
/** Columns of a block in which the levels of paper and ink are measured. */
const lightColumns = 32
/** Least contrast of paper and ink, in levels of 255. */
const contrastMin = 12

/**
 * Position of a line of print in a raster, in pixels: the middle of its capitals and their height at both ends. `bend` is the
 * distance of its centre below the straight line between the ends, for pages that are not flat.
 */
export interface LineBand {
  readonly left: { readonly x: number; readonly y: number; readonly height: number }
  readonly right: { readonly x: number; readonly y: number; readonly height: number }
  readonly bend: number
}

/** A line of print, level and of even height: `stripRows` rows of `width`, 0 is paper and 1 is ink. */
export interface Strip {
  readonly width: number
  readonly ink: Float32Array
  /** Position of a column of the strip in the raster. */
  readonly at: (column: number) => { readonly x: number; readonly y: number; readonly height: number }
}

/**
 * Cuts a line out of a raster: level, with capitals `capitalRows` high from end to end despite perspective, and evenly lit.
 * `marginCapitals` is added at both ends, in heights of a capital. A column is `stretch` times as wide as a row is high.
 */
export function cutStrip(raster: Raster, band: LineBand, marginCapitals: number, stretch = 1): Strip {
  const at = columnPlaces(band, marginCapitals, stretch)
  const width = Math.max(8, Math.min(stripColumnsMax, at.columns))
  const grey = new Float32Array(width * stripRows)
  const { left, right } = band
  const length = Math.hypot(right.x - left.x, right.y - left.y) || 1
  const [along, down] = [(right.x - left.x) / length, (right.y - left.y) / length]
  for (let column = 0; column < width; column++) {
    const { x, y, height } = at.place(column)
    const step = height / capitalRows
    const samples = Math.max(1, Math.min(samplesMax, Math.round(step)))
    for (let row = 0; row < stripRows; row++) {
      let sum = 0
      for (let sample = 0; sample < samples * samples; sample++) {
        const across = ((sample % samples) + 0.5) / samples - 0.5
        const below = row - (stripRows - 1) / 2 + (Math.floor(sample / samples) + 0.5) / samples - 0.5
        const dx = across * step * stretch
        const dy = below * step
        sum += sampleAt(raster, x + dx * along - dy * down, y + dx * down + dy * along)
      }
      grey[row * width + column] = sum / (samples * samples)
    }
  }
  return { width, ink: evenLight(grey, width), at: at.place }
}

/** Positions of the columns on the line; steps grow with the height of the capitals. */
function columnPlaces({ left, right, bend }: LineBand, marginCapitals: number, stretch: number) {
  const length = Math.hypot(right.x - left.x, right.y - left.y) || 1
  const growth = (right.height - left.height) / length
  const level = Math.abs(growth) < 1e-5
  const columns = capitalRows / stretch
  const across = level ? (length * columns) / left.height : (columns / growth) * Math.log(right.height / left.height)
  const margin = Math.round(marginCapitals * columns)
  const place = (column: number) => {
    const position = column - margin + 0.5
    const run = level
      ? (position * left.height) / columns
      : (left.height / growth) * (Math.exp((position * growth) / columns) - 1)
    const share = run / length
    const below = (4 * bend * share * (1 - share)) / length
    return {
      x: left.x + (right.x - left.x) * share - (right.y - left.y) * below,
      y: left.y + (right.y - left.y) * share + (right.x - left.x) * below,
      height: Math.max(2, left.height + growth * run),
    }
  }
  return { columns: Math.round(across) + 2 * margin, place }
}

/** Bilinear sample; beyond the edges the nearest pixel. Pixel centres are at half-integers. */
function sampleAt({ width, height, pixels }: Raster, x: number, y: number): number {
  const px = Math.max(0, Math.min(width - 1.001, x - 0.5))
  const py = Math.max(0, Math.min(height - 1.001, y - 0.5))
  const left = Math.floor(px)
  const top = Math.floor(py)
  const fx = px - left
  const fy = py - top
  const at = top * width + left
  const right = left + 1 < width ? 1 : 0
  const below = top + 1 < height ? width : 0
  const upper = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + right] ?? 0) * fx
  const lower = (pixels[at + below] ?? 0) * (1 - fx) + (pixels[at + below + right] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

/** Ink from 0 to 1 between the levels of paper and ink nearby, which removes shadows and strengthens faint print. */
function evenLight(grey: Float32Array, width: number): Float32Array {
  const blocks = Math.max(1, Math.round(width / lightColumns))
  const paper = new Float32Array(blocks)
  const ink = new Float32Array(blocks)
  for (let block = 0; block < blocks; block++) {
    const from = Math.max(0, Math.floor(((block - 0.75) * width) / blocks))
    const to = Math.min(width, Math.ceil(((block + 1.75) * width) / blocks))
    const counts = new Uint32Array(256)
    for (let row = 2; row < stripRows - 2; row++) {
      for (let column = from; column < to; column++) {
        const value = Math.round(grey[row * width + column] ?? 0)
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
    const total = (to - from) * (stripRows - 4)
    paper[block] = quantile(counts, total * 0.8)
    ink[block] = quantile(counts, total * 0.04)
  }
  const strength = new Float32Array(blocks)
  for (let block = 0; block < blocks; block++) strength[block] = (paper[block] ?? 0) - (ink[block] ?? 0)
  // A block without print takes the contrast of the whole line.
  const usual = strength.toSorted()[Math.floor(blocks / 2)] ?? 0
  const out = new Float32Array(grey.length)
  for (let column = 0; column < width; column++) {
    const place = Math.max(0, Math.min(blocks - 1, ((column + 0.5) * blocks) / width - 0.5))
    const block = Math.floor(place)
    const next = Math.min(blocks - 1, block + 1)
    const share = place - block
    const white = (paper[block] ?? 0) * (1 - share) + (paper[next] ?? 0) * share
    const own = (strength[block] ?? 0) * (1 - share) + (strength[next] ?? 0) * share
    const contrast = Math.max(contrastMin, own, usual * 0.6)
    for (let row = 0; row < stripRows; row++) {
      const value = (white - (grey[row * width + column] ?? 0)) / contrast
      out[row * width + column] = Math.max(-0.25, Math.min(1.25, value))
    }
  }
  return out
}

function quantile(counts: Uint32Array, rank: number): number {
  let seen = 0
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] ?? 0
    if (seen > rank) return value
  }
  return counts.length - 1
}
