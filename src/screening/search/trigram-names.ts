import { keySharers, visitKey } from '../index/key-table.ts'
import type { NameIndex } from '../index/name-index.ts'
import {
  addTrigrams,
  beginTrigrams,
  hasTrigrams,
  keptMax,
  trigramKey,
  trigramCapacity,
} from '../index/name-trigrams.ts'
import { letterDistance, lettersMax } from '../score/letter-distance.ts'
import { editBudget } from '../score/token-similarity.ts'
import type { QueryName } from './query-name.ts'

/** Most table entries read per query, from its rarest trigrams. */
const entriesMax = 1024
/** Most names compared, those with the most shared trigrams. */
const namesMax = 24
/** Fewest trigrams that a name must share, as a number and as a share of its indexed ones. */
const sharedMin = 2
const sharedShare = 0.4

/** Names met and their counts: a hash table at most a quarter full. */
const slots = 4 * entriesMax
const metNames = new Uint32Array(slots)
const metCounts = new Uint8Array(slots)
const own = trigramCapacity()
const queryLetters = { bytes: new Uint8Array(lettersMax + 1), start: 0, length: 0 }
const nameLetters = { bytes: new Uint8Array(lettersMax + 1), start: 0, length: 0 }

/**
 * Names whose letters, written as one word, are within the edit budget of the query's. They are found by shared
 * trigrams, which also works for typos that join, split or change words. The cost per query is bounded.
 */
export function trigramNames(
  index: NameIndex,
  query: QueryName,
  isKnown: (name: number) => boolean,
): readonly number[] {
  beginTrigrams(own)
  queryLetters.length = 0
  for (const { bytes, start, length } of query.tokens) {
    addTrigrams(own, bytes, start, start + length)
    addLetters(queryLetters, bytes, start, start + length)
  }
  if (queryLetters.length > lettersMax) return []
  return mostShared(index, isKnown).filter((name) => isOneTypoAway(index, name))
}

function mostShared(index: NameIndex, isKnown: (name: number) => boolean): readonly number[] {
  const codes = [...new Set(own.codes.subarray(0, own.count))]
  const least = Math.max(sharedMin, Math.ceil(Math.min(keptMax, codes.length) * sharedShare))
  const keys = codes.map(trigramKey).map((key) => ({ key, cost: keySharers(index.trigrams, key) }))
  keys.sort((a, b) => a.cost - b.cost)
  metNames.fill(0)
  const found: { readonly name: number; readonly slot: number }[] = []
  const meet = (name: number): void => {
    let slot = Math.imul(name + 1, 0x9e3779b1) & (slots - 1)
    while (metNames[slot] !== 0 && metNames[slot] !== name + 1) slot = (slot + 1) & (slots - 1)
    const count = metNames[slot] === 0 ? 1 : (metCounts[slot] ?? 0) + 1
    metNames[slot] = name + 1
    metCounts[slot] = count
    if (count === least && !isKnown(name)) found.push({ name, slot })
  }
  let seen = 0
  for (const { key, cost } of keys) {
    seen += cost
    if (seen > entriesMax) break
    visitKey(index.trigrams, key, meet)
  }
  return found
    .map(({ name, slot }) => ({ name, shared: metCounts[slot] ?? 0 }))
    .sort((a, b) => b.shared - a.shared || a.name - b.name)
    .slice(0, namesMax)
    .map(({ name }) => name)
}

function isOneTypoAway(
  { nameStarts, nameTokens, vocabularyStarts, vocabularyLetters }: NameIndex,
  name: number,
): boolean {
  nameLetters.length = 0
  const end = nameStarts[name + 1] ?? 0
  for (let place = nameStarts[name] ?? 0; place < end; place++) {
    const token = nameTokens[place] ?? 0
    addLetters(nameLetters, vocabularyLetters, vocabularyStarts[token] ?? 0, vocabularyStarts[token + 1] ?? 0)
  }
  const limit = editBudget(Math.max(queryLetters.length, nameLetters.length))
  return letterDistance(queryLetters, nameLetters, limit) <= limit
}

/** Appends a word's letters, up to one letter over the limit, which marks the overflow. */
function addLetters(to: typeof queryLetters, bytes: Uint8Array, start: number, end: number): void {
  if (!hasTrigrams(bytes[start] ?? 0)) return
  for (let place = start; place < end && to.length <= lettersMax; place++) to.bytes[to.length++] = bytes[place] ?? 0
}
