import type { ListedIdentifier } from '../entity/listed-entity.ts'
import { birthOf } from './births.ts'
import { draftEntity, isName, listDate, listedCountry, listedEntity, type EntityDraft } from './entity-draft.ts'
import { asObject, jsonLines, objectsOf, textsOf, type JsonObject } from './json-lines.ts'
import { ftmOffices, nestedOffices } from './ftm-offices.ts'
import type { ListFormat } from './list-format.ts'
import { addOffices } from './offices.ts'
import { kindOfSchema, topicOf } from './open-sanctions-topics.ts'

const nameProperties = [
  ['name', 'alias'],
  ['alias', 'alias'],
  ['weakAlias', 'weak'],
  ['previousName', 'previous'],
] as const
const numberProperties: readonly (readonly [property: string, type: ListedIdentifier['type']])[] = [
  ['passportNumber', 'passport'],
  ['idNumber', 'national_id'],
  ['taxNumber', 'tax'],
  ['innCode', 'tax'],
  ['vatCode', 'tax'],
  ['registrationNumber', 'registration'],
  ['ogrnCode', 'registration'],
  ['leiCode', 'lei'],
  ['imoNumber', 'imo'],
  ['swiftBic', 'swift'],
  ['mmsi', 'other'],
]
const countryProperties = [
  ['nationality', 'nationality'],
  ['citizenship', 'nationality'],
  ['country', 'residence'],
  ['jurisdiction', 'jurisdiction'],
  ['mainCountry', 'jurisdiction'],
  ['flag', 'jurisdiction'],
  ['birthCountry', 'birth'],
] as const

/**
 * FollowTheMoney entities, one per line, as OpenSanctions publishes them: `entities.ftm.json` and
 * `targets.nested.json`, with the offices of politically exposed persons. Skipped: entities that cannot be a party, and parties without a topic. Dates, programmes and
 * identity documents that are separate entities are read where they are nested.
 */
export const ftmLines: ListFormat = {
  id: 'ftm-lines',
  version: 2,
  recognises: (head) => /^\s*(?:\[\s*)?\{/.test(head) && head.includes('"schema"') && head.includes('"properties"'),
  async read(file, found) {
    let published = ''
    const offices = ftmOffices()
    const exposed: { readonly draft: EntityDraft; readonly line: number }[] = []
    for await (const { object, line } of jsonLines(file)) {
      const seen = listDate(textsOf(object['last_seen'])[0] ?? '')
      if (seen > published) published = seen
      if (offices.keep(object)) continue
      const draft = draftOf(object, file.listId)
      // The offices of a person are entities of their own and may come later.
      if (draft?.topics.includes('pep') === true) exposed.push({ draft, line })
      else if (draft !== null) found.entity(listedEntity(draft, line))
    }
    for (const { draft, line } of exposed) {
      addOffices(draft, offices.of(draft.recordId))
      found.entity(listedEntity(draft, line))
    }
    if (published !== '') found.publishedOn(published)
  },
}

function draftOf(object: JsonObject, listId: string): EntityDraft | null {
  const kind = kindOfSchema(textsOf(object['schema'])[0] ?? '')
  const properties = asObject(object['properties'])
  const values = (name: string) => textsOf(properties?.[name])
  const given = values('topics')
  const topics = given.flatMap((text) => topicOf(text) ?? [])
  if (kind === null || topics.length === 0) return null
  const draft = draftEntity({ listId, recordId: textsOf(object['id'])[0] ?? '', kind }, topics)
  draft.names.push({ text: textsOf(object['caption'])[0] ?? '', kind: 'primary' })
  for (const [name, kindOfName] of nameProperties) {
    for (const text of values(name)) draft.names.push({ text, kind: kindOfName })
  }
  // Some parties have only a number or a chemical tail sign: nothing to compare.
  if (!draft.names.some(({ text }) => isName(text))) return null
  draft.births.push(...values('birthDate').map(birthOf))
  for (const [name, role] of countryProperties) for (const text of values(name)) draft.countries.push({ text, role })
  for (const [name, type] of numberProperties) {
    for (const value of values(name)) draft.identifiers.push({ type, value: value.replace(/^IMO/, '') })
  }
  draft.gender = values('gender')[0] ?? ''
  draft.programs.push(...values('programId'))
  draft.listedOn = values('createdAt')[0] ?? textsOf(object['first_seen'])[0] ?? ''
  draft.sourceUrl = `https://www.opensanctions.org/entities/${draft.recordId}/`
  addNested(draft, properties)
  if (topics.includes('pep')) {
    draft.pep = positionOf(values, given)
    addOffices(draft, nestedOffices(properties))
  }
  return draft
}

/** Reads the nested entities of `targets.nested.json`: sanctions and identity documents. */
function addNested(draft: EntityDraft, properties: JsonObject | null): void {
  for (const name of ['sanctions', 'sanctionEntity']) {
    for (const sanction of objectsOf(properties?.[name])) {
      const values = asObject(sanction['properties'])
      draft.programs.push(...textsOf(values?.['programId']), ...textsOf(values?.['program']))
      draft.listedOn = textsOf(values?.['startDate'])[0] ?? draft.listedOn
    }
  }
  for (const name of ['identificationHolder', 'passportHolder', 'identification']) {
    for (const document of objectsOf(properties?.[name])) {
      const values = asObject(document['properties'])
      const type = document['schema'] === 'Passport' ? 'passport' : 'national_id'
      const country = textsOf(values?.['country'])[0] ?? ''
      for (const value of textsOf(values?.['number'])) draft.identifiers.push({ type, value, country })
    }
  }
}

function positionOf(values: (name: string) => readonly string[], topics: readonly string[]) {
  const countries = [...values('country'), ...values('nationality'), ...values('citizenship')]
  return {
    position: values('position')[0] ?? '',
    country: countries.map(listedCountry).find(Boolean) ?? '',
    international: topics.includes('gov.igo') || countries.includes('eu') || countries.includes('zz'),
    from: '',
    to: '',
  }
}
