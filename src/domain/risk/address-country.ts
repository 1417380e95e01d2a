import { normaliseName, wordsOf } from '../names/normalise.ts'
import { isProvince, provinceCode } from '../names/provinces.ts'
import { countryCode, nameEndings } from '../values/countries.ts'
import { printedText, readRecords } from '../values/data-record.ts'
import data from './embargoed-cities.json' with { type: 'json' }

/** The country that an address names. */
export interface AddressCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** False when only a town, or the last word of a line, says it. */
  readonly isCertain: boolean
}

/** Longest text looked at, in characters, most parts of it and most words of a part. */
const textLengthMax = 300
const partsMax = 12
const wordsMax = 12

/** Characters of a country's name; shorter ones are codes. */
const nameLengthMin = 3
const nameLengthMax = 60

/** Most words of a country's name at the end of a line without commas. */
const nameWordsMax = 5

const upperCode = /^[A-Z]{2}$/
const stateAndCode = /(?:^|\s)([A-Z]{2})\.?(?:\s+\d{5}(?:-\d{4})?|\s+[A-Z]\d[A-Z] ?\d[A-Z]\d)?$/

/** Words before a name that make it the name of a street, and words that say what a place is. */
const streetWords = wordSet(
  'of de du des d la le the rue street st avenue av ave via calle boulevard bd road rd hotel little',
)
const placeWords = wordSet('city province ostan ville ciudad город г')

interface City {
  readonly country: string
  /** True when there are towns of this name elsewhere. */
  readonly isAmbiguous: boolean
}

/** Capitals and largest cities of the countries under a comprehensive embargo. docs/rules/risk.md#embargoes. */
const cities: ReadonlyMap<string, City> = new Map(
  readRecords('embargoed-cities.json', data, (record) => {
    const country = record.text('country', /^[A-Z]{2}$/)
    return [
      ...record.texts('cities', printedText).map((name) => ({ name, country, isAmbiguous: false })),
      ...record.texts('cities_alone', printedText).map((name) => ({ name, country, isAmbiguous: true })),
    ]
  })
    .flat()
    .map(({ name, ...city }): [string, City] => [wordsIn(name).join(' '), city]),
)
const embargoed: ReadonlySet<string> = new Set(Array.from(cities.values(), ({ country }) => country))

/** Last words of the names of those countries and cities: words that end otherwise name none, as in nearly every address. */
const endings: ReadonlySet<string> = new Set([
  ...nameEndings(embargoed),
  ...Array.from(cities.keys(), (name) => name.slice(name.lastIndexOf(' ') + 1)),
  ...placeWords,
])

/**
 * The country that an address names: its last part, by name or by a code that is no state or province; and a country under a
 * comprehensive embargo wherever a whole part names it or one of its large cities. `declared` is the country given beside the
 * address. Null when it names none. docs/rules/risk.md#embargoes.
 */
export function addressCountry(text: string | undefined, declared: string | undefined): AddressCountry | null {
  if (text === undefined) return null
  const parts = text
    .slice(0, textLengthMax)
    .split(/[,;\n()]/, partsMax)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > 1) {
    const ending = countryOfPart(parts.at(-1) ?? '', declared)
    if (ending !== null) return { country: ending, isCertain: true }
  }
  const coded = parts.length > 1 ? parts.find((part) => embargoed.has(part)) : undefined
  const segments = parts.flatMap((part) => segmentsOf(part))
  if (coded === undefined && !segments.some(mayName)) return null
  if (parts.some(isInNorthAmerica)) return null
  if (coded !== undefined) return { country: coded, isCertain: true }
  const found = segments
    .map((words, index) => embargoedIn(words, declared, index === segments.length - 1))
    .filter((one) => one !== null)
  return found.find(({ isCertain }) => isCertain) ?? found[0] ?? null
}

/** The country of a large city under a comprehensive embargo; null for any other town. docs/rules/risk.md#embargoes. */
export function cityCountry(city: string | undefined, declared: string | undefined): AddressCountry | null {
  return city === undefined ? null : cityOf(wordsIn(city.slice(0, textLengthMax)), declared)
}

/** After any postal code: "30100 France". */
function countryOfPart(part: string, declared: string | undefined): string | null {
  const name = part.replace(/^.*\d/s, '').trim()
  if (upperCode.test(name)) return isProvince(name) ? null : countryCode(name)
  if (name.length < nameLengthMin || name.length > nameLengthMax) return null
  const country = countryCode(name)
  // Georgia of an address in the United States is the state.
  return country !== null && declared !== undefined && provinceCode(name, declared) !== null ? null : country
}

function isInNorthAmerica(part: string): boolean {
  const [, code] = stateAndCode.exec(part) ?? []
  if (code !== undefined && isProvince(code)) return true
  const name = part.replace(/\d.*$/s, '').trim()
  return name.length >= nameLengthMin && isProvince(name)
}

/** The words between the numbers of a part: "Lenina 5 Tehran 19395 Iran" has three. */
function segmentsOf(part: string): readonly (readonly string[])[] {
  return part
    .split(/\d+/, partsMax)
    .map((segment) => wordsIn(segment))
    .filter((words) => words.length > 0 && words.length <= wordsMax)
}

function mayName(words: readonly string[]): boolean {
  return endings.has(words.at(-1) ?? '')
}

function embargoedIn(words: readonly string[], declared: string | undefined, isLast: boolean): AddressCountry | null {
  if (!mayName(words)) return null
  const city = cityOf(words, declared)
  if (city !== null) return city
  for (let count = Math.min(nameWordsMax, words.length); count >= 1; count--) {
    const name = words.slice(-count).join(' ')
    const country = name.length < nameLengthMin ? null : countryCode(name)
    if (country === null || !embargoed.has(country)) continue
    const before = words.slice(0, -count)
    if (before.length === 0 || cityOf(before, country)?.country === country) return { country, isCertain: true }
    if (isLast && !streetWords.has(before.at(-1) ?? '')) return { country, isCertain: false }
  }
  return null
}

function cityOf(words: readonly string[], declared: string | undefined): AddressCountry | null {
  if (!mayName(words)) return null
  const city = cities.get(words.join(' ')) ?? cities.get(words.filter((word) => !placeWords.has(word)).join(' '))
  if (city === undefined) return null
  const { country, isAmbiguous } = city
  return isAmbiguous && declared !== undefined && declared !== country ? null : { country, isCertain: false }
}

function wordsIn(text: string): readonly string[] {
  return wordsOf(normaliseName(text))
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').flatMap(wordsIn))
}
