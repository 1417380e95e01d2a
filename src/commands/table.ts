/** Characters of a column that may be cut to fit the terminal. */
const cutColumnCharactersMin = 12
const betweenColumns = '  '

/**
 * A value as text lines: an object as `name  value`, a list as a table with a head. Long cells are cut to fit `columns`
 * characters, ids never; a table that cannot fit is written as one block per item.
 */
export function table(value: unknown, columns: number = Number.POSITIVE_INFINITY): readonly string[] {
  if (Array.isArray(value)) return value.length === 0 ? ['none'] : listLines(value, columns)
  if (!isRecord(value)) return [cell(value)]
  const entries = Object.entries(value)
  const width = Math.max(...entries.map(([name]) => name.length))
  return entries.map(([name, item]) => `${name.padEnd(width)}${betweenColumns}${cell(item)}`)
}

function listLines(items: readonly unknown[], columns: number): readonly string[] {
  const rows = items.filter(isRecord)
  if (rows.length < items.length) return items.flatMap((item) => table(item))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [names.map((name) => name.toUpperCase()), ...rows.map((row) => names.map((name) => cell(row[name])))]
  const natural = names.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)))
  const widths = fitted(names, natural, columns)
  if (widths === null) return blocks(rows)
  return cells.map((row) =>
    row
      .map((text, at) => padded(text, widths[at] ?? 0))
      .join(betweenColumns)
      .trimEnd(),
  )
}

/** Column widths whose sum fits, made by cutting the widest first; null when even the least widths do not fit. */
function fitted(names: readonly string[], natural: readonly number[], columns: number): readonly number[] | null {
  const widths = [...natural]
  const total = () => widths.reduce((sum, width) => sum + width, 0) + betweenColumns.length * (widths.length - 1)
  while (total() > columns) {
    const cuttable = widths.map((width, at) => (isId(names[at] ?? '') || width <= cutColumnCharactersMin ? 0 : width))
    const widest = Math.max(...cuttable)
    if (widest === 0) return null
    widths[cuttable.indexOf(widest)] = widest - 1
  }
  return widths
}

function isId(name: string): boolean {
  return name === 'id' || name.endsWith('_id')
}

function padded(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width)
}

function blocks(rows: readonly unknown[]): readonly string[] {
  return rows.flatMap((row, index) => (index === 0 ? table(row) : ['', ...table(row)]))
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map((item) => cell(item)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
