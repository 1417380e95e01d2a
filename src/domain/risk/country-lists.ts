import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { printedText, readRecords } from '../values/data-record.ts'
import data from './country-lists.json' with { type: 'json' }

/** Ids of the country lists; each is a row of points in docs/rules/risk.md#countries. */
export type CountryListId =
  'fatf_call_for_action' | 'ministerial_directive' | 'eu_high_risk' | 'fatf_increased_monitoring' | 'secrecy'

/** A list as published on a day. */
export interface CountryListEdition {
  readonly list: string
  /** The day it is in force from, YYYY-MM-DD. */
  readonly from: string
  readonly source: string
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
}

interface CountryList {
  readonly id: CountryListId
  /** True when the list applies under a pack. */
  readonly counts: (pack: PolicyPack) => boolean
}

const europeanRegimes: ReadonlySet<string> = new Set(['eu_amlr', 'fr_cmf'])

/** Most serious first. */
const lists: readonly CountryList[] = [
  { id: 'fatf_call_for_action', counts: () => true },
  { id: 'ministerial_directive', counts: ({ country }) => country === 'CA' },
  { id: 'eu_high_risk', counts: ({ regime }) => europeanRegimes.has(regime) },
  { id: 'fatf_increased_monitoring', counts: () => true },
  { id: 'secrecy', counts: ({ regime }) => europeanRegimes.has(regime) },
]

/**
 * Every edition, oldest first within its list. The FATF holds three plenaries a year (February, June, October): add an
 * edition of both of its lists after each.
 */
export const countryListEditions: readonly CountryListEdition[] = readRecords('country-lists.json', data, (record) => ({
  list: record.text('list', new RegExp(`^(?:${lists.map(({ id }) => id).join('|')})$`)),
  from: record.text('from', /^\d{4}-\d{2}-\d{2}$/),
  source: record.text('source', printedText),
  countries: record.texts('countries', /^[A-Z]{2}$/),
}))

/** A time that a country was on a list. */
interface Listing extends CountryList {
  /** YYYY-MM-DD; '' from the beginning. */
  readonly from: string
  /** The first day after it, YYYY-MM-DD; null while it stands. */
  readonly until: string | null
}

/** The listings of each country, most serious first; nearly every client's country has none. */
const listingsByCountry: ReadonlyMap<string, readonly Listing[]> = new Map(
  Array.from(
    Map.groupBy(lists.flatMap(listingsOf), ({ country }) => country),
    ([country, ofCountry]) => [country, ofCountry.map(({ listing }) => listing)],
  ),
)
const onNone: readonly CountryListId[] = []

/** An edition holds until the next one. */
function listingsOf(list: CountryList): readonly { readonly country: string; readonly listing: Listing }[] {
  const editions = countryListEditions.filter((edition) => edition.list === list.id)
  return editions.flatMap(({ from, countries }, index) => {
    const until = editions[index + 1]?.from ?? null
    const listing: Listing = { ...list, from: index === 0 ? '' : from, until }
    return countries.map((country) => ({ country, listing }))
  })
}

/**
 * The lists of a pack that a country was on at a date, most serious first. A date before the first edition of a list is
 * judged by that edition.
 */
export function listsWith(country: string, pack: PolicyPack, asOf: string): readonly CountryListId[] {
  const listings = listingsByCountry.get(country)
  if (listings === undefined) return onNone
  const found: CountryListId[] = []
  for (const { id, counts, from, until } of listings) {
    if (from <= asOf && (until === null || asOf < until) && counts(pack)) found.push(id)
  }
  return found
}
