import { ListRefused } from '../../ports/list-engine.ts'
import { jsonDocument } from './json-document.ts'
import { asObject, objectsOf, textsOf, type JsonObject } from './json-lines.ts'
import type { ListFormat } from './list-format.ts'
import { cslEntity } from './us-csl-entry.ts'

/** The US Consolidated Screening List of the International Trade Administration as JSON: `consolidated.json`. */
export const usCslJson: ListFormat = {
  id: 'us-csl-json',
  version: 1,
  idsAreUnique: true,
  recognises: (head) => /^\s*\{/.test(head) && head.includes('"results"') && head.includes('"source_list_url"'),
  async read(file, found) {
    const document = asObject(await jsonDocument(file))
    const total = textsOf(document?.['total'])[0]
    const results = objectsOf(document?.['results'])
    if (total !== undefined && Number(total) !== results.length) {
      throw new ListRefused(
        0,
        `the file has ${results.length} of ${total.slice(0, 20)} entries: it is one page of an answer`,
      )
    }
    for (const [index, entry] of results.entries()) found.entity(entityOf(entry, file.listId, index + 1))
  },
}

function entityOf(entry: JsonObject, listId: string, line: number) {
  const values = (name: string) => textsOf(entry[name]).filter(Boolean)
  const one = (name: string) => values(name)[0] ?? ''
  return cslEntity(
    {
      id: one('id') || one('_id'),
      source: one('source'),
      type: one('type'),
      name: one('name'),
      altNames: values('alt_names'),
      programs: values('programs'),
      addressCountries: objectsOf(entry['addresses']).flatMap((address) => textsOf(address['country'])),
      nationalities: [...values('nationalities'), ...values('citizenships')],
      birthDates: values('dates_of_birth'),
      birthPlaces: values('places_of_birth'),
      identifiers: objectsOf(entry['ids']).map((id) => {
        const text = (name: string) => textsOf(id[name])[0] ?? ''
        return { type: text('type'), value: text('number'), country: text('country') }
      }),
      vesselFlag: one('vessel_flag'),
      startDate: one('start_date'),
      url: one('source_list_url'),
    },
    listId,
    line,
  )
}
