import { lettersOf } from '../page/fold.ts'
import type { LabelHit, Vocabulary } from './labels.ts'
import { boxOf, type Row, type Segment } from '../page/rows.ts'

/** The second line of a head follows within this many heights of the first. */
const pitchHeights = 1
/** Least share of the narrower line that is under the other. */
const overlapMin = 0.5

/** The labels of a page, with column heads printed on two lines ("Year to" over "date") as one label each. */
export function withStackedHeads(
  rows: readonly Row[],
  hits: readonly LabelHit[],
  vocabulary: Vocabulary,
): readonly LabelHit[] {
  const heads = rows.flatMap((row, index) => {
    const above = rows[index - 1]
    return above === undefined ? [] : headsOf(above, row, vocabulary)
  })
  if (heads.length === 0) return hits
  const parts = new Set(heads.flatMap(({ words }) => words))
  const others = hits.filter(({ words }) => !words.some((word) => parts.has(word)))
  return rows.flatMap((row) =>
    [...others, ...heads].filter((hit) => hit.row === row).toSorted((a, b) => a.start - b.start),
  )
}

function headsOf(above: Row, row: Row, vocabulary: Vocabulary): readonly LabelHit[] {
  return row.segments.flatMap((segment) => {
    const over = above.segments.find((candidate) => standsOver(candidate, segment))
    const entry = over === undefined ? undefined : vocabulary.byLetters.get(lettersOf(`${over.text} ${segment.text}`))
    if (over === undefined || entry?.column !== true) return []
    const words = [...over.words, ...segment.words]
    const start = row.words.findIndex((word) => word === segment.words[0])
    const { letters, rules, column } = entry
    const place = { row, segment, start, end: start + segment.words.length, words, box: boxOf(words) }
    return [{ ...place, letters, rules, column, likeness: 1, inline: false }]
  })
}

function standsOver(above: Segment, below: Segment): boolean {
  const [left, top, width, height] = above.box
  const shared = Math.min(left + width, below.box[0] + below.box[2]) - Math.max(left, below.box[0])
  const gap = below.box[1] - (top + height)
  return shared >= Math.min(width, below.box[2]) * overlapMin && gap < Math.max(height, below.box[3]) * pitchHeights
}
