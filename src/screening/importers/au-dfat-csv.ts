import type { ListedKind, ListedNameKind } from '../../domain/screening/result.ts'
import { ListRefused } from '../../ports/list-engine.ts'
import { addDays } from '../../domain/values/dates.ts'
import { birthOf } from './births.ts'
import { csvRecords } from './csv-rows.ts'
import { dayFirst, draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'

const wanted = ['reference', 'name of individual or entity', 'type', 'name type', 'date of birth']
/** Most rows before the header, which some spreadsheets have as a title. */
const rowsBefore = 3

/**
 * The Consolidated List of the Australian Department of Foreign Affairs and Trade, which is a spreadsheet, saved as CSV: the rows of
 * an entry share a number (`12`, `12a`, `12b`), one row per name.
 */
export const auDfatCsv: ListFormat = {
  id: 'au-dfat-csv',
  version: 1,
  recognises: (head) => /name of individual or entity/i.test(head) && /\breference\b/i.test(head),
  async read(file, found) {
    const drafts = new Map<string, { readonly draft: EntityDraft; readonly line: number }>()
    for await (const { record, line } of csvRecords(file, { wanted, rowsBefore })) {
      const cell = (name: string) => record.get(name) ?? ''
      if ([...record.values()].every((value) => value === '')) continue
      const number = /^(\d+)\s*[a-z]*$/i.exec(cell('reference'))?.[1]
      if (number === undefined) throw new ListRefused(line, 'the reference is no number with letters, such as 12a')
      let known = drafts.get(number)
      if (known === undefined) {
        const identity = { listId: file.listId, recordId: number, kind: kindOf(cell('type')) }
        known = { draft: draftEntity(identity, ['sanction']), line }
        drafts.set(number, known)
      }
      addRow(known.draft, cell)
    }
    for (const { draft, line } of drafts.values()) found.entity(listedEntity(draft, line))
  },
}

function addRow(draft: EntityDraft, cell: (name: string) => string): void {
  draft.names.push({ text: cell('name of individual or entity'), kind: nameKind(cell) })
  const parts = (name: string) => cell(name).split(/\s*(?:;|\n|\bor\b)\s*/)
  draft.births.push(...parts('date of birth').map((text) => birthOf(dayFirst(dayOfNumber(text)))))
  for (const text of parts('place of birth')) {
    draft.countries.push({ text: text.split(',').at(-1) ?? '', role: 'birth' })
  }
  for (const text of cell('citizenship').split(/[;,\n]/)) draft.countries.push({ text, role: 'nationality' })
  const role = draft.kind === 'person' ? 'residence' : 'jurisdiction'
  for (const text of cell('address').split(/[;\n]/)) {
    draft.countries.push({ text: text.split(',').at(-1) ?? '', role })
  }
  const imo = /\d{7}/.exec(
    cell('imo number') || (/\bIMO\b\D{0,12}\d{7}/.exec(cell('additional information'))?.[0] ?? ''),
  )
  if (imo !== null) draft.identifiers.push({ type: 'imo', value: imo[0] })
  for (const match of cell('additional information').matchAll(
    /passport(?:\s*(?:number|no\.?))?[:\s]+([A-Z]{0,3}\d{5,12})\b/gi,
  )) {
    draft.identifiers.push({ type: 'passport', value: match[1] ?? '' })
  }
  draft.programs.push(cell('committees'))
  draft.listedOn ||= dayFirst(dayOfNumber(cell('control date')))
}

/** A spreadsheet may save a day as its number, counted from 30 December 1899. */
function dayOfNumber(text: string): string {
  return /^\d{5}$/.test(text.trim()) ? addDays('1899-12-30', Number(text)) : text.replace(/\s+00:00(?::00)?$/, '')
}

function nameKind(cell: (name: string) => string): ListedNameKind {
  const type = cell('name type').toLowerCase()
  if (type === 'primary name') return 'primary'
  if (/weak|low/i.test(cell('alias strength'))) return 'weak'
  if (/former/.test(type)) return 'previous'
  return 'alias'
}

function kindOf(type: string): ListedKind {
  const kinds: Readonly<Record<string, ListedKind>> = { individual: 'person', vessel: 'vessel', ship: 'vessel' }
  return kinds[type.toLowerCase()] ?? 'organization'
}
