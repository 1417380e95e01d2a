import { csvRecords } from './csv-rows.ts'
import { draftEntity, listDate, listedCountry, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { addOffices, type HeldOffice } from './offices.ts'

const wanted = ['id', 'name', 'sort_name', 'group', 'chamber', 'term', 'start_date', 'end_date']

/**
 * Members of a parliament as EveryPolitician publishes them, one row per person and term. The file does not say which country it is
 * of: the name of the list begins with its code, `everypolitician/ca-house`.
 */
export const everyPoliticianCsv: ListFormat = {
  id: 'every-politician-csv',
  version: 1,
  recognises: (head) => /^"?id"?,"?name"?,"?sort_name"?,/.test(head) && head.includes('chamber'),
  async read(file, found) {
    const country = listedCountry((file.listId.split('/')[1] ?? '').split(/[-_]/)[0] ?? '')
    const drafts = new Map<
      string,
      { readonly draft: EntityDraft; readonly offices: HeldOffice[]; readonly line: number }
    >()
    for await (const { record, line } of csvRecords(file, { wanted })) {
      const cell = (name: string) => record.get(name) ?? ''
      let known = drafts.get(cell('id'))
      if (known === undefined) {
        const draft = draftEntity({ listId: file.listId, recordId: cell('id'), kind: 'person' }, ['pep'])
        known = { draft, offices: [], line }
        drafts.set(cell('id'), known)
      }
      addRow(known.draft, cell)
      known.offices.push(officeOf(cell, country))
    }
    for (const { draft, offices, line } of drafts.values()) {
      addOffices(draft, offices)
      found.entity(listedEntity(draft, line))
    }
  },
}

function addRow(draft: EntityDraft, cell: (name: string) => string): void {
  const [family = '', given = ''] = cell('sort_name').split(/,\s*/)
  const parts = given !== '' && `${given} ${family}` === cell('name') ? { given, family } : {}
  draft.names.push({ text: cell('name'), kind: draft.names.length === 0 ? 'primary' : 'alias', ...parts })
  draft.gender ||= cell('gender')
  draft.programs.push(cell('group'))
  if (cell('wikidata') !== '') draft.sourceUrl ||= `https://www.wikidata.org/wiki/${cell('wikidata')}`
}

/** A term without an end is open only as far as the file knows: the end of the term itself is in another file. */
function officeOf(cell: (name: string) => string, country: string): HeldOffice {
  const to = listDate(cell('end_date'))
  const position = [`Member of the ${cell('chamber') || 'legislature'}`, cell('area')].filter(Boolean).join(', ')
  return { position, country, tier: 'national', from: listDate(cell('start_date')), to, isEnded: to !== '' }
}
