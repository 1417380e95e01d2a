import { csvRecords } from './csv-rows.ts'
import type { ListFormat } from './list-format.ts'
import { cslEntity } from './us-csl-entry.ts'

const wanted = ['_id', 'source', 'type', 'name', 'alt_names', 'programs', 'ids']

/** The US Consolidated Screening List of the International Trade Administration as CSV; several values of a cell are parted by `; `. */
export const usCslCsv: ListFormat = {
  id: 'us-csl-csv',
  version: 1,
  idsAreUnique: true,
  recognises: (head) => /^"?_id"?,"?source"?,"?entity_number"?,/.test(head),
  async read(file, found) {
    for await (const { record, line } of csvRecords(file, { wanted })) {
      const cell = (name: string) => record.get(name) ?? ''
      const values = (name: string) =>
        cell(name)
          .split(/;\s*/)
          .map((text) => text.trim())
          .filter(Boolean)
      const entry = {
        id: cell('_id'),
        source: cell('source'),
        type: cell('type'),
        name: cell('name'),
        altNames: values('alt_names'),
        programs: values('programs'),
        addressCountries: values('addresses').map((text) => text.split(/,\s*/).at(-1) ?? ''),
        nationalities: [...values('nationalities'), ...values('citizenships')],
        birthDates: values('dates_of_birth'),
        birthPlaces: values('places_of_birth'),
        identifiers: values('ids').map(identifierOf),
        vesselFlag: cell('vessel_flag'),
        startDate: cell('start_date'),
        url: cell('source_list_url'),
      }
      found.entity(cslEntity(entry, file.listId, line))
    }
  },
}

/** `Passport, H1, CO` or `CO, Passport, H1`: the number has a digit, the country two letters. */
function identifierOf(text: string) {
  const parts = text.split(/,\s*/)
  const country = parts.find((part) => /^[A-Z]{2}$/.test(part)) ?? ''
  const rest = parts.filter((part) => part !== country)
  const value = rest.find((part) => /\d/.test(part)) ?? rest.at(-1) ?? ''
  return { type: rest.find((part) => part !== value) ?? '', value, country }
}
