import { isSameDoor, takeDoor, type Door } from './door.ts'
import { editDistance } from './edit-distance.ts'
import { normaliseName, normaliseWithDigits, wordsOf } from './normalise.ts'
import { parseAddress, type AddressParts } from './parse-address.ts'
import { sameAddressScoreMin } from './same-scores.ts'

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
    'IMPASSE IMP ALLEE ALL QUAI RANG MONTEE COTE PROMENADE PROM WAY TRAIL PASSAGE DERB ZANKAT HAY'
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

/** Countries that write the number before the street. Elsewhere one at the end is that of the door. */
const numberFirst = new Set(['CA', 'US', 'FR', 'MA', 'GB', 'IE', 'AU', 'NZ', 'DZ', 'TN', 'SN', 'LU'])

/** Words within street names that people often leave out. */
const links = new Set('DE DU DES LA LE LES D L OF THE'.split(' '))

/**
 * Similarity of two addresses, 0 to 100; 75 and more is the same address. A part that one address lacks is left out and
 * the rest is rescaled. Addresses with no part in common score 0; addresses that agree in every part score 100. Another civic
 * number is another address: below 75, whatever else agrees. docs/rules/checks.md#addresses.
 */
export function compareAddresses(a: string | AddressParts, b: string | AddressParts): number {
  const hint = (typeof a === 'string' ? undefined : a.country) ?? (typeof b === 'string' ? undefined : b.country)
  const first = typeof a === 'string' ? parseAddress(a, hint) : a
  const second = typeof b === 'string' ? parseAddress(b, hint) : b
  const country = first.country ?? second.country
  let score = 0
  let weight = 0
  let allAgree = true
  let isOtherDoor = false
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
      isOtherDoor = !isSameDoor(streetA.door, streetB.door)
      count(isOtherDoor ? 0 : weights.civicNumber, weights.civicNumber, weights.civicNumber)
    }
    if (streetA.name.length > 0 && streetB.name.length > 0) {
      count(weights.street * shareOfStreet(streetA.name, streetB.name), weights.street, weights.street)
    }
  }
  if (first.city !== undefined && second.city !== undefined) {
    count(sameCity(first.city, second.city) ? weights.city : 0, weights.city, weights.city)
  }
  if (weight === 0) return 0
  const rescaled = allAgree ? 100 : Math.round((100 * score) / weight)
  return isOtherDoor ? Math.min(rescaled, sameAddressScoreMin - 1) : rescaled
}

function scorePostalCodes(a: string, b: string, isWide: boolean): number {
  const [codeA, codeB] = [compactCode(a), compactCode(b)]
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

function streetOf(text: string, country: string | undefined): Street {
  const { door, rest } = takeDoor(text)
  const words = dropUnit(wordsOf(normaliseWithDigits(rest.replace(/#/g, ' unit '))))
  if (door !== null) return { door, name: nameOfStreet(words) }
  // After the unit (`Apt 4 120 Main`), or last where the number follows the street (`Hauptstraße 12`).
  const [first = ''] = words
  const isLast = !/^\d/.test(first) && country !== undefined && !numberFirst.has(country)
  const last = isLast ? (words.at(-1) ?? '') : first
  const found = /^(\d{1,6})([A-DF-Z]?)$/.exec(last)
  if (found === null || words.length < 2) return { door: null, name: nameOfStreet(words) }
  const named = isLast ? words.slice(0, -1) : words.slice(1)
  return { door: { from: Number(found[1]), to: Number(found[1]), suffix: found[2] ?? '' }, name: nameOfStreet(named) }
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
    const isLast = index === words.length - 1 || words.slice(index + 1).every((after) => directions.has(after))
    if (word === 'ST' && !isLast) name.push('SAINT')
    else if (word === 'STE') name.push('SAINTE')
    else if (directions.has(word) && index > 0) name.push(directions.get(word) ?? word)
    else if (!typeWords.has(word)) name.push(word.replace(/STRASSE$/, 'STR'))
  })
  return name.length > 0 ? name : words
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

function sameCity(a: string, b: string): boolean {
  return a === b || cityKey(a) === cityKey(b)
}

function cityKey(city: string): string {
  return wordsOf(normaliseName(city))
    .map((word) => (word === 'ST' ? 'SAINT' : word === 'STE' ? 'SAINTE' : word))
    .join('')
}
