import type { ListedKind } from '../../domain/screening/result.ts'
import { ListRefused } from '../../ports/list-engine.ts'
import { birthOf } from './births.ts'
import { csvRecords } from './csv-rows.ts'
import { dayFirst, draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'

const wanted = ['celex', 'recordid', 'schema', 'name', 'alias']

/**
 * The annexes of one EU regulation as CSV, one row per entry, as OpenSanctions extracts them from the Official Journal:
 * columns `celex`, `recordId`, `programKey`, `annex`, `schema`, `name`, `alias` and more, values separated by
 * semicolons.
 */
export const euJournalCsv: ListFormat = {
  id: 'eu-journal-csv',
  version: 2,
  recognises: (head) => /^"?celex"?,"?recordId"?,/.test(head),
  async read(file, found) {
    let regulation = ''
    for await (const { record, line } of csvRecords(file, { wanted })) {
      const cell = (name: string) => record.get(name.toLowerCase()) ?? ''
      regulation ||= cell('celex')
      if (cell('celex') !== regulation)
        throw new ListRefused(line, 'the file has two regulations: import each as a list')
      found.entity(listedEntity(draftOf(cell, file.listId), line))
    }
    found.part(regulation.toLowerCase().replace(/[^a-z0-9_-]+/g, '-'))
  },
}

function draftOf(cell: (name: string) => string, listId: string): EntityDraft {
  const kind = kindOf(cell('schema'))
  const recordId = [cell('celex'), cell('annex'), cell('recordId')].filter(Boolean).join('/')
  const draft = draftEntity({ listId, recordId, kind }, ['sanction'])
  const values = (name: string) => cell(name).split(/;\s*/)
  for (const text of values('name')) addName(draft, text, draft.names.length === 0 ? 'primary' : 'alias')
  for (const text of values('alias')) addName(draft, text, 'alias')
  for (const text of values('weakAlias')) addName(draft, text, 'weak')
  for (const text of values('previousName')) addName(draft, text, 'previous')
  draft.births.push(...birthTexts(cell('birthDate')).map((text) => birthOf(dayFirst(text))))
  for (const text of [...values('nationality'), ...values('country')])
    draft.countries.push({ text, role: 'nationality' })
  for (const text of values('jurisdiction')) draft.countries.push({ text, role: 'jurisdiction' })
  for (const [name, type] of identifierColumns) {
    for (const value of values(name)) draft.identifiers.push({ type, value })
  }
  draft.gender = cell('gender')
  draft.programs.push(cell('programKey'))
  draft.listedOn = dayFirst(cell('startDate').split(';')[0] ?? '')
  draft.sourceUrl = `https://eur-lex.europa.eu/eli/${cell('celex')}`
  return draft
}

const identifierColumns = [
  ['passportNumber', 'passport'],
  ['idNumber', 'national_id'],
  ['taxNumber', 'tax'],
  ['innCode', 'tax'],
  ['registrationNumber', 'registration'],
  ['ogrnCode', 'registration'],
  ['leiCode', 'lei'],
  ['swiftBic', 'swift'],
  ['imoNumber', 'imo'],
] as const

/**
 * Every date of a text such as "18.1.1970 or 29.3.1965", ignoring a place or a doubt after it; else the parts around
 * "or".
 */
function birthTexts(text: string): readonly string[] {
  const days = text.match(/\b\d{1,2}\.\s?\d{1,2}\.\d{4}\b/g)
  return days ?? text.split(/\bor\b|;/).map((part) => part.trim())
}

/** "Sergei DOE (Сергей ДОУ)" is two names; the brackets have the original. */
function addName(draft: EntityDraft, text: string, kind: 'primary' | 'alias' | 'weak' | 'previous'): void {
  const [, outside = text, inside = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(text) ?? []
  draft.names.push({ text: outside, kind })
  if (/[^\p{Script=Latin}\p{P}\p{N}\s]/u.test(inside)) draft.names.push({ text: inside, kind: 'original' })
}

function kindOf(schema: string): ListedKind {
  const kinds: Readonly<Record<string, ListedKind>> = { Person: 'person', Vessel: 'vessel', Airplane: 'aircraft' }
  return kinds[schema] ?? 'organization'
}
