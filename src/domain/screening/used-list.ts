import type { UsedList } from '../../contract/shown-hit.ts'
import type { ScreenedList } from './result.ts'

/** A list as an answer names it: with its own date, else the day of its import. docs/api.md#screening. */
export function usedList({ id, name, publishedOn, importedOn }: ScreenedList): UsedList {
  const date = publishedOn ?? importedOn
  return { id, name, ...(date === undefined ? {} : { date }) }
}
