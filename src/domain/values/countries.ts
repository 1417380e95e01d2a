import type { Locale } from '../../contract/locale.ts'
import data from './countries.json' with { type: 'json' }
import { printedText, readRecords } from './data-record.ts'
import { agreementOf, agreementPattern, noun, type Noun } from './noun.ts'

/** A country and its names. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly alpha3: string
  readonly names: Readonly<Record<Locale, string>>
  /** Other spellings in use. */
  readonly spellings: readonly string[]
  /** The name in a sentence. */
  readonly noun: Noun
}

/**
 * Every officially assigned code of ISO 3166-1, by alpha-2. Names are the common short forms of Unicode CLDR. Spellings
 * are former and long names, abbreviations, and the passport codes of ICAO 9303-3 §5.
 */
export const countries: readonly Country[] = readRecords('countries.json', data, (record) => {
  const names = { en: record.text('en', printedText), fr: record.text('fr', printedText) }
  // Many islands and cities take no article in French: "Cuba", "de Cuba".
  const agreement = record.optionalText('agreement', agreementPattern)
  return {
    code: record.text('alpha2', /^[A-Z]{2}$/),
    alpha3: record.text('alpha3', /^[A-Z]{3}$/),
    names,
    spellings: record.texts('spellings', printedText),
    noun: {
      ...noun(names.en, names.fr, agreementOf(agreement), 'one'),
      article: agreement === '' ? 'never' : 'place',
    },
  }
})

/** Articles and conjunctions that people often leave out: "Bahamas" and "The Bahamas", "&" and "and". */
const skippedWords = new Set(['the', 'la', 'le', 'les', 'l', 'and', 'et'])

const saints: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
])

/** Words without accents, as nearly every name is. */
const plainWords = /^[A-Za-z ]+$/

const byCode = new Map(countries.map((country) => [country.code, country]))
const codeByCode = new Map(
  countries.flatMap(({ code, alpha3 }): [string, string][] => [
    [code, code],
    [alpha3, code],
  ]),
)
const codeByName = new Map(
  countries.flatMap(({ code, names: { en, fr }, spellings }) =>
    [en, fr, ...spellings].map((name): [string, string] => [nameKey(name), code]),
  ),
)

/**
 * The ISO 3166-1 alpha-2 code that a text names: alpha-2, alpha-3, English or French name or another spelling, ignoring
 * case, accents and punctuation. Null when it names none or is ambiguous ("Korea").
 * docs/rules/profile.md#countries-and-places.
 */
export function countryCode(text: string): string | null {
  return codeByCode.get(text) ?? codeByCode.get(text.trim().toUpperCase()) ?? codeByName.get(nameKey(text)) ?? null
}

/**
 * What the last word of a name of these countries can be, in capitals: an ending of a spelling, since spaces do not count, or an
 * article. Who looks for a few countries in many texts reads only those that end so.
 */
export function nameEndings(codes: ReadonlySet<string>): ReadonlySet<string> {
  const endings = countries
    .filter(({ code }) => codes.has(code))
    .flatMap(({ alpha3: code, names: { en, fr }, spellings }) => [code, en, fr, ...spellings].map(nameKey))
    .flatMap((key) => Array.from({ length: key.length }, (_, start) => key.slice(start)))
  return new Set([...endings, ...skippedWords].map((ending) => ending.toUpperCase()))
}

/** The country's short name in a language; a code that is not in ISO 3166-1 is returned unchanged. */
export function countryName(code: string, locale: Locale): string {
  return byCode.get(code)?.names[locale] ?? code
}

/** The country's name in a sentence; null for a code that is not in ISO 3166-1. */
export function countryNoun(code: string): Noun | null {
  return byCode.get(code)?.noun ?? null
}

/** The alpha-3 code of an alpha-2 code, or null when it is not in ISO 3166-1. */
export function alpha3(code: string): string | null {
  return byCode.get(code)?.alpha3 ?? null
}

/** The key that all spellings of one country share: letters without accents, case, punctuation and articles. */
function nameKey(text: string): string {
  if (!plainWords.test(text)) return foldedKey(text)
  let key = ''
  for (const word of text.toLowerCase().split(' ')) {
    if (!skippedWords.has(word)) key += saints.get(word) ?? word
  }
  return key
}

/** The same of any text. */
function foldedKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .split(/[^\p{L}]+/u)
    .filter((word) => !skippedWords.has(word))
    .join('')
}
