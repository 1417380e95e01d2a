import { nameRoles } from '../tokens/name-roles.ts'
import { compareJoined } from './joined-words.ts'
import { pairSyllables } from './syllable-order.ts'
import type { Alignment, TokenPair, WeighedToken } from './alignment.ts'
import { scoreRules } from './score-rules.ts'
import {
  pack,
  tokenKind,
  unpackReason,
  unpackSimilarity,
  type ComparedToken,
  type TokenKind,
} from './token-similarity.ts'

/** Pairs weaker than this are dropped when joined words fit better. */
export const weakPair = 860
/** Letters of an acronym in a name (`JC` for Jean-Claude). */
export const acronymLetters = { min: 2, max: 4 } as const

/**
 * Pairs the tokens of two names, the best pairs first; `similarityOf` returns what `compareTokens` returns, by
 * position.
 */
export function align(
  query: readonly WeighedToken[],
  listed: readonly WeighedToken[],
  similarityOf: (query: number, listed: number) => number,
): Alignment {
  const paired = pairSyllables(query, listed, similarityOf) ?? pairGreedily(query, listed, similarityOf)
  const hasSurname = paired.some((pair) => isInitialOfSurname(pair, paired, query, listed))
  const pairs = hasSurname ? paired.filter((pair) => !isInitialOfSurname(pair, paired, query, listed)) : paired
  const state = {
    pairs,
    queryRest: rest(query.length, pairs, 'query'),
    listedRest: rest(listed.length, pairs, 'listed'),
  }
  return joinApart(query, listed, joinRest(query, listed, forgiveTypo(query, listed, spellOut(query, listed, state))))
}

/** Equal words needed before a short word may be a typo of another; one rare word is enough. */
const equalWordsMin = 2
const rareWeight = 100
/** Least weight of the one equal word beside a word that the lists do not know: such a word is a typo more often than a name. */
const rareWeightUnknown = 60
/** Longest short word, in letters: one typo changes much of it. */
export const shortWordMax = 5

/** Pairs the one word left on each side as a typo when all others agree (`Ri Song Un`, `Ri Son Un`). */
function forgiveTypo(query: readonly WeighedToken[], listed: readonly WeighedToken[], found: Alignment): Alignment {
  const [i, ...queryMore] = wordsOf(query, found.queryRest)
  const [j, ...listedMore] = wordsOf(listed, found.listedRest)
  if (i === undefined || j === undefined || queryMore.length + listedMore.length > 0) return found
  if (!isTypoOf(query[i], listed[j])) return found
  const equal = found.pairs.filter(
    ({ packed, query: [place = 0] }) => unpackSimilarity(packed) === 1000 && query[place]?.kind === 'word',
  )
  const isKnown = query[i]?.isKnown === true
  const isRare = equal.some(({ weight }) => weight >= (isKnown ? rareWeight : rareWeightUnknown))
  if (equal.length < equalWordsMin && !isRare) return found
  const weight = joinedWeight(query, [i], listed, [j])
  const pair = { query: [i], listed: [j], packed: pack(scoreRules.typo, 'typo'), weight }
  return {
    pairs: [...found.pairs, pair],
    queryRest: found.queryRest.filter((position) => position !== i),
    listedRest: found.listedRest.filter((position) => position !== j),
  }
}

function wordsOf(tokens: readonly WeighedToken[], rest: readonly number[]): number[] {
  return rest.filter((position) => tokens[position]?.kind !== 'small' && tokens[position]?.kind !== 'legal')
}

/**
 * Whether a short word of a query differs from a listed one by an added, missing or swapped letter; also by a wrong one, of three
 * letters when the lists do not know the word.
 */
