import { mrzLayouts } from '../../../domain/formats/mrz-layouts.ts'
import type { Mrz } from '../../../domain/formats/mrz.ts'
import type { Raster } from '../../raster/raster.ts'
import { decodeMrz, likeliestMrz } from './decode-mrz.ts'
import { findLineGroups } from './find-lines.ts'
import { fitBand } from './fit-band.ts'
import { fitPitch } from './fit-pitch.ts'
import { confidence, type LineReading } from './line-reading.ts'
import { cutStrip, type LineBand } from './line-strip.ts'
import type { Print } from './ocr-b-network.ts'
import { confidenceMin, lineWidths, readBand, rereadLine, type ReadBand } from './read-band.ts'

/** Above this `confidence` a line is upright without a reading upside down. */
const uprightConfidence = -0.02
/** Fewest characters of the longest line of an MRZ. */
const charactersMin = 24
/** Most groups of lines that are examined, and most that are read. */
const groupsMax = 24
const readMax = 2
/** Least likeness and most cells of a line of an MRZ; letters and bills do not reach them. */
const likenessMin = 0.3
const cellsMax = 56
/** A line has at most this many characters more than its layout, from specks beside it; with more it is of a longer MRZ. */
const charactersOverMax = 3
/** Most runs of lines that are decoded. */
const runsMax = 4
/** Widths of the lines of each MRZ, without duplicates. */
const mrzWidths = [...new Map(mrzLayouts.map(({ widths }) => [widths.join(), widths])).values()]

/** Further copies of an image with heavy noise: one copy alone may show strokes that are not printed. */
export interface SmoothedCopies {
  /** Smoothed enough to find lines, too much to read them. */
  readonly lines: Raster
  readonly others: readonly Raster[]
}

/** An MRZ and its place in the image. */
export interface MrzReading {
  readonly mrz: Mrz
  /** Degrees clockwise that turn the image upright. */
  readonly turn: 0 | 90 | 180 | 270
  /** Lines of the MRZ, top to bottom, in pixels of the image, from `left` to `right` as they are read. */
  readonly bands: readonly LineBand[]
}

/**
 * The MRZ of an image at any angle; null when none is proven. `noise` has smoothed copies of an image with heavy noise. An MRZ
 * whose check digits fail is returned as invalid when every character is clear, one without names when no other has them.
 * docs/mrz.md.
 */
export function readMrz(
  raster: Raster,
  { today, noise }: { readonly today: string; readonly noise?: SmoothedCopies },
): MrzReading | null {
  const others = noise?.others ?? []
  let best: MrzReading | null = null
  let [seen, read] = [0, 0]
  const likeliest: Mrz[] = []
  for (const bands of findLineGroups(noise?.lines ?? raster)) {
    if (++seen > groupsMax || read >= readMax) break
    const lines = readGroup(raster, bands, noise === undefined ? 'clear' : 'noisy')
    if (lines === null) continue
    read++
    // Mostly the print that was just doubted, cut out otherwise: one clear reading of it proves nothing.
    const isSecond = read > 1
    const first = noise === undefined && !isSecond ? mrzReadingOf(lines, { today, confirmed: false, likeliest }) : null
    if (isWhole(first)) return first
    // An invalid MRZ counts against the document, so clear lines get a second pass too.
    const evenClear = isSecond || first?.mrz.valid === false
    const second = mrzReadingOf(
      lines.map((line) => rereadLine(raster, line, { evenClear, others })),
      { today, confirmed: true, likeliest },
    )
    if (isWhole(second)) return agreed(second, likeliest)
    // What fails in one reading is not the document's fault.
    best = better(better(best, second), first?.mrz.valid === true ? first : null)
  }
  return agreed(best, likeliest)
}

/**
 * A reading; null when another of the same number has other states. No check digit covers them, and a letter read twice moves all
 * that follow: HND became HUN.
 */
function agreed(reading: MrzReading | null, likeliest: readonly Mrz[]): MrzReading | null {
  if (reading === null) return null
  const { id_number, id_country, citizenship } = reading.mrz.fields
  const isContradicted = likeliest.some(
    ({ fields }) =>
      fields.id_number === id_number && (fields.id_country !== id_country || fields.citizenship !== citizenship),
  )
  return isContradicted ? null : reading
}

/** The first of two readings, unless only the second is valid. */
function better(one: MrzReading | null, other: MrzReading | null): MrzReading | null {
  return one === null || (!one.mrz.valid && other?.mrz.valid === true) ? other : one
}

/** Whether an MRZ is valid and has its names. */
function isWhole(reading: MrzReading | null): boolean {
  return reading?.mrz.valid === true && reading.mrz.fields.last_name !== undefined
}

