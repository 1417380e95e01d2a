import { gapBetween, segmentOf, type Row, type Segment } from '../page/rows.ts'

/** Lines above and below that are compared, and how many of them must begin a column at the same place. */
const rowsAround = 4
const alignedMin = 2
/** Left edges within this many heights are aligned. */
const edgeHeights = 0.3
/** Least gap between columns, in heights and in the line's median gap. */
const gapHeights = 0.55
const gapFactor = 1.6

/** Rows with segments split where lines around begin a column at the same place, even if the gap alone is too narrow. */
export function splitAligned(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, index) => {
    const around = rows.slice(Math.max(0, index - rowsAround), index + rowsAround + 1).filter((other) => other !== row)
    const edges = around.flatMap(({ segments }) => segments.slice(1).map(({ box }) => box[0]))
    const segments = row.segments.flatMap((segment) => split(segment, row, edges))
    return segments.length === row.segments.length ? row : { ...row, segments }
  })
}

function split(segment: Segment, { height }: Row, edges: readonly number[]): readonly Segment[] {
  const { words } = segment
  const gaps = words.slice(1).map((word, index) => gapBetween(words[index] ?? word, word))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0
  const cut = gaps.findIndex((gap, index) => {
    const left = words[index + 1]?.box[0] ?? 0
    const aligned = edges.filter((edge) => Math.abs(edge - left) < height * edgeHeights).length
    return gap >= height * gapHeights && gap >= usual * gapFactor && aligned >= alignedMin
  })
  if (cut === -1) return [segment]
  return [segmentOf(words.slice(0, cut + 1)), segmentOf(words.slice(cut + 1))]
}
