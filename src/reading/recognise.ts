import type { Ocr } from './ocr/tesseract.ts'
import { meanConfidence, type ReadPage } from './page.ts'
import { preparePage } from './prepare.ts'
import { rotateRaster } from './raster/decode.ts'
import type { Raster } from './raster/raster.ts'

/** Below this mean confidence, or with fewer sure letters, a page may lie on its side or head. */
const confidenceMin = 0.55
const sureLettersMin = 60
/** A word is sure from this confidence and length. */
const sureConfidence = 0.7
const sureWordLetters = 3
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

/** Reads a prepared page in the other way: ink told from paper once for the whole picture, words taken wherever they stand. */
export function recogniseAgain({ page, prepared, source }: RecognisedPage, ocr: Ocr): RecognisedPage {
  const words = ocr.readPage(prepared, { segmentation: 'sparse', binarisation: 'otsu' })
  return { page: { ...page, words }, prepared, source }
}

async function readUpright(
  source: Raster,
  index: number,
  ocr: Ocr,
  options: { readonly shrink: number },
): Promise<RecognisedPage> {
  const prepared = await preparePage(source, options)
  const words = ocr.readPage(prepared, { segmentation: 'auto', binarisation: 'sauvola' })
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
