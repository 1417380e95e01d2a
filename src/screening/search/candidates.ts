import { beginSearch, isSanctioned, type NameIndex } from '../index/name-index.ts'
import { maskOfShape } from '../index/token-shape.ts'
import { shortWordMax } from '../score/align.ts'
import { leastDistance } from '../score/letter-distance.ts'
import { scoreRules } from '../score/score-rules.ts'
import { pack, unpackSimilarity } from '../score/token-similarity.ts'
import { firstAndSanctioned } from './first-and-sanctioned.ts'
import { joinedNames } from './joined-names.ts'
import { lettersBound } from './letters-bound.ts'
import { lengthOfToken, mayResemble } from './may-resemble.ts'
import type { QueryName, QueryToken } from './query-name.ts'
import { scoreBound } from './score-bound.ts'
import { similarTokens } from './similar-tokens.ts'
import { trigramNames } from './trigram-names.ts'
import { similarityMemo, type Similarity } from './token-memo.ts'

/** Most names scored exactly per query, the best by estimate, and as many more of sanctioned entries. */
const candidatesMax = 200
/** Most postings read per query: a bound for hostile queries. */
const openedMax = 400_000
/** How much exact scoring may exceed the estimate (joined words, initials). In thousandths. */
const estimateSlack = 60
/** Share of the query's weight that may be left to words too common to be looked up. */
const commonShare = 0.5
/** Words in fewer names than this are always looked up. */
const alwaysOpened = 32
const anInitial = pack(scoreRules.initial, 'initial')
/** Most weight of the word that an initial stands for. */
const fullWord = 100

/** The query words that each token of the vocabulary resembles, as linked lists: `firstLink` per token, then `next`. */
interface Links {
  readonly query: number[]
  readonly packed: number[]
  readonly next: number[]
  readonly tokens: number[]
}

const everyName = (): boolean => true

/**
 * Numbers of the names that may score at least `scoreMin`, of those that are compared. The postings of each word are read once. Very common words
 * are skipped while a name of only such words cannot reach the score. Names found by no word are found by their
 * trigrams.
 */
export function findCandidates(
  index: NameIndex,
  query: QueryName,
  scoreMin: number,
  similarity: Similarity = similarityMemo(index, query),
  isCompared: (name: number) => boolean = everyName,
): readonly number[] {
  const links = linkTokens(index, query)
  const mayReach = scoreBound(index, query, scoreMin, similarity)
  const mayJoin = scoreBound(index, query, scoreMin, linked(index, query, links))
  const mayBeRewritten = lettersBound(index, query, scoreMin)
  const found = estimateOpened(index, query, links, { estimateMin: scoreMin - estimateSlack, isCompared })
  found.sort((a, b) => b.estimate - a.estimate || a.name - b.name)
  const isOfSanctioned = ({ name }: { readonly name: number }) => isSanctioned(index, index.nameEntities[name] ?? 0)
  const names = firstAndSanctioned(found, candidatesMax, isOfSanctioned)
    .map(({ name }) => name)
    .filter(mayReach)
  const joined = joinedNames(index, query, {
    known: names,
    estimate: (name) => estimateName(index, query, links, name),
    isProspect: (name) => isCompared(name) && (hasLink(index, name) || mayBeRewritten(name)),
    // Most of these names only sound similar when joined, so the cheaper bound is enough for names without a matching
    // word.
    mayReach: (name) => (hasLink(index, name) ? mayReach(name) : mayJoin(name)),
  })
  for (const token of links.tokens) index.scratch.firstLink[token] = 0
  const known = new Set([...names, ...joined])
  return [...known, ...trigramNames(index, query, (name) => known.has(name) || !isCompared(name)).filter(mayReach)]
}

function hasLink({ nameStarts, nameTokens, scratch }: NameIndex, name: number): boolean {
  const end = nameStarts[name + 1] ?? 0
  for (let place = nameStarts[name] ?? 0; place < end; place++) {
    if (scratch.firstLink[nameTokens[place] ?? 0] !== 0) return true
  }
  return false
}

