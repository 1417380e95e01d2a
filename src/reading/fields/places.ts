import { boxOf, gapBetween, type Row, type Segment, segmentOf } from '../page/rows.ts'
import type { LabelHit } from './labels.ts'
import type { Word } from '../page/page.ts'

/** Words closer than this, in heights, are one value, even past the end of the label's column. */
const oneValueGapHeights = 0.8
/** A value below its label begins within this many heights. */
const belowHeights = 2.7
/** Lines of one block follow within this many heights. */
const blockPitchHeights = 2.2
/** A value may begin this many heights left of its label. */
const leftSlackHeights = 1.1
/** Words this many heights right of a label's end are not below it. */
const otherColumnHeights = 4
/** The number of a form's box has at most this many letters and is within this many heights of its label. */
const boxNumberLettersMax = 2
const boxNumberGapHeights = 2.5
/** Most lines taken below a label. */
const linesMax = 6

/** The rows of one page with every label on them. */
export interface LabelledPage {
  readonly rows: readonly Row[]
  readonly hits: readonly LabelHit[]
}

/** The words right of a label on its row, up to the next label. */
export function wordsRight(hit: LabelHit, page: LabelledPage): readonly Word[] {
  const next = page.hits
    .filter(
      (other) =>
        other.row === hit.row &&
        other.start >= hit.end &&
        !isValueOf(other, hit) &&
        !isPartOfValue(other, hit) &&
        !isLineNumber(other, hit),
    )
    .reduce((least, other) => Math.min(least, other.start), hit.row.words.length)
  const numbers = page.hits.filter((other) => other.row === hit.row && isLineNumber(other, hit))
  const words = hit.row.words.slice(hit.end, next)
  const kept = words.filter((word) => !numbers.some((number) => number.words.includes(word)))
  // The dash before a line number is no minus.
  const dashed = numbers.length > 0 && /^[-–—]$/.test(kept[0]?.text ?? '')
  return trimSeparators(dashed ? kept.slice(1) : kept)
}

/** Whether a label is the line number of a form, printed between another label and its value. */
function isLineNumber(other: LabelHit, hit: LabelHit): boolean {
  return /^\d{2,5}$/.test(other.letters) && !/^\d+$/.test(hit.letters) && sharesRule(other, hit)
}

/** Whether a number at the end of the row is the label's value, although cards have labels that are numbers. */
function isValueOf(other: LabelHit, hit: LabelHit): boolean {
  return /^\d{1,2}$/.test(other.letters) && other.start === hit.end && other.end === hit.row.words.length
}

