import type { NameIndex } from '../index/name-index.ts'
import { kindOfShape, lengthMost, lengthOfShape, maskOfShape } from '../index/token-shape.ts'
import { leastDistance, type Letters } from '../score/letter-distance.ts'
import { editBudget, type TokenKind } from '../score/token-similarity.ts'
import type { QueryToken } from './query-name.ts'

/** False only when two tokens have similarity 0; much cheaper than computing it. */
export function mayResemble(index: NameIndex, query: QueryToken, token: number): boolean {
  if (query.number === token) return true
  const shape = index.scratch.shapes[token] ?? 0
  const kind = kindOfShape(shape)
  if (kind === 'word' && query.kind === 'word') {
    const longest = Math.max(query.length, lengthOfShape(shape))
    if (leastDistance(query.mask, maskOfShape(shape)) <= editBudget(longest)) return true
    if (query.sound !== 0 && query.sound === index.vocabularySounds[token]) return true
  } else if (kind === query.kind) {
    if (kind !== 'number' && kind !== 'syllable' && kind !== 'initial') return true
  } else if (kind === 'initial' || query.kind === 'initial') {
    if (firstLetter(index, token) === query.bytes[query.start]) return true
  } else if (isWritten(kind) && isWritten(query.kind)) return true
  return query.equivalents.includes(token)
}

/** True for kinds with letters, which are comparable across scripts. */
function isWritten(kind: TokenKind): boolean {
  return kind === 'word' || kind === 'abjad' || kind === 'syllable'
}

/** Its number of letters. Most are read from its shape, which a search has at hand. */
export function lengthOfToken(index: NameIndex, token: number): number {
  const length = lengthOfShape(index.scratch.shapes[token] ?? 0)
  if (length < lengthMost) return length
  return (index.vocabularyStarts[token + 1] ?? 0) - (index.vocabularyStarts[token] ?? 0)
}

/** The first letter's character code. */
export function firstLetter(index: NameIndex, token: number): number {
  return index.vocabularyLetters[index.vocabularyStarts[token] ?? 0] ?? 0
}

/** The letters of a token in the index, without copying. */
export function lettersOfToken(index: NameIndex, token: number): Letters {
  const start = index.vocabularyStarts[token] ?? 0
  return { bytes: index.vocabularyLetters, start, length: lengthOfToken(index, token) }
}
