import { birthOf } from './births.ts'
import { csvRecords } from './csv-rows.ts'
import { draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFile, ListFormat } from './list-format.ts'
import { kindOfSchema } from './open-sanctions-topics.ts'

const wanted = ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'identifiers']

/**
 * `targets.simple.csv` of OpenSanctions. The format has no topics: an entry has the topic given at import, or is a
 * sanction where the file names one.
 */
export const openSanctionsCsv: ListFormat = {
  id: 'open-sanctions-csv',
  version: 1,
  recognises: (head) => /^"?id"?,"?schema"?,"?name"?,"?aliases"?,/.test(head),
  async read(file, found) {
    let published = ''
    for await (const { record, line } of csvRecords(file, { wanted })) {
      const cell = (name: string) => record.get(name) ?? ''
      const seen = listDate(cell('last_seen'))
      if (seen > published) published = seen
      if (kindOfSchema(cell('schema')) !== null) found.entity(listedEntity(draftOf(cell, file), line))
    }
    if (published !== '') found.publishedOn(published)
  },
}

function draftOf(cell: (name: string) => string, { listId, topic }: ListFile): EntityDraft {
  const kind = kindOfSchema(cell('schema')) ?? 'unknown'
  const draft = draftEntity({ listId, recordId: cell('id'), kind }, [topic])
  const values = (name: string) => cell(name).split(';')
  draft.names.push({
    text: kind === 'person' ? cell('name').replace(/^([^,]+), ([^,]+)$/, '$2 $1') : cell('name'),
    kind: 'primary',
  })
  for (const text of values('aliases')) draft.names.push({ text, kind: 'alias' })
  draft.births.push(...values('birth_date').map(birthOf))
  const role = kind === 'person' ? 'nationality' : 'jurisdiction'
  for (const text of values('countries')) draft.countries.push({ text, role })
  for (const value of values('identifiers')) {
    draft.identifiers.push(/^IMO\d{7}$/.test(value) ? { type: 'imo', value: value.slice(3) } : { type: 'other', value })
  }
  draft.programs.push(...values('program_ids'), cell('dataset'))
  draft.listedOn = cell('first_seen')
  draft.sourceUrl = `https://www.opensanctions.org/entities/${cell('id')}/`
  if (topic === 'pep') {
    const [country = ''] = values('countries')
    draft.pep = {
      position: '',
      country: country.length === 2 ? country.toUpperCase() : '',
      international: country === 'eu',
      from: '',
      to: '',
    }
  }
  return draft
}
