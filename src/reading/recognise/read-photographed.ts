import { confidenceLevels } from '../page/confidence.ts'
import type { ReadPage, Word } from '../page/page.ts'
import { rowsOf, type Segment } from '../page/rows.ts'
import { fitRows } from '../raster/fit-rows.ts'
import { findNoisyLines } from '../raster/noisy-lines.ts'
import type { Box, Raster } from '../raster/raster.ts'
import { mergeReadings } from './merge-readings.ts'
import { readPrint } from './ocr/print-network.ts'
import { printedWords } from './ocr/print-words.ts'

/** Heights of lines in pixels; the rest is logo, photo or speck. */
const heightPixels = { min: 7, max: 90 } as const
/** Most lines and most stretches of one page that are read, about 5 ms each. */
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
 * Words of a page with its doubtful print read by the network of photographed print: stretches with a word of low confidence, and
 * lines that no words cover. On a blurred page every line is read, since the OCR engine is sure of wrong words there. Where both read
 * a place, the reading that is worth more stays. docs/photographed-print.md.
 */
export async function readPhotographed(
  page: ReadPage,
  raster: Raster,
  { blurred, complete }: { readonly blurred: boolean; readonly complete: boolean },
): Promise<readonly Word[]> {
  const segments = rowsOf(page).flatMap((row) => row.segments)
  const searched =
    blurred || readsBadly(page.words) || (!complete && page.words.length < wordsOfText)
      ? await findNoisyLines(raster)
      : []
  const lines = searched.filter(isLine).filter((line) => blurred || isDoubtfulLine(line, page.words))
  const stretches = segments
    .filter(isDoubtful)
    .map(({ box }) => fitRows(raster, box))
    .filter(isLine)
  const read = (boxes: readonly Box[]) => boxes.slice(0, linesMax).flatMap((box) => readLine(raster, box))
  const trust = blurred ? trustInBlurred : trustInSharp
  return mergeReadings(mergeReadings(page.words, read(stretches), trust), read(lines), trust)
}

/** The words of the line in a box. */
export function readLine(raster: Raster, box: Box): readonly Word[] {
  const { frames, strip } = readPrint(raster, box, 'photographed')
  return printedWords(frames, strip, box, { phrases: false })
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
