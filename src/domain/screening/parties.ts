import type { ClientKind } from '../../contract/client-kind.ts'
import { legalFormIn } from '../names/legal-forms.ts'
import { normaliseWithDigits, wordsOf } from '../names/normalise.ts'
import type { PartyIdentifier } from './party-identifier.ts'
import { profileNames } from '../profile/profile-names.ts'
import { citizenshipsOf } from '../profile/citizenships.ts'
import { birthDatesOf, datesOf, screenedBirth } from '../profile/date-readings.ts'
import { partiesBehind, partyLists } from '../profile/party-lists.ts'
import type { Party, Profile, ProfileValues } from '../profile/profile.ts'

/** A person or entity of a request, as the name engine gets it. */
export interface ScreenableParty {
  /** The name shown in check ids and sentences; a second person of the same name gets `#2`. */
  readonly party: string
  /** Every name of the party, the one of `party` first. */
  readonly names: readonly string[]
  /** `unknown`: the request does not say what the party is, so that its kind is no evidence. */
  readonly kind: 'person' | 'entity' | 'unknown'
  /** YYYY-MM-DD, '' when unknown. */
  readonly dateOfBirth: string
  /** ISO 3166 alpha-2: nationality, residence, incorporation. */
  readonly countries: readonly string[]
  /** The countries of nationality and incorporation: residence does not contradict a hit. */
  readonly boundTo: readonly string[]
  readonly gender: 'female' | 'male' | null
  /** Numbers of identity documents, registers and taxes, as given; without the SIN, which may not be used for this. */
  readonly identifiers: readonly PartyIdentifier[]
}

type Named = Omit<ScreenableParty, 'party'>

/** Longest name that is compared without a look at each letter, in characters. */
const plainLengthMax = 200

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
  return withLabels(mergeSame(named))
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
function clientsOf(kind: ClientKind, profile: Profile): Named[] {
  const { values } = profile
  const { legal_name: legal, trade_name: trade, names = [] } = values
  const clients: Named[] = []
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

function personClient(names: readonly string[], profile: Profile): Named {
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
function entityClient(names: readonly string[], values: Profile['values']): Named {
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
export function namedParty(party: Party): Named {
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
function kindOf({ isPerson, isEntity }: { readonly isPerson: boolean; readonly isEntity: boolean }): Named['kind'] {
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

/** Merges parties of the same name unless birth date or kind contradict. */
function mergeSame(parties: readonly Named[]): readonly Merged[] {
  const byName = new Map<string, Merged[]>()
  const order: Merged[] = []
  for (const party of parties) {
    const name = nameKey(party.names[0] ?? '')
    if (name === '') continue
    const same = byName.get(name)
    const other = same?.find((merged) => isSame(merged, party))
    if (other !== undefined) {
      addTo(other, party)
      continue
    }
    const { kind, dateOfBirth, gender } = party
    const merged = { first: party, kind, dateOfBirth, gender, lists: null }
    if (same === undefined) byName.set(name, [merged])
    else same.push(merged)
    order.push(merged)
  }
  return order
}

const listKeys = ['names', 'countries', 'boundTo'] as const
type ListKey = (typeof listKeys)[number]

/** A party with everything that the same party says elsewhere. */
interface Merged {
  readonly first: Named
  kind: Named['kind']
  dateOfBirth: string
  gender: Named['gender']
  /** Null when it is said once. A body can repeat a party thousands of times: its lists are sets. */
  lists: (Readonly<Record<ListKey, Set<string>>> & { readonly identifiers: Map<string, PartyIdentifier> }) | null
}

function isSame(a: Merged, b: Named): boolean {
  if (a.kind !== b.kind && a.kind !== 'unknown' && b.kind !== 'unknown') return false
  return a.dateOfBirth === '' || b.dateOfBirth === '' || a.dateOfBirth === b.dateOfBirth
}

function addTo(merged: Merged, party: Named): void {
  const { names, countries, boundTo, identifiers } = merged.first
  merged.lists ??= {
    names: new Set(names),
    countries: new Set(countries),
    boundTo: new Set(boundTo),
    identifiers: new Map(identifiers.map(keyed)),
  }
  for (const key of listKeys) {
    for (const value of party[key]) merged.lists[key].add(value)
  }
  for (const identifier of party.identifiers) merged.lists.identifiers.set(...keyed(identifier))
  if (merged.kind === 'unknown') merged.kind = party.kind
  if (merged.dateOfBirth === '') merged.dateOfBirth = party.dateOfBirth
  merged.gender ??= party.gender
}

/** Words of plain letters, which only become capitals. */
const plainWords = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** The normalised name; a name without letters or digits is unchanged. */
function nameKey(name: string): string {
  if (name.length <= plainLengthMax && plainWords.test(name)) return name.toUpperCase()
  const words = wordsOf(normaliseWithDigits(name))
  return words.length > 0 ? words.join(' ') : name.trim()
}

/** Unique labels: the second of a name gets `#2`. docs/rules/verdict.md#check-ids. */
function withLabels(parties: readonly Merged[]): readonly ScreenableParty[] {
  const taken = new Map<string, number>()
  return parties.map(({ first, kind, dateOfBirth, gender, lists }) => {
    const name = first.names[0] ?? ''
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return {
      party: count === 1 ? name : `${name}#${count}`,
      names: lists === null ? first.names : [...lists.names],
      kind,
      dateOfBirth,
      gender,
      countries: lists === null ? first.countries : [...lists.countries],
      boundTo: lists === null ? first.boundTo : [...lists.boundTo],
      identifiers: lists === null ? first.identifiers : [...lists.identifiers.values()],
    }
  })
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

function keyed(identifier: PartyIdentifier): [key: string, identifier: PartyIdentifier] {
  return [`${identifier.type} ${identifier.country} ${identifier.value}`, identifier]
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
