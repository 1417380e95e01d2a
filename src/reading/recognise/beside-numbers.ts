import { findMarks, type Mark } from './ocr/marks.ts'
import type { Ocr } from './ocr/tesseract.ts'
import type { Word } from '../page/page.ts'
import { confidenceLevels } from '../page/confidence.ts'
import { cropRaster } from '../raster/decode.ts'
import { inkMax } from '../raster/ink.ts'
import type { Raster } from '../raster/raster.ts'

/** The last group of a number whose first digits may be missing: three digits, with cents or without. */
const lastGroup = /^\d{3}(?:[.,]\d{2})?\D{0,2}$/
/** The missing digits are at most this many heights away, and this high and wide in heights. */
const digitReachHeights = 1.2
const digitHeights = { min: 0.6, max: 1.3 } as const
const digitWidths = { min: 0.15, max: 0.95 } as const
/** Numbers read again on one page, about 40 ms each. */
const rereadsMax = 6
/** Margin around a number, in heights. */
const marginHeights = 0.45
/** The last digits of a masked number, and how far before them its stars or bullets reach, in heights. */
const shownDigits = /^\d{3,4}$/
const maskReachHeights = 14
/** Height of a star or bullet in heights of the digits. A star has its middle above `starMiddleMax` of their height. */
const maskHeights = { min: 0.2, max: 0.65 } as const
const starMiddleMax = 0.45
/** Width of each of several touching stars, in their height; a gap wider than `groupGapHeights` separates groups. */
const starWidth = 1.12
const groupGapHeights = 0.3
/** Stars or bullets of one group. */
const groupSize = { min: 3, max: 8 } as const
/** Marks of a mask differ in height by less than this factor. */
const alikeFactor = 1.35

/**
 * Words of a page with two things that OCR leaves out before numbers: a lone digit before a group (`1` of `1 250.00`) and the
 * stars or bullets that mask a card number.
 */
export function readBesideNumbers(words: readonly Word[], raster: Raster, ocr: Ocr): readonly Word[] {
  let result = words
  let rereads = 0
  for (const word of words) {
    const mask = shownDigits.test(word.text) ? maskBefore(word, words, raster) : []
    if (mask.length > 0) result = [...result.filter(({ box }) => !mask.some((group) => covers(group, box))), ...mask]
    if (mask.length > 0 || rereads >= rereadsMax || !lastGroup.test(word.text)) continue
    const [digit] = digitsBefore(word, words, raster)
    if (digit === undefined) continue
    rereads++
    const read = readFrom(digit, word, raster, ocr)
    if (isWhole(read, word)) result = [...result.filter((other) => other !== word), ...read]
  }
  return result
}

/** Marks like digits close before a word that no other word covers. */
function digitsBefore({ box }: Word, words: readonly Word[], raster: Raster): readonly Mark[] {
  const [left, top, , height] = box
  const reach = height * digitReachHeights
  const area = [left - reach, top - height * 0.2, reach, height * 1.4] as const
  return findMarks(raster, area, inkMax).filter((mark) => {
    const [wide, high] = [mark.right - mark.left, mark.bottom - mark.top]
    const middle = (mark.left + mark.right) / 2
    const read = words.some(
      ({ box: [x, y, width, tall] }) => x <= middle && x + width >= middle && y < mark.bottom && y + tall > mark.top,
    )
    return (
      !read &&
      high >= height * digitHeights.min &&
      high <= height * digitHeights.max &&
      wide >= height * digitWidths.min &&
      wide <= height * digitWidths.max
    )
  })
}

/** The number read again as a line by itself, from the mark before it. */
function readFrom({ left: from }: Mark, { box }: Word, raster: Raster, ocr: Ocr): readonly Word[] {
  const margin = Math.round(box[3] * marginHeights)
  const left = Math.max(0, from - box[3] * digitReachHeights)
  const top = Math.max(0, box[1] - margin)
  const crop = cropRaster(raster, [left, top, box[0] + box[2] + margin - left, box[3] + margin * 2])
  return ocr
    .readPage(crop, { segmentation: 'line', binarisation: 'otsu' })
    .map((word) => ({ ...word, box: [word.box[0] + left, word.box[1] + top, word.box[2], word.box[3]] }))
}

/** The same last digits with one to three digits before them, and nothing else. */
function isWhole(read: readonly Word[], word: Word): boolean {
  const text = read.map((other) => other.text).join(' ')
  const [digits, known] = [text.replace(/\D/g, ''), word.text.replace(/\D/g, '')]
  return /^[$€£(-]?\d{1,3}[ .,]?\d{3}/.test(text) && digits.endsWith(known) && digits.length > known.length
}

/** The groups of stars or bullets before the last digits of a number, as words; empty when anything else is printed there. */
function maskBefore({ box, confidence }: Word, words: readonly Word[], raster: Raster): readonly Word[] {
  const [left, top, , height] = box
  const area = [left - height * maskReachHeights, top - height * 0.1, height * maskReachHeights, height * 1.2] as const
  const groups: Mark[][] = []
  for (const mark of findMarks(raster, area, inkMax).toSorted((a, b) => b.left - a.left)) {
    const first = groups[0]?.[0]
    const gap = (first?.left ?? left) - mark.right
    const high = mark.bottom - mark.top
    if (high < height * maskHeights.min || high > height * maskHeights.max || gap > height) break
    if (first !== undefined && gap < height * groupGapHeights) groups[0]?.unshift(mark)
    else groups.unshift([mark])
  }
  const sizes = groups.map(sizeOf)
  const heights = groups.flat().map((mark) => mark.bottom - mark.top)
  const alike =
    Math.max(...heights) < Math.min(...heights) * alikeFactor &&
    sizes.every((size) => size === sizes[0] && size >= groupSize.min && size <= groupSize.max)
  if (!alike) return []
  const mask = groups.map((marks, index): Word => {
    const [topmost, lowest] = [
      Math.min(...marks.map((mark) => mark.top)),
      Math.max(...marks.map((mark) => mark.bottom)),
    ]
    const from = Math.min(...marks.map((mark) => mark.left))
    const star = (topmost + lowest) / 2 < top + height * starMiddleMax
    return {
      text: (star ? '*' : '•').repeat(sizes[index] ?? 0),
      box: [from, top, Math.max(...marks.map((mark) => mark.right)) - from, height],
      confidence,
    }
  })
  const read = words.filter((word) => word.confidence >= confidenceLevels.confident && /\p{L}{2}/u.test(word.text))
  return read.some((word) => mask.some((group) => covers(group, word.box))) ? [] : mask
}

/** Number of stars or bullets. Those that touch are one mark. */
function sizeOf(marks: readonly Mark[]): number {
  return marks.reduce(
    (sum, { left, right, top, bottom }) => sum + Math.max(1, Math.round((right - left) / ((bottom - top) * starWidth))),
    0,
  )
}

/** The middle of the box lies in the word's box. */
function covers({ box: [left, top, width, height] }: Word, [x, y, wide, high]: Word['box']): boolean {
  const [middleX, middleY] = [x + wide / 2, y + high / 2]
  return middleX > left && middleX < left + width && middleY > top - height * 0.2 && middleY < top + height * 1.2
}
