import type { NameIndex } from '../index/name-index.ts'
import { kindOfShape, lengthOfShape, maskOfShape } from '../index/token-shape.ts'
import { acronymLetters } from '../score/align.ts'
import { leastDistance, leastGapCost } from '../score/letter-distance.ts'
import { joinedSimilarityMin } from '../score/joined-words.ts'
import { editsOfSimilarity, type TokenKind } from '../score/token-similarity.ts'
import type { QueryName } from './query-name.ts'

/** Highest score of legal forms and small words alone. */
const lightScoreMax = 100
/** Longer than any word. */
const noLength = 1000

/**
 * Rejects names of which no word resembles the query, by letter classes alone: many names merely sound like a part of
 * the query. Returns true for names that may be the same letters with other spaces, a typo of the only word, or
 * initials. Never rejects a name that `scoreBound` accepts.
 */
export function lettersBound(index: NameIndex, query: QueryName, scoreMin: number): (name: number) => boolean {
  const { nameStarts, nameTokens, scratch } = index
  let [queryMask, queryLetters, queryWords, queryNames, queryShortest] = [0, 0, 0, 0, noLength]
  let isOpen = scoreMin <= lightScoreMax
  query.tokens.forEach(({ kind, mask, length, text }, place) => {
    queryMask |= mask
    queryLetters += length
    if (isOtherwiseRead(kind) || query.tokens.findIndex((other) => other.text === text) < place) isOpen = true
    if (!isLight(kind)) queryNames++
    if (kind !== 'word') return
    queryWords++
    queryShortest = Math.min(queryShortest, length)
  })
  if (queryNames === 0) isOpen = true

  return (name) => {
    if (isOpen) return true
    let mask = 0
    let letters = 0
    let words = 0
    let names = 0
    let shortest = noLength
    const start = nameStarts[name] ?? 0
    const end = nameStarts[name + 1] ?? 0
    for (let place = start; place < end; place++) {
      const token = nameTokens[place] ?? 0
      for (let before = start; before < place; before++) if (nameTokens[before] === token) return true
      const shape = scratch.shapes[token] ?? 0
      const kind = kindOfShape(shape)
      if (isOtherwiseRead(kind)) return true
      const length = lengthOfShape(shape)
      mask |= maskOfShape(shape)
      letters += length
      if (!isLight(kind)) names++
      if (kind !== 'word') continue
      words++
      if (length < shortest) shortest = length
    }
    if (names === 0 || (names === 1 && queryNames === 1)) return true
    const similarityMin = joinedSimilarityMin(query.tokens.length, end - start)
    const edits = editsOfSimilarity(similarityMin, Math.max(letters, queryLetters))
    // Marks of legal forms and small words are no letters.
    const marks = end - start - names + query.tokens.length - queryNames
    const apart = Math.abs(letters - queryLetters) - marks
    if (apart * leastGapCost <= edits && leastDistance(queryMask, mask) <= edits) return true
    return queryShortest <= Math.min(acronymLetters.max, words) || shortest <= Math.min(acronymLetters.max, queryWords)
  }
}

/** True for letters with several readings, and for an initial. */
function isOtherwiseRead(kind: TokenKind): boolean {
  return kind === 'abjad' || kind === 'syllable' || kind === 'initial'
}

function isLight(kind: TokenKind): boolean {
  return kind === 'legal' || kind === 'small'
}
