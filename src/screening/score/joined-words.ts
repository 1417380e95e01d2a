import { leastDistance, letterMask } from './letter-distance.ts'
import { scoreRules } from './score-rules.ts'
import {
  compareTokens,
  editsOfSimilarity,
  pack,
  unpackSimilarity,
  type ComparedToken,
  type TokenKind,
} from './token-similarity.ts'

/** A token that may be part of a word with a wrong space. */
export interface JoinedPart extends ComparedToken {
  readonly kind: TokenKind
}

/** Most letters of joined words. */
export const joinedLettersMax = 40

const queryLetters = new Uint8Array(joinedLettersMax + 8)
const listedLetters = new Uint8Array(joinedLettersMax + 8)

/** Packed similarity of tokens joined into one word on each side; 0 when they are not the same. */
export function compareJoined(query: readonly JoinedPart[], listed: readonly JoinedPart[]): number {
  const similarityMin = joinedSimilarityMin(query.length, listed.length)
  if (areFarApart(query, listed, similarityMin)) return 0
  const queryLength = concatenate(query, queryLetters)
  const listedLength = concatenate(listed, listedLetters)
  if (queryLength < 4 || listedLength < 4) return 0
  const [own, other] = [asWord(queryLetters, queryLength), asWord(listedLetters, listedLength)]
  const similarity = Math.min(unpackSimilarity(compareTokens(own, other, similarityMin)), scoreRules.joinedMax)
  return similarity < similarityMin ? 0 : pack(similarity, 'joined')
}

/** Lowest similarity of joined words, by the number of words on each side. */
export function joinedSimilarityMin(queryWords: number, listedWords: number): number {
  return queryWords > 1 && listedWords > 1 ? scoreRules.shiftedMin : scoreRules.joinedMin
}

/** Whether the letter classes alone prove that Latin words differ, which is true for most. */
function areFarApart(query: readonly JoinedPart[], listed: readonly JoinedPart[], similarityMin: number): boolean {
  let queryMask = 0
  let listedMask = 0
  let queryLength = 0
  let listedLength = 0
  for (const { mask, length, kind } of query) {
    if (mask === undefined || kind === 'abjad' || kind === 'syllable') return false
    queryMask |= mask
    queryLength += length
  }
  for (const { mask, length, kind } of listed) {
    if (mask === undefined || kind === 'abjad' || kind === 'syllable') return false
    listedMask |= mask
    listedLength += length
  }
  return leastDistance(queryMask, listedMask) > editsOfSimilarity(similarityMin, Math.max(queryLength, listedLength))
}

function asWord(bytes: Uint8Array, length: number): ComparedToken {
  return { bytes, start: 0, length, sound: 0, mask: letterMask({ bytes, start: 0, length }) }
}

function concatenate(tokens: readonly JoinedPart[], into: Uint8Array): number {
  let length = 0
  for (const token of tokens) {
    const marked = token.kind === 'legal' || token.kind === 'small' ? 1 : 0
    if (length + token.length > joinedLettersMax) return 0
    for (let index = marked; index < token.length; index++) into[length++] = token.bytes[token.start + index] ?? 0
  }
  return length
}
