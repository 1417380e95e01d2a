import type { Raster } from '../raster/raster.ts'
import { capitalRows, cutStrip, stripRows, type LineBand } from './line-strip.ts'

/** A rough band is looked at with this much more around it. */
const looseness = 1.5
/** Columns a window has, in heights of a capital. */
const windowCapitals = 1.3
/** A row has print when it has this share of the ink of the window's fullest row. */
const inkShare = 0.3
/** A window with less ink than this, in rows of full ink, is paper. */
const windowInkMin = 0.5
/** Both halves of a line differ in height by no more than this when that is perspective; fillers alone look lower. */
const growthMax = 1.1

/**
 * Where a line of print stands exactly, from where it stands roughly: its middle as a straight line through the middles of
 * its characters, its height that of the taller ones (fillers are lower than capitals). Null when there is no print.
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
  if (windows.length < 4) return null
  const middle = lineThrough(windows)
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
  return { left: end(0, -0.5), right: end(strip.width - 1, 0.5) }
}

/** The same line with another height. */
export function scaled({ left, right }: LineBand, factor: number): LineBand {
  return { left: { ...left, height: left.height * factor }, right: { ...right, height: right.height * factor } }
}

/** First and last row with print around the middle of a window, to a part of a row; null when it is paper. */
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
  // A gap of one row is a thin place of a character, not its end.
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

/** The straight line that most windows lie on: least squares, those far off left out, three times. */
function lineThrough(windows: readonly { readonly at: number; readonly middle: number }[]): (column: number) => number {
  let kept = windows
  let [level, lean, centre] = [0, 0, 0]
  for (let turn = 0; turn < 3; turn++) {
    centre = kept.reduce((sum, { at }) => sum + at, 0) / kept.length
    level = median(kept.map(({ middle }) => middle))
    const spread = kept.reduce((sum, { at }) => sum + (at - centre) ** 2, 0)
    if (turn > 0) level = kept.reduce((sum, { middle }) => sum + middle, 0) / kept.length
    lean = spread === 0 ? 0 : kept.reduce((sum, { at, middle }) => sum + (at - centre) * (middle - level), 0) / spread
    const reach = turn === 0 ? 4 : 2
    const near = windows.filter(({ at, middle }) => Math.abs(middle - (level + lean * (at - centre))) < reach)
    if (near.length < 4) break
    kept = near
  }
  return (column) => level + lean * (column - centre)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
