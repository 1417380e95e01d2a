import { capitalRows, stripRows, type LineBand, type Strip } from './line-strip.ts'

/** Range and step of the search, in columns from character to character. */
const pitchMin = 9
const pitchMax = 26
const pitchStep = 0.2
/** Width of the last cell over the first, as perspective changes it. */
const growths = Array.from({ length: 25 }, (_, index) => Math.pow(1.03, index - 12))
/** Columns of a window in which autocorrelation is measured. */
const windowColumns = 160
/** Least mean autocorrelation of the windows from which a pitch is accepted. */
const likenessMin = 0.15
/** Pitch that lines are stretched to, in columns: OCR-B with capitals 16 rows high. ICAO 9303-3 §4.4. */
const standardPitch = 17

/** The cells of a line, in columns of the strip measured: width in the middle, and growth from left to right. */
export interface Pitch {
  readonly columns: number
  readonly growth: number
  /** Mean correlation of neighbouring cells, 1 at most. */
  readonly likeness: number
}

/**
 * The pitch of a line by autocorrelation of its ink over one and two cells; null when there is no even pitch. OCR-B has a fixed
 * pitch, so this is more reliable than the heights of letters and fillers.
 */
export function fitPitch(strip: Strip): Pitch | null {
  const windows = correlations(strip)
  if (windows.length === 0) return null
  let best = { columns: 0, growth: 1, likeness: likenessMin }
  for (let columns = pitchMin; columns <= pitchMax; columns += pitchStep) {
    for (const growth of growths) {
      let sum = 0
      for (const { at, of } of windows) {
        const local = columns * Math.pow(growth, at / strip.width - 0.5)
        // A line that also repeats at half the distance has half the pitch.
        sum += (of(local) + 0.5 * of(2 * local)) / 1.5 - 0.3 * Math.max(0, of(local / 2))
      }
      // Prefers even cells and the standard pitch.
      const doubt = 0.25 * Math.abs(Math.log(growth)) + 0.06 * Math.abs(Math.log(columns / standardPitch))
      const likeness = sum / windows.length - doubt
      if (likeness > best.likeness) best = { columns, growth, likeness }
    }
  }
  return best.columns === 0 ? null : best
}

/** The band with heights that grow like its cells, and the stretch that gives its cells the standard width. */
export function pitched(band: LineBand, pitch: Pitch): { readonly band: LineBand; readonly stretch: number } {
  const half = Math.sqrt(pitch.growth)
  const { left, right, bend } = band
  const height = Math.sqrt(left.height * right.height)
  const grown = Math.sqrt(right.height / left.height) * half
  return {
    band: { left: { ...left, height: height / grown }, right: { ...right, height: height * grown }, bend },
    stretch: pitch.columns / standardPitch,
  }
}

/** For windows along a line, the autocorrelation of its ink by lag in columns, -1 to 1. */
function correlations({ width, ink }: Strip): readonly { readonly at: number; readonly of: (lag: number) => number }[] {
  const lagMax = Math.ceil(pitchMax * 2 * 1.3) + 2
  const profile = columnProfile(width, ink)
  const count = Math.max(1, Math.round((2 * width) / windowColumns) - 1)
  return Array.from({ length: count }, (_, index) => {
    const middle = ((index + 1) * width) / (count + 1)
    const from = Math.max(0, Math.round(middle - windowColumns / 2))
    const to = Math.min(width, Math.round(middle + windowColumns / 2))
    const values = new Float64Array(lagMax + 1)
    for (let lag = Math.floor(pitchMin * 0.35); lag <= lagMax; lag++) {
      let [product, first, second] = [0, 1e-6, 1e-6]
      for (let column = from; column < Math.min(to, width - lag); column++) {
        for (let band = 0; band < bands; band++) {
          const one = profile[column * bands + band] ?? 0
          const other = profile[(column + lag) * bands + band] ?? 0
          product += one * other
          first += one * one
          second += other * other
        }
      }
      // Little overlaps near the end of the line, where correlation is chance.
      const overlap = Math.max(0, Math.min(to, width - lag) - from) / (to - from)
      values[lag] = (product / Math.sqrt(first * second)) * Math.min(1, overlap * 2)
    }
    const of = (lag: number) => {
      const low = Math.min(lagMax - 1, Math.floor(lag))
      return (values[low] ?? 0) + ((values[low + 1] ?? 0) - (values[low] ?? 0)) * (Math.min(lagMax, lag) - low)
    }
    return { at: middle, of }
  })
}

/** Rows are summed in three bands, above, on and below the middle, less the mean around each column. */
const bands = 3

function columnProfile(width: number, ink: Float32Array): Float32Array {
  const top = (stripRows - capitalRows) / 2
  const sums = new Float32Array(width * bands)
  for (let row = top; row < stripRows - top; row++) {
    const band = Math.min(bands - 1, Math.floor(((row - top) * bands) / capitalRows))
    for (let column = 0; column < width; column++) {
      sums[column * bands + band] = (sums[column * bands + band] ?? 0) + (ink[row * width + column] ?? 0)
    }
  }
  const out = new Float32Array(sums.length)
  for (let band = 0; band < bands; band++) {
    for (let column = 0; column < width; column++) {
      const [from, to] = [Math.max(0, column - pitchMax), Math.min(width, column + pitchMax + 1)]
      let sum = 0
      for (let near = from; near < to; near++) sum += sums[near * bands + band] ?? 0
      out[column * bands + band] = (sums[column * bands + band] ?? 0) - sum / (to - from)
    }
  }
  return out
}
