import { isSameDoor, takeDoor, type Door } from './door.ts'
import { editDistance } from './edit-distance.ts'
import { normaliseName, normaliseWithDigits, wordsOf } from './normalise.ts'
import { isNumberLast, parseAddress, type AddressParts } from './parse-address.ts'
import { isPostOfficeBox } from './post-office-box.ts'
import { sameAddressScoreMin } from './same-scores.ts'
import { onceAVerdict } from '../values/verdict-memo.ts'

/** Points of each part when both addresses have it. docs/rules/checks.md#addresses. */
const weights = { postalCode: 50, civicNumber: 25, street: 20, city: 5 } as const

/**
 * Postal codes that share only their first three characters: the same neighbourhood. docs/rules/checks.md#addresses.
 */
const samePostalAreaScore = 25
/**
 * The same code where a whole town shares it: in France, in Morocco, or in an unknown country.
 * docs/rules/checks.md#addresses.
 */
const sameWideCodeScore = 30
const oneEditPerTokenShare = 0.8

/**
 * Words for the kind of street or unit, in full or abbreviated; they do not distinguish streets.
 * docs/rules/checks.md#addresses.
 */
const typeWords = new Set(
  (
    'STREET ST RUE R AVENUE AVE AV BOULEVARD BLVD BOUL BD BLD ROAD RD CHEMIN CH CHE DRIVE DR CRESCENT CRES CROISSANT PLACE PL ' +
    'ROUTE RTE LANE LN COURT CRT CT COUR CIRCLE CIR TERRACE TERR TERRASSE HIGHWAY HWY AUTOROUTE PARKWAY PKWY SQUARE SQ ' +
    'IMPASSE IMP ALLEE ALL QUAI RANG MONTEE COTE PROMENADE PROM WAY TRAIL PASSAGE DERB ZANKAT HAY CALLE AVENIDA AVDA RUA VIA UL ULICA'
  ).split(' '),
)

/** Words that open a unit, with the word after them. docs/rules/checks.md#addresses. */
const unitWords = new Set('APT APP APPT APARTMENT APPARTEMENT UNIT UNITE SUITE STE BUREAU ETAGE FLOOR'.split(' '))

/** docs/rules/checks.md#addresses; `O` is ouest. */
const directions: ReadonlyMap<string, string> = new Map([
  ['N', 'NORTH'],
  ['NORD', 'NORTH'],
  ['S', 'SOUTH'],
  ['SUD', 'SOUTH'],
  ['E', 'EAST'],
  ['EST', 'EAST'],
  ['W', 'WEST'],
  ['O', 'WEST'],
  ['OUEST', 'WEST'],
])

const directionNames: ReadonlySet<string> = new Set(directions.values())

/** Numbers of streets in words, in both languages. docs/rules/checks.md#addresses. */
const ordinals: ReadonlyMap<string, string> = new Map(
  [
    'FIRST PREMIER PREMIERE',
    'SECOND DEUXIEME SECONDE',
    'THIRD TROISIEME',
    'FOURTH QUATRIEME',
    'FIFTH CINQUIEME',
    'SIXTH SIXIEME',
    'SEVENTH SEPTIEME',
    'EIGHTH HUITIEME',
    'NINTH NEUVIEME',
    'TENTH DIXIEME',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 1)] as const)),
)
const ordinal = /^(\d+)(?:E|EME|ER|RE|ERE|ND|RD|ST|TH)$/

/** Words within street names that people often leave out. */
const links = new Set('DE DU DES LA LE LES D L OF THE'.split(' '))

/**
 * Similarity of two addresses, 0 to 100; 75 and more is the same address. A part that one address lacks is left out and
 * the rest is rescaled. Addresses with no part in common score 0; addresses that agree in every part score 100. Another civic
 * number or street, and a post office box against a door, is another address: below 75, whatever else agrees. docs/rules/checks.md#addresses.
 */
