import type { Raster } from '../../raster/raster.ts'

/** Rows of a strip, and rows of it that a capital fills. */
export const stripRows = 24
export const capitalRows = 16
/** A strip is no wider than this; longer lines are cut. */
const stripColumnsMax = 1400
/** Samples a strip pixel is averaged from, in each direction, at most. */
const samplesMax = 4
/** Columns paper and ink are measured over. */
const lightColumns = 32
/** Paper and ink closer than this, of 255, are no contrast. */
const contrastMin = 12

/**
 * Where a line of print stands in a raster: the middle of its capitals and their height at both ends, in pixels. A page that is
 * not flat bends its lines: `bend` is how far below the straight line from end to end the middle of the line stands, in pixels.
 */
export interface LineBand {
  readonly left: { readonly x: number; readonly y: number; readonly height: number }
  readonly right: { readonly x: number; readonly y: number; readonly height: number }
  readonly bend: number
}

/** A line of print made level and of even height: `stripRows` rows of `width`, 0 is paper and 1 is ink. */
export interface Strip {
  readonly width: number
  readonly ink: Float32Array
  /** Where columns of the strip stand in the raster. */
  readonly at: (column: number) => { readonly x: number; readonly y: number; readonly height: number }
}

/**
 * Cuts a line out of a raster, from its own pixels: level, capitals `capitalRows` high everywhere (a line seen from the side
 * is larger at one end), light evened out. `marginCapitals` is what is added at both ends, in heights of a capital; a column
 * stands for `stretch` times what a row does.
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

/** Columns of a strip on the line: steps grow with the height of the capitals. */
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

/** Brightness between pixels; beyond the edges that of the nearest pixel. Pixel centres are at whole numbers and a half. */
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

/** Ink from 0 to 1 by the paper and the ink of the neighbourhood, so that shadow and faint print are one. */
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
  // A stretch without print has no ink of its own: that of the whole line tells how dark ink is.
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
