import { addDays, isIsoDate } from '../values/dates.ts'

/**
 * Highest part of its entries, names or birth dates that a list may lose between two imports; more means a truncated file or
 * another list. docs/screening-lists.md#what-is-refused.
 */
const lossMax = 0.2
/** Days that a publisher's date may be ahead of UTC: it is tomorrow in Auckland and Sydney first. */
const aheadDaysMax = 1

/** What an import counts. */
export interface ListCounts {
  readonly entities: number
  readonly names: number
  /** Null for a list that was imported before birth dates were counted. */
  readonly births: number | null
}

/** What a list lost: of `before` there are `now`. */
export interface ListLoss {
  readonly what: 'entries' | 'names' | 'birth dates' | 'entries before'
  readonly before: number
  readonly now: number
}

/**
 * Why an import needs the operator's confirmation; null when it does not. `kept` are the entries of the list before that are still
 * there, null when that is not known: a file of as many other entries is another list.
 */
export function lossOf(before: ListCounts | null, now: ListCounts, kept: number | null): 'empty' | ListLoss | null {
  if (now.entities === 0) return 'empty'
  if (before === null) return null
  const counted: readonly ListLoss[] = [
    { what: 'entries', before: before.entities, now: now.entities },
    { what: 'entries before', before: before.entities, now: kept ?? before.entities },
    { what: 'names', before: before.names, now: now.names },
    { what: 'birth dates', before: before.births ?? 0, now: now.births ?? 0 },
  ]
  return counted.find((one) => one.now < one.before * (1 - lossMax)) ?? null
}

/** The date of a list as it counts: null when the file has none, or one that is no date or in the future. */
export function listDateOn(written: string, today: string): string | null {
  return isIsoDate(written) && written <= addDays(today, aheadDaysMax) ? written : null
}

/** Whether a file is of an earlier day than the list that it would replace. */
export function isOlder(publishedOn: string | null, than: string | null): boolean {
  return publishedOn !== null && than !== null && publishedOn < than
}
