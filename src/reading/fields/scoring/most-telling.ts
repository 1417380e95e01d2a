import type { LabelledDocument } from '../labelled-document.ts'
import type { Candidate, SoughtField } from './candidate.ts'
import { pageIndex } from './page-index.ts'

/** Most candidates of a field. */
export const candidatesMax = 240
/** Most of those near its labels: on their rows and the next ones. */
const nearMax = 80
const nearRows = 3

/** All candidates, or when there are too many those near labels of the field, then the first and last ones, as printed. */
export function mostTelling(
  all: readonly Candidate[],
  { name }: SoughtField,
  { pages }: LabelledDocument,
): readonly Candidate[] {
  if (all.length <= candidatesMax) return all
  const near = new Set(
    pages.flatMap((page) => {
      const { rowAt } = pageIndex(page)
      const labelled = page.hits.filter(({ rules }) => rules.some((rule) => rule.name === name))
      return labelled.flatMap(({ row }) => {
        const at = rowAt.get(row) ?? page.rows.length
        return page.rows.slice(at, at + nearRows)
      })
    }),
  )
  const labelled = all.filter(({ row }) => row !== null && near.has(row)).slice(0, nearMax)
  const taken = new Set(labelled)
  const others = all.filter((one) => !taken.has(one))
  const half = Math.ceil((candidatesMax - labelled.length) / 2)
  const kept = new Set([...labelled, ...others.slice(0, half), ...others.slice(labelled.length + half - candidatesMax)])
  return all.filter((one) => kept.has(one))
}
