import { confidenceLevels } from '../page/confidence.ts'
import type { ReadPage, Word } from '../page/page.ts'
import { rowsOf, type Segment } from '../page/rows.ts'
import { fitRows } from '../raster/fit-rows.ts'
import type { Box, Raster } from '../raster/raster.ts'
import { mergeReadings } from './merge-readings.ts'
import { ownPrintReader, readLine, type PrintReader } from './ocr/print-reader.ts'

/** Heights of lines in pixels; the rest is logo, photo or speck. */
const heightPixels = { min: 7, max: 90 } as const
/** Most lines and most stretches of one page that are read, about 5 ms each with our own network. */
const linesMax = 120
/**
 * On a sharp page, lines that the OCR engine missed are searched when this share of its words is doubtful, or it has fewer words than
 * a page of text and no codes that give every key field: on patterned cards whole lines are missed without a doubtful word. Searching
 * takes 0.1 s.
 */
const doubtfulShareMin = 0.12
const wordsOfText = 110
/** Words cover a line when they are this wide together, in widths of the line. */
const coveredShare = 0.75
/** On a blurred page the share of the words of the OCR engine that are right is about its confidence to this power. */
const blurredPower = 1.5

/**
 * Words of a page with its doubtful print read by `print`, our own network by default: stretches with a word of low confidence, and
 * lines that no words cover. On a blurred page every line is read, since the OCR engine is sure of wrong words there. Where both read
 * a place, the reading that is worth more stays. docs/photographed-print.md.
 */
export async function readPhotographed(
  page: ReadPage,
  raster: Raster,
  {
    blurred,
    complete,
    print = ownPrintReader,
  }: { readonly blurred: boolean; readonly complete: boolean; readonly print?: PrintReader },
): Promise<readonly Word[]> {
  const segments = rowsOf(page).flatMap((row) => row.segments)
  const searched =
    blurred || readsBadly(page.words) || (!complete && page.words.length < wordsOfText)
      ? await print.findLines(raster)
      : []
  const lines = searched.filter(isLine).filter((line) => blurred || isDoubtfulLine(line, page.words))
  const stretches = (print.findsAll && searched.length > 0 ? [] : segments.filter(isDoubtful))
    .map(({ box }) => fitRows(raster, box))
    .filter(isLine)
  const read = async (boxes: readonly Box[]): Promise<readonly Word[]> => {
    const words: Word[] = []
    for (const [index, box] of boxes.slice(0, linesMax).entries()) {
      const line = index < print.linesMax ? await print.readLine(raster, box) : readLine(raster, fitRows(raster, box))
      words.push(...line)
    }
    return words
  }
  const trust = blurred ? trustInBlurred : trustInSharp
  const withStretches = mergeReadings(page.words, await read(stretches), trust, print)
  return mergeReadings(withStretches, await read(lines), trust, print)
}

function trustInSharp(confidence: number): number {
  return confidence >= confidenceLevels.confident ? 1 : confidence
}

function trustInBlurred(confidence: number): number {
  return confidence ** blurredPower
}

function isLine([, , width, height]: Box): boolean {
  return height >= heightPixels.min && height <= heightPixels.max && width >= height * 0.5
}

function readsBadly(words: readonly Word[]): boolean {
  return words.filter(isDoubtfulWord).length >= words.length * doubtfulShareMin
}

/** A line with a doubtful word, or with print that no word covers. */
function isDoubtfulLine(line: Box, words: readonly Word[]): boolean {
  const inside = words.filter(({ box }) => covers(line, box) || covers(box, line))
  if (inside.some(isDoubtfulWord)) return true
  const covered = inside.reduce(
    (sum, { box: [left, , width] }) => sum + sharedLength([left, width], [line[0], line[2]]),
    0,
  )
  return covered < line[2] * coveredShare
}

function isDoubtful({ words }: Segment): boolean {
  return words.some(isDoubtfulWord)
}

function isDoubtfulWord({ confidence, text }: Word): boolean {
  return confidence < confidenceLevels.confident && /[\p{L}\p{N}]/u.test(text)
}

function sharedLength([from, length]: readonly [number, number], [start, other]: readonly [number, number]): number {
  return Math.max(0, Math.min(from + length, start + other) - Math.max(from, start))
}

/** The middle of the second box lies in the first. */
function covers([left, top, width, height]: Box, [x, y, wide, high]: Box): boolean {
  const [middleX, middleY] = [x + wide / 2, y + high / 2]
  return middleX > left && middleX < left + width && middleY > top && middleY < top + height
}
