import { ListRefused } from '../../ports/list-engine.ts'
import { csvRecords } from './csv-rows.ts'
import type { ListFormat } from './list-format.ts'
import { ownColumns, ownEntry, ownIds, type OwnColumn } from './own-entry.ts'

/** An operator's own list as CSV with a header row; several values in a cell are separated by `;`. */
export const ownCsv: ListFormat = {
  id: 'own-csv',
  version: 1,
  recognises: (head) => headerOf(head).includes('name') && !/^\s*[{[<]/.test(head),
  async read(file, found) {
    const refuseRepeated = ownIds()
    let checked = false
    for await (const { record, line } of csvRecords(file, { wanted: ['name'] })) {
      if (!checked) refuseUnknown([...record.keys()])
      checked = true
      const values = (column: OwnColumn) => {
        const parts = column === 'name' ? [record.get(column) ?? ''] : (record.get(column) ?? '').split(';')
        return parts.map((part) => part.trim()).filter(Boolean)
      }
      refuseRepeated(values('id')[0] ?? '', line)
      found.entity(ownEntry(values, file, line))
    }
  },
}

/** Refuses unknown columns: a misspelt column would otherwise be ignored silently. */
function refuseUnknown(columns: readonly string[]): void {
  const unknown = columns.filter((column) => !ownColumns.some((known) => known === column))
  if (unknown.length > 0)
    throw new ListRefused(1, `the header has unknown columns: ${unknown.join(', ').slice(0, 200)}`)
}

function headerOf(head: string): readonly string[] {
  const [line = ''] = head.split(/\r?\n/)
  return line.split(',').map((name) => name.replaceAll('"', '').trim().toLowerCase())
}
