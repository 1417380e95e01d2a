import type { NameIndex } from '../index/name-index.ts'
import type { WeighedToken } from '../score/alignment.ts'
import { scoreRules } from '../score/score-rules.ts'
import type { TokenKind } from '../score/token-similarity.ts'
import { manyPartners, mayAbbreviate, mayBeTypo, mayJoin, noRest, type NameRest, type Partner } from './name-rest.ts'
import { noToken, readListedToken, type ReadToken } from './listed-token.ts'
import type { QueryName } from './query-name.ts'
import type { Similarity } from './token-memo.ts'

/** Most tokens of a query whose positions fit the bits of a number. */
const bitsMax = 32

/**
 * Rejects names that cannot score `scoreMin`, without aligning them. Words without any partner contradict each other,
 * and the rest, even if all equal, must make up for it. Relies on `align.ts` pairing equal words first. Never rejects a
 * name that reaches `scoreMin` under `similarity`.
 */
export function scoreBound(
  index: NameIndex,
  query: QueryName,
  scoreMin: number,
  similarity: Similarity,
): (name: number) => boolean {
  const { nameStarts, nameTokens } = index
  const { tokens } = query
  const weights = index.weights[query.sort]
  const names = tokens.filter(({ kind }) => !isLight(kind)).map(({ text }) => text)
  const isPlain = tokens.length < bitsMax && new Set(names).size === names.length
  const queryWeight = weightOf(tokens, tokens.length)
  const numbers = tokens.map(({ number }) => number)
  // Reused for every name: a search looks at thousands.
  const others: number[] = []
  const partners = Array.from(tokens, (): Partner => ({ count: 0, packed: 0 }))
  const listedPartners: Partner[] = []
  const listedTokens: ReadToken[] = []
  const own = noRest()
  const listed = noRest()

  return (name) => {
    if (!isPlain) return true
    let equal = 0
    let total = queryWeight
    let otherCount = 0
    const to = nameStarts[name + 1] ?? 0
    for (let place = nameStarts[name] ?? 0; place < to; place++) {
      const token = nameTokens[place] ?? 0
      total += weights[token] ?? 0
      const position = numbers.indexOf(token)
      if (position >= 0 && (equal & (1 << position)) === 0) {
        equal |= 1 << position
        continue
      }
      others[otherCount++] = token
    }
    empty(own)
    empty(listed)
    for (const partner of partners) partner.count = 0
    for (let place = 0; place < otherCount; place++) {
      const number = others[place] ?? 0
      const token = readListedToken(index, number, query.sort, (listedTokens[place] ??= noToken()))
      const found = (listedPartners[place] ??= { count: 0, packed: 0 })
      found.count = 0
      found.packed = 0
      for (let position = 0; position < tokens.length; position++) {
        const packed = (equal & (1 << position)) === 0 ? similarity(position, number) : 0
        if (packed === 0) continue
        found.count++
        found.packed = packed
        const other = partners[position]
        if (other !== undefined) {
          other.count++
          other.packed = packed
        }
      }
      // A repeated word costs nothing, and may replace the other.
      const isRepeated = numbers.includes(number) || others.indexOf(number) < place
      if (isRepeated) found.count = manyPartners
      addToken(listed, token, found)
    }
    if (listed.loneCount === 0) return true
    for (let position = 0; position < tokens.length; position++) {
      const [token, found] = [tokens[position], partners[position]]
      if (token === undefined || found === undefined || (equal & (1 << position)) !== 0) continue
      addToken(own, token, found)
    }
    if (own.loneCount === 0) return true
    const conflict = Math.min(costOf(own), costOf(listed))
    const agreed = (total - weightOf(own.lone, own.loneCount) - weightOf(listed.lone, listed.loneCount)) / 2
    const most = (agreed * 1_000_000) / (agreed * 1000 + 2 * scoreRules.conflictRate * conflict)
    return most >= scoreMin || mayBeTypo(own, listed) || mayAbbreviate(own, listed) || mayJoin(own, listed)
  }
}

function empty(rest: NameRest): void {
  rest.count = 0
  rest.loneCount = 0
}

function addToken(to: NameRest, token: WeighedToken, partner: Partner): void {
  to.tokens[to.count] = token
  to.partners[to.count] = partner
  to.count++
  if (partner.count === 0 && !isLight(token.kind)) to.lone[to.loneCount++] = token
}

/** Legal forms and small words weigh too little to contradict. */
function isLight(kind: TokenKind): boolean {
  return kind === 'legal' || kind === 'small'
}

function weightOf(tokens: readonly WeighedToken[], count: number): number {
  let sum = 0
  for (let place = 0; place < count; place++) sum += tokens[place]?.weight ?? 0
  return sum
}

/** Least cost of the tokens without a partner when both sides have some. */
function costOf({ lone, loneCount }: NameRest): number {
  let sum = 0
  for (let place = 0; place < loneCount; place++) {
    const token = lone[place]
    if (token === undefined) break
    const isName = token.kind === 'word' || token.kind === 'abjad' || token.kind === 'syllable'
    sum += isName ? Math.max(token.weight, scoreRules.conflictWeightMin) : token.weight
  }
  return sum
}
