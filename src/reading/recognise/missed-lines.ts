import type { Ocr } from './ocr/tesseract.ts'
import type { Word } from '../page/page.ts'
import { confidenceLevels } from '../page/confidence.ts'
import { cropRaster } from '../raster/decode.ts'
import { inkMax } from '../raster/ink.ts'
import { white, type Box, type Raster } from '../raster/raster.ts'

/** Side of the squares that ink is counted in. Pixels at reading size. */
const squarePixels = 10
/** A square with this many pixels of ink has print. */
const inkPixelsMin = 8
/** Ink within this many heights of a word belongs to it. */
const wordMarginHeights = 0.3
/** Squares at most this far apart on a line are one stretch: wider gaps separate columns. */
const gapSquares = 3
/** A stretch is as high as this many median heights of the page's confident words, and this much longer than high. */
const heightFactor = { min: 0.6, max: 2.4 } as const
const ratioMin = 1.3
/** No letter or digit is wider than this many of its heights. */
const characterWidthMax = 1.6
/** Confident words that the usual height of a line is taken from. */
const confidentWordsMin = 8
/** Stretches read on one page, about 40 ms each. */
const stretchesMax = 16
/** Margin around a stretch, in heights. */
const marginHeights = 0.25

/**
 * Words of a page with those of print that the first pass missed: ink as high as a line that no word covers is read as a line by
 * itself.
 */
export function readMissed(words: readonly Word[], raster: Raster, ocr: Ocr): readonly Word[] {
  const confident = words.filter(({ confidence, text }) => confidence >= confidenceLevels.confident && text.length > 1)
  if (confident.length < confidentWordsMin) return words
  const heights = confident.map(({ box }) => box[3]).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  // In noise many boxes are higher than their print. The lowest quarter is not.
  const low = heights[Math.floor(heights.length / 4)] ?? 0
  const read = words.filter((word) => word.confidence >= confidenceLevels.legible && !isTooWide(word))
  const added: Word[] = []
  for (const box of missedLines(raster, read, confident, { usual, low }).slice(0, stretchesMax))
    added.push(...readLine(box, raster, ocr))
  if (added.length === 0) return words
  return [
    ...words.filter(
      (word) =>
        (word.confidence >= confidenceLevels.legible && !isTooWide(word)) ||
        !added.some((other) => covers(other.box, word.box)),
    ),
    ...added,
  ]
}

/** A single letter or digit in a box as wide as a word. */
function isTooWide({ text, box: [, , width, height] }: Word): boolean {
  return /^[\p{L}\p{N}]$/u.test(text) && width > height * characterWidthMax
}

/** Boxes of ink as high as a line that no word covers, the most similar to the page's lines first. */
function missedLines(
  raster: Raster,
  words: readonly Word[],
  confident: readonly Word[],
  { usual, low }: { readonly usual: number; readonly low: number },
): readonly Box[] {
  const columns = Math.ceil(raster.width / squarePixels)
  const rows = Math.ceil(raster.height / squarePixels)
  const ink = squaresOfInk(raster, columns, rows)
  for (const { box } of words) cover(ink, columns, rows, box)
  const boxes: Box[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue
    const [left, top, right, bottom] = gather(ink, start, columns)
    const [wide, high] = [(right - left + 1) * squarePixels, (bottom - top + 1) * squarePixels]
    if (high >= low * heightFactor.min && high <= usual * heightFactor.max && wide >= high * ratioMin)
      boxes.push([left * squarePixels, top * squarePixels, wide, high])
  }
  // Noise beside the sheet is above or below all print.
  const top = Math.min(...confident.map(({ box }) => box[1])) - usual
  const bottom = Math.max(...confident.map(({ box }) => box[1] + box[3])) + usual
  const outside = ([, y, , high]: Box) => (y < top || y + high > bottom ? raster.height : 0)
  const unlike = (box: Box) => Math.abs(box[3] - usual - squarePixels) + outside(box)
  return boxes.toSorted((a, b) => unlike(a) - unlike(b))
}

function squaresOfInk({ width, height, pixels }: Raster, columns: number, rows: number): Uint8Array {
  const counts = new Uint8Array(columns * rows)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / squarePixels) * columns
    for (let x = 0; x < width; x++, at++) {
      if ((pixels[at] ?? white) > inkMax) continue
      const square = row + Math.floor(x / squarePixels)
      counts[square] = (counts[square] ?? 0) + 1
    }
  }
  return counts.map((count) => (count >= inkPixelsMin ? 1 : 0))
}

/** Removes the squares that a word covers from the map. */
function cover(ink: Uint8Array, columns: number, rows: number, [left, top, width, height]: Box): void {
  const margin = height * wordMarginHeights
  const [firstX, firstY] = [left - margin, top - margin].map((side) => Math.max(0, Math.floor(side / squarePixels)))
  const lastX = Math.min(columns - 1, Math.floor((left + width + margin) / squarePixels))
  const lastY = Math.min(rows - 1, Math.floor((top + height + margin) / squarePixels))
  for (let y = firstY ?? 0; y <= lastY; y++) ink.fill(0, y * columns + (firstX ?? 0), y * columns + lastX + 1)
}

/** Removes squares that touch, or are on one line with a small gap, from the map. Returns left, top, right and bottom. */
function gather(ink: Uint8Array, start: number, columns: number): readonly [number, number, number, number] {
  const group = [start]
  ink[start] = 0
  let [left, right] = [start % columns, start % columns]
  const top = Math.floor(start / columns)
  let bottom = top
  for (let index = 0; index < group.length; index++) {
    const at = group[index] ?? start
    const x = at % columns
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.max(bottom, Math.floor(at / columns))
    for (let dy = -1; dy <= 1; dy++) {
      const reach = dy === 0 ? gapSquares : 1
      for (let dx = Math.max(-reach, -x); dx <= Math.min(reach, columns - 1 - x); dx++) {
        const next = at + dy * columns + dx
        if (ink[next] !== 1) continue
        ink[next] = 0
        group.push(next)
      }
    }
  }
  return [left, top, right, bottom]
}

function readLine(box: Box, raster: Raster, ocr: Ocr): Word[] {
  const margin = Math.round(box[3] * marginHeights)
  const [left, top] = [Math.max(0, box[0] - margin), Math.max(0, box[1] - margin)]
  const crop = cropRaster(raster, [left, top, box[2] + margin * 2, box[3] + margin * 2])
  const read = ocr.readPage(crop, { segmentation: 'line', binarisation: 'otsu' })
  // An amount that lacks one of its groups of digits is another amount.
  const digitsLegible = read.every(
    ({ text, confidence }) => confidence >= confidenceLevels.legible || !/\p{N}/u.test(text),
  )
  return read
    .filter(({ text, confidence }) => confidence >= confidenceLevels.legible && (digitsLegible || !/\p{N}/u.test(text)))
    .map((word) => ({ ...word, box: [word.box[0] + left, word.box[1] + top, word.box[2], word.box[3]] }))
}

/** The middle of the second box lies in the first. */
function covers([left, top, width, height]: Box, [x, y, wide, high]: Box): boolean {
  const [middleX, middleY] = [x + wide / 2, y + high / 2]
  return middleX > left && middleX < left + width && middleY > top && middleY < top + height
}
