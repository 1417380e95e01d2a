import { addKey, keyRows, keyTable, type KeyTable } from './key-table.ts'

/**
 * Trigrams of a name written as one word. They still match when letters, spaces or the order of words are wrong. A
 * trigram is a number of 15 bits, five per letter.
 */
export interface Trigrams {
  readonly codes: Uint16Array
  count: number
  /** Number of letters read, and the last two of them. */
  letters: number
  pair: number
}

const letterBits = 5
const letterMask = (1 << letterBits) - 1
const trigramCount = 1 << (3 * letterBits)
/** Most letters read of a name. */
const lettersMax = 96
/** Trigrams indexed per name, its rarest: common ones would match half of the lists. */
export const keptMax = 8

/** Marks of legal forms and small words (`legalMark`, `smallMark`). */
const [legalCode, smallCode] = [0x2b, 0x2d]

/** The words of names, as an index has them. */
export interface NameWords {
  readonly nameStarts: Uint32Array
  readonly nameTokens: Uint32Array
  readonly vocabularyStarts: Uint32Array
  readonly vocabularyLetters: Uint8Array
}

/** Buffers for the trigrams of a name. */
export function trigramCapacity(): Trigrams {
  return { codes: new Uint16Array(lettersMax), count: 0, letters: 0, pair: 0 }
}

/** Resets the buffers for a new name. */
export function beginTrigrams(into: Trigrams): void {
  into.count = 0
  into.letters = 0
  into.pair = 0
}

/** Adds the trigrams that end in the name's next word; skips legal forms and small words. */
export function addTrigrams(into: Trigrams, bytes: Uint8Array, start: number, end: number): void {
  if (!hasTrigrams(bytes[start] ?? 0)) return
  const { codes } = into
  for (let place = start; place < end && into.letters < lettersMax; place++) {
    const code = ((into.pair << letterBits) | ((bytes[place] ?? 0) & letterMask)) & (trigramCount - 1)
    into.pair = code
    if (++into.letters >= 3) codes[into.count++] = code
  }
}

/** Whether a token with this first character is a word of the name itself, not a mark. */
export function hasTrigrams(first: number): boolean {
  return first !== legalCode && first !== smallCode
}

/** The key of a trigram in a table of names. */
export function trigramKey(code: number): number {
  return Math.imul(code + 1, 0x9e3779b1)
}

/** Names by their rarest trigrams. */
export function trigramTable(words: NameWords): KeyTable {
  const names = words.nameStarts.length - 1
  const own = trigramCapacity()
  const frequencies = new Uint32Array(trigramCount)
  for (let name = 0; name < names; name++) {
    readName(words, name, own)
    for (let place = 0; place < own.count; place++) {
      const code = own.codes[place] ?? 0
      frequencies[code] = (frequencies[code] ?? 0) + 1
    }
  }
  const rows = keyRows()
  for (let name = 0; name < names; name++) {
    readName(words, name, own)
    const kept = rarestFirst(own, frequencies)
    for (let place = 0; place < kept; place++) addKey(rows, trigramKey(own.codes[place] ?? 0), name)
  }
  return keyTable(rows)
}

function readName(
  { nameStarts, nameTokens, vocabularyStarts, vocabularyLetters }: NameWords,
  name: number,
  into: Trigrams,
): void {
  beginTrigrams(into)
  const end = nameStarts[name + 1] ?? 0
  for (let place = nameStarts[name] ?? 0; place < end; place++) {
    const token = nameTokens[place] ?? 0
    addTrigrams(into, vocabularyLetters, vocabularyStarts[token] ?? 0, vocabularyStarts[token + 1] ?? 0)
  }
}

/** Moves the rarest distinct trigrams to the front and returns their number. Ties keep the order of the name. */
function rarestFirst({ codes, count }: Trigrams, frequencies: Uint32Array): number {
  let kept = 0
  for (let place = 0; place < count; place++) {
    const code = codes[place] ?? 0
    const frequency = frequencies[code] ?? 0
    let at = kept
    while (at > 0 && (frequencies[codes[at - 1] ?? 0] ?? 0) > frequency) at--
    let isKept = at < keptMax
    for (let before = at - 1; before >= 0 && (frequencies[codes[before] ?? 0] ?? 0) === frequency; before--) {
      if (codes[before] === code) isKept = false
    }
    if (!isKept) continue
    if (kept < keptMax) kept++
    for (let later = kept - 1; later > at; later--) codes[later] = codes[later - 1] ?? 0
    codes[at] = code
  }
  return kept
}
