import { abjadFirst, abjadReadings, abjadSilent, thaiFirst } from '../script/abjad.ts'
import { leastDistance, letterMask, lettersMax, type Letters } from './letter-distance.ts'

/** Tenths of an edit. */
const otherLetterCost = 10
const unwrittenCost = 10
/** Least cost of a first letter without a partner: the first sound of a word is heard. */
const openingCost = 7
/** Cost of an article that Latin letters join to the word (`Elsayed`); the other script's token no longer has it. */
const articleCost = 3
const unreadVowelCost = 6
/** Fewest letters after such an article. */
const articledLettersMin = 4

const isShortVowel = new Uint8Array(256)
for (const vowel of 'aeiouy') isShortVowel[vowel.charCodeAt(0)] = 1
const [codeA, codeE, codeH, codeL] = [97, 101, 104, 108] as const
const latinLetters = 26

/** Greater than any distance. */
const never = 1 << 20

const codes = 256
const width = lettersMax + 1
const costs = new Int32Array(width * width)
/** Cost of each Latin letter of the current word if the script does not write it. */
const unsaid = new Int32Array(width)
/** First and last column of the line that was filled last, of those within the limit. */
const reached = { low: 0, high: 0 }

/**
 * Cost of turning a token of Arabic or Hebrew letters into one of Latin letters, in tenths of an edit; `limit + 1` when
 * it exceeds the limit. Short vowels cost little, since the script omits them; a letter matches any of its
 * romanisations.
 */
export function abjadDistance(abjad: Letters, latin: Letters, limit: number): number {
  const whole = plainDistance(abjad, latin, limit)
  if (isThai(abjad)) return whole
  if (whole <= articleCost || !hasArticle(latin)) return whole
  const named = { bytes: latin.bytes, start: latin.start + 2, length: latin.length - 2 }
  return Math.min(whole, plainDistance(abjad, named, limit - articleCost) + articleCost)
}

function hasArticle({ bytes, start, length }: Letters): boolean {
  const first = bytes[start] ?? 0
  return length >= articledLettersMin + 2 && (first === codeA || first === codeE) && bytes[start + 1] === codeL
}

/** Only columns that a reading within the limit can reach are computed: those from `reached.low` to `reached.high` of each line. */
function plainDistance(abjad: Letters, latin: Letters, limit: number): number {
  if (abjad.length > lettersMax || latin.length > lettersMax) return limit + 1
  costs[0] = 0
  reached.low = 0
  reached.high = 0
  let cost = 0
  const costOf = isThai(abjad) ? unreadThaiCost : unsaidCost
  for (let column = 1; column <= latin.length; column++) {
    const skipped = costOf(latin, column - 1)
    unsaid[column] = skipped
    cost += skipped
    costs[column] = cost
    if (cost <= limit) reached.high = column
  }
  for (let line = 1; line <= abjad.length; line++) {
    fillLine(abjad, latin, line, limit)
    // Every reading of the rest passes through this line.
    if (reached.high < 0) return limit + 1
  }
  const distance = reached.high === latin.length ? (costs[abjad.length * width + latin.length] ?? 0) : never
  return distance > limit ? limit + 1 : distance
}

