import { fold } from '../../page/fold.ts'
import type { Segment } from '../../page/rows.ts'
import { namesStreet } from './names.ts'

/** Most lines of one address. */
export const addressLinesMax = 5

/** Six characters that may be a Canadian postal code, perhaps misread. */
const canadianCode = /([A-Z0-9][\dA-Z][A-Z0-9]) ?([\dA-Z][A-Z0-9)\]}/][\dA-Z])(?![A-Z0-9])/g
const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const letterOf: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  ')': 'J',
  ']': 'J',
  '}': 'J',
  '/': 'J',
}
const provinces = new RegExp(
  [
    '\\b(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|PQ|SK|YT)\\b',
    'quebec|ontario|alberta|manitoba|saskatchewan|british columbia|nova scotia|new brunswick|nouveau-brunswick',
  ].join('|'),
  'i',
)

/** Whether a line has a postal code of Canada, the United States, France or Morocco. */
export function hasPostalCode(line: string): boolean {
  return (
    canadianCodeOf(line) !== null ||
    /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/.test(line) ||
    /(?:^|, ?)(?:F-|MA-)?\d{5} \p{Lu}\p{L}/u.test(line) ||
    (/[\p{L}\d] \d{5} \p{Lu}{3}/u.test(line) && namesStreet(line)) ||
    /^\d{1,4}(?: ?(?:bis|ter))?,? \p{L}.* \d{5} \p{Lu}\p{Ll}[\p{L}’' -]*$/u.test(line)
  )
}

/** Whether a line may be part of an address: a number and a street, a post box, or a postal code. */
export function looksLikeAddress(line: string): boolean {
  return hasPostalCode(line) || (/\d/.test(line) && namesStreet(line)) || /^\d{1,6}[a-z]?,? \p{L}/iu.test(line)
}

/** Printed lines as one canonical address, joined by `, `, with postal codes corrected; null when they are no address. */
export function readAddress(lines: readonly Segment[]): { value: string; words: Segment['words'] } | null {
  const taken: Segment[] = []
  for (const line of lines.slice(0, addressLinesMax)) {
    // An email or web address ends the postal address.
    if (/@|\bwww\./i.test(line.text)) break
    taken.push(line)
    if (hasPostalCode(line.text)) break
  }
  const value = taken
    .map((line) => cleanLine(line.text))
    .filter((line) => line !== '')
    .join(', ')
  if (!/\d/.test(value) || value.length < 8 || !/\p{L}{3}/u.test(value)) return null
  return { value, words: taken.flatMap((line) => line.words) }
}

/** An open bracket at the end of a line. */
const speck = / [[{|][^\]}\s]{0,2}$/

/** One line without marks at its ends, with its Canadian postal code corrected. */
export function cleanLine(line: string): string {
  const trimmed = line
    .replace(/\s+/g, ' ')
    .replace(speck, '')
    // Small j and J look alike.
    .replace(/(?<=\b[A-Z]\d[A-Z] \d)j(?=\d$)/, 'J')
    // A comma after a house number that noise made a full stop.
    .replace(/^(\d{1,5})\. (?=\p{Ll})/u, '$1, ')
    .replace(/^(?:(?!#\d)[^\p{L}\p{N}(])+|[^\p{L}\p{N}).]+$/gu, '')
  const found = canadianCodeOf(trimmed)
  return found === null ? trimmed : trimmed.replace(found.printed, found.code)
}

/** A Canadian postal code, corrected (`K1A OB1` is K1A 0B1) only after a province; null without one. */
function canadianCodeOf(line: string): { printed: string; code: string } | null {
  for (let start = 0; start < line.length; start++) {
    canadianCode.lastIndex = start
    const match = canadianCode.exec(line)
    if (match === null) return null
    const [printed, first = '', second = ''] = match
    const code = `${correct(first, 'ada')} ${correct(second, 'dad')}`
    const printedRight = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(printed)
    const provinceBefore = provinces.test(fold(line.slice(0, match.index)))
    const valid = /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/.test(code)
    if (valid && (printedRight || provinceBefore)) return { printed, code }
    // Six letters of a city in capitals may match: search on after them.
    start = match.index
  }
  return null
}

function correct(half: string, classes: string): string {
  return [...half]
    .map((character, index) =>
      classes[index] === 'd' ? (digitOf[character] ?? character) : (letterOf[character] ?? character),
    )
    .join('')
}
