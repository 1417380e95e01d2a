import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import { lettersOf } from '../page/fold.ts'
import type { LabelHit } from './labels.ts'
import { linesBelow, type LabelledPage } from './places.ts'
import type { FoundValue } from '../page/printed-text.ts'
import { readValues, type PageContext } from './read-value.ts'
import { boxOf, segmentOf } from '../page/rows.ts'
import type { Box } from '../raster/raster.ts'

/** A table with more columns than this is a ledger. */
const ledgerColumnsMin = 3
/** Rows of a turned table: current amounts and those of the year. */
const rowsMax = 2

/**
 * The value of a transposed table, whose columns have labels and whose rows begin with "Current" and "YTD". A row without such a
 * word below the label has the current amounts. Null when the rule's row is missing.
 */
export function valueInTurnedTable(
  rule: FieldRule,
  hit: LabelHit,
  page: LabelledPage,
  context: PageContext,
): FoundValue | null {
  // Below the head of a ledger's column is its first entry, not its total.
  if (hit.column && hit.row.segments.length > ledgerColumnsMin) return null
  const inRow = valueInNamedRow(rule, hit, page, context)
  if (inRow !== undefined) return inRow
  if ((rule.nth ?? 0) > 0) return null
  const [line] = linesBelow({ ...hit, rules: [] }, page)
  return line === undefined ? null : (readValues(rule, [line], context)[0] ?? null)
}

/** The value under the label in the row that begins with one of the rule's column heads; undefined when no row has a head. */
function valueInNamedRow(
  rule: FieldRule,
  { row, box }: LabelHit,
  { hits, rows }: LabelledPage,
  context: PageContext,
): FoundValue | null | undefined {
  const wanted = new Set((rule.columns ?? []).map(lettersOf))
  const at = rows.indexOf(row)
  const named = rows.slice(at + 1, at + 1 + rowsMax).flatMap((below) => {
    const head = hits.find((hit) => hit.row === below && hit.start === 0 && hit.column)
    return head === undefined || head.box[0] >= box[0] ? [] : [{ head, words: below.words.slice(head.end) }]
  })
  if (named.length === 0) return undefined
  const meant = named.find(({ head }) => wanted.has(head.letters))
  const values = meant === undefined ? [] : readValues(rule, [segmentOf(meant.words)], context)
  return values.find(({ words }) => standsUnder(boxOf(words), box)) ?? null
}

function standsUnder([left, , width]: Box, label: Box): boolean {
  return left < label[0] + label[2] && left + width > label[0]
}
