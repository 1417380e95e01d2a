import { listedKinds, listedTopics } from '../../domain/screening/listed-terms.ts'
import { countryCode } from '../../domain/values/countries.ts'
import { ListRefused } from '../../ports/list-engine.ts'
import type { ListedEntity } from '../entity/listed-entity.ts'
import { birthOf } from './births.ts'
import { draftEntity, listDate, listedEntity } from './entity-draft.ts'
import type { ListFile } from './list-format.ts'
import { addOffices, officeTiers } from './offices.ts'

/** Columns of an operator's own list; only `name` is required. docs/screening-lists.md. */
export const ownColumns = [
  'id',
  'name',
  'kind',
  'topics',
  'aliases',
  'weak_aliases',
  'given_name',
  'family_name',
  'birth_dates',
  'nationalities',
  'countries',
  'gender',
  'identifiers',
  'programs',
  'listed_on',
  'url',
  'position',
  'position_country',
  'position_tier',
  'position_from',
  'position_to',
] as const
export type OwnColumn = (typeof ownColumns)[number]

/** Refuses an id that the author gives to a second entry; names stand for missing ids and may repeat. */
export function ownIds(): (id: string, line: number) => void {
  const seen = new Set<string>()
  return (id, line) => {
    if (id !== '' && seen.has(id)) throw new ListRefused(line, `the id ${id.slice(0, 60)} is given to two entries`)
    seen.add(id)
  }
}

/**
 * An entry of an operator's own list. Invalid values are refused, unlike in published lists, since the author can
 * correct them. Without an id the name is the id.
 */
export function ownEntry(
  values: (column: OwnColumn) => readonly string[],
  { listId, topic }: Pick<ListFile, 'listId' | 'topic'>,
  line: number,
): ListedEntity {
  const one = (column: OwnColumn) => values(column)[0] ?? ''
  const name = one('name')
  const kind = oneOf(listedKinds, one('kind') || 'unknown', line, 'kind')
  const topics = values('topics').map((text) => oneOf(listedTopics, text, line, 'topics'))
  const draft = draftEntity({ listId, recordId: one('id') || name, kind }, topics.length > 0 ? topics : [topic])
  draft.names.push({ text: name, kind: 'primary', given: one('given_name'), family: one('family_name') })
  for (const text of values('aliases')) draft.names.push({ text, kind: 'alias' })
  for (const text of values('weak_aliases')) draft.names.push({ text, kind: 'weak' })
  for (const text of values('birth_dates')) {
    const birth = birthOf(text)
    if (birth === null) throw new ListRefused(line, 'birth_dates has what is no date, month or year')
    draft.births.push(birth)
  }
  for (const [column, role] of roles) {
    for (const text of values(column)) draft.countries.push({ text: countryOf(text, line, column), role })
  }
  for (const text of values('identifiers')) draft.identifiers.push(identifierOf(text, line))
  draft.gender = one('gender')
  draft.programs.push(...values('programs'))
  if (one('listed_on') !== '' && listDate(one('listed_on')) === '') throw new ListRefused(line, 'listed_on is no date')
  draft.listedOn = one('listed_on')
  draft.sourceUrl = one('url')
  const dayOf = (column: OwnColumn) => {
    const day = listDate(one(column))
    if (one(column) !== '' && day === '') throw new ListRefused(line, `${column} is no date`)
    return day
  }
  if (draft.topics.includes('pep')) {
    const country = one('position_country') || one('countries')
    const international = /^international$/i.test(one('position_country'))
    const code = international || country === '' ? '' : countryOf(country, line, 'position_country')
    const tier = one('position_tier') === '' ? null : oneOf(officeTiers, one('position_tier'), line, 'position_tier')
    const [from, to] = [dayOf('position_from'), dayOf('position_to')]
    const office = { position: one('position'), country: code, from, to, isEnded: to !== '' }
    addOffices(draft, [{ ...office, tier: international ? 'international' : tier }])
  }
  return listedEntity(draft, line)
}

const roles = [
  ['nationalities', 'nationality'],
  ['countries', 'residence'],
] as const

const identifierTypes = ['passport', 'national_id', 'tax', 'registration', 'lei', 'imo', 'swift', 'other'] as const

/** `passport:X1234567` or `X1234567`. */
function identifierOf(text: string, line: number) {
  const colon = text.indexOf(':')
  if (colon < 0) return { type: 'other', value: text } as const
  const type = oneOf(identifierTypes, text.slice(0, colon).trim(), line, 'identifiers')
  return { type, value: text.slice(colon + 1) }
}

function countryOf(text: string, line: number, column: OwnColumn): string {
  const code = countryCode(text)
  if (code === null) throw new ListRefused(line, `${column} has what is no country`)
  return code
}

function oneOf<Word extends string>(words: readonly Word[], text: string, line: number, column: OwnColumn): Word {
  const word = words.find((candidate) => candidate === text.trim().toLowerCase())
  if (word === undefined) throw new ListRefused(line, `${column} must be of ${words.join(', ')}`)
  return word
}
