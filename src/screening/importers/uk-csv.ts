import type { ListedKind } from '../../domain/screening/result.ts'
import { birthOf } from './births.ts'
import { csvRecords, csvRows } from './csv-rows.ts'
import { dayFirst, draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'

const wanted = ['unique id', 'name 6', 'name 1', 'name type', 'regime name']
/** Most rows before the header: "Report Date: 05-Mar-2026" comes first. */
const rowsBefore = 3

/**
 * The UK Sanctions List of the FCDO as CSV: one row per name and address of an entry, after a line with the report's
 * date.
 */
export const ukCsv: ListFormat = {
  id: 'uk-csv',
  version: 1,
  recognises: (head) => head.includes('Unique ID') && head.includes('Name 6') && head.includes('Name type'),
  async read(file, found) {
    const drafts = new Map<string, { readonly draft: EntityDraft; readonly line: number }>()
    for await (const { cells } of csvRows({ path: file.path, onBytes: () => {} })) {
      const [, text = ''] = /Report Date:?,?\s*(.+)/i.exec(cells.join(' ')) ?? []
      if (listDate(dayFirst(text)) !== '') found.publishedOn(listDate(dayFirst(text)))
      break
    }
    for await (const { record, line } of csvRecords(file, { wanted, rowsBefore })) {
      const cell = (name: string) => record.get(name.toLowerCase()) ?? ''
      const id = cell('Unique ID')
      let known = drafts.get(id)
      if (known === undefined) {
        const kind = ukKind(cell('Designation Type') || cell('Individual, Entity, Ship'))
        known = { draft: draftEntity({ listId: file.listId, recordId: id, kind }, ['sanction']), line }
        drafts.set(id, known)
      }
      addRow(known.draft, cell)
    }
    for (const { draft, line } of drafts.values()) found.entity(listedEntity(draft, line))
  },
}

function addRow(draft: EntityDraft, cell: (name: string) => string): void {
  addUkName(draft, {
    part: (number) => cell(`Name ${number}`),
    type: cell('Name type'),
    strength: cell('Alias strength'),
  })
  draft.names.push({ text: cell('Name non-latin script'), kind: 'original' })
  const each = (name: string) => cell(name).split(/\(\d+\)|[;|]/)
  draft.births.push(...each('D.O.B').map((text) => birthOf(dayFirst(text.trim()))))
  for (const text of each('Nationality(/ies)')) draft.countries.push({ text, role: 'nationality' })
  for (const text of each('Country of birth')) draft.countries.push({ text, role: 'birth' })
  const role = draft.kind === 'person' ? 'residence' : 'jurisdiction'
  for (const text of [...each('Address Country'), ...each('Current believed flag of ship')]) {
    draft.countries.push({ text, role })
  }
  for (const [name, type] of numbers)
    for (const value of each(name)) draft.identifiers.push({ type, value: bareUkNumber(type, value) })
  draft.gender ||= cell('Gender')
  draft.programs.push(cell('Regime Name'))
  draft.listedOn ||= dayFirst(cell('Date Designated'))
}

const numbers = [
  ['Passport number', 'passport'],
  ['National Identifier number', 'national_id'],
  ['Business registration number (s)', 'registration'],
  ['IMO number', 'imo'],
] as const

/** A number as others write it: an IMO number has no letters. */
export function bareUkNumber(type: (typeof numbers)[number][1], value: string): string {
  return type === 'imo' ? value.replace(/^\s*IMO\s*/i, '') : value
}

/** Adds a name of an entry. Part 6 is a person's family name, or the whole name of other entries; 1 to 5 are given names. */
export function addUkName(
  draft: EntityDraft,
  name: { readonly part: (number: number) => string; readonly type: string; readonly strength: string },
): void {
  const given = [1, 2, 3, 4, 5]
    .map((number) => name.part(number))
    .filter(Boolean)
    .join(' ')
  const family = name.part(6)
  const type = name.type.toLowerCase()
  const isWeak = /low|weak/i.test(name.strength)
  const kind = type === 'primary name' ? 'primary' : isWeak ? 'weak' : type === 'previous name' ? 'previous' : 'alias'
  const parts = draft.kind === 'person' && given !== '' && family !== '' ? { given, family } : {}
  draft.names.push({ text: `${given} ${family}`, kind, ...parts })
}

/** The kind of an entry: `Individual`, `Entity` or `Ship`. */
export function ukKind(type: string): ListedKind {
  const kinds: Readonly<Record<string, ListedKind>> = { individual: 'person', ship: 'vessel', aircraft: 'aircraft' }
  return kinds[type.toLowerCase()] ?? 'organization'
}
