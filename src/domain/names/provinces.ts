import { printedText, readRecords } from '../values/data-record.ts'
import { normaliseName } from './normalise.ts'
import data from './provinces.json' with { type: 'json' }

/** A province of Canada or a state of the United States. */
export interface Province {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 3166-2 suffix, which is the postal code of the province. */
  readonly code: string
  /** English and French names and abbreviations in use; names of states are those of the Census Bureau. */
  readonly names: readonly string[]
}

/** Every province and territory of Canada, and the states of the United States with the District of Columbia and Puerto Rico. */
export const provinces: readonly Province[] = readRecords('provinces.json', data, (record) => ({
  country: record.text('country', /^(?:CA|US)$/),
  code: record.text('code', /^[A-Z]{2}$/),
  names: record.texts('names', printedText),
}))

const codesByCountry: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Array.from(
    Map.groupBy(provinces, ({ country }) => country),
    ([country, ofCountry]) => [country, codesByName(ofCountry)],
  ),
)

function codesByName(ofCountry: readonly Province[]): ReadonlyMap<string, string> {
  return new Map(
    ofCountry.flatMap(({ code, names }) => [code, ...names].map((name): [string, string] => [nameKey(name), code])),
  )
}

/**
 * The ISO 3166-2 suffix that a text names in Canada or the United States, whatever its case, accents and punctuation (`CA-QC`
 * too); null when the country has no such province or its provinces are not known here.
 * docs/rules/profile.md#countries-and-places.
 */
export function provinceCode(text: string, country: string): string | null {
  const codes = codesByCountry.get(country)
  if (codes === undefined) return null
  const key = nameKey(text)
  return codes.get(key) ?? (key.startsWith(country) ? (codes.get(key.slice(country.length)) ?? null) : null)
}

function nameKey(text: string): string {
  return normaliseName(text).replaceAll(' ', '')
}
