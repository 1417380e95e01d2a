import { printedText, readRecords, type DataRecord } from '../values/data-record.ts'
import { agreementOf, agreementPattern, noun, type Noun } from '../values/noun.ts'
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
  /** The name in a sentence. */
  readonly noun: Noun
}

/** Every province and territory of Canada, and the states of the United States with the District of Columbia and Puerto Rico. */
export const provinces: readonly Province[] = readRecords('provinces.json', data, (record) => ({
  country: record.text('country', /^(?:CA|US)$/),
  code: record.text('code', /^[A-Z]{2}$/),
  ...namesOf(record.texts('names', printedText), record),
}))

/** The first of the names is the English one; a place without an agreement takes no article in French. */
function namesOf(names: readonly string[], record: DataRecord): Pick<Province, 'names' | 'noun'> {
  const agreement = record.optionalText('agreement', agreementPattern)
  return {
    names,
    noun: {
      ...noun(names[0] ?? '', record.text('fr', printedText), agreementOf(agreement), 'one'),
      article: agreement === '' ? 'never' : 'always',
    },
  }
}

const nouns: ReadonlyMap<string, Noun> = new Map(
  provinces.map(({ country, code, noun: name }) => [`${country}-${code}`, name]),
)

/** The name of a province in a sentence; null for a code that the country does not have. */
export function provinceNoun(code: string, country: string): Noun | null {
  return nouns.get(`${country}-${code}`) ?? null
}

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

/** True for a country whose provinces are known here. */
export function hasProvinces(country: string): boolean {
  return codesByCountry.has(country)
}

/**
 * The ISO 3166-2 suffix that a text names in Canada or the United States, whatever its case, accents and punctuation (`CA-QC`
 * too); null when the country has no such province or its provinces are not known here.
 * docs/rules/profile.md#countries-and-places.
 */
export function provinceCode(text: string, country: string): string | null {
  const codes = codesByCountry.get(country)
  if (codes === undefined) return null
  return codes.get(text) ?? codeOfKey(nameKey(text), country)
}

/** True for a province of any of the countries known here. */
export function isProvince(text: string): boolean {
  const key = nameKey(text)
  for (const country of codesByCountry.keys()) if (codeOfKey(key, country) !== null) return true
  return false
}

function codeOfKey(key: string, country: string): string | null {
  const codes = codesByCountry.get(country)
  if (codes === undefined) return null
  return codes.get(key) ?? (key.startsWith(country) ? (codes.get(key.slice(country.length)) ?? null) : null)
}

function nameKey(text: string): string {
  const normalised = normaliseName(text)
  return normalised.includes(' ') ? normalised.replaceAll(' ', '') : normalised
}
