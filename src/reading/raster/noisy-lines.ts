import { resizeRaster } from './decode.ts'
import { white, type Box, type Raster } from './raster.ts'

/** Reduction of the copy that is searched. */
const shrink = 2
/** Half width and half height of the box over which ink is averaged: long along a line, short across it. */
const along = 7
const across = 1
/** Hysteresis thresholds of ink, in deviations of the averaged noise and in levels: a line has a seed, and the rest connects. */
const seedThreshold = { deviations: 4, levels: 6.5 } as const
const connectedThreshold = { deviations: 2.5, levels: 4 } as const
/** Pixels of the smaller image removed at both ends of a line, which averaging added. */
const trim = 3
/** Height of a line, in pixels of the smaller image. */
const height = { min: 5, max: 60 } as const
/** A rule is darker over its length than the rows `beside` it, by `contrast` levels. Pixels of the smaller image. */
const rule = { halfLength: 30, beside: 3, contrast: 14, thickness: 1 } as const
/** Pieces of one line: largest gap in heights of the higher one, ratio of heights, and overlap. */
const joined = { gapHeights: 1.6, heightRatioMax: 1.9, overlapMin: 0.6 } as const
/** Rows with a smaller share of the ink of the darkest row are outside a line. */
const rowShareMin = 0.1
/** Most lines of one page. */
const linesMax = 150

/** Boxes of the lines of print on a level, evenly lit page with noise, top to bottom. Noise averages out along a line. */
export async function findNoisyLines(page: Raster): Promise<readonly Box[]> {
  const small = await resizeRaster(page, Math.round(page.width / shrink), Math.round(page.height / shrink))
  const ink = withoutRules(small)
  const smooth = averaged(averaged(ink, small, along, across), small, along, 0)
  const { median, deviation } = spreadOf(smooth)
  const level = ({ deviations, levels }: typeof seedThreshold | typeof connectedThreshold) =>
    median + Math.max(deviations * deviation, levels)
  const pieces = componentsOf(smooth, small, { seed: level(seedThreshold), whole: level(connectedThreshold) })
    .map((box) => tightened(box, ink, small, median))
    .filter(([, , width, tall]) => tall >= height.min && tall <= height.max && width >= tall * 0.7)
  return joinedInRows(pieces)
    .sort((a, b) => a[1] - b[1])
    .slice(0, linesMax)
    .map(([left, top, width, tall]) => [left * shrink, top * shrink, width * shrink, tall * shrink])
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Darkness of each pixel, without rules. */
function withoutRules(raster: Raster): Float32Array {
  const ink = Float32Array.from(raster.pixels, (value) => white - value)
  const long = averaged(ink, raster, rule.halfLength, 0)
  const { width, height: rows } = raster
  const out = Float32Array.from(ink)
  const beside = rule.beside * width
  for (let at = beside; at < (rows - rule.beside) * width; at++) {
    const dark = (long[at] ?? 0) - rule.contrast
    if (dark < (long[at - beside] ?? 0) || dark < (long[at + beside] ?? 0)) continue
    const paper = Math.min(ink[at - beside] ?? 0, ink[at + beside] ?? 0)
    for (let row = -rule.thickness; row <= rule.thickness; row++) out[at + row * width] = paper
  }
  return out
}

/** The mean over a box around each pixel. */
function averaged(
  values: Float32Array,
  { width, height: rows }: Size,
  halfWidth: number,
  halfHeight: number,
): Float32Array {
  const rowMeans =
    halfWidth === 0 ? values : runningMeans(values, { lines: rows, length: width, line: width, step: 1 }, halfWidth)
  return halfHeight === 0
    ? rowMeans
    : runningMeans(rowMeans, { lines: width, length: rows, line: 1, step: width }, halfHeight)
}

interface Walk {
  readonly lines: number
  readonly length: number
  readonly line: number
  readonly step: number
}

function runningMeans(values: Float32Array, { lines, length, line, step }: Walk, half: number): Float32Array {
  const out = new Float32Array(values.length)
  for (let index = 0; index < lines; index++) {
    const start = index * line
    let [sum, count] = [0, 0]
    for (let at = -half; at < length; at++) {
      if (at + half < length) {
        sum += values[start + (at + half) * step] ?? 0
        count++
      }
      if (at - half - 1 >= 0) {
        sum -= values[start + (at - half - 1) * step] ?? 0
        count--
      }
      if (at >= 0) out[start + at * step] = sum / count
    }
  }
  return out
}

/** Median, and standard deviation from the lower quartile, because print affects only the upper half. */
function spreadOf(values: Float32Array): { readonly median: number; readonly deviation: number } {
  const sorted = values.filter((_, at) => at % 7 === 0).sort()
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), deviation: (at(0.5) - at(0.25)) / 0.674 }
}

