import type { Raster } from '../../raster/raster.ts'
import { capitalRows, cutStrip, stripRows, type LineBand } from './line-strip.ts'

/** Factor by which a rough band is enlarged before it is measured. */
const looseness = 1.5
/** Width of a window, in heights of a capital. */
const windowCapitals = 1.3
/** A row has print from this share of the ink of the fullest row of its window. */
const inkShare = 0.3
/** A window with less ink than this, in full rows, is empty. */
const windowInkMin = 0.5
/** Perspective makes one half of a line at most this much higher; a larger difference comes from fillers, which are low. */
const growthMax = 1.1
/** Fewest windows a line is fitted to. */
const windowsMin = 4
/** Windows further from the line than this, in rows, are outliers: in the first round, and in the others. */
const reachFirst = 4
const reachLast = 2
/** Distance of the middle of a bent line from the straight line between its ends, in rows. */
const sagMin = 0.6
const sagMax = 8
/** The bent line is used when its residual is at most this share of the straight line's. */
const bentGainMax = 0.75

/**
 * The exact position of a line of print from a rough one; null when there is no print. Its middle is a straight line through the
 * middles of the characters, or a parabola where that fits better. Its height is that of the taller characters, because
 * fillers are lower than capitals.
 */
export function fitBand(raster: Raster, rough: LineBand): LineBand | null {
  const loose = scaled(rough, looseness)
  const strip = cutStrip(raster, loose, 0)
  const windowColumns = Math.max(6, Math.round((windowCapitals * capitalRows) / looseness))
  const windows: { readonly at: number; readonly middle: number; readonly height: number }[] = []
  for (let start = 0; start + windowColumns <= strip.width; start += windowColumns >> 1) {
    const extent = inkExtent(strip.ink, strip.width, start, windowColumns)
    if (extent !== null) {
      const [top, bottom] = extent
      windows.push({ at: start + windowColumns / 2, middle: (top + bottom) / 2, height: bottom - top })
    }
  }
  if (windows.length < windowsMin) return null
  const middle = curveThrough(windows)
  const height = heightOf(windows)
  const half = strip.width / 2
  const [before, after] = [windows.filter(({ at }) => at < half), windows.filter(({ at }) => at >= half)]
  const ratio = before.length > 3 && after.length > 3 ? heightOf(after) / heightOf(before) : 1
  const growth = ratio < growthMax && ratio > 1 / growthMax ? ratio : 1
  const end = (column: number, share: number) => {
    const place = strip.at(column)
    const rowHeight = place.height / capitalRows
    const down = (middle(column) - stripRows / 2) * rowHeight
    const length = Math.hypot(loose.right.x - loose.left.x, loose.right.y - loose.left.y) || 1
    const [along, across] = [(loose.right.x - loose.left.x) / length, (loose.right.y - loose.left.y) / length]
    return {
      x: place.x - down * across,
      y: place.y + down * along,
      height: Math.max(4, height * Math.pow(growth, share) * rowHeight),
    }
  }
  const last = strip.width - 1
  const sag = middle(last / 2) - (middle(0) + middle(last)) / 2
  const bend = rough.bend + (sag * strip.at(last / 2).height) / capitalRows
  return { left: end(0, -0.5), right: end(last, 0.5), bend }
}

/** The same line with another height. */
export function scaled({ left, right, bend }: LineBand, factor: number): LineBand {
  return { left: { ...left, height: left.height * factor }, right: { ...right, height: right.height * factor }, bend }
}

