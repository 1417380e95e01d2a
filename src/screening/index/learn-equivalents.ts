import type { NameRows } from './name-rows.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Entries that must agree before two words count as one. */
const supportMin = 2
/** The same where the words share neither their first letter nor their script: a second name looks like a spelling. */
const strangersSupportMin = 3
/** Names of an entry compared with its first. */
const aliasesMax = 40
/** Letters of a word that another can stand for. */
const lettersMin = 2
/** Words a name has besides the one that differs, and that one. */
const wordsMin = 2
/** Words of one name, of which each has a bit. */
const wordsMax = 32
/** More than any token's number. */
const tokensMax = 2 ** 24

/** Words that lists themselves use for one another: two names of one entry that agree in every other word, in enough entries. */
export class EquivalentsLearned {
  readonly #vocabulary: Vocabulary
  readonly #names: NameRows
  /** Pairs of tokens, the lower number times `tokensMax` plus the higher, once for each entry that has them. */
  readonly #seen: number[] = []
  readonly #primary = new Uint32Array(wordsMax)

  constructor(vocabulary: Vocabulary, names: NameRows) {
    this.#vocabulary = vocabulary
    this.#names = names
  }

  /** Takes in the names of one entry, of which the first is a person's: those from `first` up to `end`. */
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

  /** The pairs with enough support, each once, in the order of their letters. */
  pairs(): readonly (readonly [number, number])[] {
    const seen = Float64Array.from(this.#seen).sort()
    const pairs: { readonly texts: readonly [string, string]; readonly tokens: readonly [number, number] }[] = []
    for (let start = 0, end = 0; start < seen.length; start = end) {
      const pair = seen[start] ?? 0
      while (seen[end] === pair) end++
      const [low, high] = [Math.trunc(pair / tokensMax), pair % tokensMax]
      const [one, other] = [this.#vocabulary.text(low), this.#vocabulary.text(high)]
      if (end - start < (one[0] === other[0] ? supportMin : strangersSupportMin)) continue
      pairs.push(
        one < other ? { texts: [one, other], tokens: [low, high] } : { texts: [other, one], tokens: [high, low] },
      )
    }
    return pairs
      .sort(({ texts: [a, b] }, { texts: [c, d] }) => compare(a, c) || compare(b, d))
      .map(({ tokens }) => tokens)
  }

  /** Keeps the words of a name that name, and answers how many there are. */
  #namesOf(name: number): number {
    const { starts, tokens } = this.#names
    let count = 0
    for (let place = starts.at(name); place < starts.at(name + 1) && count < wordsMax; place++) {
      const token = tokens.at(place)
      if (this.#vocabulary.isName(token)) this.#primary[count++] = token
    }
    return count
  }

  /** The two words in which a name differs from the words kept, when it agrees in all others; -1 otherwise. */
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
