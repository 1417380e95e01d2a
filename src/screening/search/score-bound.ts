import type { NameIndex } from '../index/name-index.ts'
import type { WeighedToken } from '../score/align.ts'
import { scoreRules } from '../score/score-rules.ts'
import type { TokenKind } from '../score/token-similarity.ts'
import { kindOfToken } from './may-resemble.ts'
import { mayAbbreviate, mayJoin, maySlip, type NameRest } from './name-rest.ts'
import { listedToken, type QueryName, type QueryToken } from './query-name.ts'

/** Tokens of a query whose positions fit the bits of a number. */
const bitsMax = 32

/** Whether a word of the query, by position, and a token of the vocabulary are alike at all. */
export type Resembles = (position: number, token: number) => boolean

/**
 * Tells names that cannot score `scoreMin` from those that may, without aligning them: words that nothing on the other side
 * resembles contradict each other, and the rest, were it all equal, must make up for it. Relies on `align.ts` pairing a word with its
 * equal whatever else it resembles. Never says no to a name that scores as much, as far
 * as `resembles` knows what is alike.
 */
export function scoreBound(
  index: NameIndex,
  query: QueryName,
  scoreMin: number,
  resembles: Resembles,
): (name: number) => boolean {
  const { nameStarts, nameTokens } = index
  const { tokens } = query
  const weights = index.weights[query.sort]
  const names = tokens.filter(({ kind }) => !isLight(kind)).map(({ text }) => text)
  const isPlain = tokens.length < bitsMax && new Set(names).size === names.length
  const queryWeight = weightOf(tokens)
  const others: number[] = []

  return (name) => {
    if (!isPlain) return true
    let equal = 0
    let total = queryWeight
    others.length = 0
    const to = nameStarts[name + 1] ?? 0
    for (let place = nameStarts[name] ?? 0; place < to; place++) {
      const token = nameTokens[place] ?? 0
      total += weights[token] ?? 0
      const position = positionOf(tokens, token)
      if (position >= 0 && (equal & (1 << position)) === 0) {
        equal |= 1 << position
        continue
      }
      // A word said twice costs nothing.
      const isRepeated = position >= 0 || others.includes(token)
      if (isRepeated && !isLight(kindOfToken(index, token))) return true
      others.push(token)
    }
    const own: NameRest = { tokens: [], lone: [] }
    const listed: NameRest = { tokens: [], lone: [] }
    let partnered = 0
    for (const number of others) {
      const token = listedToken(index, number, query.sort)
      listed.tokens.push(token)
      let isLone = !isLight(token.kind)
      for (let position = 0; position < tokens.length; position++) {
        if ((equal & (1 << position)) !== 0 || !resembles(position, number)) continue
        partnered |= 1 << position
        isLone = false
      }
      if (isLone) listed.lone.push(token)
    }
    if (listed.lone.length === 0) return true
    tokens.forEach((token, position) => {
      if ((equal & (1 << position)) !== 0) return
      own.tokens.push(token)
      if (!isLight(token.kind) && (partnered & (1 << position)) === 0) own.lone.push(token)
    })
    if (own.lone.length === 0) return true
    const conflict = Math.min(costOf(own.lone), costOf(listed.lone))
    const agreed = (total - weightOf(own.lone) - weightOf(listed.lone)) / 2
    const most = (agreed * 1_000_000) / (agreed * 1000 + 2 * scoreRules.conflictRate * conflict)
    return most >= scoreMin || maySlip(own, listed) || mayAbbreviate(own, listed) || mayJoin(own, listed)
  }
}

function positionOf(tokens: readonly QueryToken[], number: number): number {
  for (let position = 0; position < tokens.length; position++) if (tokens[position]?.number === number) return position
  return -1
}

/** Legal forms and small words weigh too little to contradict. */
function isLight(kind: TokenKind): boolean {
  return kind === 'legal' || kind === 'small'
}

function weightOf(tokens: readonly WeighedToken[]): number {
  let sum = 0
  for (const { weight } of tokens) sum += weight
  return sum
}

/** What tokens without a partner count at least when there are such on both sides. */
function costOf(tokens: readonly WeighedToken[]): number {
  let sum = 0
  for (const { kind, weight } of tokens) {
    const isName = kind === 'word' || kind === 'abjad' || kind === 'syllable'
    sum += isName ? Math.max(weight, scoreRules.conflictWeightMin) : weight
  }
  return sum
}
