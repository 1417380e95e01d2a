import { mrzLayouts } from '../../../domain/formats/mrz-layouts.ts'
import type { Raster } from '../../raster/raster.ts'
import { fitBand, scaled } from './fit-band.ts'
import { fitPitch, pitched } from './fit-pitch.ts'
import { readLine, confidence, type LineReading } from './line-reading.ts'
import { cutStrip, type LineBand } from './line-strip.ts'
import { recogniseStrip, type Print } from './ocr-b-network.ts'

/** Margin read on each side of a line, in heights of a capital: lines are often found too short. */
const marginCapitals = 1.6
/** A line below this `confidence` is not of an MRZ, in either orientation. */
export const confidenceMin = -0.55
/** A line with a character below this probability gets a second pass, at these sizes. */
const clearProbability = 0.995
const otherSizes = [0.88, 1.14] as const
/** Possible numbers of characters of a line. */
export const lineWidths = [...new Set(mrzLayouts.flatMap(({ widths }) => widths))]

/** A band, and the width of its columns over the height of its rows. */
interface Stretched {
  readonly band: LineBand
  readonly stretch: number
}

/** A line as read: `free` with any number of characters, `counted` for each of `lineWidths`. */
export interface ReadBand extends Stretched {
  readonly print: Print
  readonly free: LineReading
  readonly counted: readonly (LineReading | null)[]
}

/** Reads the line at a rough position; null when there is no print. */
export function readBand(raster: Raster, rough: LineBand, print: Print): ReadBand | null {
  const first = fitBand(raster, rough)
  const band = first === null ? null : fitBand(raster, first)
  return band === null ? null : readExactly(raster, withPitch(raster, { band, stretch: 1 }), print)
}

/**
 * The second pass over a line: read again at other sizes and in `others`, the same image smoothed differently. Probabilities
 * are the mean of all readings, and a number of characters that only one reading has is null. A clear line is returned as it is,
 * unless `evenClear` or `others` ask for the pass.
 */
export function rereadLine(
  raster: Raster,
  line: ReadBand,
  { evenClear, others }: { readonly evenClear: boolean; readonly others: readonly Raster[] },
): ReadBand {
  const wanted =
    evenClear ||
    others.length > 0 ||
    line.free.characters.some(({ probabilities }) => Math.max(...probabilities) < clearProbability)
  if (!wanted || confidence(line.free) < confidenceMin) return line
  const sizes = otherSizes.map((size) => ({ band: scaled(line.band, size), stretch: line.stretch / size }))
  const readings = [
    line,
    ...sizes.flatMap((sized) => readExactly(raster, sized, line.print) ?? []),
    ...others.flatMap((other) => readExactly(other, line, line.print) ?? []),
  ]
  const best = readings.reduce((one, other) => (confidence(other.free) > confidence(one.free) ? other : one))
  return {
    ...best,
    free:
      meanOf(
        best.free,
        readings.map(({ free }) => free),
      ) ?? best.free,
    counted: best.counted.map((own, index) =>
      meanOf(
        own,
        readings.map(({ counted }) => counted[index] ?? null),
      ),
    ),
  }
}

/** The mean of the readings that have as many characters as the first; null when no other has. */
function meanOf(first: LineReading | null, readings: readonly (LineReading | null)[]): LineReading | null {
  const same = readings.flatMap((each) => (each?.characters.length === first?.characters.length ? (each ?? []) : []))
  if (first === null || same.length < 2) return null
  return {
    score: same.reduce((sum, { score }) => sum + score, 0) / same.length,
    characters: first.characters.map(({ frame, probabilities }, place) => ({
      frame,
      probabilities: probabilities.map((_, index) => {
        return same.reduce((sum, each) => sum + (each.characters[place]?.probabilities[index] ?? 0), 0) / same.length
      }),
    })),
  }
}

/** The line stretched to the standard pitch. The second measurement refines the first, which may start far off. */
function withPitch(raster: Raster, line: Stretched): Stretched {
  let fitted = line
  for (let turn = 0; turn < 2; turn++) {
    const pitch = fitPitch(cutStrip(raster, fitted.band, 0, fitted.stretch))
    if (pitch === null) break
    const { band, stretch } = pitched(fitted.band, pitch)
    fitted = { band, stretch: fitted.stretch * stretch }
  }
  return fitted
}

function readExactly(raster: Raster, { band, stretch }: Stretched, print: Print): ReadBand | null {
  const { free, counted } = readLine(recogniseStrip(cutStrip(raster, band, marginCapitals, stretch), print), lineWidths)
  return free === null ? null : { print, band, stretch, free, counted }
}