export function compareAddresses(a: string | AddressParts, b: string | AddressParts): number {
  const hint = (typeof a === 'string' ? undefined : a.country) ?? (typeof b === 'string' ? undefined : b.country)
  const first = typeof a === 'string' ? parseAddress(a, hint) : a
  const second = typeof b === 'string' ? parseAddress(b, hint) : b
  const country = first.country ?? second.country
  let score = 0
  let weight = 0
  let allAgree = true
  let isOther = isBoxOnly(first) !== isBoxOnly(second)
  const count = (points: number, max: number, full: number): void => {
    score += points
    weight += max
    allAgree &&= points === full
  }
  if (first.postal_code !== undefined && second.postal_code !== undefined) {
    const isWide = !/^[A-Z]/i.test(first.postal_code) && country !== 'US'
    const points = scorePostalCodes(first.postal_code, second.postal_code, isWide)
    count(points, weights.postalCode, isWide ? sameWideCodeScore : weights.postalCode)
  }
  if (first.street1 !== undefined && second.street1 !== undefined) {
    const [streetA, streetB] = [streetOf(first.street1, country), streetOf(second.street1, country)]
    if (streetA.door !== null && streetB.door !== null) {
      const isSame = isSameDoor(streetA.door, streetB.door)
      isOther ||= !isSame
      count(isSame ? weights.civicNumber : 0, weights.civicNumber, weights.civicNumber)
    }
    if (streetA.name.length > 0 && streetB.name.length > 0) {
      const share = shareOfStreet(streetA.name, streetB.name)
      isOther ||= share === 0 && !isPartOfStreet(streetA.name, streetB.name)
      count(weights.street * share, weights.street, weights.street)
    }
  }
  if (first.city !== undefined && second.city !== undefined) {
    count(sameCity(first.city, second.city) ? weights.city : 0, weights.city, weights.city)
  }
  if (weight === 0) return 0
  const rescaled = allAgree ? 100 : Math.round((100 * score) / weight)
  return isOther ? Math.min(rescaled, sameAddressScoreMin - 1) : rescaled
}

/** True for an address whose street is a post office box. docs/rules/profile.md#addresses. */
function isBoxOnly({ street1, street2 }: AddressParts): boolean {
  const street = street1 ?? street2
  return street !== undefined && isPostOfficeBox(street)
}

function scorePostalCodes(a: string, b: string, isWide: boolean): number {
  const codeA = compactCode(a)
  const codeB = a === b ? codeA : compactCode(b)
  if (codeA === codeB) return isWide ? sameWideCodeScore : weights.postalCode
  return !isWide && codeA.slice(0, 3) === codeB.slice(0, 3) ? samePostalAreaScore : 0
}

/** Letters and digits, without the four-digit extension of a US code. */
function compactCode(code: string): string {
  const compact = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^\d{9}$/.test(compact) ? compact.slice(0, 5) : compact
}

interface Street {
  /** Null when it has no number. */
  readonly door: Door | null
  readonly name: readonly string[]
}

/** A verdict compares one address with that of each document. */
const streetOf = onceAVerdict(readStreet)

function readStreet(text: string, country: string | undefined): Street {
  const { door, rest } = takeDoor(text)
  const words = dropUnit(wordsOf(normaliseWithDigits(rest.replaceAll('#', ' unit '))))
  if (door !== null) return { door, name: nameOfStreet(words) }
  // Last where the number follows the street (`Hauptstraße 12`), else after the unit (`Apt 4 120 Main`).
  const [first = ''] = words
  if (!startsWithDigit(first) && isNumberLast(country)) return streetBeforeDoor(words, /\d ?[-–] ?\d/.test(rest))
  const found = doorWord.exec(first)
  if (found === null || words.length < 2) return { door: null, name: nameOfStreet(words) }
  return { door: doorOf(found), name: nameOfStreet(words.slice(1)) }
}

const doorWord = /^(\d{1,6})([A-DF-Z]?)$/