export function isTypoOf(a: WeighedToken | undefined, b: WeighedToken | undefined): boolean {
  if (a?.kind !== 'word' || b?.kind !== 'word' || a.isSyllable === true || Math.max(a.length, b.length) > shortWordMax)
    return false
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (longer.length < 3 || longer.length - shorter.length > 1) return false
  let same = 0
  const at = (token: WeighedToken, index: number): number => token.bytes[token.start + index] ?? 0
  while (same < shorter.length && at(shorter, same) === at(longer, same)) same++
  let end = 0
  while (end < shorter.length - same && at(shorter, shorter.length - 1 - end) === at(longer, longer.length - 1 - end))
    end++
  if (longer.length > shorter.length) return same + end === shorter.length
  const differing = longer.length - same - end
  if (differing === 1) return longer.length >= 4 || a.isKnown !== true
  return differing === 2 && at(a, same) === at(b, same + 1) && at(a, same + 1) === at(b, same)
}

/**
 * Whether a pair is an initial and a surname, which nobody abbreviates: the listed family name, or the last word of a name whose first
 * word is also the first of the other.
 */
function isInitialOfSurname(
  { packed, query: [i = 0], listed: [j = 0] }: TokenPair,
  pairs: readonly TokenPair[],
  query: readonly WeighedToken[],
  listed: readonly WeighedToken[],
): boolean {
  if (unpackReason(packed) !== 'initial') return false
  if (query[i]?.kind === 'initial' && listed[j]?.role === nameRoles.family) return true
  const isLast = query[i]?.kind === 'initial' ? j === listed.length - 1 : i === query.length - 1
  return isLast && pairs.some((pair) => pair.query.includes(0) && pair.listed.includes(0))
}

interface Candidate {
  readonly query: number
  readonly listed: number
  readonly packed: number
  readonly weight: number
  readonly rank: number
}

function pairGreedily(
  query: readonly WeighedToken[],
  listed: readonly WeighedToken[],
  similarityOf: (query: number, listed: number) => number,
): TokenPair[] {
  const candidates: Candidate[] = []
  for (let j = 0; j < listed.length; j++) {
    for (let i = 0; i < query.length; i++) {
      const packed = similarityOf(i, j)
      if (packed === 0) continue
      const weight = ((query[i]?.weight ?? 0) + (listed[j]?.weight ?? 0)) >> 1
      // Near positions first among equals, so that repeated words pair in order.
      candidates.push({
        query: i,
        listed: j,
        packed,
        weight,
        rank: unpackSimilarity(packed) * 1000 + weight * 4 - Math.abs(i - j),
      })
    }
  }
  candidates.sort((a, b) => b.rank - a.rank || a.query - b.query || a.listed - b.listed)
  let usedQuery = 0
  let usedListed = 0
  const pairs: TokenPair[] = []
  for (const { query: i, listed: j, packed, weight } of candidates) {
    if ((usedQuery & (1 << i)) !== 0 || (usedListed & (1 << j)) !== 0) continue
    usedQuery |= 1 << i
    usedListed |= 1 << j
    pairs.push({ query: [i], listed: [j], packed, weight })
  }
  return pairs
}

function rest(count: number, pairs: readonly TokenPair[], side: 'query' | 'listed'): number[] {
  let used = 0
  for (const pair of pairs) for (const position of pair[side]) used |= 1 << position
  const free: number[] = []
  for (let position = 0; position < count; position++) if ((used & (1 << position)) === 0) free.push(position)
  return free
}

/** Pairs the tokens left on both sides when they are the same letters with other spaces (`Fried rich`, `Friedrich`). */
function joinRest(query: readonly WeighedToken[], listed: readonly WeighedToken[], found: Alignment): Alignment {
  const { queryRest, listedRest } = found
  if (queryRest.length === 0 || listedRest.length === 0 || queryRest.length + listedRest.length < 3) return found
  const packed = compareJoined(at(query, queryRest), at(listed, listedRest))
  if (packed === 0) return found
  const joined = {
    query: queryRest,
    listed: listedRest,
    packed,
    weight: joinedWeight(query, queryRest, listed, listedRest),
  }
  return { pairs: [...found.pairs, joined], queryRest: [], listedRest: [] }
}

