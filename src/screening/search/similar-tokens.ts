import { keyBuffer, queryKeys } from '../index/token-keys.ts'
import { visitKey } from '../index/key-table.ts'
import type { NameIndex, SimilarTokens } from '../index/name-index.ts'
import { unpackSimilarity } from '../score/token-similarity.ts'
import type { NameSort } from '../tokens/name-tokens.ts'
import { listedToken, similarityWith, type QueryToken } from './query-name.ts'

/** Words whose similar tokens are kept, for the queries to come. */
const wordsKeptMax = 8192
/** Tokens of the vocabulary one word may resemble. */
const similarMax = 400

const buffer = keyBuffer()

/** The tokens of the vocabulary that a word resembles, found once for each distinct word. */
export function similarTokens(index: NameIndex, query: QueryToken, sort: NameSort): SimilarTokens {
  const known = index.scratch.similar.get(query.text)
  if (known !== undefined) return known
  const found = findSimilar(index, query, sort)
  if (index.scratch.similar.size >= wordsKeptMax) index.scratch.similar.clear()
  index.scratch.similar.set(query.text, found)
  return found
}

function findSimilar(index: NameIndex, query: QueryToken, sort: NameSort): SimilarTokens {
  const { scratch } = index
  const search = ++scratch.search
  const found: { token: number; packed: number }[] = []
  const look = (token: number): void => {
    if (scratch.seenToken[token] === search) return
    scratch.seenToken[token] = search
    const packed = similarityWith(query, token, listedToken(index, token, sort))
    if (packed > 0) found.push({ token, packed })
  }
  if (query.number >= 0) look(query.number)
  for (const token of query.equivalents) look(token)
  queryKeys(query.text, buffer)
  for (let place = 0; place < buffer.count; place++) visitKey(index.keys, buffer.keys[place] ?? 0, look)
  found.sort((a, b) => unpackSimilarity(b.packed) - unpackSimilarity(a.packed) || a.token - b.token)
  if (found.length > similarMax) found.length = similarMax
  let names = 0
  for (const { token } of found) names += (index.postingStarts[token + 1] ?? 0) - (index.postingStarts[token] ?? 0)
  return {
    tokens: Uint32Array.from(found, ({ token }) => token),
    packed: Uint16Array.from(found, ({ packed }) => packed),
    names,
  }
}
