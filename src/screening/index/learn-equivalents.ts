import type { NameRows } from './name-rows.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Entries that must agree before two words count as equivalent. */
const supportMin = 2
/** The same for words with different first letters, because a second given name may look like a spelling. */
const unrelatedSupportMin = 3
/** Most aliases of an entry that are compared with its first name. */
const aliasesMax = 40
/** Shortest word that can have an equivalent, in letters. */
const lettersMin = 2
/** Fewest words of a name, including the one that differs. */
const wordsMin = 2
/** Most words of a name, limited by the bits of a mask. */
const wordsMax = 32
/** Greater than any token number. */
const tokensMax = 2 ** 24

/** Learns equivalent words from the lists: two names of one entry agree in every word but one, in enough entries. */
export class EquivalentsLearned {
  readonly #vocabulary: Vocabulary
  readonly #names: NameRows
  /** Pairs of tokens, lower number times `tokensMax` plus the higher, once per entry. */
  readonly #seen: number[] = []
  readonly #primary = new Uint32Array(wordsMax)

  constructor(vocabulary: Vocabulary, names: NameRows) {
    this.#vocabulary = vocabulary
    this.#names = names
  }

  /** Adds the names of one person entry: `first` up to `end`. */
  add(first: number, end: number): void {
    const words = this.#namesOf(first)
    if (words < wordsMin) return
    const found: number[] = []
    for (let name = first + 1; name < Math.min(end, first + aliasesMax); name++) {
      const pair = this.#oneDifference(words, name)
      if (pair >= 0 && !found.includes(pair)) found.push(pair)
    }
    for (const pair of found) this.#seen.push(pair)
  }

  /** The pairs with enough support, each once, in alphabetical order. */
  pairs(): readonly (readonly [number, number])[] {
    const seen = Float64Array.from(this.#seen).sort()
    const pairs: { readonly texts: readonly [string, string]; readonly tokens: readonly [number, number] }[] = []
    for (let start = 0, end = 0; start < seen.length; start = end) {
      const pair = seen[start] ?? 0
      while (seen[end] === pair) end++
      const [low, high] = [Math.trunc(pair / tokensMax), pair % tokensMax]
      const [one, other] = [this.#vocabulary.text(low), this.#vocabulary.text(high)]
      if (end - start < (one[0] === other[0] ? supportMin : unrelatedSupportMin)) continue
      pairs.push(
        one < other ? { texts: [one, other], tokens: [low, high] } : { texts: [other, one], tokens: [high, low] },
      )
    }
    return pairs
      .sort(({ texts: [a, b] }, { texts: [c, d] }) => compare(a, c) || compare(b, d))
      .map(({ tokens }) => tokens)
  }

  /** Stores the name words of a name and returns their number. */
  #namesOf(name: number): number {
    const { starts, tokens } = this.#names
    let count = 0
    for (let place = starts.at(name); place < starts.at(name + 1) && count < wordsMax; place++) {
      const token = tokens.at(place)
      if (this.#vocabulary.isName(token)) this.#primary[count++] = token
    }
    return count
  }

  /** The pair of words in which a name differs from the stored words, when all others agree; else -1. */
  #oneDifference(words: number, name: number): number {
    const { starts, tokens } = this.#names
    let [shared, sharedCount, other, others] = [0, 0, 0, 0]
    for (let place = starts.at(name); place < starts.at(name + 1); place++) {
      const token = tokens.at(place)
      if (!this.#vocabulary.isName(token)) continue
      let at = 0
      while (at < words && (this.#primary[at] !== token || ((shared >>> at) & 1) === 1)) at++
      if (at === words) {
        if (++others > 1) return -1
        other = token
      } else {
        shared |= 1 << at
        sharedCount++
      }
    }
    if (others !== 1 || sharedCount !== words - 1) return -1
    let at = 0
    while (((shared >>> at) & 1) === 1) at++
    const one = this.#primary[at] ?? 0
    const isShort = this.#vocabulary.text(one).length < lettersMin || this.#vocabulary.text(other).length < lettersMin
    return isShort ? -1 : Math.min(one, other) * tokensMax + Math.max(one, other)
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
