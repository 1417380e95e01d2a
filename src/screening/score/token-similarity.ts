import type { PairReason } from '../../domain/screening/result.ts'
import { abjadFirst } from '../script/abjad.ts'
import { hangulTokenOf } from '../script/hangul.ts'
import { abjadDistance, isThai, leastAbjadDistance } from './abjad-distance.ts'
import { leastDistance, letterDistance, type Letters } from './letter-distance.ts'
import { scoreRules } from './score-rules.ts'

/** A token prepared for comparison. */
export interface ComparedToken extends Letters {
  /** Hash of its sound skeleton, 0 when that is too short. */
  readonly sound: number
  /** Its `letterMask`; absent when it was not computed. */
  readonly mask?: number
  /** True when the word is on the lists, which makes it less likely to be a misspelling of another. */
  readonly isKnown?: boolean
  /** True for a Chinese character read aloud: one letter more or less is another character. */
  readonly isSyllable?: boolean
}

/** Kinds of token by first character and length; different kinds have different comparison rules. */
export type TokenKind = (typeof tokenKinds)[number]
export const tokenKinds = ['word', 'initial', 'number', 'legal', 'small', 'abjad', 'syllable'] as const

export function tokenKind(first: number, length: number): TokenKind {
  if (first >= 0xfe) return 'syllable'
  if (first >= abjadFirst) return 'abjad'
  if (first === 43) return 'legal'
  if (first === 45) return 'small'
  if (first < 97) return 'number'
  return length === 1 ? 'initial' : 'word'
}

/** Reasons by code, the low part of a packed similarity. */
export const reasons: readonly PairReason[] = [
  'equal',
  'typo',
  'sound',
  'equivalent',
  'initial',
  'joined',
  'transliterated',
  'number',
  'legal_form',
]
const reasonBits = 4

/** A similarity, 0 to 1000, and its reason, in one number. */
export function pack(similarity: number, reason: PairReason): number {
  return (similarity << reasonBits) | reasons.indexOf(reason)
}

export function unpackSimilarity(packed: number): number {
  return packed >> reasonBits
}

export function unpackReason(packed: number): PairReason {
  return reasons[packed & ((1 << reasonBits) - 1)] ?? 'equal'
}

const equal = pack(1000, 'equal')
const typoCode = reasons.indexOf('typo')
const sameLegal = pack(1000, 'legal_form')
const otherLegal = pack(scoreRules.legalOther, 'legal_form')
/** Any two small words match; they have little weight. */
const otherSmall = pack(scoreRules.otherSmall, 'equivalent')
const initialOf = pack(scoreRules.initial, 'initial')
const soundsAlike = pack(scoreRules.soundAlike, 'sound')
const sameSyllable = pack(scoreRules.syllable, 'transliterated')
const nearSyllable = pack(scoreRules.syllableNear, 'transliterated')
const readAcross = pack(scoreRules.readAcross, 'transliterated')
const transliteratedCode = reasons.indexOf('transliterated')

/** Most letters by which words of the same sound may differ. */
const soundLettersApartMax = 1

/**
 * Packed similarity of two tokens; 0 when they differ, and for words of Latin letters that are less similar than `similarityMin`.
 * Nicknames and learned equivalents are the caller's part.
 */
export function compareTokens(a: ComparedToken, b: ComparedToken, similarityMin = 0): number {
  const aFirst = a.bytes[a.start] ?? 0
  const bFirst = b.bytes[b.start] ?? 0
  const aKind = tokenKind(aFirst, a.length)
  const bKind = tokenKind(bFirst, b.length)
  if (aKind === bKind) {
    if (aKind === 'word') return compareWords(a, b, similarityMin)
    const same = sameLetters(a, b)
    if (aKind === 'legal') return same ? sameLegal : otherLegal
    if (aKind === 'small') return same ? equal : otherSmall
    return same ? equal : aKind === 'abjad' ? compareWords(a, b, 0) : 0
  }
  if (aKind === 'initial' || bKind === 'initial') {
    const areNames = aKind !== 'number' && bKind !== 'number' && aKind !== 'abjad' && bKind !== 'abjad'
    return areNames && aFirst === bFirst ? initialOf : 0
  }
  if (aKind === 'abjad' && bKind === 'word') return compareScripts(a, b)
  if (bKind === 'abjad' && aKind === 'word') return compareScripts(b, a)
  if (aKind === 'syllable' && bKind === 'word') return compareSyllable(a, b)
  if (bKind === 'syllable' && aKind === 'word') return compareSyllable(b, a)
  return 0
}