/** Whether a label is the first word of the value: "Name of trust   Trust of the Lakes". */
function isPartOfValue(other: LabelHit, hit: LabelHit): boolean {
  const last = other.words.at(-1)
  const rest = other.segment.words[other.segment.words.findIndex((word) => word === last) + 1]
  const parted = /[:/|]$/.test(last?.text ?? '') || rest === undefined || /^[:/|(–—-]/.test(rest.text)
  return !parted && other.segment !== hit.segment && other.words.length === 1 && sharesRule(other, hit)
}

/** Words right of a label in one column: those of its own segment, else those of the next one. */
export function columnRight(hit: LabelHit, page: LabelledPage): readonly Word[] {
  const words = wordsRight(hit, page)
  const own = trimSeparators(words.filter((word) => hit.segment.words.includes(word)))
  if (own.length > 0) return own
  const first = words[0]
  const segment = hit.row.segments.find((candidate) => first !== undefined && candidate.words.includes(first))
  return trimSeparators(words.filter((word) => segment?.words.includes(word) ?? false))
}

/**
 * Lines close below a label, each cut to its column, nearest first. Rows with the same label in another language are skipped. Any
 * other label ends the column.
 */
export function linesBelow(hit: LabelHit, page: LabelledPage): readonly Segment[] {
  const { left, right } = columnOf(hit, page)
  const lines: Segment[] = []
  let bottom = hit.box[1] + hit.box[3]
  let reach = belowHeights
  for (const row of page.rows) {
    if (row.box[1] + row.box[3] / 2 <= bottom || row === hit.row) continue
    const words = withRest(
      row.words.filter((word) => {
        const center = word.box[0] + word.box[2] / 2
        return word.box[0] >= left && center < right && word.box[1] + word.box[3] / 2 > bottom
      }),
      row,
    )
    const [firstWord] = words
    if (firstWord === undefined || isOfOtherColumn(firstWord, hit)) continue
    const box = boxOf(words)
    const height = Math.max(hit.box[3], Math.min(row.height, hit.box[3] * 2))
    if (box[1] - bottom > reach * height || lines.length === linesMax) break
    const label = page.hits.find((other) => other.row === row && words.some((word) => other.words[0] === word))
    const startsWithLabel = label !== undefined && label.words[0] === words[0]
    const begins = startsWithLabel && isPartOfValue(label, hit)
    if (startsWithLabel && !begins && lines.length === 0 && sharesRule(label, hit)) {
      bottom = box[1] + box[3]
      continue
    }
    if (startsWithLabel && !begins && label.rules.length > 0) break
    if (startsWithLabel && !begins && (lines.length > 0 || label.likeness === 1)) break
    if (cutsThrough(row, words, left)) break
    const cut = label === undefined || startsWithLabel ? -1 : words.findIndex((word) => word === label.words[0])
    const kept = cut === -1 ? words : words.slice(0, cut)
    if (kept.length > 0) lines.push(segmentOf(kept))
    bottom = box[1] + box[3]
    reach = blockPitchHeights
  }
  return lines
}

/** Words of a column and those that follow without a gap: a long name runs under the next label. */
function withRest(words: readonly Word[], row: Row): readonly Word[] {
  const taken = [...words]
  for (const word of row.words.slice(row.words.findIndex((other) => other === words.at(-1)) + 1)) {
    const last = taken.at(-1)
    if (last === undefined || gapBetween(last, word) > Math.max(last.box[3], word.box[3]) * oneValueGapHeights) break
    taken.push(word)
  }
  return taken
}

/** A label below a line is within this many heights of its value. */
const aboveHeights = 2

/** The line above a label that is alone in its segment; null when that is a label, or has a label as close above it. */
export function lineAbove(hit: LabelHit, page: LabelledPage): Segment | null {
  if (hit.words.length < hit.segment.words.length - 1) return null
  const [left, top, width, height] = hit.segment.box
  const over = page.rows
    .slice(0, page.rows.indexOf(hit.row))
    .flatMap((row) => row.segments)
    .filter(({ box }) => box[0] < left + width + height * 2 && box[0] + box[2] > left)
  const line = over.findLast(({ box }) => box[1] + box[3] <= top + height * 0.3)
  if (line === undefined || page.hits.some(({ segment }) => segment === line)) return null
  const gap = top - (line.box[1] + line.box[3])
  if (gap > height * aboveHeights) return null
  const labelled = page.hits.some(({ segment }) => {
    const space = line.box[1] - (segment.box[1] + segment.box[3])
    return segment !== line && over.includes(segment) && space > -height && space <= gap
  })
  return labelled ? null : line
}

/** Whether a word begins so far right of a label that it belongs to another column. */
export function isOfOtherColumn(word: Word, hit: LabelHit): boolean {
  return word.box[0] > hit.segment.box[0] + hit.segment.box[2] + hit.box[3] * otherColumnHeights
}

/** Left and right edge of a label's column, up to the next column of its row. */
export function columnOf(hit: LabelHit, page: LabelledPage): { left: number; right: number } {
  const inSegment = page.hits.filter((other) => other.segment === hit.segment)
  const before = inSegment.filter((other) => other.start < hit.start)
  const foreign = before.some((other) => !sharesRule(other, hit))
  const start = foreign ? hit.box[0] : (numberOf(hit)?.box[0] ?? hit.segment.box[0])
  const after = inSegment.find((other) => other.start >= hit.end && !sharesRule(other, hit))
  const next = hit.row.segments.find(
    (segment) =>
      segment.box[0] > hit.segment.box[0] + hit.segment.box[2] &&
      !isLabelOfNumber(segment, hit) &&
      (hasOwnLines(segment, hit, page) ||
        !page.hits.some(
          (other) => other.segment === segment && other.words[0] === segment.words[0] && sharesRule(other, hit),
        )),
  )
  const right = after?.box[0] ?? next?.box[0] ?? Number.POSITIVE_INFINITY
  const slack = hit.box[3] * leftSlackHeights
  return { left: start - slack, right: right - hit.box[3] * 0.3 }
}

/** Whether lines begin below both labels: of two addresses side by side, not of one label in two languages. */
function hasOwnLines(segment: Segment, hit: LabelHit, { rows }: LabelledPage): boolean {
  const below = rows[rows.indexOf(hit.row) + 1]?.segments ?? []
  const beginsUnder = ({ box }: Segment) => below.some((line) => Math.abs(line.box[0] - box[0]) < hit.box[3])
  return beginsUnder(segment) && beginsUnder(hit.segment)
}

/** The item number close before a form's label. The value begins under the number. */
function numberOf({ row, segment }: LabelHit): Segment | undefined {
  const before = row.segments[row.segments.indexOf(segment) - 1]
  if (before === undefined || !/^\(?\d{1,2}[.)]?$/.test(before.text)) return undefined
  const gap = segment.box[0] - (before.box[0] + before.box[2])
  return gap < segment.box[3] * boxNumberGapHeights ? before : undefined
}

/** Whether a segment is the label of a box number close before it. Both are above one value. */
function isLabelOfNumber(segment: Segment, hit: LabelHit): boolean {
  const gap = segment.box[0] - (hit.box[0] + hit.box[2])
  return hit.letters.length <= boxNumberLettersMax && gap < hit.box[3] * boxNumberGapHeights
}

/** Whether two labels are of one field, for example in two languages. */
function sharesRule(a: LabelHit, b: LabelHit): boolean {
  return a.rules.some((rule) => b.rules.some((other) => other.name === rule.name))
}

/** Whether the words belong to a sentence that begins left of the column. */
function cutsThrough(row: Row, words: readonly Word[], left: number): boolean {
  const [first] = words
  const segment = row.segments.find((candidate) => first !== undefined && candidate.words.includes(first))
  return segment !== undefined && segment.box[0] < left
}

/** Words without colons, dots and dashes at the ends. */
function trimSeparators(words: readonly Word[]): readonly Word[] {
  const separator = /^[^\p{L}\p{N}$€£*•%☐☑☒□✓✔✗✘]+$/u
  let start = 0
  let end = words.length
  while (start < end && separator.test(words[start]?.text ?? '') && !/^[-(]/.test(words[start]?.text ?? '')) start++
  while (end > start && separator.test(words[end - 1]?.text ?? '') && !/^[-)]/.test(words[end - 1]?.text ?? '')) end--
  return words.slice(start, end)
}
