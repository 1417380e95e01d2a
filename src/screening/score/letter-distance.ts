import { abjadFirst, abjadSilent } from '../script/abjad.ts'

/** Tenths of an edit. */
const wholeEdit = 10
const swapCost = 7
const doubledCost = 2
const silentHCost = 4
const vowelCost = 7
const digitCost = 20

/** Longest token compared letter by letter. */
export const lettersMax = 48

const lettersCount = 26
const codeA = 97
const substitution = new Uint8Array(lettersCount * lettersCount).fill(wholeEdit)
/** Letters that ears and transliterations mix up, in tenths of an edit. */
const confusables =
  'ae6 ai7 ao7 au8 ei4 eo7 eu7 io8 iu7 ou4 iy2 ey4 ck2 kq2 cq3 sz4 cs5 sx5 vw3 uw5 fv6 bp7 bv7 dt7 gk7 gh7 gj6 jy5 gq6 mn7 ij5 cz6 hk7 hx6 jz6 kx6 tz8 lr9 uv7 fp6 zx7'
for (const entry of confusables.split(' ')) {
  const a = entry.charCodeAt(0) - codeA
  const b = entry.charCodeAt(1) - codeA
  const cost = Number(entry[2])
  substitution[a * lettersCount + b] = cost
  substitution[b * lettersCount + a] = cost
}
for (let index = 0; index < lettersCount; index++) substitution[index * lettersCount + index] = 0

const isVowel = new Uint8Array(128)
for (const vowel of 'aeiouy') isVowel[vowel.charCodeAt(0)] = 1

const row = lettersMax + 2
let before = new Int32Array(row)
let previous = new Int32Array(row)
let current = new Int32Array(row)

/** Letters of a token, in an array that it may share with others. */
export interface Letters {
  readonly bytes: Uint8Array
  readonly start: number
  readonly length: number
}

/**
 * What turns one token into another, in tenths of an edit: letters that sound alike, doubled letters and a silent h cost less than
 * others, neighbours may swap. Given up as `limit + 1`.
 */
export function letterDistance(a: Letters, b: Letters, limit: number): number {
  const [aLength, bLength] = [a.length, b.length]
  if (aLength > lettersMax || bLength > lettersMax) return limit + 1
  previous[0] = 0
  for (let column = 1; column <= bLength; column++) {
    previous[column] = (previous[column - 1] ?? 0) + gapCost(b, column - 1)
  }
  for (let line = 1; line <= aLength; line++) {
    const aCode = a.bytes[a.start + line - 1] ?? 0
    const aBefore = line > 1 ? (a.bytes[a.start + line - 2] ?? 0) : 0
    const removal = gapCost(a, line - 1)
    let least = (previous[0] ?? 0) + removal
    current[0] = least
    for (let column = 1; column <= bLength; column++) {
      const bCode = b.bytes[b.start + column - 1] ?? 0
      let cost = (previous[column - 1] ?? 0) + replaceCost(aCode, bCode)
      const removed = (previous[column] ?? 0) + removal
      if (removed < cost) cost = removed
      const added = (current[column - 1] ?? 0) + gapCost(b, column - 1)
      if (added < cost) cost = added
      if (
        column > 1 &&
        line > 1 &&
        aBefore === bCode &&
        aCode === (b.bytes[b.start + column - 2] ?? 0) &&
        aCode !== bCode
      ) {
        const swapped = (before[column - 2] ?? 0) + swapCost
        if (swapped < cost) cost = swapped
      }
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit + swapCost) return limit + 1
    const spare = before
    before = previous
    previous = current
    current = spare
  }
  const distance = previous[bLength] ?? 0
  return distance > limit ? limit + 1 : distance
}

function replaceCost(a: number, b: number): number {
  if (a === b) return 0
  if (a >= abjadFirst && b >= abjadFirst) return wholeEdit
  const left = a - codeA
  const right = b - codeA
  const areLetters = left >= 0 && left < lettersCount && right >= 0 && right < lettersCount
  return areLetters ? (substitution[left * lettersCount + right] ?? wholeEdit) : digitCost
}

function gapCost(token: Letters, index: number): number {
  const code = token.bytes[token.start + index] ?? 0
  if (code < codeA) return digitCost
  if (code >= abjadFirst) return Math.max(4, abjadSilent[code - abjadFirst] ?? wholeEdit)
  if (index > 0 && token.bytes[token.start + index - 1] === code) return doubledCost
  if (code === 104) return index === 0 ? vowelCost : silentHCost
  return isVowel[code] === 1 ? vowelCost : wholeEdit
}

/** Letters that stand for one another cheaply share a bit; h, which is often silent, has none. */
const maskClasses = 'a eiy ckqgx ouvw sz b d f j l m n p r t'.split(' ')
const bitOf = new Uint32Array(256)
maskClasses.forEach((letters, bit) => {
  for (const letter of letters) bitOf[letter.charCodeAt(0)] = 1 << bit
})

/** The classes of letters that a word has, one bit each: words that differ in many are not worth comparing letter by letter. */
export function letterMask({ bytes, start, length }: Letters): number {
  let mask = 0
  for (let index = 0; index < length; index++) mask |= bitOf[bytes[start + index] ?? 0] ?? 0
  return mask
}

/** What words with these letters differ by at least, in tenths of an edit. */
export function leastDistance(a: number, b: number): number {
  return leastLetterCost * Math.max(bitsIn(a & ~b), bitsIn(b & ~a))
}

/** The cheapest letter of one class for one of another. */
const leastLetterCost = 5

function bitsIn(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