/** The same, also dropping weak pairs next to the rest (`Myongc Hin`, `Myong Chin`; `Van der Bilt`, `Vanderbilt`). */
function joinApart(query: readonly WeighedToken[], listed: readonly WeighedToken[], found: Alignment): Alignment {
  const weak = found.pairs.filter(
    ({ packed, query: own }) => unpackSimilarity(packed) < weakPair && query[own[0] ?? 0]?.kind !== 'legal',
  )
  const hasWords = [...found.queryRest.map((i) => query[i]), ...found.listedRest.map((j) => listed[j])].some(
    (token) => token !== undefined && token.kind !== 'small',
  )
  if (weak.length === 0 && !hasWords) return found
  if (weak.length + found.queryRest.length === 0 || weak.length + found.listedRest.length === 0) return found
  const queryPart = [...found.queryRest, ...weak.flatMap((pair) => pair.query)].sort((a, b) => a - b)
  const listedPart = [...found.listedRest, ...weak.flatMap((pair) => pair.listed)].sort((a, b) => a - b)
  if (queryPart.length + listedPart.length < 3) return found
  const packed = compareJoined(at(query, queryPart), at(listed, listedPart))
  if (packed === 0) return found
  const joined = {
    query: queryPart,
    listed: listedPart,
    packed,
    weight: joinedWeight(query, queryPart, listed, listedPart),
  }
  return { pairs: [...found.pairs.filter((pair) => !weak.includes(pair)), joined], queryRest: [], listedRest: [] }
}

function at(tokens: readonly WeighedToken[], part: readonly number[]): readonly WeighedToken[] {
  return part.flatMap((position) => tokens[position] ?? [])
}

function joinedWeight(
  query: readonly WeighedToken[],
  queryPart: readonly number[],
  listed: readonly WeighedToken[],
  listedPart: readonly number[],
): number {
  const sum = (tokens: readonly WeighedToken[], part: readonly number[]): number =>
    part.reduce((total, position) => total + (tokens[position]?.weight ?? 0), 0)
  return (sum(query, queryPart) + sum(listed, listedPart)) >> 1
}

/** Pairs a short word with the words on the other side whose initials it is, in order. */
function spellOut(query: readonly WeighedToken[], listed: readonly WeighedToken[], found: Alignment): Alignment {
  for (const position of found.queryRest) {
    const words = initialsOf(query[position], listed, found.listedRest)
    if (words === null) continue
    const pair = acronymPair(query, [position], listed, words)
    return {
      pairs: [...found.pairs, pair],
      queryRest: found.queryRest.filter((other) => other !== position),
      listedRest: found.listedRest.filter((other) => !words.includes(other)),
    }
  }
  for (const position of found.listedRest) {
    const words = initialsOf(listed[position], query, found.queryRest)
    if (words === null) continue
    const pair = acronymPair(query, words, listed, [position])
    return {
      pairs: [...found.pairs, pair],
      queryRest: found.queryRest.filter((other) => !words.includes(other)),
      listedRest: found.listedRest.filter((other) => other !== position),
    }
  }
  return found
}

function acronymPair(
  query: readonly WeighedToken[],
  queryPart: readonly number[],
  listed: readonly WeighedToken[],
  listedPart: readonly number[],
): TokenPair {
  const weight = joinedWeight(query, queryPart, listed, listedPart)
  return { query: queryPart, listed: listedPart, packed: pack(scoreRules.initial, 'initial'), weight }
}

function initialsOf(
  token: WeighedToken | undefined,
  others: readonly WeighedToken[],
  otherRest: readonly number[],
): number[] | null {
  if (token === undefined || token.kind !== 'word') return null
  if (token.length < acronymLetters.min || token.length > acronymLetters.max) return null
  const words = otherRest.filter((position) => others[position]?.kind === 'word')
  if (words.length !== token.length) return null
  const agrees = words.every((position, index) => {
    const word = others[position]
    return word !== undefined && word.bytes[word.start] === token.bytes[token.start + index]
  })
  return agrees ? words : null
}

/** The kind of a token from its letters. */
export function kindOf(letters: ComparedToken): TokenKind {
  return tokenKind(letters.bytes[letters.start] ?? 0, letters.length)
}
