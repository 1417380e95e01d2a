import { readBesideNumbers } from './beside-numbers.ts'
import { correctCapitals } from './ocr/accents.ts'
import { readNoisyPrint } from './ocr/noisy-print.ts'
import { correctLookAlikes } from './ocr/look-alikes.ts'
import type { Ocr } from './ocr/tesseract.ts'
import { withDrawnBoxes } from './ocr/tick-boxes.ts'
import { readMissed } from './missed-lines.ts'
import { meanConfidence, overlap, textLength, type ReadPage, type Word } from '../page/page.ts'
import { isCard, preparePage, type PreparedPage } from '../clean/prepare.ts'
import { resizeRaster, rotateRaster } from '../raster/decode.ts'
import { rereadWeak } from './reread.ts'
import { areasOf, type MachineCodes } from '../codes/machine-codes.ts'
import { findNoisyLines } from '../raster/noisy-lines.ts'
import { paintOver } from '../raster/paint-over.ts'
import type { Raster } from '../raster/raster.ts'
import { turnedPlace } from '../raster/turned-place.ts'
import type { Point } from '../raster/warp.ts'

/** Below this mean confidence, or with fewer sure letters, a page may lie on its side or head. */
const confidenceMin = 0.55
const sureLettersMin = 60
/** In heavy noise few words are sure: half so sure are of an upright page a sixth of the letters and more, of one on its head 3 %. */
const noisySure = { confidence: 0.3, lettersMin: 20, shareMin: 0.08 } as const
/** A page on its side still gives some letters, if wrong ones; with fewer it is blank. */
const turnedLettersMin = 12
/** A word is sure from this confidence and length. */
const sureConfidence = 0.7
const sureWordLetters = 3
/** A word of some letters is wider than this share of its height when it runs level. */
const levelRatioMin = 0.9
/** Words less sure than this are specks and shadows. */
const wordConfidenceMin = 0.15
/** A second reading of a word must be this much surer to replace the first. */
const surerBy = 0.15
/** A second reading is this much larger than the first. */
const againEnlargement = 1.27
/** A image enlarged this much or more for reading was small: a card of less than 900 pixels across. */
const smallEnlargement = 1.65
/** Sides are tried on an image this much smaller; of heavy noise nothing would be left of the print. */
const sideShrinks = { none: 2, light: 2, heavy: 1 } as const
/** Print beside codes that say what matters is read this much smaller where a card fills the image; a passport is larger, its print not. */
const besideCodesShrink = 1.4
const cardWidthShareMin = 0.5

/** A page as recognised, with the image it was read from. */
export interface RecognisedPage {
  readonly page: ReadPage
  /** Level, at reading size, upright: boxes of words are in its pixels. */
  readonly prepared: Raster
  readonly noise: PreparedPage['noise']
  /** As decoded, upright; barcodes are looked for here. */
  readonly source: Raster
  readonly codes: MachineCodes
  /** Where a place of the image that `codes` were found in is on the page as read. */
  readonly placeOf: (point: Point) => Point
}

/**
 * Reads an image; one that reads badly is tried on its other three sides, and the best is kept. What its codes say is not
 * recognised again, an MRZ tells which side is up, and a page whose codes give every key field is read only once.
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
  let best = { degrees: 0, letters: sureLetters(first.page, first.noise) * 1.2 }
  const sideShrink = shrink * sideShrinks[first.noise]
  for (const degrees of [180, 90, 270]) {
    const turned = await readQuickly(await rotateRaster(source, degrees), index, ocr, {
      shrink: sideShrink,
      besideCodes: false,
    })
    const letters = sureLetters(turned.page, turned.prepared.noise)
    if (letters > best.letters) best = { degrees, letters }
    if (readsWell(turned.page, turned.prepared.noise)) break
  }
  if (best.degrees === 0) return first
  return readUpright(await rotateRaster(source, best.degrees), index, ocr, { ...options, turn: turn + best.degrees })
}

/**
 * Reads a prepared page in the other way, larger and ink told from paper the other way, and adds what the first reading
 * missed or was less sure of: faint small print, as labels are, comes out so. Heavy noise is read in one way only.
 */
