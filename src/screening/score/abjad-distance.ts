import { abjadFirst, abjadReadings, abjadSilent, type AbjadReading } from '../script/abjad.ts'
import { leastDistance, letterMask, lettersMax, type Letters } from './letter-distance.ts'

/** Tenths of an edit. */
const otherLetterCost = 10
const unwrittenCost = 10
/** Least cost of a first letter without a partner: the first sound of a word is heard. */
const openingCost = 7
/** Cost of an article that Latin letters join to the word (`Elsayed`); the other script's token no longer has it. */
const articleCost = 3
/** Fewest letters after such an article. */
const articledLettersMin = 4

const isShortVowel = new Uint8Array(256)
for (const vowel of 'aeiouy') isShortVowel[vowel.charCodeAt(0)] = 1
const [codeA, codeE, codeH, codeL] = [97, 101, 104, 108] as const

const width = lettersMax + 1
const costs = new Int32Array(width * width)

/**
 * Cost of turning a token of Arabic or Hebrew letters into one of Latin letters, in tenths of an edit; `limit + 1` when
 * it exceeds the limit. Short vowels cost little, since the script omits them; a letter matches any of its
 * romanisations.
 */
export function abjadDistance(abjad: Letters, latin: Letters, limit: number): number {
  const whole = plainDistance(abjad, latin, limit)
  if (whole <= articleCost || !hasArticle(latin)) return whole
  const named = { bytes: latin.bytes, start: latin.start + 2, length: latin.length - 2 }
  return Math.min(whole, plainDistance(abjad, named, limit - articleCost) + articleCost)
}

function hasArticle({ bytes, start, length }: Letters): boolean {
  const first = bytes[start] ?? 0
  return length >= articledLettersMin + 2 && (first === codeA || first === codeE) && bytes[start + 1] === codeL
}

function plainDistance(abjad: Letters, latin: Letters, limit: number): number {
  if (abjad.length > lettersMax || latin.length > lettersMax) return limit + 1
  for (let line = 0; line <= abjad.length; line++) {
    let least = limit + 1
    for (let column = 0; column <= latin.length; column++) {
      const cost = line === 0 && column === 0 ? 0 : cheapest(abjad, latin, line, column)
      costs[line * width + column] = cost
      if (cost < least) least = cost
    }
    // Every reading of the rest passes through this line.
    if (least > limit) return limit + 1
  }
  const distance = costs[abjad.length * width + latin.length] ?? 0
  return distance > limit ? limit + 1 : distance
}

const lettersOfReadings = abjadReadings.map(({ anywhere, opening, closing }) =>
  [...anywhere, ...opening, ...closing].map(({ latin }) => latin),
)
/** Classes of Latin letters (`letterMask`) that a letter may be read as. */
const readingMasks = lettersOfReadings.map((readings) => maskOf(readings.flat()))
/** Letters that may be read as h, which has no class. */
const mayBeH = lettersOfReadings.map((readings) => readings.some((latin) => latin.every((code) => code === codeH)))
const vowelMask = maskOf(Array.from('aeiouy', (vowel) => vowel.charCodeAt(0)))
const articleMask = maskOf([codeL])

function maskOf(codes: readonly number[]): number {
  return letterMask({ bytes: Uint8Array.from(codes), start: 0, length: codes.length })
}

/** A lower bound of `abjadDistance` from a token of Latin letters with this `letterMask`. */
export function leastAbjadDistance({ bytes, start, length }: Letters, latin: Letters, latinMask: number): number {
  let readable = hasArticle(latin) ? vowelMask | articleMask : vowelMask
  let unread = 0
  for (let index = 0; index < length; index++) {
    const letter = (bytes[start + index] ?? abjadFirst) - abjadFirst
    const mask = readingMasks[letter] ?? 0
    readable |= mask
    const isUnread = (mask & latinMask) === 0 && mayBeH[letter] !== true
    if (isUnread) unread += Math.min(otherLetterCost, abjadSilent[letter] ?? 0)
  }
  return Math.max(unread, leastDistance(latinMask & ~readable, 0))
}

/** The lowest cost of reading `line` letters of the one and `column` letters of the other. */
function cheapest(abjad: Letters, latin: Letters, line: number, column: number): number {
  let cost = 1_000_000
  if (column > 0) cost = (costs[line * width + column - 1] ?? 0) + unsaidCost(latin, column - 1)
  if (line === 0) return cost
  const letter = (abjad.bytes[abjad.start + line - 1] ?? abjadFirst) - abjadFirst
  const unwritten = abjadSilent[letter] ?? unwrittenCost
  const silent = (costs[(line - 1) * width + column] ?? 0) + (line === 1 ? Math.max(unwritten, openingCost) : unwritten)
  if (silent < cost) cost = silent
  if (column === 0) return cost
  const other = (costs[(line - 1) * width + column - 1] ?? 0) + otherLetterCost
  if (other < cost) cost = other
  const readings = abjadReadings[letter]
  if (readings === undefined) return cost
  cost = Math.min(cost, cheapestReading(readings.anywhere, latin, line, column))
  if (line === 1) cost = Math.min(cost, cheapestReading(readings.opening, latin, line, column))
  return line === abjad.length ? Math.min(cost, cheapestReading(readings.closing, latin, line, column)) : cost
}

function cheapestReading(readings: readonly AbjadReading[], latin: Letters, line: number, column: number): number {
  let best = 1_000_000
  for (const reading of readings) {
    if (reading.latin.length > column || !endsWith(latin, column, reading.latin)) continue
    const read = (costs[(line - 1) * width + column - reading.latin.length] ?? 0) + reading.cost
    if (read < best) best = read
  }
  return best
}

function endsWith(latin: Letters, end: number, reading: readonly number[]): boolean {
  for (let index = 0; index < reading.length; index++) {
    if (latin.bytes[latin.start + end - reading.length + index] !== reading[index]) return false
  }
  return true
}

/** Cost of a Latin letter that the script does not write. */
function unsaidCost(latin: Letters, index: number): number {
  const code = latin.bytes[latin.start + index] ?? 0
  const previous = index > 0 ? (latin.bytes[latin.start + index - 1] ?? 0) : 0
  if (previous === code) return 1
  if (code === codeH) return 4
  if (isShortVowel[code] !== 1) return unwrittenCost
  if (index === 0) return openingCost
  if (isShortVowel[previous] === 1) return 3
  return code === codeA || code === codeE ? 0 : 1
}
