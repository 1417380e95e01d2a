import { gapBetween, segmentOf, type Row, type Segment } from '../page/rows.ts'

/** Lines above and below that are looked at, and how many of them must begin a column at the same place. */
const rowsAround = 4
const alignedMin = 2
/** Two left edges within this many heights are one. */
const edgeHeights = 0.3
/** A gap between words of one line is narrower than this many heights, and than this many times the others. */
const gapHeights = 0.55
const gapFactor = 1.6

/**
 * Lines with a column parted from the one before where a value reaches so near to the next label that the gap alone does not
 * tell: where lines around begin a column at the same place.
 */
export function partAligned(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, index) => {
    const around = rows.slice(Math.max(0, index - rowsAround), index + rowsAround + 1).filter((other) => other !== row)
    const edges = around.flatMap(({ segments }) => segments.slice(1).map(({ box }) => box[0]))
    const segments = row.segments.flatMap((segment) => parted(segment, row, edges))
    return segments.length === row.segments.length ? row : { ...row, segments }
  })
}

function parted(segment: Segment, { height }: Row, edges: readonly number[]): readonly Segment[] {
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