/** Reads the lines of a group in the orientation that gives the higher confidence; null when they are not of an MRZ. */
function readGroup(raster: Raster, rough: readonly LineBand[], print: Print): readonly ReadBand[] | null {
  const longest = rough.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  if (longest === undefined) return null
  if (!hasCells(raster, longest)) return null
  const probe = readBand(raster, longest, print)
  const upright = probe !== null && confidence(probe.free) > uprightConfidence
  const turned = upright ? null : readBand(raster, reversed(longest), print)
  const flipped = confidenceOf(turned) > confidenceOf(probe)
  const best = flipped ? turned : probe
  if (best === null || confidence(best.free) < confidenceMin || best.free.characters.length < charactersMin) return null
  const ordered = flipped ? rough.toReversed().map(reversed) : rough
  const lines = ordered.flatMap((band) => {
    if ((flipped ? reversed(longest) : longest).left.y === band.left.y) return [best]
    return readBand(raster, band, print) ?? []
  })
  return [...lineBeyond(raster, lines, -1), ...lines, ...lineBeyond(raster, lines, 1)]
}

/** Whether the line has even cells, as many as an MRZ; checked without reading it. */
function hasCells(raster: Raster, rough: LineBand): boolean {
  const band = fitBand(raster, rough)
  if (band === null) return false
  const strip = cutStrip(raster, band, 0)
  const pitch = fitPitch(strip)
  if (pitch === null || pitch.likeness < likenessMin) return false
  const cells = strip.width / pitch.columns
  return cells >= charactersMin && cells <= cellsMax
}

function confidenceOf(line: ReadBand | null): number {
  return line === null ? -Infinity : confidence(line.free)
}

/** The third line of an MRZ above (-1) or below (1) the two found; empty when there is none. */
function lineBeyond(raster: Raster, lines: readonly ReadBand[], side: -1 | 1): readonly ReadBand[] {
  const [first, second] = [lines[0], lines[1]]
  const [last, before] = [lines.at(-1), lines.at(-2)]
  const outer = side === -1 ? first : last
  const inner = side === -1 ? second : before
  if (outer === undefined || inner === undefined || lines.length > 2) return []
  const step = (end: 'left' | 'right') => ({
    x: outer.band[end].x + leadingOf(outer, inner, end).x,
    y: outer.band[end].y + leadingOf(outer, inner, end).y,
    height: outer.band[end].height,
  })
  const band = { left: step('left'), right: step('right'), bend: outer.band.bend }
  const read = readBand(raster, band, outer.print)
  return read !== null && confidence(read.free) >= confidenceMin ? [read] : []
}

function leadingOf(
  outer: ReadBand,
  inner: ReadBand,
  end: 'left' | 'right',
): { readonly x: number; readonly y: number } {
  return { x: outer.band[end].x - inner.band[end].x, y: outer.band[end].y - inner.band[end].y }
}

/** The best MRZ of neighbouring lines with the widths of a layout. What is likeliest, proven or not, is added to `likeliest`. */
function mrzReadingOf(
  lines: readonly ReadBand[],
  { today, confirmed, likeliest }: { readonly today: string; readonly confirmed: boolean; readonly likeliest: Mrz[] },
): MrzReading | null {
  let best: MrzReading | null = null
  for (const { run, readings } of runsOf(lines)) {
    const unproven = likeliestMrz(readings, { today })
    if (unproven !== null) likeliest.push(unproven)
    const mrz = decodeMrz(readings, { today, confirmed, noisy: run.some(({ print }) => print === 'noisy') })
    if (mrz === null) continue
    const bands = run.map(({ band }) => band)
    const reading = { mrz, turn: turnOf(bands[0]), bands }
    if (isWhole(reading)) return reading
    best = better(best, reading)
  }
  return best
}

/** Runs of neighbouring lines read at the widths of a layout, the best fit first. */
function runsOf(
  lines: readonly ReadBand[],
): readonly { readonly run: readonly ReadBand[]; readonly readings: readonly LineReading[]; readonly loss: number }[] {
  const found = mrzWidths.flatMap((widths) =>
    Array.from({ length: Math.max(0, lines.length - widths.length + 1) }, (_, start) => {
      const run = lines.slice(start, start + widths.length)
      const readings = run.flatMap(({ free, counted }, index) => {
        const width = widths[index] ?? 0
        const longer = free.characters.length > width + charactersOverMax
        return longer ? [] : (counted[lineWidths.indexOf(width)] ?? [])
      })
      const loss = run.reduce((sum, { free }, index) => sum + free.score - (readings[index]?.score ?? -Infinity), 0)
      return { run, readings, loss }
    }),
  )
  return found
    .filter(({ run, readings }) => readings.length === run.length)
    .sort((a, b) => a.loss / a.run.length - b.loss / b.run.length)
    .slice(0, runsMax)
}

function turnOf(band: LineBand | undefined): 0 | 90 | 180 | 270 {
  if (band === undefined) return 0
  const degrees = (Math.atan2(band.right.y - band.left.y, band.right.x - band.left.x) * 180) / Math.PI
  const quarters = Math.round(-degrees / 90)
  return ([0, 90, 180, 270] as const)[((quarters % 4) + 4) % 4] ?? 0
}

function lengthOf({ left, right }: LineBand): number {
  return Math.hypot(right.x - left.x, right.y - left.y)
}

function reversed({ left, right, bend }: LineBand): LineBand {
  return { left: right, right: left, bend: -bend }
}
