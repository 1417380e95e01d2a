import { mrzLayouts } from '../../../domain/formats/mrz-layouts.ts'
import type { Raster } from '../../raster/raster.ts'
import { fitBand, scaled } from './fit-band.ts'
import { fitPitch, pitched } from './fit-pitch.ts'
import { readLine, confidence, type LineReading } from './line-reading.ts'
import { cutStrip, type LineBand } from './line-strip.ts'
import { recogniseStrip, type Print } from './ocr-b-network.ts'

/** Paper to each side of a line that is read with it, in heights of a capital: lines are often found a little short. */
const marginCapitals = 1.6
/** A line read with less than this is no MRZ's, whichever way up. Mean logarithm of a character's probability. */
export const confidenceMin = -0.55
/** A line with a character less likely than this is looked at again a little larger and smaller. */
const shareSure = 0.97
const otherSizes = [0.88, 1.14] as const
/** Numbers of characters lines may have. */
export const lineWidths = [...new Set(mrzLayouts.flatMap(({ widths }) => widths))]

/** A band with the width of its columns against its rows. */
interface Stretched {
  readonly band: LineBand
  readonly stretch: number
}

/** A line as read, for any number of characters and for each of `lineWidths`. */
export interface ReadBand extends Stretched {
  readonly print: Print
  readonly free: LineReading
  readonly counted: readonly (LineReading | null)[]
}

/** Reads the line that stands roughly there; null when there is no print. */
export function readBand(raster: Raster, rough: LineBand, print: Print): ReadBand | null {
  const first = fitBand(raster, rough)
  const band = first === null ? null : fitBand(raster, first)
  return band === null ? null : readExactly(raster, withPitch(raster, { band, stretch: 1 }), print)
}

/**
 * A line with characters in doubt, or any line with `evenClear` or `others`, read again at other heights and in the other images
 * of it: each character is as likely as all readings together say.
 */
export function readSurely(
  raster: Raster,
  line: ReadBand,
  { evenClear, others }: { readonly evenClear: boolean; readonly others: readonly Raster[] },
): ReadBand {
  const again =
    evenClear || others.length > 0 || line.free.characters.some(({ shares }) => Math.max(...shares) < shareSure)
  if (!again || confidence(line.free) < confidenceMin) return line
  const sizes = otherSizes.map((size) => ({ band: scaled(line.band, size), stretch: line.stretch / size }))
  const readings = [
    line,
    ...sizes.flatMap((sized) => readExactly(raster, sized, line.print) ?? []),
    ...others.flatMap((other) => readExactly(other, line, line.print) ?? []),
  ]
  const surest = readings.reduce((best, each) => (confidence(each.free) > confidence(best.free) ? each : best))
  return {
    ...surest,
    free:
      together(
        surest.free,
        readings.map(({ free }) => free),
      ) ?? surest.free,
    counted: surest.counted.map((own, index) =>
      together(
        own,
        readings.map(({ counted }) => counted[index] ?? null),
      ),
    ),
  }
}

/** The mean of the readings that have as many characters as the first. */
function together(first: LineReading | null, readings: readonly (LineReading | null)[]): LineReading | null {
  const same = readings.flatMap((each) => (each?.characters.length === first?.characters.length ? (each ?? []) : []))
  if (first === null || same.length < 2) return first
  return {
    score: same.reduce((sum, { score }) => sum + score, 0) / same.length,
    characters: first.characters.map(({ frame, shares }, place) => ({
      frame,
      shares: shares.map((_, index) => {
        return same.reduce((sum, each) => sum + (each.characters[place]?.shares[index] ?? 0), 0) / same.length
      }),
    })),
  }
}

/** The line with cells of one width, measured twice: the first time they may be far from it. */
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
