import type { PartyToScreen } from '../../ports/screener.ts'
import { visitKey } from '../index/key-table.ts'
import type { NameIndex } from '../index/name-index.ts'
import { exactKey } from '../index/token-keys.ts'
import { isYearAlone } from '../score/birth-days.ts'
import { compareName, type FoundName } from './find-names.ts'
import type { QueryName } from './query-name.ts'
import { similarityMemo } from './token-memo.ts'

/** Most entries of one birth day that are compared: a million people have forty. */
const entriesMax = 400

/** The entries of people who were born on the party's birth day; none for an entity or a date that stands for its year. */
export function bornSameDay(index: NameIndex, { kind, dateOfBirth }: PartyToScreen): readonly number[] {
  if (kind === 'entity' || dateOfBirth === '' || isYearAlone(dateOfBirth)) return []
  const entities: number[] = []
  visitKey(index.births, exactKey(dateOfBirth), (entity) => {
    if (entities.length < entriesMax) entities.push(entity)
  })
  return entities
}

/**
 * Adds the best name of each entry for a person's name, of those that score `scoreMin`. All names of the entries are compared, however
 * little of them the query gives.
 */
export function findAmong(
  index: NameIndex,
  query: QueryName,
  entities: readonly number[],
  scoreMin: number,
  into: Map<number, FoundName>,
): void {
  if (query.sort !== 'person' || query.tokens.length === 0) return
  const similarity = similarityMemo(index, query)
  for (const entity of entities) {
    for (let name = firstNameOf(index, entity); index.nameEntities[name] === entity; name++) {
      const { score } = compareName(index, query, name, similarity)
      if (score < scoreMin || score <= (into.get(entity)?.score ?? 0)) continue
      into.set(entity, { entity, name, query, score })
    }
  }
}

/** Number of the first name of an entity, which are stored in the order of their entities; -1 for none. */
export function firstNameOf(index: NameIndex, entity: number): number {
  let [low, high] = [0, index.nameEntities.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((index.nameEntities[middle] ?? 0) < entity) low = middle + 1
    else high = middle
  }
  return index.nameEntities[low] === entity ? low : -1
}
