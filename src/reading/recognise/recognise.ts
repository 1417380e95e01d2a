import { readBesideNumbers } from './beside-numbers.ts'
import { correctCapitals } from './ocr/accents.ts'
import { readNoisyPrint } from './ocr/noisy-print.ts'
import { correctLookAlikes } from './ocr/look-alikes.ts'
import type { Ocr } from './ocr/tesseract.ts'
import { withDrawnBoxes } from './ocr/tick-boxes.ts'
import { readMissed } from './missed-lines.ts'
import { confidenceLevels, replacingMargin } from '../page/confidence.ts'
import { meanConfidence, overlap, textLength, type ReadPage, type Word } from '../page/page.ts'
import { isCard, preparePage, type PreparedPage } from '../clean/prepare.ts'
import { resizeRaster, rotateRaster } from '../raster/decode.ts'
import { rereadWeak } from './reread.ts'
import { mayMislead } from './may-mislead.ts'
import { readPhotographed } from './read-photographed.ts'
import { areasOf, type MachineCodes } from '../codes/machine-codes.ts'
import { findNoisyLines } from '../raster/noisy-lines.ts'
import { paintOver } from '../raster/paint-over.ts'
import type { Raster } from '../raster/raster.ts'
import { turnedPlace } from '../raster/turned-place.ts'
import type { Point } from '../raster/warp.ts'

/** Below this mean confidence, or with fewer letters in confident words, a page may lie on its side or head. */
const meanConfidenceMin = 0.55
const confidentLettersMin = 60
/**
 * In heavy noise few words are confident. Words with this confidence hold a sixth or more of the letters of an upright page, and
 * 3 % of one on its head. docs/noisy-print.md.
 */
const upright = { confidence: 0.3, lettersMin: 20, shareMin: 0.08 } as const
/** A page on its side gives some letters, though wrong ones; a page with fewer is blank. */
const turnedLettersMin = 12
/** Shorter words say nothing about which side of a page is up. */
const wordLettersMin = 3
/** A word on a level line is wider than this share of its height. */
const levelRatioMin = 0.9
/** The second pass reads the page this much larger than the first. */
const secondPassEnlargement = 1.27
/** An image enlarged this much or more for reading is small: a card of less than 900 pixels across. */
const smallEnlargement = 1.65
/** The other sides are tried on an image this much smaller. In heavy noise the print would not survive that. */
const sideShrinks = { none: 2, light: 2, heavy: 1 } as const
/** A card whose codes give every key field is read this much smaller where its code spans this share of the image's width. */
const besideCodesShrink = 1.4
const codeWidthShareMin = 0.5

/** A page as recognised, with the image it was read from. */
export interface RecognisedPage {
  readonly page: ReadPage
  /** Level, upright and at reading size. Boxes of words are in its pixels. */
  readonly prepared: Raster
  readonly noise: PreparedPage['noise']
  /** As decoded, upright. Barcodes are searched here. */
  readonly source: Raster
  readonly codes: MachineCodes
  /** Maps a point of the image that `codes` were found in to the page as read. */
  readonly placeOf: (point: Point) => Point
  /** Maps a point of `source`, which may be turned against that image, to the page as read. */
  readonly placeOfSource: (point: Point) => Point
}

/**
 * Reads an image. One that reads badly is tried on its other three sides, and the best is kept. What the codes cover is not
 * recognised again, a valid MRZ gives the orientation, and a page whose codes give every key field is read in one pass.
 */
