import type { NameIndex } from '../index/name-index.ts'
import type { WeighedToken } from '../score/alignment.ts'
import { scoreRules } from '../score/score-rules.ts'
import type { TokenKind } from '../score/token-similarity.ts'
import { manyPartners, mayAbbreviate, mayJoin, mayBeTypo, type NameRest, type Partner } from './name-rest.ts'
import { noToken, readListedToken, type ReadToken } from './listed-token.ts'
import type { QueryName, QueryToken } from './query-name.ts'
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
  const queryWeight = weightOf(tokens)
  // Reused for every name: a search looks at thousands.
  const others: number[] = []
  const partners = Array.from(tokens, (): Partner => ({ count: 0, packed: 0 }))
  const listedPartners: Partner[] = []
  const listedTokens: ReadToken[] = []
  const own: NameRest = { tokens: [], lone: [], partners: [] }
  const listed: NameRest = { tokens: [], lone: [], partners: [] }

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
      others.push(token)
    }
    empty(own)
    empty(listed)
    for (const partner of partners) partner.count = 0
    for (let place = 0; place < others.length; place++) {
      const number = others[place] ?? 0
      const token = readListedToken(index, number, query.sort, (listedTokens[place] ??= noToken()))
      listed.tokens.push(token)
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
      listed.partners.push(found)
      // A repeated word costs nothing, and may replace the other.
      const isRepeated = positionOf(tokens, number) >= 0 || others.indexOf(number) < place
      if (isRepeated) found.count = manyPartners
      else if (found.count === 0 && !isLight(token.kind)) listed.lone.push(token)
    }
    if (listed.lone.length === 0) return true
    for (let position = 0; position < tokens.length; position++) {
      const [token, found] = [tokens[position], partners[position]]
      if (token === undefined || found === undefined || (equal & (1 << position)) !== 0) continue
      own.tokens.push(token)
      own.partners.push(found)
      if (!isLight(token.kind) && found.count === 0) own.lone.push(token)
    }
    if (own.lone.length === 0) return true
    const conflict = Math.min(costOf(own.lone), costOf(listed.lone))
    const agreed = (total - weightOf(own.lone) - weightOf(listed.lone)) / 2
    const most = (agreed * 1_000_000) / (agreed * 1000 + 2 * scoreRules.conflictRate * conflict)
    return most >= scoreMin || mayBeTypo(own, listed) || mayAbbreviate(own, listed) || mayJoin(own, listed)
  }
}

function empty({ tokens, lone, partners }: NameRest): void {
  tokens.length = 0
  lone.length = 0
  partners.length = 0
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

/** Least cost of tokens without a partner when both sides have some. */
function costOf(tokens: readonly WeighedToken[]): number {
  let sum = 0
  for (const { kind, weight } of tokens) {
    const isName = kind === 'word' || kind === 'abjad' || kind === 'syllable'
    sum += isName ? Math.max(weight, scoreRules.conflictWeightMin) : weight
  }
  return sum
}
