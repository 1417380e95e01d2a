import { csvRecords } from './csv-rows.ts'
import type { ListFormat } from './list-format.ts'
import { wikidataPeople, wikidataWanted } from './wikidata-rows.ts'

/** Office holders as the query service of Wikidata exports them as CSV. */
export const wikidataCsv: ListFormat = {
  id: 'wikidata-csv',
  version: 1,
  recognises: (head) => /(?:^|,)"?personLabel"?(?:,|\s)/.test(head.split('\n')[0] ?? ''),
  async read(file, found) {
    const people = wikidataPeople(file.listId)
    for await (const { record, line } of csvRecords(file, { wanted: wikidataWanted })) {
      people.add((name) => record.get(name) ?? '', line)
    }
    for (const entity of people.entities()) found.entity(entity)
  },
}
