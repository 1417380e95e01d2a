import type { ListedKind } from '../../domain/screening/result.ts'
import type { ListedIdentifier } from '../entity/listed-entity.ts'
import { birthOf } from './births.ts'
import { draftEntity, isName, listDate, listedCountry, listedEntity, type EntityDraft } from './entity-draft.ts'
import { jsonLines, objectsOf, textsOf, type JsonObject } from './json-lines.ts'
import type { ListFile, ListFormat } from './list-format.ts'
import { topicOf } from './open-sanctions-topics.ts'

/** Attributes for numbers in Senzing's generic entity specification. */
const numbers: readonly (readonly [attribute: string, type: ListedIdentifier['type'], country: string])[] = [
  ['PASSPORT_NUMBER', 'passport', 'PASSPORT_COUNTRY'],
  ['NATIONAL_ID_NUMBER', 'national_id', 'NATIONAL_ID_COUNTRY'],
  ['TAX_ID_NUMBER', 'tax', 'TAX_ID_COUNTRY'],
  ['LEI_NUMBER', 'lei', ''],
  ['OTHER_ID_NUMBER', 'other', 'OTHER_ID_COUNTRY'],
]
const countries = [
  ['NATIONALITY', 'nationality'],
  ['CITIZENSHIP', 'nationality'],
  ['COUNTRY_OF_ASSOCIATION', 'residence'],
  ['REGISTRATION_COUNTRY', 'jurisdiction'],
] as const

/** JSON lines in Senzing's entity specification, as OpenSanctions and others publish them. */
export const senzingLines: ListFormat = {
  id: 'senzing-lines',
  version: 1,
  recognises: (head) => /^\s*(?:\[\s*)?\{/.test(head) && head.includes('"DATA_SOURCE"') && head.includes('"RECORD_ID"'),
  async read(file, found) {
    let published = ''
    for await (const { object, line } of jsonLines(file)) {
      const changed = listDate(textsOf(object['LAST_CHANGE'])[0] ?? '')
      if (changed > published) published = changed
      const draft = draftOf(object, file)
      if (draft.names.some(({ text }) => isName(text))) found.entity(listedEntity(draft, line))
    }
    if (published !== '') found.publishedOn(published)
  },
}

function draftOf(object: JsonObject, { listId, topic }: ListFile): EntityDraft {
  // Attributes are on the object itself or in lists of any name, where each object is one feature.
  const features = [object, ...Object.values(object).flatMap(objectsOf)]
  const values = (attribute: string) => features.flatMap((feature) => textsOf(feature[attribute]))
  const topics = values('TOPIC').flatMap((text) => topicOf(text) ?? [])
  const recordId = values('RECORD_ID')[0] ?? ''
  const draft = draftEntity(
    { listId, recordId, kind: kindOf(values('RECORD_TYPE')[0] ?? '') },
    topics.length > 0 ? topics : [topic],
  )
  for (const feature of features) addName(draft, feature)
  for (const [attribute, type, country] of numbers) {
    for (const feature of features) {
      for (const value of textsOf(feature[attribute])) {
        if (value === recordId) continue
        draft.identifiers.push({ type, value, country: textsOf(feature[country])[0] ?? '' })
      }
    }
  }
  for (const [attribute, role] of countries) for (const text of values(attribute)) draft.countries.push({ text, role })
  draft.births.push(...values('DATE_OF_BIRTH').map(birthOf))
  draft.gender = values('GENDER')[0] ?? ''
  draft.programs.push(...values('DATA_SOURCE'))
  draft.sourceUrl = values('URL')[0] ?? ''
  if (draft.topics.includes('pep')) {
    const country = values('NATIONALITY')
      .concat(values('CITIZENSHIP'), values('COUNTRY_OF_ASSOCIATION'))
      .map(listedCountry)
      .find(Boolean)
    draft.pep = {
      position: values('GROUP_ASSN_ROLE')[0] ?? '',
      country: country ?? '',
      international: false,
      from: '',
      to: '',
    }
  }
  return draft
}

function addName(draft: EntityDraft, feature: JsonObject): void {
  const text = (attribute: string) => textsOf(feature[attribute])[0] ?? ''
  const [given, family] = [`${text('NAME_FIRST')} ${text('NAME_MIDDLE')}`.trim(), text('NAME_LAST')]
  const whole = text('NAME_FULL') || text('NAME_ORG') || `${given} ${family}`.trim()
  if (whole === '') return
  const kind = /^primary$/i.test(text('NAME_TYPE')) ? 'primary' : 'alias'
  draft.names.push({ text: whole, kind, ...(given !== '' && family !== '' && { given, family }) })
}

function kindOf(type: string): ListedKind {
  const kinds: Readonly<Record<string, ListedKind>> = {
    PERSON: 'person',
    ORGANIZATION: 'organization',
    VESSEL: 'vessel',
    AIRCRAFT: 'aircraft',
  }
  return kinds[type.toUpperCase()] ?? 'unknown'
}