/** Boxes of connected pixels above `whole` with at least one above `seed`. */
function componentsOf(
  values: Float32Array,
  { width, height: rows }: Size,
  { seed, whole }: { readonly seed: number; readonly whole: number },
): readonly Box[] {
  const seen = new Uint8Array(values.length)
  const boxes: Box[] = []
  const queue = new Int32Array(values.length)
  for (let start = 0; start < values.length; start++) {
    if (seen[start] === 1 || (values[start] ?? 0) < seed) continue
    let [left, right, top, bottom] = [width, 0, rows, 0]
    let [head, tail] = [0, 0]
    queue[tail++] = start
    seen[start] = 1
    while (head < tail) {
      const at = queue[head++] ?? 0
      const x = at % width
      const y = (at - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const next of near) {
        if (next < 0 || next >= values.length || seen[next] === 1 || (values[next] ?? 0) < whole) continue
        seen[next] = 1
        queue[tail++] = next
      }
    }
    boxes.push([left, top, right - left + 1, bottom - top + 1])
  }
  return boxes
}

/** Boxes with pieces of the same line joined: faint words and gaps split a line. */
function joinedInRows(pieces: readonly Box[]): Box[] {
  const lines: Box[] = []
  for (const piece of pieces.toSorted((a, b) => a[0] - b[0])) {
    const before = lines.findIndex((line) => isContinued(line, piece))
    const line = lines[before]
    if (line === undefined) {
      lines.push(piece)
      continue
    }
    const [left, top] = [line[0], Math.min(line[1], piece[1])]
    const right = Math.max(line[0] + line[2], piece[0] + piece[2])
    const bottom = Math.max(line[1] + line[3], piece[1] + piece[3])
    lines[before] = [left, top, right - left, bottom - top]
  }
  return lines
}

function isContinued([left, top, width, tall]: Box, [nextLeft, nextTop, , nextTall]: Box): boolean {
  const [most, least] = [Math.max(tall, nextTall), Math.min(tall, nextTall)]
  const shared = Math.min(top + tall, nextTop + nextTall) - Math.max(top, nextTop)
  return (
    nextLeft - left - width <= most * joined.gapHeights &&
    most <= least * joined.heightRatioMax &&
    shared >= least * joined.overlapMin
  )
}

/** The box without the margin that averaging added on all sides. */
function tightened([left, top, width, tall]: Box, ink: Float32Array, size: Size, paper: number): Box {
  const rows = Array.from({ length: tall + 4 }, (_, index) => {
    const y = top - 2 + index
    let sum = 0
    for (let x = left + trim; x < left + width - trim; x++) sum += (ink[y * size.width + x] ?? 0) - paper
    return sum / Math.max(1, width - 2 * trim)
  })
  const least = Math.max(...rows) * rowShareMin
  const first = rows.findIndex((value) => value >= least)
  const last = rows.findLastIndex((value) => value >= least)
  return [left + trim, top - 2 + first, width - 2 * trim, last - first + 1]
}