/** The number is the first of those that end the street: `Długa 12 m 4`, `Straße des 17. Juni 135`, `Am Markt 12 a`, `Ring 1-3`. */
function streetBeforeDoor(words: readonly string[], isRange: boolean): Street {
  const isOfDoor = (word: string): boolean => doorWord.test(word) || /^[A-Z]$/.test(word)
  let start = words.length
  while (start > 1 && isOfDoor(words[start - 1] ?? '')) start--
  while (start < words.length && !doorWord.test(words[start] ?? '')) start++
  const found = doorWord.exec(words[start] ?? '')
  if (found === null) return { door: null, name: nameOfStreet(words) }
  const name = nameOfStreet(words.slice(0, start))
  const next = words[start + 1] ?? ''
  const end = isRange && /^\d+$/.test(next) ? Number(next) : 0
  const { from, suffix } = doorOf(found)
  return { door: { from, to: Math.max(from, end), suffix: /^[A-Z]$/.test(next) ? next : suffix }, name }
}

function doorOf([, digits, suffix = '']: RegExpExecArray): Door {
  return { from: Number(digits), to: Number(digits), suffix }
}

/** `STE` opens a unit only before a number: elsewhere it is Sainte. */
function dropUnit(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word, index) => {
    if (!unitWords.has(word)) return false
    return word !== 'STE' || /^\d/.test(words[index + 1] ?? '')
  })
  return start < 0 ? words : [...words.slice(0, start), ...words.slice(start + 2)]
}

function nameOfStreet(words: readonly string[]): readonly string[] {
  const name: string[] = []
  words.forEach((word, index) => {
    if (links.has(word)) return
    if (word === 'ST' && !isLastWord(words, index)) name.push('SAINT')
    else if (word === 'STE') name.push('SAINTE')
    else if (directions.has(word) && index > 0) name.push(directions.get(word) ?? word)
    else if (!typeWords.has(word)) name.push(ordinals.get(word) ?? inShort(word))
  })
  return name.length > 0 ? name : words
}

/** True for the last word but for directions. */
function isLastWord(words: readonly string[], index: number): boolean {
  for (let after = index + 1; after < words.length; after++) if (!directions.has(words[after] ?? '')) return false
  return true
}

/** `5E` as `5`, `HAUPTSTRASSE` as `HAUPTSTR`. */
function inShort(word: string): string {
  const plain = startsWithDigit(word) ? word.replace(ordinal, '$1') : word
  return plain.endsWith('STRASSE') ? plain.slice(0, -'ASSE'.length) : plain
}

function startsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}

/** 1 for equal words, 0.8 for at most one edit in each, else 0. docs/rules/checks.md#addresses. */
function shareOfStreet(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return a.join('') === b.join('') ? 1 : 0
  let share = 1
  for (let index = 0; index < a.length; index++) {
    const [word, other] = [a[index] ?? '', b[index] ?? '']
    if (word === other) continue
    if (/\d/.test(word) || editDistance(word, other, 1) > 1) return 0
    share = oneEditPerTokenShare
  }
  return share
}

/**
 * True when one street may be the other with fewer words or in short: `Cartier` and `George-Étienne Cartier`, `Gén. Leclerc`. A number is
 * never left out, and a direction is no other.
 */
function isPartOfStreet(a: readonly string[], b: readonly string[]): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const left = [...many]
  for (const word of few) {
    const index = left.findIndex((other) => isShortOf(word, other) || isShortOf(other, word))
    if (index < 0) return editDistance(few.join(''), many.join(''), 1) <= 1
    left.splice(index, 1)
  }
  return left.every((word) => !/\d/.test(word))
}

function isShortOf(short: string, word: string): boolean {
  if (short === word) return true
  if (/\d/.test(short) || directionNames.has(short) || directionNames.has(word)) return false
  return word.startsWith(short) || editDistance(short, word, 1) <= 1
}

function sameCity(a: string, b: string): boolean {
  return a === b || cityKey(a) === cityKey(b)
}

function cityKey(city: string): string {
  return wordsOf(normaliseName(city))
    .map((word) => (word === 'ST' ? 'SAINT' : word === 'STE' ? 'SAINTE' : word))
    .join('')
}
