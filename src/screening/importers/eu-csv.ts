import { csvRecords } from './csv-rows.ts'
import { dayFirst, draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import { addEuName, euBirth, euIdentifierType, euKind } from './eu-xml.ts'
import type { ListFormat } from './list-format.ts'

const wanted = ['entity_logicalid', 'entity_eu_referencenumber', 'namealias_wholename']

/**
 * The consolidated list of EU financial sanctions as CSV 1.1: semicolons, one row for each name, address, birth date,
 * identification or citizenship, each with the columns of its entity.
 */
export const euCsv: ListFormat = {
  id: 'eu-csv',
  version: 2,
  recognises: (head) => head.includes('Entity_LogicalId;') && head.includes('NameAlias_WholeName'),
  async read(file, found) {
    const drafts = new Map<string, { readonly draft: EntityDraft; readonly line: number }>()
    for await (const { record, line } of csvRecords(file, { wanted, delimiter: ';' })) {
      const cell = (name: string) => record.get(name.toLowerCase()) ?? ''
      const id = cell('Entity_EU_ReferenceNumber') || cell('Entity_LogicalId')
      if (id === '' && [...record.values()].every((value) => value === '')) continue
      const published = listDate(dayFirst(cell('fileGenerationDate')))
      if (published !== '') found.publishedOn(published)
      let known = drafts.get(id)
      if (known === undefined) {
        const kind = euKind(cell('Entity_SubjectType') || cell('Entity_SubjectType_ClassificationCode'))
        known = { draft: draftEntity({ listId: file.listId, recordId: id, kind }, ['sanction']), line }
        drafts.set(id, known)
      }
      addRow(known.draft, cell)
    }
    for (const { draft, line } of drafts.values()) found.entity(listedEntity(draft, line))
  },
}

function addRow(draft: EntityDraft, cell: (name: string) => string): void {
  const given = [cell('NameAlias_FirstName'), cell('NameAlias_MiddleName')].filter(Boolean).join(' ')
  const [whole, family] = [cell('NameAlias_WholeName'), cell('NameAlias_LastName')]
  if (whole !== '' || family !== '') addEuName(draft, { whole, given, family, isStrong: true })
  draft.gender ||= cell('NameAlias_Gender')
  draft.births.push(
    euBirth({
      date: cell('BirthDate_BirthDate'),
      month: cell('BirthDate_Month'),
      year: cell('BirthDate_Year'),
      yearFrom: cell('BirthDate_YearRangeFrom'),
      yearTo: cell('BirthDate_YearRangeTo'),
      isCirca: /^true$/i.test(cell('BirthDate_Circa')),
    }),
  )
  draft.countries.push({ text: cell('BirthDate_CountryIso2Code'), role: 'birth' })
  draft.countries.push({ text: cell('Citizenship_CountryIso2Code'), role: 'nationality' })
  const role = draft.kind === 'person' ? 'residence' : 'jurisdiction'
  draft.countries.push({ text: cell('Address_CountryIso2Code'), role })
  draft.identifiers.push({
    type: euIdentifierType(cell('Identification_TypeCode')),
    value: cell('Identification_Number') || cell('Identification_LatinNumber'),
    country: cell('Identification_CountryIso2Code'),
  })
  draft.programs.push(cell('Entity_Regulation_Programme'))
  draft.sourceUrl ||= cell('Entity_Regulation_PublicationUrl')
  draft.listedOn ||= dayFirst(cell('Entity_DesignationDate') || cell('Entity_Regulation_EntryIntoForceDate'))
}
