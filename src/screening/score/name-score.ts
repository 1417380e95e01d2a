import { isOmissible } from '../tokens/omissible.ts'
import { nameRoles } from '../tokens/name-roles.ts'
import type { NameSort } from '../tokens/name-tokens.ts'
import type { Alignment, WeighedToken } from './alignment.ts'
import { scoreRules } from './score-rules.ts'
import { unpackSimilarity } from './token-similarity.ts'

/** A name's score and the parts that sum to it, in thousandths. Pairs and rests are in the order of the alignment. */
export interface NameScore {
  readonly score: number
  readonly pairs: readonly number[]
  readonly queryRest: readonly number[]
  readonly listedRest: readonly number[]
}

/** Two aligned names, read as a person's or as any other. */
export interface ComparedNames {
  readonly alignment: Alignment
  readonly query: readonly WeighedToken[]
  readonly listed: readonly WeighedToken[]
  readonly sort: NameSort
}

/** Weight of a very rare word. */
const rarest = 100

/** Cost of the unpaired tokens of two names, in weight times thousandths, per token. */
interface RestCosts {
  readonly query: readonly number[]
  readonly listed: readonly number[]
  readonly total: number
}

/** The score: weight of the pairs times their similarity, divided by the weight of all tokens that need a partner. */
export function scoreOf(names: ComparedNames): number {
  const { alignment } = names
  let matched = 0
  let worth = 0
  let [lost, lostMost] = [0, 0]
  for (const { packed, weight } of alignment.pairs) {
    const similarity = unpackSimilarity(packed)
    matched += weight
    worth += weight * similarity
    if (similarity >= scoreRules.unlikeBelow) continue
    const loss = weight * (1000 - similarity)
    lost += loss
    if (loss > lostMost) lostMost = loss
  }
  if (matched === 0) return 0
  // From the second misspelt word on, the loss counts more: two misspelt words are more often another name.
  worth = Math.max(0, worth - Math.trunc(((lost - lostMost) * scoreRules.secondUnlike) / 1000))
  return Math.trunc((worth * 1000) / (matched * 1000 + restCosts(names).total))
}

/**
 * The score with its parts: the gain of each pair and the loss of each unpaired token. They sum to the score exactly.
 */
export function explainScore(names: ComparedNames): NameScore {
  const { alignment } = names
  const score = scoreOf(names)
  const weights = alignment.pairs.map(({ weight }) => weight)
  const matched = weights.reduce((sum, weight) => sum + weight, 0)
  const worths = alignment.pairs.map(({ packed, weight }) => weight * unpackSimilarity(packed))
  const costs = restCosts(names)
  const worth = worths.reduce((sum, each) => sum + each, 0)
  const before = matched === 0 ? 0 : costs.total === 0 ? score : Math.max(score, Math.trunc(worth / matched))
  const shares = shareOut(score - before, [...costs.query, ...costs.listed])
  return {
    score,
    pairs: shareOut(before, worths),
    queryRest: shares.slice(0, costs.query.length),
    listedRest: shares.slice(costs.query.length),
  }
}

/**
 * Splits a whole into integer parts in proportion to the weights; the rounding rest goes to the first heaviest part.
 */
function shareOut(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => Math.trunc((whole * weight) / total))
  const heaviest = weights.indexOf(Math.max(...weights))
  const left = whole - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === heaviest ? part + left : part))
}