/** Fills the lowest costs of reading `line` letters, and sets `reached` to the columns within the limit; a `high` of -1 for none. */
function fillLine(abjad: Letters, latin: Letters, line: number, limit: number): void {
  const letter = (abjad.bytes[abjad.start + line - 1] ?? abjadFirst) - abjadFirst
  const place = (line === 1 ? opening : 0) | (line === abjad.length ? closing : 0)
  const unwritten = abjadSilent[letter] ?? unwrittenCost
  const silentCost = line === 1 ? Math.max(unwritten, openingCost) : unwritten
  const single = singles[place] ?? noSingles
  const several = severals[place]?.[letter]
  const from = reached.low
  const to = reached.high
  // A reading of several letters skips columns.
  const last = Math.min(latin.length, to + (several === undefined ? 1 : readingLettersMax))
  const above = (line - 1) * width
  const here = line * width
  reached.low = never
  reached.high = -1
  let left = never
  for (let column = from; column <= latin.length; column++) {
    let cost = column === from ? never : left + (unsaid[column] ?? 0)
    if (column > last && cost > limit) break
    if (column <= to) {
      const silent = (costs[above + column] ?? 0) + silentCost
      if (silent < cost) cost = silent
    }
    const code = column === 0 ? 0 : (latin.bytes[latin.start + column - 1] ?? 0)
    if (column > from && column <= to + 1) {
      const read = (costs[above + column - 1] ?? 0) + (single[letter * codes + code] ?? otherLetterCost)
      if (read < cost) cost = read
    }
    const ending = several?.[code - codeA]
    if (ending !== undefined) {
      for (const reading of ending) {
        const start = column - reading.latin.length
        if (start < from || start > to || !endsWith(latin, column, reading.latin)) continue
        const read = (costs[above + start] ?? 0) + reading.cost
        if (read < cost) cost = read
      }
    }
    costs[here + column] = cost
    left = cost
    if (cost > limit) continue
    if (reached.low === never) reached.low = column
    reached.high = column
  }
}

/** Bits of a letter's place: the first and the last letter of a word have further readings. */
const opening = 1
const closing = 2
const places = [0, opening, closing, opening | closing]

/** The readings of each letter at a place. */
const readingsAt = places.map((place) =>
  abjadReadings.map((readings) => [
    ...readings.anywhere,
    ...((place & opening) === 0 ? [] : readings.opening),
    ...((place & closing) === 0 ? [] : readings.closing),
  ]),
)

/** Per place the cost of one Latin letter for one of the script, `letter * codes + code`; at most that of another letter. */
const noSingles = new Uint8Array(0)
const singles = readingsAt.map((letters) => {
  const table = new Uint8Array(letters.length * codes).fill(otherLetterCost)
  letters.forEach((readings, letter) => {
    for (const { latin, cost } of readings) {
      const [code = 0] = latin
      const cell = letter * codes + code
      if (latin.length === 1) table[cell] = Math.min(table[cell] ?? otherLetterCost, cost)
    }
  })
  return table
})

/** Per place and letter its readings of several Latin letters by their last, `code - codeA`; undefined for none. */
const severals = readingsAt.map((letters) =>
  letters.map((readings) => {
    const several = readings.filter(({ latin }) => latin.length > 1)
    if (several.length === 0) return undefined
    return Array.from({ length: latinLetters }, (_, last) => {
      const ending = several.filter(({ latin }) => latin.at(-1) === codeA + last)
      return ending.length === 0 ? undefined : ending
    })
  }),
)

/** Most Latin letters of one reading. */
const readingLettersMax = Math.max(...readingsAt.flat(2).map(({ latin }) => latin.length))

const lettersOfReadings = abjadReadings.map(({ anywhere, opening, closing }) =>
  [...anywhere, ...opening, ...closing].map(({ latin }) => latin),
)
/** Classes of Latin letters (`letterMask`) that a letter may be read as. */
const readingMasks = Uint32Array.from(lettersOfReadings, (readings) => maskOf(readings.flat()))
/** Least cost of a letter when the other word has none of these classes; 0 for one that may be read as h, which has no class. */
const unreadCosts = Uint8Array.from(lettersOfReadings, (readings, letter) => {
  const mayBeH = readings.some((latin) => latin.every((code) => code === codeH))
  return mayBeH ? 0 : Math.min(otherLetterCost, abjadSilent[letter] ?? 0)
})
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
    if ((mask & latinMask) === 0) unread += unreadCosts[letter] ?? 0
  }
  return Math.max(unread, leastDistance(latinMask & ~readable, 0))
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

/** Cost of a Latin letter that no letter of Thai reads as. */
function unreadThaiCost(latin: Letters, index: number): number {
  const code = latin.bytes[latin.start + index] ?? 0
  if (index > 0 && latin.bytes[latin.start + index - 1] === code) return 1
  return code === codeH ? 3 : isShortVowel[code] === 1 ? unreadVowelCost : unwrittenCost
}

/** Thai and Lao write most vowels, and spaces for the others are letters of their own. */
export function isThai({ bytes, start }: Letters): boolean {
  return (bytes[start] ?? 0) >= thaiFirst
}