export async function recognisePage(
  image: Raster,
  index: number,
  ocr: Ocr,
  { shrink, codes }: { readonly shrink: number; readonly codes: MachineCodes },
): Promise<RecognisedPage> {
  const turn = codes.mrzReading?.mrz.valid === true ? codes.mrzReading.turn : 0
  const source = await rotateRaster(paintOver(image, areasOf(codes)), turn)
  const options = { shrink, codes, from: image, turn }
  const first = await readUpright(source, index, ocr, options)
  if (codes.complete || readsWell(first.page, first.noise) || textLength([first.page]) < turnedLettersMin) return first
  let best = { degrees: 0, letters: confidentLetters(first.page, first.noise) * 1.2 }
  const sideShrink = shrink * sideShrinks[first.noise]
  for (const degrees of [180, 90, 270]) {
    const turned = await readQuickly(await rotateRaster(source, degrees), index, ocr, {
      shrink: sideShrink,
      besideCodes: false,
    })
    const letters = confidentLetters(turned.page, turned.prepared.noise)
    if (letters > best.letters) best = { degrees, letters }
    if (readsWell(turned.page, turned.prepared.noise)) break
  }
  if (best.degrees === 0) return first
  return readUpright(await rotateRaster(source, best.degrees), index, ocr, { ...options, turn: turn + best.degrees })
}

/**
 * Reads a prepared page again, larger and with the other binarisation, and adds what the first pass missed or read with less
 * confidence: mostly faint small print, as labels are. A page in heavy noise is returned as it is.
 */
export async function recogniseSecondPass(recognised: RecognisedPage, ocr: Ocr): Promise<RecognisedPage> {
  const { page, prepared, noise } = recognised
  if (noise === 'heavy') return recognised
  const larger = await resizeRaster(
    prepared,
    Math.round(prepared.width * secondPassEnlargement),
    Math.round(prepared.height * secondPassEnlargement),
  )
  const again = ocr
    .readPage(larger, { segmentation: 'auto', binarisation: noise === 'none' ? 'otsu' : 'sauvola' })
    .map((word): Word => {
      const [x, y, width, height] = word.box
      return {
        ...word,
        box: [
          x / secondPassEnlargement,
          y / secondPassEnlargement,
          width / secondPassEnlargement,
          height / secondPassEnlargement,
        ],
      }
    })
  const kept = page.words.filter((word) => !again.some((other) => isBetter(other, word)))
  const added = again.filter(
    (word) => word.confidence >= confidenceLevels.speck && !kept.some((other) => overlap(other.box, word.box)),
  )
  return {
    ...recognised,
    page: { ...page, words: [...kept, ...correctCapitals([...kept, ...added], prepared).slice(kept.length)] },
  }
}

/** Whether an image is so small that one pass misses its small print. */
export function isSmall({ prepared, source }: RecognisedPage): boolean {
  return prepared.width >= source.width * smallEnlargement
}

/** Whether the image shows a card and little else: its codes give every key field, and one spans half of its width. */
function isCodedCard(codes: MachineCodes, { width }: Raster): boolean {
  if (!codes.complete || (codes.mrzReading !== null && codes.mrzReading.mrz.format !== 'TD1')) return false
  const spans = areasOf(codes).map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]))
  return spans.some((span) => span >= width * codeWidthShareMin)
}

async function readUpright(
  source: Raster,
  index: number,
  ocr: Ocr,
  { shrink, codes, from, turn }: Turned,
): Promise<RecognisedPage> {
  const { page, prepared } = await readQuickly(source, index, ocr, { shrink, besideCodes: isCodedCard(codes, source) })
  return {
    page: { ...page, words: await wordsOf(page, prepared, ocr, { codes, source }) },
    prepared: prepared.raster,
    noise: prepared.noise,
    source,
    codes,
    placeOf: (point) => prepared.placeOf(turnedPlace(point, turn, { from, to: source })),
    placeOfSource: prepared.placeOf,
  }
}