function restCosts({ alignment, query, listed, sort }: ComparedNames): RestCosts {
  const { queryRest, listedRest } = alignment
  const paired = alignment.pairs.reduce(
    (sum, pair) => sum + Math.min(nameTokensOf(pair.query, query), nameTokensOf(pair.listed, listed)),
    0,
  )
  const queryWeights = queryRest.map((position) => restWeight(position, queryRest, query))
  const listedWeights = listedRest.map((position) => restWeight(position, listedRest, listed))
  const queryTotal = queryWeights.reduce((sum, weight) => sum + weight, 0)
  const listedTotal = listedWeights.reduce((sum, weight) => sum + weight, 0)
  const conflict = Math.min(queryTotal, listedTotal)
  const queryExtra = extraOf(queryTotal - conflict, queryRest, queryWeights, { tokens: query, sort })
  const listedExtra = extraOf(listedTotal - conflict, listedRest, listedWeights, { tokens: listed, sort })
  const step = Math.min(paired, scoreRules.extraQueryRates.length - 1)
  const common = rarest - averageWeight(alignment)
  const usage = listedExtra === 0 ? null : usageOf(alignment, listed)
  // A Korean given name is whole: another syllable is another name, not a further one.
  const isAtomic = query[0]?.kind === 'syllable' || listed[0]?.kind === 'syllable'
  const asConflict = 2 * scoreRules.conflictRate
  const { extraQueryRates, extraListedRates, commonExtra, commonFewer } = scoreRules
  const queryRate = isAtomic ? asConflict : rateOf(extraQueryRates[step], common * commonExtra)
  const listedRate =
    isAtomic || usage === 'other_family'
      ? asConflict
      : rateOf(extraListedRates[step], common * (usage === 'fewer' ? commonFewer : commonExtra))
  const queryCost = conflict * scoreRules.conflictRate + queryExtra * queryRate
  const listedCost = conflict * scoreRules.conflictRate + listedExtra * listedRate
  return {
    query: queryWeights.map((weight) => (queryTotal === 0 ? 0 : Math.trunc((queryCost * weight) / queryTotal))),
    listed: listedWeights.map((weight) => (listedTotal === 0 ? 0 : Math.trunc((listedCost * weight) / listedTotal))),
    total: queryCost + listedCost,
  }
}

/** A rate with its increase in thousandths. */
function rateOf(rate: number | undefined, increase: number): number {
  return Math.trunc(((rate ?? 0) * (1000 + increase)) / 1000)
}

/**
 * How a name uses a listed one whose parts are known: `other_family` without its family name, `fewer` with its first given and its
 * first family name but not all others, which is usual; null where the list does not say.
 */
function usageOf({ pairs }: Alignment, listed: readonly WeighedToken[]): 'other_family' | 'fewer' | null {
  const first = (role: number): number =>
    listed.findIndex((token) => token.role === role && token.kind !== 'small' && token.kind !== 'initial')
  const isPaired = (place: number): boolean => pairs.some((pair) => pair.listed.includes(place))
  const [given, family] = [first(nameRoles.given), first(nameRoles.family)]
  if (given < 0 || family < 0) return null
  const hasFamily = listed.some(
    ({ role, kind }, place) => role === nameRoles.family && kind !== 'small' && isPaired(place),
  )
  if (!hasFamily) return 'other_family'
  return isPaired(given) && isPaired(family) ? 'fewer' : null
}

/**
 * Average weight of the agreeing words without small words and legal forms; common names need the rest to agree too.
 */
function averageWeight(alignment: Alignment): number {
  let sum = 0
  let count = 0
  for (const { weight, query, listed } of alignment.pairs) {
    if (weight <= scoreRules.weights.initial) continue
    count += Math.max(query.length, listed.length)
    sum += weight
  }
  return count === 0 ? rarest : Math.min(rarest, Math.trunc(sum / count))
}

/** What is left of the weight of unpaired words, less that of those which the other side may omit. */
function extraOf(
  weight: number,
  rest: readonly number[],
  weights: readonly number[],
  name: { readonly tokens: readonly WeighedToken[]; readonly sort: NameSort },
): number {
  return weight <= 0 ? 0 : Math.max(0, weight - omissible(rest, weights, name))
}

/** The weight of words that the other side may omit. */
function omissible(
  rest: readonly number[],
  weights: readonly number[],
  { tokens, sort }: { readonly tokens: readonly WeighedToken[]; readonly sort: NameSort },
): number {
  let sum = 0
  rest.forEach((position, place) => {
    const token = tokens[position]
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'abjad')) return
    const text = String.fromCharCode(...token.bytes.subarray(token.start, token.start + token.length))
    if (isOmissible(text, sort)) sum += Math.trunc(((weights[place] ?? 0) * scoreRules.omissibleShare) / 1000)
  })
  return sum
}

/** A repeated word costs nothing. */
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
