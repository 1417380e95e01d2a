import type { ClientKind } from '../../contract/client-kind.ts'
import { legalFormIn } from '../names/legal-forms.ts'
import type { PartyIdentifier } from './party-identifier.ts'
import { profileNames } from '../profile/profile-names.ts'
import { citizenshipsOf } from '../profile/citizenships.ts'
import { birthDatesOf, datesOf, screenedBirth } from '../profile/date-readings.ts'
import { partiesBehind, partyLists } from '../profile/party-lists.ts'
import type { Party, Profile, ProfileValues } from '../profile/profile.ts'
import { distinctParties, nameKey } from './distinct-parties.ts'
import type { NamedParty, ScreenableParty } from './screenable-party.ts'

/** The place of a party in a list, and in the lists of owners behind it. */
const partyPlace = /\[\d+\](?:\.owned_by(?:\[\d+\])?)*$/

const nameKeys: ReadonlySet<string> = new Set([
  ...['first_name', 'last_name', 'middle_names', 'birth_last_name', 'names', 'other_names'],
  ...['legal_name', 'trade_name', 'third_party_name'],
  ...partyLists.map((list) => `${list}[]`),
])

/** What each number of a profile is, and the country that issues it where that is one. */
const personNumbers = [
  ['passport_number', 'passport', ''],
  ['national_number', 'national_id', ''],
  ['tax_number', 'tax', ''],
  ['ssn', 'tax', 'US'],
  ['itin', 'tax', 'US'],
] as const satisfies Numbers

const entityNumbers = [
  ['registration_number', 'registration', ''],
  ['business_number', 'registration', 'CA'],
  ['neq', 'registration', 'CA'],
  ['siren', 'registration', 'FR'],
  ['siret', 'registration', 'FR'],
  ['ice', 'registration', 'MA'],
  ['rc', 'registration', 'MA'],
  ['if_number', 'tax', 'MA'],
  ['lei', 'lei', ''],
  ['charity_registration', 'registration', 'CA'],
  ['ein', 'tax', 'US'],
  ['tax_number', 'tax', ''],
] as const satisfies Numbers
type Numbers = readonly (readonly [key: keyof ProfileValues, type: PartyIdentifier['type'], country: string])[]

/**
 * The parties of a request to screen: the client under all its names, the parties of an entity, and third parties. A party in
 * several lists is screened once; the same name with another birth date is another party. A call may have as many as
 * `partyLimits` allows.
 * docs/api.md#who-is-screened.
 */
export function screeningParties(kind: ClientKind, profile: Profile): readonly ScreenableParty[] {
  const named = clientsOf(kind, profile)
  for (const party of partiesBehind(profile)) named.push(namedParty(party))
  const third = thirdParty(profile)
  if (third !== null) named.push(namedParty(third))
  return distinctParties(named)
}

/** The screened parties that a party of the profile may be: those of its name, unless the birth dates differ. */
export function screenedAs<Screened extends ScreenableParty>(
  { name, date_of_birth: born = '' }: Pick<Party, 'name' | 'date_of_birth'>,
  screened: readonly Screened[],
): readonly Screened[] {
  const key = nameKey(name)
  return screened.filter(
    ({ names, dateOfBirth }) =>
      names.some((other) => nameKey(other) === key) && (born === '' || dateOfBirth === '' || dateOfBirth === born),
  )
}

/**
 * True when a given name cannot be screened: too long, not text, or beyond the length of its list. `screening` then fails.
 */
export function hasUnreadName({ faults }: Profile): boolean {
  return faults.some(
    ({ key, why }) => (why === 'too_long' || why === 'unknown_value') && nameKeys.has(key.replace(partyPlace, '[]')),
  )
}

/** The client; a person and an entity when the profile names both. */
function clientsOf(kind: ClientKind, profile: Profile): NamedParty[] {
  const { values } = profile
  const { legal_name: legal, trade_name: trade, names = [] } = values
  const clients: NamedParty[] = []
  if (kind === 'individual') {
    const personal = profileNames(profile)
    if (personal.length > 0) clients.push(personClient(personal, profile))
  }
  const businessNames = distinct(legal, trade)
  if (businessNames.length > 0) clients.push(entityClient(businessNames, values))
  if (kind === 'individual') return clients
  // `names` of an entity are separate parties. A contact person is given in parts.
  if (profile.given.has('first_name') || profile.given.has('last_name')) {
    const contact = profileNames({ ...profile, values: { ...values, names: [] } })
    if (contact.length > 0) clients.push(personClient(contact, profile))
  }
  for (const name of names) clients.push(namedParty({ name }))
  return clients
}

