import { csvRecords } from './csv-rows.ts'
import { dayOfAmerica, draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'

const wanted = ['name', 'country', 'effective_date', 'expiration_date', 'fr_citation']

/**
 * The Denied Persons List of the US Bureau of Industry and Security (`dpl.txt`): tabs, one row per address, no ids and no kinds. An
 * order is known by its name and its day.
 */
export const usDplTsv: ListFormat = {
  id: 'us-dpl-tsv',
  version: 1,
  recognises: (head) => /^"?Name"?\t"?Street_Address"?\t/i.test(head),
  async read(file, found) {
    const drafts = new Map<string, { readonly draft: EntityDraft; readonly line: number }>()
    for await (const { record, line } of csvRecords(file, { wanted, delimiter: '\t' })) {
      const cell = (name: string) => record.get(name) ?? ''
      const day = dayOfAmerica(cell('effective_date'))
      const id = `${cell('name')} ${day}`.trim()
      let known = drafts.get(id)
      if (known === undefined) {
        const draft = draftEntity({ listId: file.listId, recordId: id, kind: 'unknown' }, ['debarment'])
        draft.names.push({ text: cell('name'), kind: 'primary' })
        draft.listedOn = day
        const until = dayOfAmerica(cell('expiration_date'))
        draft.programs.push(cell('fr_citation'), until === '' ? '' : `Denied until ${until}`)
        known = { draft, line }
        drafts.set(id, known)
      }
      known.draft.countries.push({ text: cell('country'), role: 'jurisdiction' })
    }
    for (const { draft, line } of drafts.values()) found.entity(listedEntity(draft, line))
  },
}