/** The similarity that `estimateName` uses: by shared keys, or as an initial. */
function linked(index: NameIndex, query: QueryName, links: Links): Similarity {
  const { firstLink } = index.scratch
  const hasInitials = query.tokens.some(({ kind }) => kind === 'initial')
  return (position, token) => {
    const first = firstLink[token] ?? 0
    if (first === 0 && !hasInitials && lengthOfToken(index, token) !== 1) return 0
    for (let link = first; link !== 0; link = links.next[link - 1] ?? 0) {
      if (links.query[link - 1] === position) return links.packed[link - 1] ?? 0
    }
    const word = query.tokens[position]
    const isInitial = word?.kind === 'initial' || lengthOfToken(index, token) === 1
    return isInitial && word !== undefined && mayResemble(index, word, token) ? anInitial : 0
  }
}

function linkTokens(index: NameIndex, query: QueryName): Links {
  const links: Links = { query: [], packed: [], next: [], tokens: [] }
  const { firstLink } = index.scratch
  query.tokens.forEach((token, position) => {
    const similar = similarTokens(index, token, query.sort)
    for (let place = 0; place < similar.tokens.length; place++) {
      const number = similar.tokens[place] ?? 0
      const before = firstLink[number] ?? 0
      if (before === 0) links.tokens.push(number)
      links.query.push(position)
      links.packed.push(similar.packed[place] ?? 0)
      links.next.push(before)
      firstLink[number] = links.query.length
    }
  })
  return links
}

/** Positions of the words whose postings are read. */
function openingWords(index: NameIndex, query: QueryName): readonly number[] {
  const words = query.tokens
    .map((token, position) => ({
      position,
      weight: token.weight,
      kind: token.kind,
      names: similarTokens(index, token, query.sort).names,
    }))
    .filter(({ kind, names }) => kind !== 'legal' && kind !== 'small' && kind !== 'initial' && names > 0)
  if (words.length === 0) return query.tokens.map((_, position) => position)
  const total = query.tokens.reduce((sum, { weight }) => sum + weight, 0)
  words.sort((a, b) => b.names - a.names || a.position - b.position)
  let left = 0
  let skipped = 0
  for (const word of words) {
    if (skipped + 1 >= words.length || word.names <= alwaysOpened) break
    if (left + word.weight > total * commonShare) break
    left += word.weight
    skipped++
  }
  const opened = words.slice(skipped).map(({ position }) => position)
  // A short word that the lists do not know may be a typo, and open none of the names meant; of the others, which then agree, one does.
  const isSure = (position: number): boolean => !mayBeTypo(query.tokens[position])
  const sure = opened.some(isSure) ? undefined : words.findLast(({ position }) => isSure(position))
  return sure === undefined ? opened : [...opened, sure.position]
}

function mayBeTypo(token: QueryToken | undefined): boolean {
  return token?.kind === 'word' && token.length <= shortWordMax && token.isKnown !== true
}

function estimateOpened(
  index: NameIndex,
  query: QueryName,
  links: Links,
  { estimateMin, isCompared }: { readonly estimateMin: number; readonly isCompared: (name: number) => boolean },
): { name: number; estimate: number }[] {
  const found: { name: number; estimate: number }[] = []
  const { scratch, postingStarts, postings } = index
  const search = beginSearch(scratch)
  let opened = 0
  for (const position of openingWords(index, query)) {
    const token = query.tokens[position]
    if (token === undefined) continue
    const similar = similarTokens(index, token, query.sort)
    // A look-up may start searches on the tokens, never on the names.
    for (const number of similar.tokens) {
      const end = postingStarts[number + 1] ?? 0
      for (let place = postingStarts[number] ?? 0; place < end; place++) {
        const name = postings[place] ?? 0
        if (scratch.seenName[name] === search) continue
        scratch.seenName[name] = search
        if (++opened > openedMax) return found
        if (!isCompared(name)) continue
        const estimate = estimateName(index, query, links, name)
        if (estimate >= estimateMin) found.push({ name, estimate })
      }
    }
  }
  return found
}

