/** A column as far as a CSV file needs it. */
interface CsvColumn<Row> {
  readonly header: string
  value?(row: Row): string | number | null
}

/** The rows as CSV (RFC 4180) of the columns that have a value. A leading =, +, - or @ of a text gets an apostrophe: spreadsheets would run it. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.filter(({ value }) => value !== undefined)
  const lines = [written.map(({ header }) => cellOf(header))]
  for (const row of rows) lines.push(written.map(({ value }) => cellOf(value?.(row) ?? null)))
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
