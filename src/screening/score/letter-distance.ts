import { abjadFirst, abjadSilent } from '../script/abjad.ts'

/** Tenths of an edit. */
const wholeEdit = 10
const swapCost = 7
const doubledCost = 2
const silentHCost = 4
/** Least cost of omitting a letter. */
export const leastGapCost = doubledCost
const vowelCost = 7
const digitCost = 20

/** Longest token compared letter by letter. */
export const lettersMax = 48

const codes = 256
const codeA = 97
const codeZ = 122
/** Cost of replacing a letter: `from * codes + to`. */
const substitution = new Uint8Array(codes * codes)
/** Letters that hearing and transliteration confuse, in tenths of an edit. */
const confusables =
  'ae6 ai7 ao7 au8 ei4 eo7 eu7 io8 iu7 ou4 iy2 ey4 ck2 kq2 cq3 sz4 cs5 sx5 vw3 uw5 fv6 bp7 bv7 dt7 gk7 gh7 gj6 jy5 gq6 mn7 ij5 cz6 hk7 hx6 jz6 kx6 tz8 lr9 uv7 fp6 zx7'
/** Cost of omitting a letter in any position. */
const gap = new Uint8Array(codes)
for (let from = 0; from < codes; from++) {
  gap[from] = from < codeA ? digitCost : wholeEdit
  if (from >= abjadFirst) gap[from] = Math.max(4, abjadSilent[from - abjadFirst] ?? wholeEdit)
  const isLetter = from >= codeA && from <= codeZ
  for (let to = 0; to < codes; to++) {
    const areLetters = isLetter && to >= codeA && to <= codeZ
    const areAbjad = from >= abjadFirst && to >= abjadFirst
    substitution[from * codes + to] = from === to ? 0 : areLetters || areAbjad ? wholeEdit : digitCost
  }
}
for (const vowel of 'aeiouy') gap[vowel.charCodeAt(0)] = vowelCost
const codeH = 104
gap[codeH] = silentHCost
for (const entry of confusables.split(' ')) {
  const [a, b] = [entry.charCodeAt(0), entry.charCodeAt(1)]
  substitution[a * codes + b] = Number(entry[2])
  substitution[b * codes + a] = Number(entry[2])
}

const row = lettersMax + 3
let before = new Int32Array(row)
let previous = new Int32Array(row)
let current = new Int32Array(row)
/** The letters of both tokens and the cost of omitting each, copied so that the inner loop reads the same arrays for all tokens. */
const aCodes = new Uint8Array(row)
const aGaps = new Uint8Array(row)
const bCodes = new Uint8Array(row)
const bGaps = new Uint8Array(row)
/** Greater than any distance. */
const never = 1 << 20

/** Letters of a token, in an array that may be shared. */
export interface Letters {
  readonly bytes: Uint8Array
  readonly start: number
  readonly length: number
}

/**
 * Edit distance of two tokens in tenths of an edit; `limit + 1` when it exceeds the limit. Letters of similar sound,
 * doubled letters and a silent h cost less; neighbours may swap. Only cells that can lead to a distance within the limit are
 * computed (Ukkonen 1985): columns `low` to `high` of each line, and of these none whose rest differs too much in length.
 */
export function letterDistance(a: Letters, b: Letters, limit: number): number {
  const aLength = a.length
  const bLength = b.length
  if (aLength > lettersMax || bLength > lettersMax) return limit + 1
  const aGapMin = readLetters(a.bytes, a.start, aLength, aCodes, aGaps)
  const bGapMin = readLetters(b.bytes, b.start, bLength, bCodes, bGaps)
  // Letters of the longer rest that the shorter one has no partner for: a positive difference is of `b`.
  let apart = bLength - aLength
  if (apart * bGapMin > limit || -apart * aGapMin > limit) return limit + 1
  let low = 0
  let high = 0
  // The bounds of the line before the last, needed for swaps.
  let lowBefore = never
  let highBefore = -1
  let left = 0
  previous[0] = 0
  for (let column = 1; column <= bLength; column++) {
    left += bGaps[column - 1] ?? 0
    const rest = apart - column
    if (left + (rest > 0 ? rest * bGapMin : -rest * aGapMin) > limit) left = never
    else high = column
    previous[column] = left
  }
  previous[bLength + 1] = never
  for (let line = 1; line <= aLength; line++) {
    apart++
    const aCode = aCodes[line - 1] ?? 0
    const aBefore = line > 1 ? (aCodes[line - 2] ?? 0) : -1
    const removal = aGaps[line - 1] ?? 0
    const costs = aCode * codes
    const first = Math.min(low, lowBefore + 2)
    const last = Math.min(bLength, Math.max(high + 1, highBefore + 2))
    const lowNow = low
    const highNow = high
    low = never
    high = -1
    left = never
    let bBefore = first > 1 ? (bCodes[first - 2] ?? 0) : -1
    for (let column = first; column <= bLength; column++) {
      let cost = left
      let bCode = -1
      if (column > 0) {
        cost += bGaps[column - 1] ?? 0
        bCode = bCodes[column - 1] ?? 0
      }
      if (column <= last) {
        const removed = (previous[column] ?? 0) + removal
        if (removed < cost) cost = removed
        if (column > 0) {
          const replaced = (previous[column - 1] ?? 0) + (substitution[costs + bCode] ?? 0)
          if (replaced < cost) cost = replaced
          const isSwap = aBefore === bCode && aCode === bBefore && aCode !== bCode
          if (isSwap && column - 2 >= lowBefore && column - 2 <= highBefore) {
            const swapped = (before[column - 2] ?? 0) + swapCost
            if (swapped < cost) cost = swapped
          }
        }
      } else if (cost > limit) break
      const rest = apart - column
      left = cost + (rest > 0 ? rest * bGapMin : -rest * aGapMin) <= limit ? cost : never
      current[column] = left
      bBefore = bCode
      if (left === never) continue
      if (low === never) low = column
      high = column
    }
    if (high < 0 && highNow < 0) return limit + 1
    if (first > 0) current[first - 1] = never
    current[Math.max(last, high) + 1] = never
    lowBefore = lowNow
    highBefore = highNow
    const spare = before
    before = previous
    previous = current
    current = spare
  }
  return high === bLength ? (previous[bLength] ?? 0) : limit + 1
}

