import type { Word } from '../../page/page.ts'
import { letterHeight, segmentOf, type Segment } from '../../page/rows.ts'
import type { Box } from '../../raster/raster.ts'
import type { LabelHit } from '../labels.ts'
import type { LabelledPage } from '../places.ts'
import { endsFirm } from './name-runs.ts'

/** A label ends with a colon within this many words. */
const colonWordsMax = 8
/** A label of more words may be a sentence that begins with a name. */
const sureLabelWords = 3
/** Lines of one block follow within this many heights. */
const pitchHeights = 1.6
/** Edges or centres of the lines of a block are at most this many heights apart. */
const alignmentHeights = 1.2
/** Lines of a block differ in height by this factor at most. */
const sizeFactor = 1.35
/** A line of running text has this many words. */
const proseWordsMin = 6

/** Text of one column and line behind its label. */
export interface Line {
  /** Without the label; empty where the line is only a label. */
  readonly words: readonly Word[]
  readonly text: string
  readonly box: Box
  readonly height: number
  /** Left edge of the label, or of the words without one. */
  readonly left: number
  /** Index of the row on the page. */
  readonly row: number
  readonly labelled: boolean
}

/** The lines of a page, top to bottom, and how they follow each other. */
export interface PageLines {
  readonly lines: readonly Line[]
  /** Lines up to a label in their middle, and running text across the end of a line. */
  readonly alternatives: readonly Line[]
  /** Joints of two lines of running text: the words of both, and how many are of the first. */
  readonly flows: readonly { readonly line: Line; readonly first: number }[]
}

/** Text of words and where each begins in it. */
export interface WordText {
  readonly text: string
  readonly starts: readonly number[]
}

const known = new WeakMap<LabelledPage, PageLines>()

/** The rows of a page cut into lines without labels, once. */
export function linesOf(page: LabelledPage): PageLines {
  const made = known.get(page) ?? cut(page)
  known.set(page, made)
  return made
}

function cut(page: LabelledPage): PageLines {
  const hitsOf = Map.groupBy(page.hits, ({ segment }) => segment)
  const beginning = Map.groupBy(page.hits, ({ words }) => words[0])
  const lines: Line[] = []
  const alternatives: Line[] = []
  for (const [row, { segments }] of page.rows.entries()) {
    for (const segment of segments) {
      const first = beginning.get(segment.words[0]) ?? []
      const inside = hitsOf.get(segment) ?? []
      const label = labelOf(segment, first)
      const line = lineOf(segment, { row, from: label, to: segment.words.length })
      lines.push(line)
      const isRule = first.some(({ rules }) => rules.length > 0)
      const isMarked = /:$/.test(segment.words[label - 1]?.text ?? '')
      if (label > 0 && !isMarked && (!isRule || endsFirm(segment.text)))
        alternatives.push(lineOf(segment, { row, from: 0, to: segment.words.length }))
      // A sentence up to its colon may begin with a name.
      if (label > sureLabelWords && !isRule) alternatives.push(lineOf(segment, { row, from: 0, to: label }))
      const inner = inside
        .map((hit) => segment.words.findIndex((word) => word === hit.words[0]))
        .filter((at) => at > label)
      const next = Math.min(...inner)
      if (Number.isFinite(next)) alternatives.push(lineOf(segment, { row, from: label, to: next }))
      for (const hit of inside) {
        const after = segment.words.findIndex((word) => word === hit.words.at(-1)) + 1
        if (after > label && after < segment.words.length)
          alternatives.push(lineOf(segment, { row, from: after, to: segment.words.length }))
      }
    }
  }
  return { lines, alternatives, flows: flowsOf(lines) }
}

/** Words of the label, one of those given, at the start of a segment. */
function labelOf({ words }: Segment, hits: readonly LabelHit[]): number {
  const label = hits.reduce((most, hit) => Math.max(most, hit.words.length), 0)
  const colon = words.slice(0, colonWordsMax).findLastIndex(({ text }) => /:$/.test(text))
  const from = Math.max(label, colon + 1)
  const dashes = words.slice(from).findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return from === 0 ? 0 : from + Math.max(0, dashes)
}