export async function recogniseAgain(recognised: RecognisedPage, ocr: Ocr): Promise<RecognisedPage> {
  const { page, prepared, noise } = recognised
  if (noise === 'heavy') return recognised
  const larger = await resizeRaster(
    prepared,
    Math.round(prepared.width * againEnlargement),
    Math.round(prepared.height * againEnlargement),
  )
  const again = ocr
    .readPage(larger, { segmentation: 'auto', binarisation: noise === 'none' ? 'otsu' : 'sauvola' })
    .map((word): Word => {
      const [x, y, width, height] = word.box
      return {
        ...word,
        box: [x / againEnlargement, y / againEnlargement, width / againEnlargement, height / againEnlargement],
      }
    })
  const kept = page.words.filter((word) => !again.some((other) => isBetter(other, word)))
  const added = again.filter(
    (word) => word.confidence >= wordConfidenceMin && !kept.some((other) => overlap(other.box, word.box)),
  )
  return {
    ...recognised,
    page: { ...page, words: [...kept, ...correctCapitals([...kept, ...added], prepared).slice(kept.length)] },
  }
}

/** A image so small that its small print is hard to read at one size. */
export function isSmall({ prepared, source }: RecognisedPage): boolean {
  return prepared.width >= source.width * smallEnlargement
}

/** Codes that cards carry and that span most of the image tell that it shows a card and little else. */
function isCodedCard(codes: MachineCodes, { width }: Raster): boolean {
  if (!codes.complete || (codes.mrzReading !== null && codes.mrzReading.mrz.format !== 'TD1')) return false
  const spans = areasOf(codes).map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]))
  return spans.some((span) => span >= width * cardWidthShareMin)
}

async function readUpright(
  source: Raster,
  index: number,
  ocr: Ocr,
  { shrink, codes, from, turn }: Turned,
): Promise<RecognisedPage> {
  const { page, prepared } = await readQuickly(source, index, ocr, { shrink, besideCodes: isCodedCard(codes, source) })
  return {
    page: { ...page, words: wordsOf(page.words, prepared, ocr, codes) },
    prepared: prepared.raster,
    noise: prepared.noise,
    source,
    codes,
    placeOf: (point) => prepared.placeOf(turnedPlace(point, turn, { from, to: source })),
  }
}

/** Words as good as further looks make them: only the surest of one look where the codes say what matters, or in heavy noise. */
function wordsOf(
  words: readonly Word[],
  { raster, noise }: PreparedPage,
  ocr: Ocr,
  { complete }: MachineCodes,
): readonly Word[] {
  const read = complete || noise === 'heavy' ? words : readMissed(rereadWeak(words, raster, ocr), raster, ocr)
  // In heavy noise a value is as sure as its least sure word, which must not be left out of it.
  const kept = noise === 'heavy' ? read : read.filter((word) => word.confidence >= wordConfidenceMin)
  const sure = correctLookAlikes(kept)
  const whole = complete || noise === 'heavy' ? sure : readBesideNumbers(sure, raster, ocr)
  const corrected = correctCapitals(whole, raster)
  // Nobody ticks boxes on cards and passports.
  return complete ? corrected : withDrawnBoxes(corrected, raster)
}

/** How a page is read: `turn` are the clockwise degrees by which `from` was turned. */
interface Turned {
  readonly shrink: number
  readonly codes: MachineCodes
  readonly from: Raster
  readonly turn: number
}

/** One reading of the whole page and no more, in French: what that is not sure of, second looks read in both languages. */
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
    const sure = sureLetters(page, noise)
    return sure >= noisySure.lettersMin && sure >= textLength([page]) * noisySure.shareMin
  }
  return sureLetters(page, noise) >= sureLettersMin && (meanConfidence([page]) ?? 0) >= confidenceMin
}

/**
 * Letters of sure words that run level; recognition also reads lines that stand upright, but where they are is then no use.
 */
function sureLetters(page: ReadPage, noise: PreparedPage['noise']): number {
  const least = noise === 'heavy' ? noisySure.confidence : sureConfidence
  const sure = page.words.filter(
    ({ text, confidence, box }) =>
      confidence >= least && text.length >= sureWordLetters && box[2] > box[3] * levelRatioMin,
  )
  return sure.reduce((sum, { text }) => sum + text.length, 0)
}

/** The words lie on the same place and the first is surer, or is the whole of which the second is a part. */
function isBetter(other: Word, word: Word): boolean {
  if (!overlap(other.box, word.box)) return false
  const whole = other.text.length > word.text.length && other.text.includes(word.text)
  return other.confidence > word.confidence + surerBy || (whole && other.confidence >= sureConfidence)
}
