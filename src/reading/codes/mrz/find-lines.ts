import { white, type Raster } from '../../raster/raster.ts'
import type { LineBand } from './line-strip.ts'
import { likelyAngles } from './line-angles.ts'
import { turnedRaster } from './turned-raster.ts'

/** Long side of the copy that lines are searched on; they are read from the image itself. */
const searchPixels = 800
/**
 * Share of the strongest brightness steps from which a step is the side of a stroke. The second search finds print that is
 * fainter than the rest, at fewer angles.
 */
const searches = [
  { share: 0.3, anglesMax: 4 },
  { share: 0.14, anglesMax: 2 },
] as const
const strokeStepMin = 9
/** Most distance between strokes of one line, in pixels of the search image. */
const gapPixelsMax = 20
/** Longest vertical edge of a stroke, in pixels of the search image. */
const strokePixelsMax = 44
/** Height of a line, in pixels of the search image, and its width over its height. */
const heightPixelsMin = 4
const heightPixelsMax = 40
const ratioMin = 13
const ratioMax = 60
/** Neighbouring lines of an MRZ: ratio of heights, distance in heights, and share of the wider line that both cover. */
const heightRatioMax = 1.7
const leadingMin = 1.1
const leadingMax = 4.2
const sharedWidthMin = 0.72
/** Most groups of lines for one angle and search. */
const groupsMax = 4

/**
 * Candidates for an MRZ: groups of two to five long, even lines of print that are near one another and equally wide, at any
 * angle, the most likely angle first. Lazy: an angle is searched when its first group is asked for.
 */
export function* findLineGroups(raster: Raster): Generator<readonly LineBand[]> {
  const scale = Math.min(1, searchPixels / Math.max(raster.width, raster.height))
  const small = shrunk(raster, scale)
  const angles = likelyAngles(small)
  for (const { share, anglesMax } of searches) {
    for (const degrees of angles.slice(0, anglesMax)) {
      const turned = turnedRaster(small, degrees)
      for (const group of groupsOf(linesOf(turned.raster, share))) {
        yield group.map((line) => bandOf(line, turned.back, scale))
      }
    }
  }
}

/** The image reduced by averaging. */
function shrunk({ width, height, pixels }: Raster, scale: number): Raster {
  if (scale > 0.98) return { width, height, pixels }
  const [outWidth, outHeight] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const out = new Uint8Array(outWidth * outHeight)
  for (let y = 0; y < outHeight; y++) {
    const top = Math.floor((y * height) / outHeight)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / outHeight))
    for (let x = 0; x < outWidth; x++) {
      const left = Math.floor((x * width) / outWidth)
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / outWidth))
      let sum = 0
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) sum += pixels[row * width + column] ?? 0
      }
      out[y * outWidth + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return { width: outWidth, height: outHeight, pixels: out }
}

/** A line of print in the turned image: its extent and the straight line through its middle. */
interface PrintLine {
  readonly left: number
  readonly right: number
  readonly height: number
  /** Row of its middle at a column. */
  readonly middle: (x: number) => number
}

/** Long connected runs of strokes. */
function linesOf({ width, height, pixels }: Raster, share: number): readonly PrintLine[] {
  const strokes = strokeMap({ width, height, pixels }, share)
  smear(strokes, width, height)
  return components(strokes, width, height).flatMap((spans) => splitLines(spans))
}

/** Pixels where brightness changes from left to right as at the side of a stroke. */
function strokeMap({ width, height, pixels }: Raster, share: number): Uint8Array {
  const steps = new Uint8Array(width * height)
  const counts = new Uint32Array(256)
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const step = Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0))
      steps[at] = step
      counts[step] = (counts[step] ?? 0) + 1
    }
  }
  let strong = white
  for (let seen = 0; strong > 0 && seen < width * height * 0.015; strong--) seen += counts[strong] ?? 0
  const limit = Math.max(strokeStepMin, strong * share)
  for (let at = 0; at < steps.length; at++) steps[at] = (steps[at] ?? 0) >= limit ? 1 : 0
  for (let x = 0; x < width; x++) {
    let start = -1
    for (let y = 0; y <= height; y++) {
      if (y < height && steps[y * width + x] === 1) {
        if (start === -1) start = y
      } else if (start !== -1) {
        if (y - start > strokePixelsMax) for (let row = start; row < y; row++) steps[row * width + x] = 0
        start = -1
      }
    }
  }
  return steps
}

/** Fills the gaps between strokes of a row, then removes runs too low for a line. */
function smear(map: Uint8Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    let last = -gapPixelsMax * 2
    for (let x = 0; x < width; x++) {
      if (map[y * width + x] !== 1) continue
      if (x - last <= gapPixelsMax) map.fill(1, y * width + last, y * width + x)
      last = x
    }
  }
  for (let x = 0; x < width; x++) {
    let start = -1
    for (let y = 0; y <= height; y++) {
      if (y < height && map[y * width + x] === 1) {
        if (start === -1) start = y
      } else if (start !== -1) {
        if (y - start < heightPixelsMin - 1) for (let row = start; row < y; row++) map[row * width + x] = 0
        start = -1
      }
    }
  }
}

/** A run of set pixels in one row. */
interface RowSpan {
  readonly y: number
  readonly from: number
  readonly to: number
}

