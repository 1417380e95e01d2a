import { editDistance } from './edit-distance.ts'
import { normaliseName, normaliseWithDigits, wordsOf } from './normalise.ts'
import { parseAddress, type AddressParts } from './parse-address.ts'

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

/** Words within street names that people often leave out. */
const links = new Set('DE DU DES LA LE LES D L OF THE'.split(' '))

/**
 * Similarity of two addresses, 0 to 100; 75 and more is the same address. A part that one address lacks is left out and
 * the rest is rescaled. Addresses with no part in common score 0; addresses that agree in every part score 100.
 * docs/rules/checks.md#addresses.
 */
export function compareAddresses(a: string | AddressParts, b: string | AddressParts): number {
  const hint = (typeof a === 'string' ? undefined : a.country) ?? (typeof b === 'string' ? undefined : b.country)
  const first = typeof a === 'string' ? parseAddress(a, hint) : a
  const second = typeof b === 'string' ? parseAddress(b, hint) : b
  const country = first.country ?? second.country
  let score = 0
  let weight = 0
  let allAgree = true
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
    const [streetA, streetB] = [streetOf(first.street1), streetOf(second.street1)]
    if (streetA.civicNumber !== '' && streetB.civicNumber !== '') {
      const points = streetA.civicNumber === streetB.civicNumber ? weights.civicNumber : 0
      count(points, weights.civicNumber, weights.civicNumber)
    }
    if (streetA.name.length > 0 && streetB.name.length > 0) {
      count(weights.street * shareOfStreet(streetA.name, streetB.name), weights.street, weights.street)
    }
  }
  if (first.city !== undefined && second.city !== undefined) {
    count(sameCity(first.city, second.city) ? weights.city : 0, weights.city, weights.city)
  }
  if (weight === 0) return 0
  return allAgree ? 100 : Math.round((100 * score) / weight)
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
  /** Digits of the number on the door, '' when there is none; the unit is no part of it. */
  readonly civicNumber: string
  readonly name: readonly string[]
}

function streetOf(text: string): Street {
  const unitFirst = /^\s*(?:#\s*)?\d+[A-Za-z]?\s*-\s*(?=\d)/.exec(text)
  const withoutUnit = unitFirst === null ? text : text.slice(unitFirst[0].length)
  const words = wordsOf(normaliseWithDigits(withoutUnit.replace(/#/g, ' unit ')))
  const civicNumber = /^\d+/.exec(words[0] ?? '')?.[0] ?? ''
  const named = civicNumber === '' ? words : words.slice(1)
  return { civicNumber, name: nameOfStreet(dropUnit(named)) }
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
    if (/^(?:BIS|TER|QUATER|[A-D])$/.test(word) && index === 0 && words.length > 1) return
    if (links.has(word)) return
    const isLast = index === words.length - 1 || words.slice(index + 1).every((after) => directions.has(after))
    if (word === 'ST' && !isLast) name.push('SAINT')
    else if (word === 'STE') name.push('SAINTE')
    else if (directions.has(word) && index > 0) name.push(directions.get(word) ?? word)
    else if (!typeWords.has(word)) name.push(word)
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
