import type { NameIndex } from '../index/name-index.ts'
import { mayResemble } from './may-resemble.ts'
import { listedToken, similarityWith, type QueryName } from './query-name.ts'

/** Packed similarity of a query's token, by position, and one of the vocabulary. */
export type Similarity = (position: number, token: number) => number

/** Most tokens of a query; positions and tokens share one key. */
const positionsMax = 64

/** Memoised similarities with the tokens of a query: the names of one search share most of their words. */
export function similarityMemo(index: NameIndex, query: QueryName): Similarity {
  const known = new Map<number, number>()
  return (position, token) => {
    const word = query.tokens[position]
    if (word === undefined || !mayResemble(index, word, token)) return 0
    const key = token * positionsMax + position
    const before = known.get(key)
    if (before !== undefined) return before
    const packed = similarityWith(word, token, listedToken(index, token, query.sort))
    known.set(key, packed)
    return packed
  }
}