/** Letters by which the rest may differ and still be the same with other spaces or a typo. */
const restLettersApartMax = 2
/**
 * Most distance of the last word by its letter classes, in tenths of an edit: two wrong letters, which no key finds.
 */
const typoDistance = 20

/** A score from the similarities known so far, rarely below the exact one. */
function estimateName(index: NameIndex, query: QueryName, links: Links, name: number): number {
  const { firstLink } = index.scratch
  const weights = index.weights[query.sort]
  let used = 0
  let matched = 0
  let worth = 0
  let pairs = 0
  let listedRest = 0
  let listedWords = 0
  let restLetters = 0
  let listedMask = 0
  let initials = 0
  const end = index.nameStarts[name + 1] ?? 0
  for (let place = index.nameStarts[name] ?? 0; place < end; place++) {
    const token = index.nameTokens[place] ?? 0
    const weight = weights[token] ?? 0
    let best = 0
    let bestQuery = -1
    for (let link = firstLink[token] ?? 0; link !== 0; link = links.next[link - 1] ?? 0) {
      const position = links.query[link - 1] ?? 0
      const packed = links.packed[link - 1] ?? 0
      if (packed > best && (used & (1 << position)) === 0) {
        best = packed
        bestQuery = position
      }
    }
    if (bestQuery < 0) {
      // An initial may stand for a word of the query.
      const length = lengthOfToken(index, token)
      if (length === 1) initials++
      else listedRest += weight
      if (weight > scoreRules.weights.legal) {
        listedWords++
        restLetters += length
        listedMask = maskOfShape(index.scratch.shapes[token] ?? 0)
      }
      continue
    }
    used |= 1 << bestQuery
    const shared = ((query.tokens[bestQuery]?.weight ?? 0) + weight) >> 1
    matched += shared
    worth += shared * unpackSimilarity(best)
    if (weight > scoreRules.weights.legal) pairs++
  }
  let queryRest = 0
  let queryWords = 0
  let queryMask = 0
  for (let position = 0; position < query.tokens.length; position++) {
    const token = query.tokens[position]
    if (token === undefined || (used & (1 << position)) !== 0) continue
    if (token.weight > scoreRules.weights.legal) {
      queryWords++
      restLetters -= token.length
      queryMask = token.mask
    }
    if (token.kind === 'initial') listedRest = Math.max(0, listedRest - fullWord)
    else queryRest += token.weight
  }
  queryRest = Math.max(0, queryRest - initials * fullWord)
  const conflict = Math.min(queryRest, listedRest)
  const step = Math.min(pairs, 3)
  // Exact scoring joins words, and tolerates a typo in the last one.
  const areNear = Math.abs(restLetters) <= restLettersApartMax && queryWords > 0 && listedWords > 0
  // Letters of other scripts have too many readings to compare by class.
  const mayBeTypo = query.isOpen || leastDistance(queryMask, listedMask) <= typoDistance
  if (areNear && queryWords + listedWords === 2 && pairs > 0 && mayBeTypo) {
    const shared = (queryRest + listedRest) >> 1
    return Math.trunc((worth + shared * scoreRules.typo) / (matched + shared))
  }
  const mayJoin = query.isOpen || (areNear && queryWords + listedWords > 2)
  // Two syllables may be one Latin word; names that write them apart come first.
  if (listedWords === 1 && queryWords === 2 && query.tokens[0]?.kind === 'syllable') {
    return Math.min(scoreRules.joinedMin, Math.trunc(worth / Math.max(1, matched)))
  }
  const cost =
    (mayJoin ? 0 : conflict * 2 * scoreRules.conflictRate) +
    (queryRest - conflict) * (scoreRules.extraQueryRates[step] ?? 0) +
    (listedRest - conflict) * (scoreRules.extraListedRates[step] ?? 0)
  return matched === 0 ? 0 : Math.trunc((worth * 1000) / (matched * 1000 + cost))
}
