import { mendCapitals } from './ocr/accents.ts'
import type { Ocr } from './ocr/tesseract.ts'
import { meanConfidence, type ReadPage, type Word } from './page.ts'
import { isCard, preparePage } from './prepare.ts'
import { rotateRaster } from './raster/decode.ts'
import { rereadWeak } from './reread.ts'
import type { Box, Raster } from './raster/raster.ts'

/** Below this mean confidence, or with fewer sure letters, a page may lie on its side or head. */
const confidenceMin = 0.55
const sureLettersMin = 60
/** A word is sure from this confidence and length. */
const sureConfidence = 0.7
const sureWordLetters = 3
/** Words less sure than this are specks and shadows. */
const wordConfidenceMin = 0.15
/** A second reading of a word must be this much surer to replace the first. */
const surerBy = 0.15
/** Sides are tried on a picture this much smaller. */
const sideShrink = 2

/** A page as recognised, with the picture it was read from. */
export interface RecognisedPage {
  readonly page: ReadPage
  /** Level, at reading size, upright: boxes of words are in its pixels. */
  readonly prepared: Raster
  /** As decoded, upright; barcodes are looked for here. */
  readonly source: Raster
}

/** Reads a picture; one that reads badly is tried on its other three sides, and the best is kept. */
export async function recognisePage(
  source: Raster,
  index: number,
  ocr: Ocr,
  options: { readonly shrink: number },
): Promise<RecognisedPage> {
  const first = await readUpright(source, index, ocr, options)
  if (readsWell(first.page)) return first
  let best = { degrees: 0, letters: sureLetters(first.page) * 1.2 }
  for (const degrees of [180, 90, 270]) {
    const turned = await readUpright(await rotateRaster(source, degrees), index, ocr, {
      shrink: options.shrink * sideShrink,
    })
    const letters = sureLetters(turned.page)
    if (letters > best.letters) best = { degrees, letters }
    if (readsWell(turned.page)) break
  }
  if (best.degrees === 0) return first
  return readUpright(await rotateRaster(source, best.degrees), index, ocr, options)
}

/**
 * Reads a prepared page in the other way, ink told from paper once for the whole picture, and adds what the first reading missed or was
 * less sure of.
 */
export function recogniseAgain({ page, prepared, source }: RecognisedPage, ocr: Ocr): RecognisedPage {
  const again = ocr.readPage(prepared, { segmentation: 'auto', binarisation: 'otsu' })
  const kept = page.words.filter((word) => !again.some((other) => isBetter(other, word)))
  const added = again.filter(
    (word) => word.confidence >= wordConfidenceMin && !kept.some((other) => overlap(other.box, word.box)),
  )
  return {
    page: { ...page, words: [...kept, ...mendCapitals([...kept, ...added], prepared).slice(kept.length)] },
    prepared,
    source,
  }
}

async function readUpright(
  source: Raster,
  index: number,
  ocr: Ocr,
  options: { readonly shrink: number },
): Promise<RecognisedPage> {
  const prepared = await preparePage(source, options)
  const segmentation = isCard(source) ? 'block' : 'auto'
  const first = ocr.readPage(prepared, { segmentation, binarisation: 'sauvola' })
  const sure = rereadWeak(first, prepared, ocr).filter((word) => word.confidence >= wordConfidenceMin)
  const words = mendCapitals(sure, prepared)
  return { page: { index, width: prepared.width, height: prepared.height, words, source: 'print' }, prepared, source }
}

function readsWell(page: ReadPage): boolean {
  return (meanConfidence([page]) ?? 0) >= confidenceMin && sureLetters(page) >= sureLettersMin
}

function sureLetters(page: ReadPage): number {
  return page.words.reduce((sum, { text, confidence }) => {
    return confidence >= sureConfidence && text.length >= sureWordLetters ? sum + text.length : sum
  }, 0)
}

/** The words lie on the same place and the first is surer. */
function isBetter(other: Word, word: Word): boolean {
  return overlap(other.box, word.box) && other.confidence > word.confidence + surerBy
}

/** The boxes share more than a third of the smaller one. */
function overlap(a: Box, b: Box): boolean {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 && width * height > Math.min(a[2] * a[3], b[2] * b[3]) / 3
}
