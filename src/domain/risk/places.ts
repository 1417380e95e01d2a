import { citizenshipsOf } from '../profile/citizenships.ts'
import { partyLists } from '../profile/party-lists.ts'
import type { Party, Profile } from '../profile/profile.ts'
import { countryCode } from '../values/countries.ts'
import { regionIn, type FoundRegion } from './embargoed-regions.ts'

/** A country that a file names. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The data point that names it: `country`, `beneficial_owners[0].country`. */
  readonly field: string
  /** Null for the client. */
  readonly party: Party | null
}

/** A region under a prohibition that an address of a file names. */
export interface NamedRegion extends FoundRegion {
  readonly field: string
  readonly party: Party | null
}

/** Every place that a file names. docs/rules/risk.md#countries. */
export interface Places {
  /** Residence, tax residence, incorporation, operations and funds of the client, then residence of the parties. */
  readonly countries: readonly NamedCountry[]
  /** Nationalities, of the client first. */
  readonly citizenships: readonly NamedCountry[]
  readonly regions: readonly NamedRegion[]
  /** Data points with a country that could not be read. */
  readonly unread: readonly string[]
}

/** Characters of a country at the end of an address. Two letters are ambiguous: `CA` ends addresses of California. */
const countryLengthMin = 3
const countryLengthMax = 60

/** Keys of a country that tells nothing about the risk: where a person was born, who issued a document, where the office is. */
const withoutRisk: ReadonlySet<string> = new Set(['country_of_birth', 'id_country', 'pep_country'])

/** The places that a file names, the client's before those of its parties. */
export function placesOf(profile: Profile): Places {
  const { values, faults } = profile
  const countries: NamedCountry[] = []
  const citizenships: NamedCountry[] = []
  const regions: NamedRegion[] = []
  const addCountry = (field: string, country: string | undefined, party: Party | null = null): void => {
    if (country !== undefined) countries.push({ country, field, party })
  }
  const addRegion = (field: string, region: FoundRegion | null, party: Party | null = null): void => {
    if (region !== null) regions.push({ ...region, field, party })
  }
  addCountry('country', values.country)
  for (const { country } of values.tax_residences ?? []) addCountry('tax_residences', country)
  addCountry('incorporation_country', values.incorporation_country)
  for (const country of values.operations_countries ?? []) addCountry('operations_countries', country)
  addCountry('funds_country', values.funds_country)
  for (const country of citizenshipsOf(values)) citizenships.push({ country, field: 'citizenship', party: null })
  const { address: text, city, province, country } = values
  addRegion('address', regionIn({ text, city, province, country }))

  eachParty(profile, (party, place) => {
    const { residence, nationalities, region } = partyPlaces(party)
    if (residence !== undefined) addCountry(`${place}.country`, residence, party)
    for (const nationality of nationalities) {
      citizenships.push({ country: nationality, field: `${place}.citizenship`, party })
    }
    if (region !== null) addRegion(`${place}.address`, region, party)
  })

  const thirdParty: Party = { name: values.third_party_name ?? '' }
  const residence = countryIn(values.third_party_address)
  addCountry('third_party_jurisdiction', jurisdictionIn(values.third_party_jurisdiction), thirdParty)
  addCountry('third_party_address', residence, thirdParty)
  addRegion('third_party_address', regionIn({ text: values.third_party_address, country: residence }), thirdParty)

  const unread: string[] = []
  for (const { key, value, why } of faults) {
    if (why !== 'not_a_country' || withoutRisk.has(key.split('.').at(-1) ?? key)) continue
    if (key === 'country' && values.country !== undefined) continue
    unread.push(key)
    addRegion(key, regionIn({ text: value }))
  }
  return { countries, citizenships, regions, unread }
}

interface PartyPlaces {
  readonly residence: string | undefined
  readonly nationalities: readonly string[]
  readonly region: FoundRegion | null
}

/** A verdict asks several times, and a file has up to hundreds of parties. */
const knownParties = new WeakMap<Party, PartyPlaces>()

function partyPlaces(party: Party): PartyPlaces {
  const before = knownParties.get(party)
  if (before !== undefined) return before
  const residence = party.country ?? countryIn(party.address)
  const region = regionIn({ text: party.address, country: residence })
  const places = { residence, nationalities: citizenshipsOf(party), region }
  knownParties.set(party, places)
  return places
}

/** Visits every party with its place in the profile, along the chains of owners. */
function eachParty({ values }: Profile, visit: (party: Party, place: string) => void): void {
  const walk = (list: readonly Party[], place: string): void => {
    for (const [index, party] of list.entries()) {
      const here = `${place}[${index}]`
      visit(party, here)
      if (party.owned_by !== undefined) walk(party.owned_by, `${here}.owned_by`)
    }
  }
  for (const list of partyLists) {
    const parties = values[list]
    if (parties !== undefined) walk(parties, list)
  }
}

/** True for a data point of the client itself, false for one of a party or of a third party. */
export function isOfClient(field: string): boolean {
  return !field.includes('[') && !field.startsWith('third_party')
}

/** The country that ends an address: its last part, after any postal code. */
function countryIn(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const comma = Math.max(address.lastIndexOf(','), address.lastIndexOf('\n'))
  if (comma < 0) return undefined
  const last = address.slice(comma + 1, comma + 1 + countryLengthMax)
  const name = afterDigits(last)
  return name.length < countryLengthMin ? undefined : (countryCode(name) ?? undefined)
}

function afterDigits(text: string): string {
  let from = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= 48 && code <= 57) from = index + 1
  }
  return text.slice(from).trim()
}

/** A jurisdiction is a country, or a place and its country. */
function jurisdictionIn(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (countryCode(text) ?? countryIn(text))
}
