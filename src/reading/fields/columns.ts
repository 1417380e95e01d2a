import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { LabelHit } from './labels.ts'
import { lettersOf } from '../page/fold.ts'
import type { LabelledPage } from './places.ts'
import type { Word } from '../page/page.ts'
import { boxOf, type Row } from '../page/rows.ts'
import type { FoundValue } from '../page/printed-text.ts'

/** Column heads are at most this many rows above. */
const headRowsMax = 40
/** Text after an amount that belongs to it. */
const currency = /^(?:CAD|USD|EUR|MAD|DHS?|DR|CR|OD|DT)\b/

/**
 * The value of a row in one of the rule's columns. When no value is under a column head, the rule's `nth` value: pages without
 * heads print the current amount first and the year's second.
 */
export function valueInColumn(
  rule: FieldRule,
  values: readonly FoundValue[],
  page: LabelledPage,
  hit: LabelHit,
): FoundValue | undefined {
  if (rule.columns === undefined || values.length < 2) return values.at(rule.nth ?? 0)
  const wanted = new Set(rule.columns.map(lettersOf))
  const heads = values.map((value) => headOf(value, page, hit))
  if (heads.every((head) => head === null)) return values.at(rule.nth ?? 0)
  const inColumn = values.find((_, index) => wanted.has(heads[index]?.letters ?? ''))
  if (inColumn !== undefined) return inColumn
  // A head printed on two lines may be unknown. Values under known heads belong to other columns.
  const unknown = values.filter((_, index) => heads[index] === null)
  return unknown.length === 1 ? unknown[0] : undefined
}

/** The nearest column head above a value that overlaps it. */
function headOf(value: FoundValue, page: LabelledPage, hit: LabelHit): LabelHit | null {
  const [left, top, width] = boxOf(value.words)
  const heads = page.hits.filter(
    (head) =>
      head.column &&
      head.row !== hit.row &&
      head.box[1] < top &&
      head.box[0] < left + width &&
      head.box[0] + head.box[2] > left,
  )
  const nearest = heads.at(-1)
  if (nearest === undefined) return null
  const rowsBetween = page.rows.indexOf(hit.row) - page.rows.indexOf(nearest.row)
  return rowsBetween <= headRowsMax ? nearest : null
}

/** Words of a row up to the entry of another table on the same line. */
export function upToNextEntry(words: readonly Word[], row: Row): readonly Word[] {
  const segments = row.segments.filter((segment) => segment.words.some((word) => words.includes(word)))
  const amounts = segments.findIndex(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text))
  const other = segments.findIndex(
    ({ words: [first] }, index) =>
      index > amounts && /^\p{L}{2}/u.test(first?.text ?? '') && !currency.test(first?.text ?? ''),
  )
  if (amounts === -1 || other === -1) return words
  return words.filter((word) => segments.slice(0, other).some((segment) => segment.words.includes(word)))
}
