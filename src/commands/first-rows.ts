import { table } from './table.ts'

/** Rows that are written for people; `--json` has them all. */
const rowsShown = 20

/** A part of a command's output: a title and the first rows of a list, with how many more there are; no line for an empty one. */
export function firstRows(title: string, value: unknown, columns: number): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  if (rows.length === 0) return []
  const more = rows.length - rowsShown
  const rest = more > 0 ? [`… and ${more} more, with --json`] : []
  return ['', title, ...table(rows.slice(0, rowsShown), columns), ...rest]
}