function personClient(names: readonly string[], profile: Profile): NamedParty {
  const { values, given } = profile
  const inParts = given.has('first_name') && given.has('last_name')
  const births = datesOf(profile, 'date_of_birth')
  return {
    names: distinct(...names),
    kind: kindOf({ isPerson: inParts || births.length > 0, isEntity: hasCertainForm(names) }),
    dateOfBirth: screenedBirth(births),
    countries: distinct(...citizenshipsOf(values), values.country),
    boundTo: citizenshipsOf(values),
    gender: values.sex === 'F' ? 'female' : values.sex === 'M' ? 'male' : null,
    identifiers: [...documentNumber(values), ...numbersOf(personNumbers, values)],
  }
}

/** A business that has no legal form in its name may be one person's: of a sole proprietor, or of a deceased person. */
function entityClient(names: readonly string[], values: Profile['values']): NamedParty {
  return {
    names,
    kind: kindOf({ isPerson: false, isEntity: names.some((name) => legalFormIn(name) !== null) }),
    dateOfBirth: '',
    countries: distinct(values.incorporation_country, values.country),
    boundTo: distinct(values.incorporation_country),
    gender: null,
    identifiers: numbersOf(entityNumbers, values),
  }
}

/** A party of a profile with what is said of it, as the name engine gets it. */
export function namedParty(party: Party): NamedParty {
  const { name, kind, country, id_number: number, owned_by: behind } = party
  const births = birthDatesOf(party)
  const nationalities = citizenshipsOf(party)
  return {
    names: [name],
    kind: kindOf({
      isPerson: kind === 'person' || births.length > 0,
      isEntity: kind === 'entity' || behind !== undefined || hasCertainForm([name]),
    }),
    dateOfBirth: screenedBirth(births),
    countries: distinct(...nationalities, country),
    boundTo: nationalities,
    gender: null,
    identifiers: number === undefined || number === '' ? [] : [{ value: number, type: 'unknown', country: '' }],
  }
}

/** What the request says or proves a party to be. Nothing said, and a contradiction, prove nothing: the name alone would be a guess. */
function kindOf({
  isPerson,
  isEntity,
}: {
  readonly isPerson: boolean
  readonly isEntity: boolean
}): NamedParty['kind'] {
  if (isPerson === isEntity) return 'unknown'
  return isPerson ? 'person' : 'entity'
}

function hasCertainForm(names: readonly string[]): boolean {
  return names.some((name) => legalFormIn(name) === 'certain')
}

/** The third party that the client acts for. PCMLTFR s. 135. */
function thirdParty(profile: Profile): Party | null {
  const { values } = profile
  const { third_party_name: name, third_party_registration_number: number } = values
  if (name === undefined) return null
  const born = screenedBirth(datesOf(profile, 'third_party_date_of_birth'))
  // Only entities are registered.
  const isRegistered = number !== undefined || values.third_party_jurisdiction !== undefined
  return {
    name,
    ...(isRegistered ? { kind: 'entity' } : {}),
    ...(born === '' ? {} : { date_of_birth: born }),
    ...(number === undefined ? {} : { id_number: number }),
  }
}

/** The number of the identity document: a passport's where the request says so. */
function documentNumber({
  id_number: value,
  id_type: type,
  id_country: country = '',
}: Profile['values']): PartyIdentifier[] {
  if (value === undefined || value === '') return []
  return [{ value, type: type === 'passport' ? 'passport' : 'unknown', country }]
}

function numbersOf(numbers: typeof personNumbers | typeof entityNumbers, values: Profile['values']): PartyIdentifier[] {
  return numbers.flatMap(([key, type, country]) => {
    const value = values[key]
    return value === undefined || value === '' ? [] : [{ value, type, country }]
  })
}

function distinct(...values: readonly (string | undefined)[]): readonly string[] {
  const found: string[] = []
  for (const value of values) addNew(found, value)
  return found
}

/** Lists of one party are short. */
function addNew(list: string[], value: string | undefined): void {
  if (value !== undefined && value !== '' && !list.includes(value)) list.push(value)
}
