import type { LabelledDocument } from '../labelled-document.ts'
import type { LabelledPage } from '../places.ts'
import type { Row } from '../../page/rows.ts'

/** Words of a document that values are chosen among, at most. */
export const scoredWordsMax = 3_000
/** No printed row has so many words. */
const rowWordsMax = 200

/**
 * The part of a document that values are chosen among: all of it, but for documents of too many words the first and the last page,
 * and of further pages the rows from the top of the second page on.
 */
export function scoredPart(document: LabelledDocument): LabelledDocument {
  const { pages } = document
  const isWhole =
    pages.reduce((sum, { rows }) => sum + wordsOf(rows), 0) <= scoredWordsMax &&
    pages.every(({ rows }) => rows.every(({ words }) => words.length <= rowWordsMax))
  if (isWhole) return document
  let left = scoredWordsMax
  const kept = new Map<LabelledPage, LabelledPage['rows']>()
  const order = pages.length < 3 ? pages : [...pages.slice(0, 1), ...pages.slice(-1), ...pages.slice(1, -1)]
  for (const [index, page] of order.entries()) {
    // One page may not take what the next one needs.
    const share = index === 0 && pages.length > 1 ? left / 2 : left
    const rows = firstAndLast(page.rows, share)
    left -= wordsOf(rows)
    kept.set(page, rows)
  }
  return {
    ...document,
    pages: pages.map((page) => {
      const rows = kept.get(page) ?? []
      const shown = new Set(rows)
      return { ...page, rows, hits: page.hits.filter(({ row }) => shown.has(row)) }
    }),
  }
}

function wordsOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { words }) => sum + words.length, 0)
}

/** Rows from the top and from the bottom of a page that have together so many words at most, as printed. */
function firstAndLast(rows: readonly Row[], wordsMax: number): readonly Row[] {
  const possible = rows.filter(({ words }) => words.length <= rowWordsMax)
  let count = 0
  let from = 0
  let to = possible.length
  while (from < to) {
    const next = (from + possible.length - to) % 2 === 0 ? possible[from] : possible[to - 1]
    if (next === undefined || count + next.words.length > wordsMax) break
    count += next.words.length
    if (next === possible[from]) from++
    else to--
  }
  return [...possible.slice(0, from), ...possible.slice(to)]
}
