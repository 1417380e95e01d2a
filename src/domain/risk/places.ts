import { citizenshipsOf } from '../profile/citizenships.ts'
import { partyLists } from '../profile/party-lists.ts'
import type { Party, Profile } from '../profile/profile.ts'
import { countryCode } from '../values/countries.ts'
import { onceAnObject, onceAVerdict } from '../values/verdict-memo.ts'
import { addressCountry, cityCountry, type AddressCountry } from './address-country.ts'
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

/** A country that an address may lie in, or where only mail is sent. */
export type LikelyCountry = NamedCountry & AddressCountry

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
  /** Countries where somebody may be: of a town without a country, and of a mailing address. */
  readonly likely: readonly LikelyCountry[]
  /** Data points with a country that could not be read. */
  readonly unread: readonly string[]
}

/** Keys of a country that tells nothing about the risk: where a person was born, who issued a document, where the office is. */
const withoutRisk: ReadonlySet<string> = new Set(['country_of_birth', 'id_country', 'pep_country'])

/** Several rules and the risk ask about the same profile. */
const knownPlaces = onceAnObject<Profile, null, Places>(readPlaces)

/** The places that a file names, the client's before those of its parties. */
export function placesOf(profile: Profile): Places {
  return knownPlaces(profile, null)
}

function readPlaces(profile: Profile): Places {
  const { values, faults } = profile
  const countries: NamedCountry[] = []
  const citizenships: NamedCountry[] = []
  const regions: NamedRegion[] = []
  const likely: LikelyCountry[] = []
  const addCountry = (field: string, country: string | undefined, party: Party | null = null): void => {
    if (country !== undefined) countries.push({ country, field, party })
  }
  const addRegion = (field: string, region: FoundRegion | null, party: Party | null = null): void => {
    if (region !== null) regions.push({ ...region, field, party })
  }
  const addAddress = (
    field: string,
    found: AddressCountry | null,
    declared?: string,
    party: Party | null = null,
  ): void => {
    if (found === null || found.country === declared) return
    if (found.isCertain) addCountry(field, found.country, party)
    else likely.push({ ...found, field, party })
  }
  addCountry('country', values.country)
  for (const { country } of values.tax_residences ?? []) addCountry('tax_residences', country)
  addCountry('incorporation_country', values.incorporation_country)
  for (const country of values.operations_countries ?? []) addCountry('operations_countries', country)
  addCountry('funds_country', values.funds_country)
  for (const country of citizenshipsOf(values)) citizenships.push({ country, field: 'citizenship', party: null })
  const { address: text, city, province, country, mailing_address: mailing } = values
  addRegion('address', regionIn({ text, city, province, country }))
  addAddress('address', addressCountry(text, country), country)
  if (province === undefined) addAddress('city', cityCountry(city, country), country)
  const mailed = addressCountry(mailing, undefined)
  if (mailed !== null) likely.push({ ...mailed, field: 'mailing_address', party: null })
  addRegion('mailing_address', regionIn({ text: mailing, country: mailed?.country }))

  eachParty(profile, (party, place) => {
    const { address, country: residence } = party
    if (residence !== undefined) addCountry(`${place}.country`, residence, party)
    const { written, region } = address === undefined ? nowhere : knownAddresses(address, residence)
    if (written !== null) {
      const field = written.isCertain && residence === undefined ? 'country' : 'address'
      addAddress(`${place}.${field}`, written, residence, party)
    }
    for (const nationality of citizenshipsOf(party)) {
      citizenships.push({ country: nationality, field: `${place}.citizenship`, party })
    }
    if (region !== null) addRegion(`${place}.address`, region, party)
  })

  const thirdParty: Party = { name: values.third_party_name ?? '' }
  const residence = addressCountry(values.third_party_address, undefined)
  addCountry('third_party_jurisdiction', jurisdictionIn(values.third_party_jurisdiction), thirdParty)
  addRegion('third_party_jurisdiction', regionIn({ text: values.third_party_jurisdiction }), thirdParty)
  addAddress('third_party_address', residence, undefined, thirdParty)
  const named = certain(residence)
  addRegion('third_party_address', regionIn({ text: values.third_party_address, country: named }), thirdParty)

  const unread: string[] = []
  for (const { key, value, why } of faults) {
    if (why !== 'not_a_country' || withoutRisk.has(key.split('.').at(-1) ?? key)) continue
    if (key === 'country' && values.country !== undefined) continue
    unread.push(key)
    addRegion(key, regionIn({ text: value }))
  }
  return { countries, citizenships, regions, likely, unread }
}

/** What an address says, beside the declared country. The people of a file often share one. */
const knownAddresses = onceAVerdict((text: string, country: string | undefined) => {
  const written = addressCountry(text, country)
  return { written, region: regionOf(text, written, country) }
})
const nowhere = { written: null, region: null } as const

/** Visits every party with its place in the profile, along the chains of owners. */
function eachParty({ values }: Profile, visit: (party: Party, place: string) => void): void {
  const walk = (list: readonly Party[], place: string): void => {
    list.forEach((party, index) => {
      const here = `${place}[${index}]`
      visit(party, here)
      if (party.owned_by !== undefined) walk(party.owned_by, `${here}.owned_by`)
    })
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

/** A declared country elsewhere does not hide a region that the address names. */
function regionOf(
  text: string | undefined,
  written: AddressCountry | null,
  declared: string | undefined,
): FoundRegion | null {
  const named = certain(written)
  const region = regionIn({ text, country: named ?? declared })
  return region === null && named === undefined && declared !== undefined ? regionIn({ text }) : region
}

function certain(found: AddressCountry | null): string | undefined {
  return found?.isCertain === true ? found.country : undefined
}

/** A jurisdiction is a country, or a place and its country. */
function jurisdictionIn(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (countryCode(text) ?? certain(addressCountry(text, undefined)))
}
