import { ListRefused } from '../../ports/list-engine.ts'
import { birthOf, rangeBirth, yearBirth } from './births.ts'
import { draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { childrenOf, readXml, textOf, under, type XmlElement } from './xml-records.ts'

const namePartNames = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'] as const
/** The UN's grades of aliases: a `Low` one is not expected to be found alone. */
const aliasKinds = { Low: 'weak', 'f.k.a.': 'previous' } as const

/** The Consolidated List of the United Nations Security Council as XML (sc-sanctions.xsd). */
export const unXml: ListFormat = {
  id: 'un-xml',
  version: 2,
  recognises: (head) => head.includes('<CONSOLIDATED_LIST'),
  idsAreUnique: true,
  async read(file, found) {
    const seen = { INDIVIDUAL: 0, ENTITY: 0 }
    await readXml(file, {
      root: 'CONSOLIDATED_LIST',
      records: new Set(['INDIVIDUAL', 'ENTITY']),
      onStart: (name, { dateGenerated }) => {
        if (name === 'CONSOLIDATED_LIST' && dateGenerated !== undefined) found.publishedOn(dateGenerated.slice(0, 10))
      },
      onRecord: (record) => {
        seen[record.name === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'ENTITY']++
        found.entity(listedEntity(draftOf(record, file.listId), record.line))
      },
    })
    const missing = Object.entries(seen).find(([, count]) => count === 0)
    // A part of the list, which has a name, may be of one sort.
    if (missing !== undefined && !file.listId.includes('/')) {
      throw new ListRefused(
        0,
        `the file has no ${missing[0]}: the list always has individuals and entities, a part of this one is missing`,
      )
    }
  },
}

function draftOf(record: XmlElement, listId: string): EntityDraft {
  const isPerson = record.name === 'INDIVIDUAL'
  const reference = textOf(record, 'REFERENCE_NUMBER') || textOf(record, 'DATAID')
  const draft = draftEntity({ listId, recordId: reference, kind: isPerson ? 'person' : 'organization' }, ['sanction'])
  const parts = namePartNames.map((name) => textOf(record, name)).filter(Boolean)
  draft.names.push({ text: parts.join(' '), kind: 'primary' })
  draft.names.push({ text: textOf(record, 'NAME_ORIGINAL_SCRIPT'), kind: 'original' })
  for (const alias of childrenOf(record, isPerson ? 'INDIVIDUAL_ALIAS' : 'ENTITY_ALIAS')) {
    const quality = textOf(alias, 'QUALITY')
    const kind = quality === 'Low' || quality === 'f.k.a.' ? aliasKinds[quality] : 'alias'
    // One element often has several values separated by semicolons.
    for (const text of textOf(alias, 'ALIAS_NAME').split(';')) draft.names.push({ text, kind })
  }
  draft.births.push(...childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthOfElement))
  for (const { text } of under(record, 'NATIONALITY', 'VALUE')) draft.countries.push({ text, role: 'nationality' })
  for (const place of childrenOf(record, 'INDIVIDUAL_PLACE_OF_BIRTH')) {
    draft.countries.push({ text: textOf(place, 'COUNTRY'), role: 'birth' })
  }
  for (const address of childrenOf(record, isPerson ? 'INDIVIDUAL_ADDRESS' : 'ENTITY_ADDRESS')) {
    draft.countries.push({ text: textOf(address, 'COUNTRY'), role: isPerson ? 'residence' : 'jurisdiction' })
  }
  for (const document of childrenOf(record, 'INDIVIDUAL_DOCUMENT')) {
    const country = textOf(document, 'ISSUING_COUNTRY') || textOf(document, 'COUNTRY_OF_ISSUE')
    draft.identifiers.push({ type: documentType(document), value: textOf(document, 'NUMBER'), country })
  }
  draft.gender = textOf(record, 'GENDER')
  draft.programs.push(textOf(record, 'UN_LIST_TYPE'))
  draft.listedOn = textOf(record, 'LISTED_ON')
  return draft
}

function birthOfElement(element: XmlElement) {
  const type = textOf(element, 'TYPE_OF_DATE')
  if (type === 'BETWEEN') return rangeBirth(Number(textOf(element, 'FROM_YEAR')), Number(textOf(element, 'TO_YEAR')))
  const year = textOf(element, 'YEAR')
  if (year !== '') return yearBirth(Number(year), type === 'APPROXIMATELY')
  const date = textOf(element, 'DATE')
  return birthOf(type === 'APPROXIMATELY' ? `circa ${date}` : date)
}

function documentType(document: XmlElement): 'passport' | 'national_id' | 'other' {
  const type = textOf(document, 'TYPE_OF_DOCUMENT')
  if (/pass/i.test(type)) return 'passport'
  return /national/i.test(type) ? 'national_id' : 'other'
}
