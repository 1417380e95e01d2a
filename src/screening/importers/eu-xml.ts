import type { ListedKind } from '../../domain/screening/result.ts'
import { birthOf, monthBirth, rangeBirth, yearBirth } from './births.ts'
import { draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { childrenOf, readXml, type XmlElement } from './xml-records.ts'

/** The consolidated list of EU financial sanctions as XML 1.1 (xmlFullSanctionsList_1_1). */
export const euXml: ListFormat = {
  id: 'eu-xml',
  version: 2,
  recognises: (head) => head.includes('<export') && head.includes('http://eu.europa.ec/fpi/fsd/export'),
  async read(file, found) {
    await readXml(file, {
      root: 'export',
      records: new Set(['sanctionEntity']),
      onStart: (name, { generationDate }) => {
        if (name === 'export' && generationDate !== undefined) found.publishedOn(generationDate.slice(0, 10))
      },
      onRecord: (entity) => found.entity(listedEntity(draftOf(entity, file.listId), entity.line)),
    })
  },
}

function draftOf(entity: XmlElement, listId: string): EntityDraft {
  const { euReferenceNumber, logicalId = '', designationDate = '' } = entity.attributes
  const type = childrenOf(entity, 'subjectType')[0]?.attributes ?? {}
  const kind = euKind(type['classificationCode'] ?? type['code'] ?? '')
  const draft = draftEntity({ listId, recordId: euReferenceNumber || logicalId, kind }, ['sanction'])
  for (const { attributes } of childrenOf(entity, 'nameAlias')) {
    addEuName(draft, {
      whole: attributes['wholeName'] ?? '',
      given: [attributes['firstName'], attributes['middleName']].filter(Boolean).join(' '),
      family: attributes['lastName'] ?? '',
      isStrong: attributes['strong'] !== 'false',
    })
    draft.gender ||= attributes['gender'] ?? ''
  }
  for (const { attributes } of childrenOf(entity, 'birthdate')) {
    draft.births.push(
      euBirth({
        date: attributes['birthdate'] ?? '',
        month: attributes['monthOfYear'] ?? '',
        year: attributes['year'] ?? '',
        yearFrom: attributes['yearRangeFrom'] ?? '',
        yearTo: attributes['yearRangeTo'] ?? '',
        isCirca: attributes['circa'] === 'true',
      }),
    )
    draft.countries.push({ text: attributes['countryIso2Code'] ?? '', role: 'birth' })
  }
  for (const { attributes } of childrenOf(entity, 'citizenship')) {
    draft.countries.push({ text: attributes['countryIso2Code'] ?? '', role: 'nationality' })
  }
  for (const { attributes } of childrenOf(entity, 'address')) {
    draft.countries.push({
      text: attributes['countryIso2Code'] ?? '',
      role: kind === 'person' ? 'residence' : 'jurisdiction',
    })
  }
  for (const { attributes } of childrenOf(entity, 'identification')) {
    const value = attributes['number'] || attributes['latinNumber'] || ''
    draft.identifiers.push({
      type: euIdentifierType(attributes['identificationTypeCode'] ?? ''),
      value,
      country: attributes['countryIso2Code'] ?? '',
    })
  }
  for (const regulation of childrenOf(entity, 'regulation')) {
    draft.programs.push(regulation.attributes['programme'] ?? '')
    draft.sourceUrl ||= childrenOf(regulation, 'publicationUrl')[0]?.text ?? ''
    draft.listedOn ||= designationDate || (regulation.attributes['entryIntoForceDate'] ?? '')
  }
  return draft
}

/** `P` and `person` are persons, `E` and `enterprise` are not. */
export function euKind(code: string): ListedKind {
  return /^p(?:erson)?$/i.test(code) ? 'person' : 'organization'
}

/** Codes of the EU's identification types. */
export function euIdentifierType(code: string) {
  const types = {
    passport: 'passport',
    id: 'national_id',
    ssn: 'national_id',
    fiscalcode: 'tax',
    taxid: 'tax',
    regnumber: 'registration',
    imo: 'imo',
    swiftbic: 'swift',
  } as const
  const isKnown = (text: string): text is keyof typeof types => Object.hasOwn(types, text)
  return isKnown(code) ? types[code] : 'other'
}

/** Adds a name. The EU marks good aliases as strong and separates the name parts where it knows them. */
export function addEuName(
  draft: EntityDraft,
  name: { readonly whole: string; readonly given: string; readonly family: string; readonly isStrong: boolean },
): void {
  const { whole, given, family, isStrong } = name
  const parts = draft.kind === 'person' && given !== '' && family !== '' ? { given, family } : {}
  const isFirst = draft.names.length === 0
  const kind = isFirst ? 'primary' : isStrong ? 'alias' : 'weak'
  draft.names.push({ text: whole || `${given} ${family}`, kind, ...parts })
}

/** An EU birth date, exact or in parts. */
export function euBirth(birth: {
  readonly date: string
  readonly month: string
  readonly year: string
  readonly yearFrom: string
  readonly yearTo: string
  readonly isCirca: boolean
}) {
  const { date, month, year, yearFrom, yearTo, isCirca } = birth
  if (date !== '') return birthOf(isCirca ? `circa ${date}` : date)
  if (yearFrom !== '' && yearTo !== '') return rangeBirth(Number(yearFrom), Number(yearTo))
  if (year === '') return null
  return month === '' || isCirca ? yearBirth(Number(year), isCirca) : monthBirth(Number(year), Number(month))
}