/** First and last row with print around the middle of a window, as fractions of rows; null when it is empty. */
function inkExtent(ink: Float32Array, width: number, start: number, columns: number): [number, number] | null {
  const profile = new Float32Array(stripRows)
  let most = 0
  let mostRow = 0
  for (let row = 0; row < stripRows; row++) {
    let sum = 0
    for (let column = start; column < start + columns; column++) {
      const value = ink[row * width + column] ?? 0
      if (value > 0.25) sum += value
    }
    profile[row] = sum
    if (sum > most && row > 4 && row < stripRows - 5) {
      most = sum
      mostRow = row
    }
  }
  if (profile.reduce((sum, value) => sum + value, 0) / columns < windowInkMin || most === 0) return null
  const limit = Math.min(most * inkShare, columns * 0.12)
  // A gap of one row is inside a character, not its end.
  const edge = (step: -1 | 1) => {
    let row = mostRow
    while (row + step >= 0 && row + step < stripRows) {
      const next = profile[row + step] ?? 0
      const afterNext = profile[row + 2 * step] ?? 0
      if (next < limit && afterNext < limit) break
      row += step
    }
    const inside = profile[row] ?? 0
    const outside = profile[row + step] ?? 0
    const part = inside > outside ? Math.max(0, Math.min(1, (inside - limit) / (inside - outside))) : 0.5
    return row + 0.5 + step * part
  }
  return [edge(-1), edge(1)]
}

/** Height of the taller windows. */
function heightOf(windows: readonly { readonly height: number }[]): number {
  const heights = windows.map(({ height }) => height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length * 0.75)] ?? capitalRows
}

/** A window of a line: its column and the middle of its print, in rows. */
interface Window {
  readonly at: number
  readonly middle: number
}

/** The straight line through most windows, or the parabola where it bends enough and fits clearly better. */
function curveThrough(windows: readonly Window[]): (column: number) => number {
  const straight = fitted(windows, () => median(windows.map(({ middle }) => middle)), 1)
  const bent = fitted(windows, straight, 2)
  const span = (windows.at(-1)?.at ?? 0) - (windows[0]?.at ?? 0)
  const centre = (windows[0]?.at ?? 0) + span / 2
  const sag = bent(centre) - (bent(centre - span / 2) + bent(centre + span / 2)) / 2
  const isBent = Math.abs(sag) > sagMin && Math.abs(sag) < sagMax
  return isBent && distanceFrom(bent, windows) < distanceFrom(straight, windows) * bentGainMax ? bent : straight
}

function distanceFrom(curve: (column: number) => number, windows: readonly Window[]): number {
  return windows.reduce((sum, { at, middle }) => sum + Math.min(reachLast, Math.abs(middle - curve(at))), 0)
}

/** Three rounds of least squares through the windows near the curve of the round before. */
function fitted(windows: readonly Window[], first: (column: number) => number, degree: 1 | 2) {
  let curve = first
  for (const reach of [reachFirst, reachLast, reachLast]) {
    const near = windows.filter(({ at, middle }) => Math.abs(middle - curve(at)) < reach)
    if (near.length < windowsMin) break
    curve = leastSquares(near, degree)
  }
  return curve
}

function leastSquares(windows: readonly Window[], degree: 1 | 2): (column: number) => number {
  const from = windows[0]?.at ?? 0
  const span = (windows.at(-1)?.at ?? 0) - from || 1
  const share = (column: number) => (2 * (column - from)) / span - 1
  // Orthogonal polynomials, so that each coefficient is fitted alone.
  const shares = windows.map(({ at }) => share(at))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
  const middles = windows.map(({ middle }) => middle)
  const centre = mean(shares)
  const leans = shares.map((value) => value - centre)
  const spread = product(leans, leans) || 1
  const level = mean(middles)
  const lean = product(leans, middles) / spread
  if (degree === 1) return (column) => level + lean * (share(column) - centre)
  const squares = leans.map((value) => value * value)
  const [base, slope] = [mean(squares), product(leans, squares) / spread]
  const bends = leans.map((value) => value * value - base - slope * value)
  const bend = product(bends, middles) / (product(bends, bends) || 1)
  return (column) => {
    const away = share(column) - centre
    return level + lean * away + bend * (away * away - base - slope * away)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
