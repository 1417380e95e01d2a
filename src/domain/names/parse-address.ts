import { countryCode } from '../values/countries.ts'
import { hasProvinces, provinceCode } from './provinces.ts'
import { onceAVerdict } from '../values/verdict-memo.ts'

/** An address in parts; a part that was not found is absent. */
export interface AddressParts {
  readonly street1?: string
  readonly street2?: string
  readonly city?: string
  /** ISO 3166-2 suffix in Canada and the United States, else as written. */
  readonly province?: string
  readonly postal_code?: string
  /** ISO alpha-2. */
  readonly country?: string
}

/** Longest address parsed, in characters. */
const addressLengthMax = 300

/** Most words in the name of a province or country. */
const nameWordsMax = 4

/** Shortest text taken for a country: two letters are ambiguous, since `CA` ends addresses of California. */
const countryLengthMin = 3

const canadianCode = /^(.*\s)?([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)(\s.*)?$/i
/** Without these a block has no code: the patterns of whole blocks are slow. */
const canadianEnd = /\d[A-Z]\d/i
const fiveDigits = /\d{5}/
const fiveDigitCode = /^(.*\s)?(?:[A-Z]{1,2}-)?(\d{5}(?:-\d{4})?)(\s.*)?$/i

/** French style puts a comma after the civic number: `123, rue Principale`. */
const civicNumberAlone = /^\d+[A-Z]?(?: ?(?:bis|ter|quater))?$/i
const unit =
  /^(?:app|appt|apt|apartment|appartement|unit|unite|unité|suite|bureau|#|etage|étage|floor|po box|cp|bp)\b|^#|^(?:[bc]\.? ?p\.?|p\.? ?o\.? box) ?\d/i

/** A unit and then the number of the door. */
const unitThenStreet =
  /^(?:(?:app|appt|apt|apartment|appartement|unit|unité|suite)\b\.?|#) ?\w{1,6} ?(?:[-–] ?)?\d+ \p{L}/iu

/** Countries that write the number before the street. Elsewhere one at the end is that of the door. */
const numberFirst = new Set(['CA', 'US', 'FR', 'MA', 'GB', 'IE', 'AU', 'NZ', 'DZ', 'TN', 'SN', 'LU'])

/** A street and then the number of the door: `Lindenallee 12`, `Calle Mayor, nº 5 2º B`. */
const streetThenNumber = /^(?!\d)[^\d]*\p{L}{2}.*?[\s.º°]\d{1,5}(?!\d)/u

/** A text cut at its postal code. */
interface Cut {
  readonly country: 'CA' | 'US' | null
  readonly code: string | undefined
  /** Blocks before the code, the street first, and blocks after it. */
  readonly head: readonly string[]
  readonly tail: readonly string[]
}

/**
 * The parts of an address written as one text; `country` (ISO alpha-2) applies when the text names none. An ambiguous
 * part is left out. docs/rules/profile.md#addresses.
 */
export function parseAddress(text: string, country?: string): AddressParts {
  return partsUnder(text, country)
}

/** A document's address is compared, and read for its country, by several rules. */
const partsUnder = onceAVerdict(readParts)

function readParts(text: string, country: string | undefined): AddressParts {
  const cut = cutAtPostalCode(blocksOf(text), country)
  const place = placeOf(cut, country)
  const streetIndex = streetIndexOf(place)
  const street1 = streetAt(place, streetIndex)
  const street2 = place.head.find((block, index) => index !== streetIndex && unit.test(block))
  const city = place.city ?? place.head[cityIndexOf(place)]
  return {
    ...(street1 === undefined ? {} : { street1 }),
    ...(street2 === undefined ? {} : { street2 }),
    ...(city === undefined ? {} : { city }),
    ...(place.province === undefined ? {} : { province: place.province }),
    ...(cut.code === undefined ? {} : { postal_code: cut.code }),
    ...(place.country === undefined ? {} : { country: place.country }),
  }
}

/**
 * The blocks of an address that are neither town, province, postal code nor country: street, unit and what was not understood.
 * docs/rules/profile.md#addresses.
 */
export function placeBlocks(text: string, country?: string): readonly string[] {
  const place = placeOf(cutAtPostalCode(blocksOf(text), country), country)
  const city = cityIndexOf(place)
  return place.head.filter((_, index) => index !== city)
}

/** True where the number of the door follows the street; false where that is not known. docs/rules/checks.md#addresses. */
export function isNumberLast(country: string | undefined): boolean {
  return country !== undefined && !numberFirst.has(country)
}

/**
 * The block that begins with a number, else the one where a unit is before the number: `Apt 4 120 Main St`. Where the number
 * follows the street, first the block that ends so.
 */
function streetIndexOf({ head, numberLast }: Place): number {
  const after = numberLast ? head.findIndex((block) => streetThenNumber.test(block) && !unit.test(block)) : -1
  if (after >= 0) return after
  const index = head.findIndex((block) => /^\d/.test(block))
  return index >= 0 ? index : head.findIndex((block) => unitThenStreet.test(block))
}

/** The street of an address; with the number of a block of its own where that follows: `Via Roma, 5`. */
function streetAt({ head, numberLast }: Place, index: number): string | undefined {
  const [before, street] = [head[index - 1], head[index]]
  const isNumber = numberLast && street !== undefined && civicNumberAlone.test(street)
  return isNumber && before !== undefined && !/\d/.test(before) ? `${before} ${street}` : street
}

/** The block of the head that is the town; -1 when none is. */
function cityIndexOf(place: Place): number {
  const last = place.head.length - 1
  const isCity =
    place.city === undefined && place.anchored && last !== streetIndexOf(place) && !unit.test(place.head[last] ?? '#')
  return isCity ? last : -1
}

function blocksOf(text: string): readonly string[] {
  const blocks: string[] = []
  for (const part of text.slice(0, addressLengthMax).split(/[,;\n\r]+/)) {
    const block = part.replace(/\s+/g, ' ').trim()
    const previous = blocks.at(-1)
    if (block === '') continue
    if (previous !== undefined && civicNumberAlone.test(previous)) blocks[blocks.length - 1] = `${previous} ${block}`
    else blocks.push(block)
  }
  return blocks
}

function cutAtPostalCode(blocks: readonly string[], country: string | undefined): Cut {
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index] ?? ''
    const found = canadianEnd.test(block) ? canadianCode.exec(block) : null
    if (found === null) continue
    return cutAt(blocks, index, 'CA', `${found[2]} ${found[3]}`.toUpperCase(), found[1], found[4])
  }
  const where = (blocks.length > 1 ? countryNamed(blocks.at(-1) ?? '') : null) ?? country
  for (let index = blocks.length - 1; index >= 0 && where !== 'CA'; index--) {
    const block = blocks[index] ?? ''
    const found = fiveDigits.test(block) ? fiveDigitCode.exec(block) : null
    if (found === null) continue
    const before = found[1]?.trim() ?? ''
    const isAmerican = where === 'US' || takeTrailingProvince(before || (blocks[index - 1] ?? ''), 'US') !== null
    // Digits that open an address are its civic number, except where no street has that many.
    if (index === 0 && before === '' && (isAmerican || where === undefined)) continue
    return cutAt(blocks, index, isAmerican ? 'US' : null, found[2], before, found[3])
  }
  return { country: null, code: undefined, head: blocks, tail: [] }
}

function cutAt(
  blocks: readonly string[],
  index: number,
  country: Cut['country'],
  code: string | undefined,
  before = '',
  after = '',
): Cut {
  const head = [...blocks.slice(0, index), before.trim()].filter(isNotEmpty)
  return { country, code, head, tail: [after.trim(), ...blocks.slice(index + 1)].filter(isNotEmpty) }
}

interface Place {
  /** Blocks left for street, unit and city. */
  readonly head: readonly string[]
  /** True when the last block of the head precedes a postal code, province or country. */
  readonly anchored: boolean
  /** True where the number of the door follows the street. */
  readonly numberLast: boolean
  readonly city: string | undefined
  readonly province: string | undefined
  readonly country: string | undefined
}

function placeOf(cut: Cut, hint: string | undefined): Place {
  const named = cut.code === undefined ? takeLastCountry(cut.head) : takeTrailingCountry(cut.tail)
  const head = cut.code === undefined ? named.rest : cut.head
  const tail = cut.code === undefined ? [] : named.rest
  const country = named.country
  // With neither country nor code, a Canadian province identifies the country: `Montréal QC`.
  const region = country ?? cut.country ?? hint ?? (cut.code === undefined ? 'CA' : '')
  const found = takeProvince(head, tail, region)
  const anchored = cut.code !== undefined || country !== undefined || found !== null
  const numberLast = isNumberLast(country ?? cut.country ?? hint)
  if (found !== null) {
    return { head: found.head, anchored, numberLast, city: undefined, province: found.province, country }
  }
  const city = cut.country === null ? tail[0] : undefined
  return { head, anchored, numberLast, city, province: undefined, country }
}

interface Named {
  readonly country: string | undefined
  readonly rest: readonly string[]
}

/** Without a postal code only a whole block names a country: `Paris, Rue de France` does not. */
function takeLastCountry(blocks: readonly string[]): Named {
  const last = blocks.at(-1) ?? ''
  const code = blocks.length > 1 ? countryNamed(last) : null
  return code === null ? { country: undefined, rest: blocks } : { country: code, rest: blocks.slice(0, -1) }
}

function takeTrailingCountry(tail: readonly string[]): Named {
  if (tail.length === 0) return { country: undefined, rest: tail }
  const words = (tail.at(-1) ?? '').split(' ')
  for (let count = Math.min(nameWordsMax, words.length); count >= 1; count--) {
    const code = countryNamed(words.slice(-count).join(' '))
    if (code === null) continue
    const before = words.slice(0, -count).join(' ')
    return { country: code, rest: [...tail.slice(0, -1), before].filter(isNotEmpty) }
  }
  return { country: undefined, rest: tail }
}

function countryNamed(name: string): string | null {
  return name.length < countryLengthMin || /\d/.test(name) ? null : countryCode(name)
}

/** The province and the blocks without it. `Québec G1R 4P5` is the city when nothing else can be. */
function takeProvince(
  head: readonly string[],
  tail: readonly string[],
  country: string,
): { province: string; head: readonly string[] } | null {
  const found = takeTrailingProvince(head.at(-1) ?? '', country)
  if (found !== null) {
    const before = head.slice(0, -1)
    if (found.rest !== '') return { province: found.province, head: [...before, found.rest] }
    if (before.some((block) => !/^\d/.test(block) && !unit.test(block)))
      return { province: found.province, head: before }
  }
  const after = tail[0] === undefined ? null : provinceCode(tail[0], country)
  return after === null ? null : { province: after, head }
}

function takeTrailingProvince(block: string, country: string): { province: string; rest: string } | null {
  if (!hasProvinces(country)) return null
  const words = block.replace(/[()]/g, ' ').trim().split(/\s+/)
  for (let count = Math.min(nameWordsMax, words.length); count >= 1; count--) {
    const province = provinceCode(words.slice(-count).join(' '), country)
    if (province !== null) return { province, rest: words.slice(0, -count).join(' ') }
  }
  return null
}

function isNotEmpty(text: string): boolean {
  return text !== ''
}
