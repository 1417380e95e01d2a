/** The place of a row in a list, the newest first: the next page begins after it. */
export interface PagePlace {
  readonly at: Date
  readonly id: string
}

/** One page of a list that is searched by going through its rows. */
export interface WalkedPage<Row> {
  readonly rows: readonly Row[]
  /** Where the search stopped before the end of the list, with a full page or without; null: nothing older is left. */
  readonly next: PagePlace | null
}

/** What a page that was read with one row more than it shows has, and where it ends. */
export function pageOf<Row>(read: readonly Row[], { limit, stopped, placeOf }: PageReading<Row>): WalkedPage<Row> {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  if (read.length > limit && last !== undefined) return { rows, next: placeOf(last) }
  return { rows, next: stopped }
}

interface PageReading<Row> {
  readonly limit: number
  /** The last row that was looked at when rows are left that were not; null: all were. */
  readonly stopped: PagePlace | null
  readonly placeOf: (row: Row) => PagePlace
}
