import type { NameIndex } from '../index/name-index.ts'
import { mayResemble } from './may-resemble.ts'
import { noToken, readListedToken } from './listed-token.ts'
import { similarityWith, type QueryName } from './query-name.ts'

/** Packed similarity of a query's token, by position, and one of the vocabulary. */
export type Similarity = (position: number, token: number) => number

const unknown = -1
const noRow: Int32Array = new Int32Array(0)
const listed = noToken()

/**
 * Memoised similarities with the tokens of a query: the names of one search share most of their words. Asking for the positions of
 * one token in a row is fastest.
 */
export function similarityMemo(index: NameIndex, query: QueryName): Similarity {
  const rows = new Map<number, Int32Array>()
  let row = noRow
  let rowToken = unknown
  return (position, token) => {
    if (token !== rowToken) {
      let known = rows.get(token)
      if (known === undefined) rows.set(token, (known = new Int32Array(query.tokens.length).fill(unknown)))
      ;[row, rowToken] = [known, token]
    }
    const before = row[position] ?? unknown
    if (before !== unknown) return before
    const word = query.tokens[position]
    if (word === undefined) return 0
    const packed = mayResemble(index, word, token)
      ? similarityWith(word, token, readListedToken(index, token, query.sort, listed))
      : 0
    row[position] = packed
    return packed
  }
}