/** Words after all passes. In heavy noise there is one. */
async function wordsOf(
  page: ReadPage,
  { raster, noise }: PreparedPage,
  ocr: Ocr,
  { codes: { complete }, source }: { readonly codes: MachineCodes; readonly source: Raster },
): Promise<readonly Word[]> {
  const read =
    noise === 'heavy' ? page.words : await readAgain(page, raster, ocr, { complete, blurred: mayMislead(source) })
  // In heavy noise a value has the lowest confidence of its words, so none of them may be dropped.
  const kept = noise === 'heavy' ? read : read.filter((word) => word.confidence >= confidenceLevels.speck)
  const spelled = correctLookAlikes(kept)
  const whole = complete || noise === 'heavy' ? spelled : readBesideNumbers(spelled, raster, ocr)
  const corrected = correctCapitals(whole, raster)
  // Cards and passports have no boxes to tick.
  return complete ? corrected : withDrawnBoxes(corrected, raster)
}

/**
 * On a blurred page the OCR engine reads a line no better by itself. A sharp page with codes that give every key field is not read
 * again: its labels were lost to the network more often than values were won. docs/photographed-print.md.
 */
async function readAgain(
  page: ReadPage,
  raster: Raster,
  ocr: Ocr,
  { blurred, complete }: { readonly blurred: boolean; readonly complete: boolean },
): Promise<readonly Word[]> {
  if (complete && !blurred) return page.words
  const words = await readPhotographed(page, raster, {
    blurred,
    complete,
    ...(ocr.print === undefined ? {} : { print: ocr.print }),
  })
  return blurred ? words : readMissed(rereadWeak(words, raster, ocr), raster, ocr)
}

/** How a page is read. `turn`: clockwise degrees by which `from` was turned. */
interface Turned {
  readonly shrink: number
  readonly codes: MachineCodes
  readonly from: Raster
  readonly turn: number
}

/** One pass over the whole page, in French only; later passes over weak words read both languages. */
async function readQuickly(
  source: Raster,
  index: number,
  ocr: Ocr,
  { shrink, besideCodes }: { readonly shrink: number; readonly besideCodes: boolean },
): Promise<{ readonly page: ReadPage; readonly prepared: PreparedPage }> {
  const prepared = await preparePage(source, { shrink: besideCodes ? shrink * besideCodesShrink : shrink })
  const { width, height } = prepared.raster
  if (prepared.noise === 'heavy') {
    const words = readNoisyPrint(prepared.raster, await findNoisyLines(prepared.raster))
    return { page: { index, width, height, words, source: 'print' }, prepared }
  }
  const segmentation = isCard(source) ? 'block' : 'auto'
  const binarisation = prepared.noise === 'none' ? 'sauvola' : 'otsu'
  const words = ocr.readPage(prepared.raster, { segmentation, binarisation, languages: 'french' })
  return { page: { index, width, height, words, source: 'print' }, prepared }
}

function readsWell(page: ReadPage, noise: PreparedPage['noise']): boolean {
  if (noise === 'heavy') {
    const letters = confidentLetters(page, noise)
    return letters >= upright.lettersMin && letters >= textLength([page]) * upright.shareMin
  }
  return confidentLetters(page, noise) >= confidentLettersMin && (meanConfidence([page]) ?? 0) >= meanConfidenceMin
}

/** Letters of confident words on level lines. Lines that run up or down the page are read too, but their boxes are of no use. */
function confidentLetters(page: ReadPage, noise: PreparedPage['noise']): number {
  const least = noise === 'heavy' ? upright.confidence : confidenceLevels.confident
  const words = page.words.filter(
    ({ text, confidence, box }) =>
      confidence >= least && text.length >= wordLettersMin && box[2] > box[3] * levelRatioMin,
  )
  return words.reduce((sum, { text }) => sum + text.length, 0)
}

/** The words are in the same place, and the first has a higher confidence or contains the second. */
function isBetter(other: Word, word: Word): boolean {
  if (!overlap(other.box, word.box)) return false
  const whole = other.text.length > word.text.length && other.text.includes(word.text)
  return (
    other.confidence > word.confidence + replacingMargin || (whole && other.confidence >= confidenceLevels.confident)
  )
}
