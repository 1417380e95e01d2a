import type { LabelledPage } from '../places.ts'
import type { Word } from '../../page/page.ts'
import type { Row, Segment } from '../../page/rows.ts'
import type { Candidate } from './candidate.ts'
import { hasLetters, pageIndex } from './page-index.ts'

/** Rows above a value in which the head of its column is looked for. */
const headRowsMax = 24
/** Words taken of what is around a value. */
const wordsMax = 6

/** What stands around a value on its page. Texts are as printed, '' where nothing stands. */
export interface Surroundings {
  /** In the same run of words. */
  readonly before: string
  readonly after: string
  /** The runs beside it on its row, the nearest with letters, and the first of the row. */
  readonly left: string
  readonly right: string
  readonly rowHead: string
  /** The runs over and under it, and the nearest over it that is no value: the head of its column. */
  readonly above: string
  readonly below: string
  readonly columnHead: string
  /** The nearest line above that is larger than usual or alone in capitals. */
  readonly section: string
  /** Distances in heights of the value. */
  readonly leftGap: number
  readonly aboveGap: number
  readonly headGap: number
  /** The runs that may label it, nearest first. */
  readonly labelling: readonly Segment[]
}

const nothing: Surroundings = {
  ...{ before: '', after: '', left: '', right: '', rowHead: '', above: '', below: '', columnHead: '', section: '' },
  ...{ leftGap: 99, aboveGap: 99, headGap: 99, labelling: [] },
}

/** What stands around words, since many fields choose from the same ones. */
const known = new WeakMap<readonly Word[], Surroundings>()

/** What stands around a candidate. */
export function surroundingsOf(candidate: Candidate, page: LabelledPage): Surroundings {
  const made = known.get(candidate.words) ?? around(candidate, page)
  known.set(candidate.words, made)
  return made
}

function around({ words, row, segment }: Candidate, page: LabelledPage): Surroundings {
  const { rows } = page
  const [first] = words
  const last = words.at(-1)
  if (row === null || segment === null || first === undefined || last === undefined) return nothing
  const index = pageIndex(page)
  const height = Math.max(1, first.box[3])
  const start = segment.words.indexOf(first)
  const end = segment.words.indexOf(last)
  const at = row.segments.indexOf(segment)
  const leftSegments = row.segments.slice(0, at)
  const left = leftSegments.findLast(hasLetters)
  const [from, to] = [first.box[0], last.box[0] + last.box[2]]
  const rowAt = index.rowAt.get(row) ?? -1
  const over = columnAbove(rows, rowAt, from, to)
  const [above] = over
  const head = over.find(isWordy)
  const below = belowOf(rows, rowAt, from, to)
  return {
    before: start <= 0 ? '' : lastWords(segment.words.slice(0, start).map(({ text }) => text)),
    after: end < 0 ? '' : firstWords(segment.words.slice(end + 1).map(({ text }) => text)),
    left: left?.text ?? '',
    right: row.segments[at + 1]?.text ?? '',
    rowHead: row.segments[0] === segment || row.segments[0] === left ? '' : (row.segments[0]?.text ?? ''),
    above: above?.text ?? '',
    below: below?.text ?? '',
    columnHead: head === above ? '' : (head?.text ?? ''),
    section: index.sections[rowAt] ?? '',
    leftGap: left === undefined ? 99 : (from - (left.box[0] + left.box[2])) / height,
    aboveGap: above === undefined ? 99 : (first.box[1] - (above.box[1] + above.box[3])) / height,
    headGap: head === undefined ? 99 : (first.box[1] - (head.box[1] + head.box[3])) / height,
    labelling: [segment, left, above, head].filter((one) => one !== undefined),
  }
}

/** Runs of words above a place that overlap it, nearest first. */
function columnAbove(rows: readonly Row[], rowAt: number, from: number, to: number): readonly Segment[] {
  const over: Segment[] = []
  for (let index = rowAt - 1; index >= Math.max(0, rowAt - headRowsMax); index--) {
    const segment = overlapping(rows[index], from, to)
    if (segment !== undefined) over.push(segment)
  }
  return over
}

function belowOf(rows: readonly Row[], rowAt: number, from: number, to: number): Segment | undefined {
  for (let index = rowAt + 1; index < Math.min(rows.length, rowAt + 4); index++) {
    const segment = overlapping(rows[index], from, to)
    if (segment !== undefined) return segment
  }
  return undefined
}

function overlapping(row: Row | undefined, from: number, to: number): Segment | undefined {
  return row?.segments.find(({ box }) => box[0] < to && box[0] + box[2] > from)
}

/** Whether a run is words rather than a value: a head of a column or a label. */
function isWordy({ text }: Segment): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  return letters >= 3 && letters >= text.replace(/\s/g, '').length * 0.7
}

function lastWords(words: readonly string[]): string {
  return words.slice(-wordsMax).join(' ')
}

function firstWords(words: readonly string[]): string {
  return words.slice(0, wordsMax).join(' ')
}
