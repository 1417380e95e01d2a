import type { Alignment, WeighedToken } from './align.ts'
import { scoreRules } from './score-rules.ts'
import { unpackSimilarity } from './token-similarity.ts'

/** A name's score and the parts that it is the sum of, in thousandths. Pairs and rests are in the order of the alignment. */
export interface NameScore {
  readonly score: number
  readonly pairs: readonly number[]
  readonly queryRest: readonly number[]
  readonly listedRest: readonly number[]
}

/** What the rest of two names costs, in weight times thousandths, token by token. */
interface RestCosts {
  readonly query: readonly number[]
  readonly listed: readonly number[]
  readonly total: number
}

/** The score alone: weight of the pairs times their similarity, over the weight of everything that should have had a partner. */
export function scoreOf(alignment: Alignment, query: readonly WeighedToken[], listed: readonly WeighedToken[]): number {
  let matched = 0
  let worth = 0
  for (const { packed, weight } of alignment.pairs) {
    matched += weight
    worth += weight * unpackSimilarity(packed)
  }
  if (matched === 0) return 0
  return Math.trunc((worth * 1000) / (matched * 1000 + restCosts(alignment, query, listed).total))
}

/** The score with its parts: what each pair brings, what each token without a partner takes; they add up to it exactly. */
export function explainScore(
  alignment: Alignment,
  query: readonly WeighedToken[],
  listed: readonly WeighedToken[],
): NameScore {
  const score = scoreOf(alignment, query, listed)
  const weights = alignment.pairs.map(({ weight }) => weight)
  const matched = weights.reduce((sum, weight) => sum + weight, 0)
  const worths = alignment.pairs.map(({ packed, weight }) => weight * unpackSimilarity(packed))
  const costs = restCosts(alignment, query, listed)
  const worth = worths.reduce((sum, each) => sum + each, 0)
  const before = matched === 0 ? 0 : costs.total === 0 ? score : Math.trunc(worth / matched)
  const shares = shareOut(score - before, [...costs.query, ...costs.listed])
  return {
    score,
    pairs: shareOut(before, worths),
    queryRest: shares.slice(0, costs.query.length),
    listedRest: shares.slice(costs.query.length),
  }
}

/** Cuts a whole into integer parts in proportion to their weights; what rounding leaves goes to the first of the heaviest. */
function shareOut(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => Math.trunc((whole * weight) / total))
  const heaviest = weights.indexOf(Math.max(...weights))
  const left = whole - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === heaviest ? part + left : part))
}

function restCosts(alignment: Alignment, query: readonly WeighedToken[], listed: readonly WeighedToken[]): RestCosts {
  const { queryRest, listedRest } = alignment
  const names = alignment.pairs.reduce(
    (sum, pair) => sum + Math.min(nameTokensOf(pair.query, query), nameTokensOf(pair.listed, listed)),
    0,
  )
  const queryWeights = queryRest.map((position) => restWeight(position, queryRest, query))
  const listedWeights = listedRest.map((position) => restWeight(position, listedRest, listed))
  const queryTotal = queryWeights.reduce((sum, weight) => sum + weight, 0)
  const listedTotal = listedWeights.reduce((sum, weight) => sum + weight, 0)
  const conflict = Math.min(queryTotal, listedTotal)
  const step = Math.min(names, scoreRules.extraQueryRates.length - 1)
  const queryCost =
    conflict * scoreRules.conflictRate + (queryTotal - conflict) * (scoreRules.extraQueryRates[step] ?? 0)
  const listedCost =
    conflict * scoreRules.conflictRate + (listedTotal - conflict) * (scoreRules.extraListedRates[step] ?? 0)
  return {
    query: queryWeights.map((weight) => (queryTotal === 0 ? 0 : Math.trunc((queryCost * weight) / queryTotal))),
    listed: listedWeights.map((weight) => (listedTotal === 0 ? 0 : Math.trunc((listedCost * weight) / listedTotal))),
    total: queryCost + listedCost,
  }
}

/** A word that says nothing new, because the name says it twice, costs nothing. */
function restWeight(position: number, rest: readonly number[], tokens: readonly WeighedToken[]): number {
  const token = tokens[position]
  if (token === undefined) return 0
  for (let other = 0; other < tokens.length; other++) {
    if (other === position || (rest.includes(other) && other > position)) continue
    if (sameText(token, tokens[other])) return 0
  }
  const isWord = token.kind === 'word' || token.kind === 'abjad' || token.kind === 'syllable'
  return isWord ? Math.max(token.weight, scoreRules.conflictWeightMin) : token.weight
}

function sameText(a: WeighedToken, b: WeighedToken | undefined): boolean {
  if (b === undefined || a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a.bytes[a.start + index] !== b.bytes[b.start + index]) return false
  return true
}

function nameTokensOf(positions: readonly number[], tokens: readonly WeighedToken[]): number {
  let names = 0
  for (const position of positions) {
    const kind = tokens[position]?.kind
    if (kind === 'word' || kind === 'abjad' || kind === 'syllable') names++
  }
  return names
}
