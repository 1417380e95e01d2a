/** One column of the rows of a statement: its name and type in SQL, and its value in a row. */
export type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown]

/** The names of columns, as a list in SQL. */
export function columnNames(columns: readonly (readonly [name: string, ...rest: unknown[]])[]): string {
  return columns.map(([name]) => name).join(', ')
}

/**
 * A `values` list of typed parameters: `values ($2::uuid, $3::text), ($4::uuid, $5::text)`. `first` is the number of the first
 * parameter.
 */
export function valuesText(columns: readonly Column<never>[], rows: number, first: number): string {
  const row = (at: number) => columns.map(([, type], index) => `$${at + index}::${type}`).join(', ')
  return `values ${Array.from({ length: rows }, (_, index) => `(${row(first + index * columns.length)})`).join(', ')}`
}

/** The parameters of `valuesText`, row by row. */
export function valuesOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): unknown[] {
  return rows.flatMap((row) => columns.map(([, , value]) => value(row)))
}
