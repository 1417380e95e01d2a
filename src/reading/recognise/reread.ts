import { confidenceLevels } from '../page/confidence.ts'
import { worthOf } from './merge-readings.ts'
import { rowsOf, type Segment } from '../page/rows.ts'
import type { Ocr } from './ocr/tesseract.ts'
import type { Word } from '../page/page.ts'
import { cropRaster } from '../raster/decode.ts'
import type { Raster } from '../raster/raster.ts'

/** Stretches read again on one page, about 40 ms each, lowest confidence first. */
const rereadsMax = 20
/** Margin around a stretch, in heights. */
const marginHeights = 0.45
/** Heights of letters in pixels; the rest is logo, photo or speck. */
const heightPixels = { min: 9, max: 90 } as const

/**
 * Words of a page with its doubtful stretches read again, each cut out as one line, which avoids errors of the page's
 * segmentation. The reading that is worth more stays.
 */
export function rereadWeak(words: readonly Word[], raster: Raster, ocr: Ocr): readonly Word[] {
  const page = { index: 0, width: raster.width, height: raster.height, words, source: 'print' } as const
  const weak = rowsOf(page)
    .flatMap((row) => row.segments)
    .filter(isWeak)
    .toSorted((one, other) => lowestConfidence(one) - lowestConfidence(other))
    .slice(0, rereadsMax)
  let result = words
  for (const segment of weak) {
    const again = readSegment(segment, raster, ocr)
    if (worthOf(again) <= worthOf(segment.words)) continue
    result = [...result.filter((word) => !segment.words.includes(word)), ...again]
  }
  return result
}

function isWeak({ words, box }: Segment): boolean {
  if (box[3] < heightPixels.min || box[3] > heightPixels.max || box[2] < box[3]) return false
  return words.some((word) => word.confidence < confidenceLevels.legible && /[\p{L}\p{N}]/u.test(word.text))
}

function lowestConfidence({ words }: Segment): number {
  return Math.min(...words.map(({ confidence }) => confidence))
}

function readSegment({ box }: Segment, raster: Raster, ocr: Ocr): Word[] {
  const margin = Math.round(box[3] * marginHeights)
  const left = Math.max(0, box[0] - margin)
  const top = Math.max(0, box[1] - margin)
  const crop = cropRaster(raster, [left, top, box[2] + margin * 2, box[3] + margin * 2])
  return ocr
    .readPage(crop, { segmentation: 'line', binarisation: 'otsu' })
    .map((word) => ({ ...word, box: [word.box[0] + left, word.box[1] + top, word.box[2], word.box[3]] }))
}
