import { visitKey } from '../index/key-table.ts'
import type { NameIndex } from '../index/name-index.ts'
import { joinedKeys, joinedWords } from '../index/token-keys.ts'
import type { QueryName } from './query-name.ts'

/** Names that words joined or cut apart may bring in. */
const joinedMax = 60
/** Names looked at for them: short words share their sounds with many. */
const joinedSeenMax = 2000
/** Letters a word needs to be looked up as several words. */
const joinedLettersMin = 5

/**
 * Names that have the query's words with other spaces: cut where the query joins, joined where it cuts. Where their sounds bring in
 * many, those that `estimate` (thousandths) favours, then those with as many letters as the query.
 */
export function joinedNames(index: NameIndex, query: QueryName, estimate: (name: number) => number): readonly number[] {
  const found = new Set<number>()
  const visit = (name: number): void => {
    if (found.size < joinedSeenMax) found.add(name)
  }
  for (const word of query.words) {
    if (word.length >= joinedLettersMin) for (const key of joinedKeys(word)) visitKey(index.joins, key, visit)
  }
  for (const text of joinedWords(query.words)) {
    for (const key of joinedKeys(text)) {
      visitKey(index.joins, key, visit)
      visitKey(index.keys, key, (token) => {
        if (index.vocabularySounds[token] !== key) return
        const end = index.postingStarts[token + 1] ?? 0
        for (let place = index.postingStarts[token] ?? 0; place < end; place++) visit(index.postings[place] ?? 0)
      })
    }
  }
  if (found.size <= joinedMax) return [...found]
  const letters = query.tokens.reduce((sum, { length }) => sum + length, 0)
  return Array.from(found, (name) => ({
    name,
    likeness: estimate(name),
    apart: Math.abs(lettersOf(index, name) - letters),
  }))
    .sort((a, b) => b.likeness - a.likeness || a.apart - b.apart || a.name - b.name)
    .slice(0, joinedMax)
    .map(({ name }) => name)
}

function lettersOf(index: NameIndex, name: number): number {
  let letters = 0
  const end = index.nameStarts[name + 1] ?? 0
  for (let place = index.nameStarts[name] ?? 0; place < end; place++) {
    const token = index.nameTokens[place] ?? 0
    letters += (index.vocabularyStarts[token + 1] ?? 0) - (index.vocabularyStarts[token] ?? 0)
  }
  return letters
}
