import { mrzLayouts } from '../../../domain/formats/mrz-layouts.ts'
import type { Mrz } from '../../../domain/formats/mrz.ts'
import type { Raster } from '../../raster/raster.ts'
import { decodeMrz } from './decode-mrz.ts'
import { findLineGroups } from './find-lines.ts'
import { fitBand } from './fit-band.ts'
import { fitPitch } from './fit-pitch.ts'
import { confidence, type LineReading } from './line-reading.ts'
import { cutStrip, type LineBand } from './line-strip.ts'
import type { Print } from './ocr-b-network.ts'
import { lineWidths, readBand, readSurely, confidenceMin, type ReadBand } from './read-band.ts'

/** A line read with this is the right way up without looking at it the other way. */
const confidencePlain = -0.02
/** A line of an MRZ has at least this many characters. */
const charactersMin = 24
/** Groups of lines looked at in one image, and groups that are an MRZ's and are read. */
const groupsMax = 24
const readMax = 2
/** Cells of a line are as alike as this at least, and so many: print of other pages is not. */
const likenessMin = 0.3
const cellsMax = 56
/** A line has no more characters than its layout but for this many: more are of a longer MRZ, and not specks beside it. */
const charactersOverMax = 3
/** Widths of whole MRZs. */
const mrzWidths = [...new Map(mrzLayouts.map(({ widths }) => [widths.join(), widths])).values()]

/** A image in heavy noise, smoothed by less and more than the one that is read: one alone may show what is not there. */
export interface NoisyLooks {
  /** Smoothed so far that lines are found, if not read. */
  readonly lines: Raster
  readonly others: readonly Raster[]
}

/** An MRZ with where it stands in the image. */
export interface MrzReading {
  readonly mrz: Mrz
  /** Quarter turn clockwise that brings the image upright. */
  readonly turn: 0 | 90 | 180 | 270
  /** Lines of the MRZ, top to bottom, in pixels of the image; they run from `left` to `right`. */
  readonly bands: readonly LineBand[]
}

/**
 * The MRZ of an image at any angle; null when there is none that can be read with certainty. Needs no
 * words of the page. An MRZ whose digits fail is given when every character of it is clear. docs/reading.md#mrz.
 */
export function readMrz(
  raster: Raster,
  { today, noise }: { readonly today: string; readonly noise?: NoisyLooks },
): MrzReading | null {
  const others = noise?.others ?? []
  let fault: MrzReading | null = null
  let [seen, read] = [0, 0]
  for (const bands of findLineGroups(noise?.lines ?? raster)) {
    if (++seen > groupsMax || read >= readMax) break
    const lines = readGroup(raster, bands, noise === undefined ? 'clear' : 'noisy')
    if (lines === null) continue
    read++
    const atOnce = noise === undefined ? mrzReadingOf(lines, today) : null
    if (atOnce?.mrz.valid === true) return atOnce
    // Digits that fail are a reproach to the document: even lines without a doubt are looked at again first.
    const evenClear = atOnce !== null
    const surely = mrzReadingOf(
      lines.map((line) => readSurely(raster, line, { evenClear, others })),
      today,
    )
    if (surely?.mrz.valid === true) return surely
    fault ??= surely
  }
  return fault
}

/** Reads the lines of a group the way up that they read; null when they are no MRZ's. */
function readGroup(raster: Raster, rough: readonly LineBand[], print: Print): readonly ReadBand[] | null {
  const longest = rough.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  if (longest === undefined) return null
  if (!hasCells(raster, longest)) return null
  const probe = readBand(raster, longest, print)
  const upright = probe !== null && confidence(probe.free) > confidencePlain
  const turned = upright ? null : readBand(raster, reversed(longest), print)
  const flipped = sureOf(turned) > sureOf(probe)
  const best = flipped ? turned : probe
  if (best === null || confidence(best.free) < confidenceMin || best.free.characters.length < charactersMin) return null
  const ordered = flipped ? rough.toReversed().map(reversed) : rough
  const lines = ordered.flatMap((band) => {
    if ((flipped ? reversed(longest) : longest).left.y === band.left.y) return [best]
    return readBand(raster, band, print) ?? []
  })
  return [...beyond(raster, lines, -1), ...lines, ...beyond(raster, lines, 1)]
}

/** The line has even cells, as many as an MRZ's; told without reading it. */
function hasCells(raster: Raster, rough: LineBand): boolean {
  const band = fitBand(raster, rough)
  if (band === null) return false
  const strip = cutStrip(raster, band, 0)
  const pitch = fitPitch(strip)
  if (pitch === null || pitch.likeness < likenessMin) return false
  const cells = strip.width / pitch.columns
  return cells >= charactersMin && cells <= cellsMax
}

function sureOf(line: ReadBand | null): number {
  return line === null ? -Infinity : confidence(line.free)
}

/** The line that an MRZ of three lines has above or below those found, if there is one. */
function beyond(raster: Raster, lines: readonly ReadBand[], side: -1 | 1): readonly ReadBand[] {
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

/** The best MRZ that neighbouring lines give at the widths of a layout. */
function mrzReadingOf(lines: readonly ReadBand[], today: string): MrzReading | null {
  let fault: MrzReading | null = null
  for (const { run, readings } of runsOf(lines)) {
    const mrz = decodeMrz(readings, { today, noisy: run.some(({ print }) => print === 'noisy') })
    if (mrz === null) continue
    const bands = run.map(({ band }) => band)
    const mrzReading = { mrz, turn: turnOf(bands[0]), bands }
    if (mrz.valid) return mrzReading
    fault ??= mrzReading
  }
  return fault
}

/** Runs of neighbouring lines read at the widths of a layout, those that fit best first. */
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
    .slice(0, 4)
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
