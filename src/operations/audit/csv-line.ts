/** Characters with which a spreadsheet begins a formula. */
const formulaStart = /^[=+\-@\t\r]/

/**
 * One line of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets a leading apostrophe; a list is joined with
 * spaces; null is an empty cell. docs/operations.md#audit-trail.
 */
export function csvLine(cells: readonly (string | number | null | readonly string[])[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: string | number | null | readonly string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? cell : cell.join(' ')
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
