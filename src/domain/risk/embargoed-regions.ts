import type { Bilingual } from '../../contract/locale.ts'
import { normaliseName, wordsOf } from '../names/normalise.ts'
import { printedText, readRecords } from '../values/data-record.ts'
import data from './embargoed-regions.json' with { type: 'json' }

/** A region that an address names. */
export interface FoundRegion {
  readonly region: string
  readonly names: Bilingual
  /** False when the address names an oblast of which only a part is under the prohibition. */
  readonly isCertain: boolean
}

/** An address as a file gives it: parts or one text. */
export interface WrittenAddress {
  readonly text?: string | undefined
  readonly city?: string | undefined
  readonly province?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
}

/** `city_of_country`: a name of towns elsewhere too, read only with a country of the region. */
type NameKind = 'territory' | 'city' | 'city_of_country' | 'oblast'

interface NamedRegion {
  readonly region: string
  readonly names: Bilingual
  /** True when the whole of the region is under the prohibition, so that its oblast is too. */
  readonly isWhole: boolean
  readonly kind: NameKind
}

/** Longest text looked at, in characters, and most parts of it. */
const textLengthMax = 300
const partsMax = 12

/** The regions belong to Ukraine; an address there may be given with Russia. An address elsewhere is another place. */
const countries: ReadonlySet<string> = new Set(['UA', 'RU'])

/** Words that say what a place is, or nothing. */
const townWords = wordSet(
  'г м с пгт город місто city town of the ville de d gorod misto so called self proclaimed soi disant',
)
const oblastWords = wordSet('oblast oblasti oblasty obl область області обл region région raion')
/** There is another Donetsk, in the Russian oblast of Rostov. */
const elsewhereWords = wordSet('rostov rostovskaya ростовская')

const listedNames: readonly (readonly [name: string, region: NamedRegion])[] = readRecords(
  'embargoed-regions.json',
  data,
  (record) => {
    const region = record.text('region', /^[a-z]+$/)
    const names = { en: record.text('en', printedText), fr: record.text('fr', printedText) }
    const isWhole = record.optionalText('whole', /^yes$/) === 'yes'
    const listed = (key: string, kind: NameKind): [string, NamedRegion][] =>
      record.texts(key, printedText).map((name) => [name, { region, names, isWhole, kind }])
    return [
      ...listed('territory', 'territory'),
      ...listed('cities', 'city'),
      ...listed('cities_of_country', 'city_of_country'),
      ...listed('oblast', 'oblast'),
    ]
  },
).flat()
const byName = new Map(listedNames.map(([name, region]) => [wordsIn(name).join(' '), region]))

/** The first word of each name: a text without any of them names no region, whatever its letters. */
const firstWords: ReadonlySet<string> = new Set(Array.from(byName.keys(), (name) => name.replace(/ .*/, '')))

/** Letters of a name by which the texts worth reading are found: nearly every address has none of them. */
const beginningLength = 3
const anyBeginning = new RegExp(
  `(?:${[...new Set(listedNames.map(([name]) => name.slice(0, beginningLength)))].join('|')})`,
  'i',
)

/**
 * The region under a prohibition that an address names, a certain one first; null when it names none. A whole part of the address
 * must name it: "Simferopol" does, "Rue de Crimée" does not. docs/rules/risk.md#embargoes.
 */
export function regionIn({ text, city, province, country }: WrittenAddress): FoundRegion | null {
  if (country !== undefined && !countries.has(country)) return null
  if (!isWorthReading(text) && !isWorthReading(city) && !isWorthReading(province)) return null
  const parts = partsOf(text)
  const all = [...parts, city ?? '', province ?? '']
  if (all.some((part) => wordsIn(part).some((word) => elsewhereWords.has(word)))) return null
  const found = [
    ...parts.flatMap((part, index) => [
      readPart(part, isTown(parts[index - 1]), country),
      ...segmentsOf(part).map((segment, place) => readPart(segment, place > 0 || isTown(parts[index - 1]), country)),
    ]),
    readPart(city, true, country),
    readPart(province, false, country),
  ].filter((region) => region !== null)
  return found.find(({ isCertain }) => isCertain) ?? found[0] ?? null
}

function isWorthReading(text: string | undefined): boolean {
  if (text === undefined) return false
  const start = text.length > textLengthMax ? text.slice(0, textLengthMax) : text
  return anyBeginning.test(start) && wordsIn(start).some((word) => firstWords.has(word))
}

/** After a street a bare name is the town; after another town it is the oblast. */
function isTown(before: string | undefined): boolean {
  return before === undefined || /\d/.test(before)
}

function readPart(part: string | undefined, isTownHere: boolean, country: string | undefined): FoundRegion | null {
  if (part === undefined || part === '') return null
  const words = wordsIn(part)
  const place = words.filter((word) => !townWords.has(word) && !oblastWords.has(word)).join(' ')
  const named = byName.get(place) ?? byName.get(words.join(' ')) ?? territoryAfterTown(words)
  if (named === undefined || (named.kind === 'city_of_country' && country === undefined)) return null
  const { region, names, isWhole, kind } = named
  const isOblast =
    kind === 'oblast' || (kind === 'city' && (!isTownHere || words.some((word) => oblastWords.has(word))))
  return { region, names, isCertain: isWhole || !isOblast }
}

/** "Simferopol Crimea" without a comma. */
function territoryAfterTown(words: readonly string[]): NamedRegion | undefined {
  for (let count = 1; count < words.length && count <= partsMax; count++) {
    const named = byName.get(words.slice(count).join(' '))
    const town = byName.get(words.slice(0, count).join(' '))
    if (named?.kind === 'territory' && town?.region === named.region) return named
  }
  return undefined
}

/** The texts between the numbers of a part, when there are several: "Lenina 5 Sevastopol 299011 Crimea" has three. */
function segmentsOf(part: string): readonly string[] {
  const segments = part.split(/\d+/, partsMax).filter((segment) => segment.trim() !== '')
  return segments.length > 1 ? segments : []
}

function partsOf(text: string | undefined): readonly string[] {
  if (text === undefined) return []
  return text
    .slice(0, textLengthMax)
    .split(/[,;\n()]/, partsMax)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function wordsIn(text: string): readonly string[] {
  return wordsOf(normaliseName(text))
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').flatMap(wordsIn))
}