function lineOf(
  { words, box }: Segment,
  { row, from, to }: { readonly row: number; readonly from: number; readonly to: number },
): Line {
  const kept = words.slice(from, to)
  const shown = kept.length === 0 ? words : kept
  const segment = segmentOf(shown)
  return {
    words: kept,
    text: kept.length === 0 ? '' : segment.text,
    box: segment.box,
    height: letterHeight(segment),
    left: box[0],
    row,
    labelled: from > 0,
  }
}

/** Running text over the end of a line, as lines of their own. */
function flowsOf(lines: readonly Line[]): PageLines['flows'] {
  return lines.flatMap((line) => {
    if (line.words.length < proseWordsMin) return []
    const next = lineBelow(line, lines)
    if (next === null || next.words.length === 0 || next.labelled) return []
    return [{ line: joined([line, next]), first: line.words.length }]
  })
}

/** Several lines as one, in the row of the last. */
export function joined(lines: readonly Line[]): Line {
  const words = lines.flatMap((line) => line.words)
  const segment = segmentOf(words)
  const last = lines.at(-1)
  return {
    words,
    text: segment.text,
    box: segment.box,
    height: letterHeight(segment),
    left: segment.box[0],
    row: last?.row ?? 0,
    labelled: lines.some(({ labelled }) => labelled),
  }
}

/** The line close above in the same column; null without one, or where the nearest is set otherwise. */
export function lineAbove(line: Line, lines: readonly Line[]): Line | null {
  const top = line.box[1] + line.height * 0.4
  let nearest: Line | null = null
  for (const other of lines) {
    const bottom = bottomOf(other)
    if (other === line || bottom > top || other.row > line.row || !overlaps(line, other)) continue
    if (nearest === null || bottom > bottomOf(nearest)) nearest = other
  }
  return nearest !== null && follow(nearest, line) ? nearest : null
}

/** The line close below in the same column; null without one, or where the nearest is set otherwise. */
export function lineBelow(line: Line, lines: readonly Line[]): Line | null {
  const bottom = bottomOf(line) - line.height * 0.4
  let nearest: Line | null = null
  for (const other of lines) {
    if (other === line || other.box[1] < bottom || other.row < line.row || !overlaps(line, other)) continue
    if (nearest === null || other.box[1] < nearest.box[1]) nearest = other
  }
  return nearest !== null && follow(line, nearest) ? nearest : null
}

function bottomOf({ box }: Line): number {
  return box[1] + box[3]
}

function overlaps(a: Line, b: Line): boolean {
  return a.box[0] < b.box[0] + b.box[2] && b.box[0] < a.box[0] + a.box[2]
}

/** Whether two lines, one above the other, are of one block. */
function follow(above: Line, below: Line): boolean {
  const height = Math.max(above.height, below.height)
  if (height > Math.min(above.height, below.height) * sizeFactor) return false
  return below.box[1] - bottomOf(above) <= height * pitchHeights && areAligned(above, below)
}

/** Whether two lines have an edge or their centre in common. */
export function areAligned(a: Line, b: Line): boolean {
  const slack = Math.min(a.height, b.height) * alignmentHeights
  const near = (one: number, other: number) => Math.abs(one - other) <= slack
  const [left, right] = [a.box[0], a.box[0] + a.box[2]]
  const [otherLeft, otherRight] = [b.box[0], b.box[0] + b.box[2]]
  return (
    near(left, otherLeft) ||
    near(a.left, b.left) ||
    near(a.left, otherLeft) ||
    near(right, otherRight) ||
    near((left + right) / 2, (otherLeft + otherRight) / 2)
  )
}

/** Words joined by spaces, with the way from characters back to words. */
export function wordText(words: readonly Word[]): WordText {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += word.text
  }
  return { text, starts }
}

/** Index of the word that holds a character. */
export function wordAt({ starts }: WordText, character: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= character),
  )
}