/** Tolerated edits for a word length, in tenths. */
export function editBudget(length: number): number {
  return scoreRules.editBudgets[Math.min(length, scoreRules.editBudgets.length - 1)] ?? 0
}

/** Most edits of words of a length that are as similar as this, in tenths: at most `editBudget`. */
export function editsOfSimilarity(similarity: number, length: number): number {
  return Math.min(editBudget(length), Math.ceil(((1001 - similarity) * 10 * length) / editSlope(length)) - 1)
}

function editSlope(length: number): number {
  return scoreRules.editSlopes[Math.min(length, scoreRules.editSlopes.length - 1)] ?? 0
}

function compareWords(a: ComparedToken, b: ComparedToken, similarityMin: number): number {
  if (a.isSyllable === true) return sameLetters(a, b) ? equal : 0
  const longest = Math.max(a.length, b.length)
  const limit = similarityMin === 0 ? editBudget(longest) : editsOfSimilarity(similarityMin, longest)
  const isFar = a.mask !== undefined && b.mask !== undefined && leastDistance(a.mask, b.mask) > limit
  const distance = isFar ? limit + 1 : letterDistance(a, b, limit)
  if (distance === 0) return equal
  if (distance > limit) return soundAlike(a, b) ? soundsAlike : 0
  return graded(
    a.isKnown === true ? Math.trunc((distance * scoreRules.knownWordRate) / 1000) : distance,
    longest,
    typoCode,
  )
}

/** The same consonants with vowels in similar places: `Marion` does not match `Imran`. */
function soundAlike(a: ComparedToken, b: ComparedToken): boolean {
  if (a.sound === 0 || a.sound !== b.sound || Math.abs(a.length - b.length) > soundLettersApartMax) return false
  return isVowel(a.bytes[a.start] ?? 0) === isVowel(b.bytes[b.start] ?? 0)
}

function isVowel(code: number): boolean {
  return 'aeiouy'.includes(String.fromCharCode(code))
}

function graded(distance: number, length: number, reasonCode: number): number {
  const similarity = 1000 - Math.trunc((distance * editSlope(length)) / (10 * length))
  return similarity < scoreRules.similarityMin ? 0 : (similarity << reasonBits) | reasonCode
}

function compareScripts(abjad: ComparedToken, latin: ComparedToken): number {
  // Every sound of a Thai word is written, so that its length is that of the Latin word.
  const length = isThai(abjad) ? latin.length : Math.max(3, abjad.length)
  const limit = editBudget(isThai(abjad) ? length : length + 2)
  if (latin.mask !== undefined && leastAbjadDistance(abjad, latin, latin.mask) > limit) return 0
  const distance = abjadDistance(abjad, latin, limit)
  if (distance > limit) return 0
  const rate = isThai(abjad) ? scoreRules.readThaiRate : scoreRules.readAcrossRate
  const packed = graded(Math.trunc((distance * rate) / 1000), length, transliteratedCode)
  return Math.min(packed, readAcross)
}

function compareSyllable(syllable: ComparedToken, latin: ComparedToken): number {
  const token = hangulTokenOf(String.fromCharCode(...latin.bytes.subarray(latin.start, latin.start + latin.length)))
  if (token === null) return 0
  let differing = 0
  let differsAt = 0
  for (let index = 1; index <= 3; index++) {
    if (token.charCodeAt(index) === syllable.bytes[syllable.start + index]) continue
    differing++
    differsAt = index
  }
  if (differing === 0) return sameSyllable
  return differing === 1 && differsAt === 2 ? nearSyllable : 0
}

function sameLetters(a: Letters, b: Letters): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) {
    if (a.bytes[a.start + index] !== b.bytes[b.start + index]) return false
  }
  return true
}
