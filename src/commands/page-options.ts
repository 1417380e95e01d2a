import type { Option } from './command.ts'

/** What every command that lists by pages takes. */
export const pageOptions: Readonly<Record<string, Option>> = {
  from: { type: 'text', about: 'only from this date or time on, UTC' },
  to: { type: 'text', about: 'only before this date or time, UTC' },
  limit: { type: 'number', about: '1 to 200 (default 50)' },
  cursor: { type: 'text', about: 'next_cursor of the page before, with the same filters' },
}

/** The names of these options. */
export const pageOptionNames = Object.keys(pageOptions)

/** A page as a table of the list that it has under `name`, and how it goes on. */
export function pageLines(
  value: unknown,
  name: string,
  table: (rows: unknown) => readonly string[],
): readonly string[] {
  if (typeof value !== 'object' || value === null) throw new Error('a page is an object')
  const rows: unknown = Reflect.get(value, name)
  const cursor: unknown = Reflect.get(value, 'next_cursor')
  const searchedTo: unknown = Reflect.get(value, 'searched_to')
  if (typeof cursor !== 'string') return table(rows)
  return [...table(rows), '', `Looked back to ${String(searchedTo)}; go on with --cursor ${cursor}`]
}
