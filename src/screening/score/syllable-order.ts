import { hangulTokenOf } from '../script/hangul.ts'
import type { TokenPair, WeighedToken } from './alignment.ts'
import { scoreRules } from './score-rules.ts'
import { pack, unpackSimilarity } from './token-similarity.ts'

const joinedSyllables = pack(scoreRules.syllable, 'joined')
/** Longest Latin word of two syllables, in letters. */
const joinedLettersMax = 12

/**
 * Pairs a name of Korean syllables in order: surname first, then the syllables of the given name, which a Latin name may write as one
 * word or before the surname. Null when neither name is one of syllables.
 */
export function pairSyllables(
  query: readonly WeighedToken[],
  listed: readonly WeighedToken[],
  similarityOf: (query: number, listed: number) => number,
): readonly TokenPair[] | null {
  const isOfQuery = isOfSyllables(query)
  if (!isOfQuery && !isOfSyllables(listed)) return null
  const [own, other] = isOfQuery ? [query, listed] : [listed, query]
  const similarity = isOfQuery ? similarityOf : (i: number, j: number) => similarityOf(j, i)
  const inOrder = own.map((_, place) => place)
  const orders = isOfSyllables(other) ? [inOrder] : [inOrder, [...inOrder.slice(1), 0]]
  const [best] = orders.map((order) => pairInOrder(own, other, order, similarity)).sort((a, b) => b.worth - a.worth)
  return (best?.pairs ?? []).map(({ own: ours, other: theirs, packed }) => {
    const [queryPart, listedPart] = isOfQuery ? [ours, theirs] : [theirs, ours]
    return { query: queryPart, listed: listedPart, packed, weight: weightOf(queryPart, query, listedPart, listed) }
  })
}

/** True for a name of which every word is a Korean syllable. */
function isOfSyllables(tokens: readonly WeighedToken[]): boolean {
  return tokens.length > 1 && tokens.every(({ kind }) => kind === 'syllable')
}

interface OrderedPair {
  readonly own: readonly number[]
  readonly other: readonly number[]
  readonly packed: number
}

interface Pairing {
  readonly worth: number
  readonly pairs: readonly OrderedPair[]
}

const nothing: Pairing = { worth: 0, pairs: [] }

/** The pairs of most similarity that keep an order of the syllables. */
function pairInOrder(
  own: readonly WeighedToken[],
  other: readonly WeighedToken[],
  order: readonly number[],
  similarity: (own: number, other: number) => number,
): Pairing {
  let [before, line]: [readonly Pairing[], Pairing[]] = [[], other.map(() => nothing)]
  let beforeLast: readonly Pairing[] = []
  order.forEach((i, place) => {
    ;[beforeLast, before, line] = [before, line, []]
    for (let j = 0; j < other.length; j++) {
      let best = better(before[j] ?? nothing, line[j - 1] ?? nothing)
      const packed = similarity(i, j)
      if (packed > 0) best = better(best, extended(before[j - 1], { own: [i], other: [j], packed }))
      const earlier = order[place - 1]
      if (earlier !== undefined && areJoined(own[earlier], own[i], other[j])) {
        best = better(best, extended(beforeLast[j - 1], { own: [earlier, i], other: [j], packed: joinedSyllables }))
      }
      line.push(best)
    }
  })
  return line.at(-1) ?? nothing
}

function better(a: Pairing, b: Pairing): Pairing {
  return b.worth > a.worth ? b : a
}

function extended({ worth, pairs }: Pairing = nothing, pair: OrderedPair): Pairing {
  return { worth: worth + unpackSimilarity(pair.packed) * pair.own.length, pairs: [...pairs, pair] }
}

/** Whether a Latin word is two syllables written as one (`Jongun`). */
function areJoined(
  first: WeighedToken | undefined,
  second: WeighedToken | undefined,
  word: WeighedToken | undefined,
): boolean {
  if (first?.kind !== 'syllable' || second?.kind !== 'syllable' || word?.kind !== 'word') return false
  if (word.length > joinedLettersMax) return false
  const [one, two, letters] = [first, second, word].map(textOf)
  for (let cut = 1; cut < word.length; cut++) {
    if (hangulTokenOf(letters?.slice(0, cut) ?? '') === one && hangulTokenOf(letters?.slice(cut) ?? '') === two)
      return true
  }
  return false
}

function textOf({ bytes, start, length }: WeighedToken): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

function weightOf(
  queryPart: readonly number[],
  query: readonly WeighedToken[],
  listedPart: readonly number[],
  listed: readonly WeighedToken[],
): number {
  const sum = (part: readonly number[], tokens: readonly WeighedToken[]) =>
    part.reduce((total, place) => total + (tokens[place]?.weight ?? 0), 0)
  return (sum(queryPart, query) + sum(listedPart, listed)) >> 1
}
