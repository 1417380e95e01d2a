import type { ReadPage, Word } from './page.ts'
import type { Box } from '../raster/raster.ts'

/** Least overlap of two words of one line, as a share of the smaller height. */
const overlapShare = 0.5
/** A word moves to another line that covers this share of its height more. */
const movingShare = 0.25
/** Largest ratio of heights in one line: a logo is not part of the text beside it. */
const heightsApartMax = 3.5
/** From this many heights of the line a mark is part of an image beside it. */
const markHeightsMax = 2
/** A wider gap separates two columns: in heights of the line or of the words beside the gap, whichever is greater. */
const columnGapHeights = 1.1

/** Characters that OCR reads in dotted leaders and empty gaps. */
const leader = /^[~_.…]{2,}$/

/** A lone mark from this confidence on is printed. */
const strayConfidenceMax = 0.6

/** Neighbouring words of one line without a wide gap. */
export interface Segment {
  readonly words: readonly Word[]
  readonly box: Box
  readonly text: string
}

/** All words of one visual line of a page, left to right, across columns. */
export interface Row {
  readonly page: number
  readonly words: readonly Word[]
  readonly segments: readonly Segment[]
  readonly box: Box
  /** Median height of the words. */
  readonly height: number
}

/** The visual lines of a page, top to bottom. A mark without letter or digit joins a line and never merges two. */
export function rowsOf(page: ReadPage): readonly Row[] {
  const lines: Line[] = []
  const words = page.words
    .filter((word) => !leader.test(word.text) && !isStray(word))
    .sort((a, b) => middle(a.box) - middle(b.box))
  for (const word of words.filter(isLegible)) {
    const line = lines.slice(-6).findLast((candidate) => onLine(candidate, word.box))
    if (line === undefined) lines.push(lineOf([word]))
    else lines[lines.indexOf(line)] = lineOf([...line.words, word])
  }
  moveToBestLines(lines)
  for (const mark of words.filter((word) => !isLegible(word))) {
    const index = lines.findIndex((line) => onLine(line, mark.box))
    const line = lines[index]
    if (line !== undefined && mark.box[3] < (line.bottom - line.top) * markHeightsMax)
      lines[index] = { ...line, words: [...line.words, mark] }
  }
  return lines
    .map((line) =>
      rowOf(
        page.index,
        line.words.toSorted((a, b) => a.box[0] - b.box[0]),
      ),
    )
    .sort((a, b) => a.box[1] - b.box[1])
}

/** Moves words to the line that covers them best: lines of two columns can overlap, and a word joins the first. */
function moveToBestLines(lines: Line[]): void {
  for (const [index, line] of lines.entries()) {
    for (const word of line.words) {
      const near = lines.slice(Math.max(0, index - 2), index + 3)
      const [best = line] = near.toSorted((a, b) => overlapOf(b, word.box) - overlapOf(a, word.box))
      const more = overlapOf(best, word.box) - overlapOf(line, word.box)
      const left = (lines[index]?.words ?? []).filter((other) => other !== word)
      if (best === line || left.length === 0 || more < word.box[3] * movingShare || !onLine(best, word.box)) continue
      const at = lines.findIndex((other) => other === best)
      if (at === -1) continue
      lines[index] = lineOf(left)
      lines[at] = lineOf([...best.words, word])
    }
  }
}

/** A line in progress: its words and the medians of their tops and bottoms. */
interface Line {
  readonly words: readonly Word[]
  readonly top: number
  readonly bottom: number
}

function lineOf(words: readonly Word[]): Line {
  return {
    words,
    top: median(words.map(({ box }) => box[1])),
    bottom: median(words.map(({ box }) => box[1] + box[3])),
  }
}

/** A lone stroke of a rule or a fold between columns. */
function isStray({ text, confidence }: Word): boolean {
  return confidence < strayConfidenceMax && /^[|_~¦]$/.test(text)
}

function isLegible(word: Word): boolean {
  return /[\p{L}\p{N}]/u.test(word.text)
}

/** Height shared by a line and a box; negative when they are apart. */
function overlapOf(line: Line, box: Box): number {
  return Math.min(line.bottom, box[1] + box[3]) - Math.max(line.top, box[1])
}

function onLine(line: Line, box: Box): boolean {
  const overlap = overlapOf(line, box)
  const [height, other] = [line.bottom - line.top, box[3]]
  return (
    overlap >= Math.min(height, other) * overlapShare &&
    Math.max(height, other) < Math.min(height, other) * heightsApartMax
  )
}

function rowOf(page: number, words: readonly Word[]): Row {
  const height = medianHeight(words)
  const segments: Word[][] = []
  for (const word of words) {
    const open = segments.at(-1)
    const last = open?.at(-1)
    if (
      open === undefined ||
      last === undefined ||
      gapBetween(last, word) > columnGapHeights * Math.max(height, last.box[3], word.box[3])
    )
      segments.push([word])
    else open.push(word)
  }
  return { page, words, segments: segments.map(segmentOf), box: boxOf(words), height }
}

/** Words as one segment; there must be at least one. */
export function segmentOf(words: readonly Word[]): Segment {
  return { words, box: boxOf(words), text: words.map((word) => word.text).join(' ') }
}

/** Median height of a segment's words: accents and descenders make some higher. */
export function letterHeight({ words }: Segment): number {
  return words.map(({ box }) => box[3]).toSorted((a, b) => a - b)[Math.floor((words.length - 1) / 2)] ?? 0
}

/** The smallest box around the words. */
export function boxOf(words: readonly Word[]): Box {
  const left = Math.min(...words.map(({ box }) => box[0]))
  const top = Math.min(...words.map(({ box }) => box[1]))
  const right = Math.max(...words.map(({ box }) => box[0] + box[2]))
  const bottom = Math.max(...words.map(({ box }) => box[1] + box[3]))
  return [left, top, right - left, bottom - top]
}

/** Space between a word and the next one to its right. */
export function gapBetween(left: Word, right: Word): number {
  return right.box[0] - (left.box[0] + left.box[2])
}

function middle(box: Box): number {
  return box[1] + box[3] / 2
}

function medianHeight(words: readonly Word[]): number {
  return Math.max(1, median(words.map((word) => word.box[3])))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