/**
 * Copies the letters of a token and the cost of omitting each: little after its double, more for an h in first position. Returns the
 * lowest of these costs.
 */
function readLetters(bytes: Uint8Array, start: number, length: number, into: Uint8Array, gaps: Uint8Array): number {
  let least = digitCost
  let last = -1
  for (let index = 0; index < length; index++) {
    const code = bytes[start + index] ?? 0
    let cost = gap[code] ?? 0
    if (code >= codeA && code < abjadFirst) {
      if (code === last) cost = doubledCost
      else if (index === 0 && code === codeH) cost = vowelCost
    }
    into[index] = code
    gaps[index] = cost
    if (cost < least) least = cost
    last = code
  }
  return least
}

/** Letters that replace each other cheaply are one class; h, which is often silent, has none. */
const classes = 'a eiy ckqgx ouvw sz b d f j l m n p r t'.split(' ')
export const letterClasses = classes.length
/** The class of a character code, `letterClasses` for none. */
export const letterClassOf = new Uint8Array(codes).fill(letterClasses)
const bitOf = new Uint32Array(codes)
classes.forEach((letters, place) => {
  for (const letter of letters) {
    letterClassOf[letter.charCodeAt(0)] = place
    bitOf[letter.charCodeAt(0)] = 1 << place
  }
})

/** The letter classes of a word, one bit each; words that differ in many need no comparison. */
export function letterMask({ bytes, start, length }: Letters): number {
  let mask = 0
  for (let index = 0; index < length; index++) mask |= bitOf[bytes[start + index] ?? 0] ?? 0
  return mask
}

/** Each half of a mask has its table of lower bounds, indexed by its bits. */
const halfBits = 10
const halfMask = (1 << halfBits) - 1
const [lowCosts, highCosts] = [leastCosts(0), leastCosts(halfBits)]

/**
 * A lower bound of the distance of words with these masks, in tenths of an edit: each missing class costs an insertion
 * or a replacement.
 */
export function leastDistance(a: number, b: number): number {
  return Math.max(leastCost(a & ~b), leastCost(b & ~a))
}

function leastCost(mask: number): number {
  return (lowCosts[mask & halfMask] ?? 0) + (highCosts[mask >>> halfBits] ?? 0)
}

function leastCosts(firstClass: number): Uint8Array {
  const each = Array.from({ length: halfBits }, (_, place) => classCost(classes[firstClass + place] ?? ''))
  return Uint8Array.from({ length: 1 << halfBits }, (_, bits) =>
    each.reduce((sum, cost, place) => sum + ((bits >> place) & 1) * cost, 0),
  )
}

/** The lowest cost of getting a letter of a class from any other letter. */
function classCost(letters: string): number {
  let least = wholeEdit
  for (const letter of letters) {
    const code = letter.charCodeAt(0)
    least = Math.min(least, gap[code] ?? 0)
    for (let other = 0; other < codes; other++) {
      if (letterClassOf[other] === letterClassOf[code]) continue
      least = Math.min(least, substitution[code * codes + other] ?? 0)
    }
  }
  return least
}

/** The lowest cost of a letter whose class is missing on the other side and that is not doubled. */
export const leastLetterCost = Math.min(...classes.map(classCost))
