import { kindOfEntity, type NameIndex } from '../index/name-index.ts'
import { align } from '../score/align.ts'
import type { Alignment, WeighedToken } from '../score/alignment.ts'
import { scoreOf } from '../score/name-score.ts'
import { scoreRules } from '../score/score-rules.ts'
import { findCandidates } from './candidates.ts'
import { listedToken } from './listed-token.ts'
import type { QueryName } from './query-name.ts'
import { similarityMemo, type Similarity } from './token-memo.ts'

/** A listed name that a query resembles. */
export interface FoundName {
  readonly entity: number
  /** Its number in the index. */
  readonly name: number
  readonly query: QueryName
  readonly score: number
}

/** A name of the index compared with a query. */
export interface ComparedName {
  readonly alignment: Alignment
  readonly listed: readonly WeighedToken[]
  readonly score: number
}

/** What a search of names takes. */
export interface NameLimits {
  /** Lowest score of a name, in thousandths. */
  readonly scoreMin: number
  /**
   * False: a name read as a person's is compared with people, any other with the rest. Entries of unknown kind are compared with
   * both, and with the latter only when the names are nearly equal.
   */
  readonly comparesAll: boolean
}

/** The best name of each entity for a query, among names that score at least `scoreMin`. */
export function findNames(
  index: NameIndex,
  query: QueryName,
  { scoreMin, comparesAll }: NameLimits,
  into: Map<number, FoundName>,
): void {
  if (query.tokens.length === 0) return
  const similarity = similarityMemo(index, query)
  const kindOf = (name: number) => kindOfEntity(index, index.nameEntities[name] ?? 0)
  const isCompared = (name: number) => {
    const kind = kindOf(name)
    return kind === 'unknown' || (kind === 'person') === (query.sort === 'person')
  }
  for (const name of findCandidates(index, query, scoreMin, similarity, comparesAll ? undefined : isCompared)) {
    const entity = index.nameEntities[name] ?? 0
    const { score } = compareName(index, query, name, similarity)
    if (score < scoreMin) continue
    if (!comparesAll && query.sort === 'other' && kindOf(name) === 'unknown' && score < scoreRules.nearlyEqual) continue
    const known = into.get(entity)
    if (known === undefined || score > known.score) into.set(entity, { entity, name, query, score })
  }
}

/** Compares a query with one name of the index, token by token. */
export function compareName(
  index: NameIndex,
  query: QueryName,
  name: number,
  similarity: Similarity = similarityMemo(index, query),
): ComparedName {
  const start = index.nameStarts[name] ?? 0
  const numbers = index.nameTokens.subarray(start, index.nameStarts[name + 1] ?? 0)
  const listed = Array.from(numbers, (token, place) => {
    return listedToken(index, token, query.sort, index.nameRoles[start + place])
  })
  const alignment = align(query.tokens, listed, (i, j) => similarity(i, numbers[j] ?? 0))
  return { alignment, listed, score: scoreOf({ alignment, query: query.tokens, listed, sort: query.sort }) }
}

/** True for the entry of a person. */
export function isPersonEntity(index: NameIndex, entity: number): boolean {
  return kindOfEntity(index, entity) === 'person'
}
