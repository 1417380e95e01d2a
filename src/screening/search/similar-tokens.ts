import { keyBuffer, queryKeys } from '../index/token-keys.ts'
import { visitKey } from '../index/key-table.ts'
import { beginSearch, type NameIndex, type SimilarTokens } from '../index/name-index.ts'
import { unpackSimilarity } from '../score/token-similarity.ts'
import type { NameSort } from '../tokens/name-tokens.ts'
import { mayResemble } from './may-resemble.ts'
import { noToken, readListedToken } from './listed-token.ts'
import { similarityWith, type QueryToken } from './query-name.ts'

/** Words whose similar tokens are memoised for later queries. */
const wordsKeptMax = 8192
/** Most similar tokens per word. */
const similarMax = 400

/** Bounds of token numbers and reason codes. */
const tokensMax = 2 ** 32
const reasonCodes = 16

const buffer = keyBuffer()
const listed = noToken()

/** The similar tokens of a word, memoised per distinct word. */
export function similarTokens(index: NameIndex, query: QueryToken, sort: NameSort): SimilarTokens {
  // The same letters are a word of another language, too.
  const key = query.isSyllable === true ? `${query.text} of a character` : query.text
  const known = index.scratch.similar.get(key)
  if (known !== undefined) return known
  const found = findSimilar(index, query, sort)
  if (index.scratch.similar.size >= wordsKeptMax) index.scratch.similar.clear()
  index.scratch.similar.set(key, found)
  return found
}

function findSimilar(index: NameIndex, query: QueryToken, sort: NameSort): SimilarTokens {
  const { seenToken } = index.scratch
  const search = beginSearch(index.scratch)
  const found: number[] = []
  const look = (token: number): void => {
    if (seenToken[token] === search) return
    seenToken[token] = search
    if (!mayResemble(index, query, token)) return
    const packed = similarityWith(query, token, readListedToken(index, token, sort, listed))
    if (packed > 0) found.push(rank(token, packed))
  }
  if (query.number >= 0) look(query.number)
  for (const token of query.equivalents) look(token)
  queryKeys(query.text, buffer)
  for (let place = 0; place < buffer.count; place++) visitKey(index.keys, buffer.keys[place] ?? 0, look)
  const ranks = Float64Array.from(found).sort().subarray(0, similarMax)
  const tokens = new Uint32Array(ranks.length)
  const packed = new Uint16Array(ranks.length)
  let names = 0
  for (let place = 0; place < ranks.length; place++) {
    const ranked = ranks[place] ?? 0
    const token = Math.trunc(ranked / reasonCodes) % tokensMax
    tokens[place] = token
    packed[place] = unrank(ranked)
    names += (index.postingStarts[token + 1] ?? 0) - (index.postingStarts[token] ?? 0)
  }
  return { tokens, packed, names }
}

/** One sortable number: best similarity first, then lower token. `unrank` restores the packed similarity. */
function rank(token: number, packed: number): number {
  return ((1000 - unpackSimilarity(packed)) * tokensMax + token) * reasonCodes + (packed % reasonCodes)
}

function unrank(ranked: number): number {
  const similarity = 1000 - Math.trunc(ranked / reasonCodes / tokensMax)
  return similarity * reasonCodes + (ranked % reasonCodes)
}