/** Connected components as row spans, without narrow ones. */
function components(map: Uint8Array, width: number, height: number): readonly (readonly RowSpan[])[] {
  const spans: RowSpan[] = []
  const parents: number[] = []
  const root = (index: number): number => {
    let at = index
    while (parents[at] !== at) at = parents[at] = parents[parents[at] ?? at] ?? at
    return at
  }
  let above: number[] = []
  for (let y = 0; y < height; y++) {
    const row: number[] = []
    for (let x = 0; x < width; x++) {
      if (map[y * width + x] !== 1) continue
      const from = x
      while (x < width && map[y * width + x] === 1) x++
      const index = spans.length
      spans.push({ y, from, to: x })
      parents.push(index)
      row.push(index)
      for (const other of above) {
        const span = spans[other]
        if (span !== undefined && span.from < x && span.to > from) parents[root(other)] = root(index)
      }
    }
    above = row
  }
  const groups = new Map<number, RowSpan[]>()
  for (const [index, span] of spans.entries()) {
    const key = root(index)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [span])
    else group.push(span)
  }
  return [...groups.values()].filter((group) => {
    const left = Math.min(...group.map(({ from }) => from))
    const right = Math.max(...group.map(({ to }) => to))
    return right - left > heightPixelsMin * ratioMin
  })
}

/** The line of a component, or its lines when several are connected. */
function splitLines(spans: readonly RowSpan[]): readonly PrintLine[] {
  const whole = lineOf(spans)
  if (whole !== null) return [whole]
  const tops = Math.min(...spans.map(({ y }) => y))
  const rows: RowSpan[][] = []
  for (const span of spans) (rows[span.y - tops] ??= []).push(span)
  const ink = rows.map((row) => (row ?? []).reduce((sum, { from, to }) => sum + to - from, 0))
  const most = Math.max(...ink)
  const parts: RowSpan[][] = []
  let part: RowSpan[] | null = null
  for (const [index, row] of rows.entries()) {
    if ((ink[index] ?? 0) < most * 0.5) {
      part = null
      continue
    }
    if (part === null) parts.push((part = []))
    part.push(...(row ?? []))
  }
  return parts.length < 2 ? [] : parts.flatMap((each) => lineOf(each) ?? [])
}

/** The straight line along spans; null when they do not have the shape of a line of print. */
function lineOf(spans: readonly RowSpan[]): PrintLine | null {
  let [left, right, area, sumX, sumY] = [Infinity, -Infinity, 0, 0, 0]
  for (const { y, from, to } of spans) {
    left = Math.min(left, from)
    right = Math.max(right, to)
    area += to - from
    sumX += ((from + to - 1) / 2) * (to - from)
    sumY += y * (to - from)
  }
  const [meanX, meanY] = [sumX / area, sumY / area]
  let [crossed, spread] = [0, 0]
  for (const { y, from, to } of spans) {
    const [width, middle] = [to - from, (from + to - 1) / 2 - meanX]
    crossed += middle * (y - meanY) * width
    spread += width * (middle * middle + (width * width) / 12)
  }
  const lean = spread === 0 ? 0 : crossed / spread
  const height = area / (right - left)
  const ratio = (right - left) / height
  if (height < heightPixelsMin || height > heightPixelsMax || ratio < ratioMin || ratio > ratioMax) return null
  let far = 0
  for (const { y, from, to } of spans) {
    const away = Math.abs(y - (meanY + lean * ((from + to - 1) / 2 - meanX)))
    if (away > height * 0.75) far += to - from
  }
  if (far > area * 0.12) return null
  return { left, right, height, middle: (x) => meanY + 0.5 + lean * (x - meanX) }
}

/** Groups of lines one above the other, the widest and most equal first. */
function groupsOf(lines: readonly PrintLine[]): readonly (readonly PrintLine[])[] {
  const ordered = lines.toSorted((a, b) => a.middle((a.left + a.right) / 2) - b.middle((b.left + b.right) / 2))
  const groups: PrintLine[][] = []
  for (const line of ordered) {
    const group = groups.find((candidate) => {
      const last = candidate.at(-1)
      return last !== undefined && areNeighbours(last, line)
    })
    if (group === undefined) groups.push([line])
    else group.push(line)
  }
  return groups
    .filter((group) => group.length >= 2 && group.length <= 5)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, groupsMax)
}

function worthOf(group: readonly PrintLine[]): number {
  const widths = group.map(({ left, right }) => right - left)
  return Math.max(...widths) * (Math.min(...widths) / Math.max(...widths))
}

function areNeighbours(upper: PrintLine, lower: PrintLine): boolean {
  const height = (upper.height + lower.height) / 2
  const shared = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left)
  const widest = Math.max(upper.right - upper.left, lower.right - lower.left)
  const x = (Math.max(upper.left, lower.left) + Math.min(upper.right, lower.right)) / 2
  const leading = (lower.middle(x) - upper.middle(x)) / height
  return (
    shared > widest * sharedWidthMin &&
    leading > leadingMin &&
    leading < leadingMax &&
    Math.max(upper.height, lower.height) < Math.min(upper.height, lower.height) * heightRatioMax
  )
}

/** A line of the turned search image in pixels of the image itself. Smearing adds about a pixel of height. */
function bandOf(
  { left, right, height, middle }: PrintLine,
  back: (x: number, y: number) => { readonly x: number; readonly y: number },
  scale: number,
): LineBand {
  const end = (x: number) => {
    const place = back(x, middle(x))
    return { x: place.x / scale, y: place.y / scale, height: Math.max(3, height - 0.5) / scale }
  }
  return { left: end(left), right: end(right), bend: 0 }
}
