import { ListRefused } from '../../ports/list-engine.ts'
import { jsonDocument } from './json-document.ts'
import { asObject, objectsOf, textsOf } from './json-lines.ts'
import type { ListFormat } from './list-format.ts'
import { wikidataPeople, wikidataWanted } from './wikidata-rows.ts'

/** Office holders as the query service of Wikidata answers them (SPARQL 1.1 Query Results JSON Format). */
export const wikidataJson: ListFormat = {
  id: 'wikidata-json',
  version: 1,
  recognises: (head) => /^\s*\{/.test(head) && head.includes('"head"') && head.includes('"personLabel"'),
  async read(file, found) {
    const document = asObject(await jsonDocument(file))
    const variables = textsOf(asObject(document?.['head'])?.['vars']).map((name) => name.toLowerCase())
    const missing = wikidataWanted.filter((name) => !variables.includes(name))
    if (missing.length > 0) throw new ListRefused(0, `the answer has no variable ${missing.join(', ')}`)
    const bindings = asObject(document?.['results'])?.['bindings']
    if (!Array.isArray(bindings)) throw new ListRefused(0, 'the answer has no results')
    const people = wikidataPeople(file.listId)
    for (const [index, row] of objectsOf(bindings).entries()) {
      const cells = new Map(
        Object.entries(row).map(([name, value]) => [name.toLowerCase(), textsOf(asObject(value)?.['value'])[0] ?? '']),
      )
      people.add((name) => cells.get(name) ?? '', index + 1)
    }
    for (const entity of people.entities()) found.entity(entity)
  },
}
