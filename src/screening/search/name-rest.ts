import { acronymLetters, isTypoOf, weakPair } from '../score/align.ts'
import type { WeighedToken } from '../score/alignment.ts'
import { compareJoined, joinedLettersMax } from '../score/joined-words.ts'
import { letterClasses, letterClassOf, leastLetterCost } from '../score/letter-distance.ts'
import { editBudget, unpackSimilarity } from '../score/token-similarity.ts'

/** The tokens of a name that have no equal in the other name; the first `count` of the lists are of this name. */
export interface NameRest {
  readonly tokens: WeighedToken[]
  /** Per token. */
  readonly partners: Partner[]
  count: number
  /** Those that no token of the other name resembles, the first `loneCount`; no legal forms and small words. */
  readonly lone: WeighedToken[]
  loneCount: number
}

/** Nothing, to be added to. */
export function noRest(): NameRest {
  return { tokens: [], partners: [], count: 0, lone: [], loneCount: 0 }
}

/** The tokens of the other name that one token resembles: their number, and the packed similarity of the last. */
export interface Partner {
  count: number
  packed: number
}

/** Number of partners given to a repeated token. */
export const manyPartners = 99

/** Whether the one word left on each side may be a typo of the other. */
export function mayBeTypo(own: NameRest, listed: NameRest): boolean {
  return own.loneCount === 1 && listed.loneCount === 1 && isTypoOf(own.lone[0], listed.lone[0])
}

/** Whether a short word of one may be the initials of words of the other. */
export function mayAbbreviate(own: NameRest, listed: NameRest): boolean {
  return hasInitialsOf(own, listed) || hasInitialsOf(listed, own)
}

function hasInitialsOf(own: NameRest, other: NameRest): boolean {
  let words = 0
  let firsts = 0
  for (let place = 0; place < other.count; place++) {
    const token = other.tokens[place]
    if (token?.kind !== 'word') continue
    words++
    firsts |= 1 << ((token.bytes[token.start] ?? 0) % 32)
  }
  for (let place = 0; place < own.count; place++) {
    const token = own.tokens[place]
    if (token?.kind !== 'word') continue
    const { length, bytes, start } = token
    if (length < acronymLetters.min || length > Math.min(acronymLetters.max, words)) continue
    let letters = 0
    for (let index = 0; index < length; index++) letters |= 1 << ((bytes[start + index] ?? 0) % 32)
    if ((letters & ~firsts) === 0) return true
  }
  return false
}

/** Whether the remaining tokens may be the same letters with other spaces. */
export function mayJoin(own: NameRest, listed: NameRest): boolean {
  if (hasSyllables(own) !== hasSyllables(listed)) return true
  if (own.count + listed.count < 3) return false
  if (areSinglyPaired(own) && areSinglyPaired(listed)) {
    // Either all tokens without a partner are joined, or all without a close partner: no other pairing is possible.
    return joins(own, listed, false) || ((hasWeakPair(own) || hasWeakPair(listed)) && joins(own, listed, true))
  }
  if (!isLatin(own) || !isLatin(listed)) return true
  if (lettersOf(own.lone, own.loneCount) > joinedLettersMax) return false
  if (lettersOf(listed.lone, listed.loneCount) > joinedLettersMax) return false
  // Letters of the lone words that the other side lacks must be edits.
  const longest = Math.max(lettersOf(own.tokens, own.count), lettersOf(listed.tokens, listed.count))
  const missing = Math.max(lettersMissing(own, listed), lettersMissing(listed, own))
  return missing * leastLetterCost <= editBudget(longest)
}

/** A Latin word may be several Korean syllables. */
function hasSyllables({ lone, loneCount }: NameRest): boolean {
  for (let place = 0; place < loneCount; place++) if (lone[place]?.kind === 'syllable') return true
  return false
}

/** Whether each token resembles one of the other name at most. */
function areSinglyPaired({ partners, count }: NameRest): boolean {
  for (let place = 0; place < count; place++) if ((partners[place]?.count ?? 0) > 1) return false
  return true
}

/** Whether a pair may be taken apart to join its words; otherwise the words without a partner are all there is to join. */
function hasWeakPair({ tokens, partners, count }: NameRest): boolean {
  for (let place = 0; place < count; place++) {
    const partner = partners[place]
    if (partner !== undefined && partner.count > 0 && isWeak(partner, tokens[place])) return true
  }
  return false
}

function isWeak({ packed }: Partner, token: WeighedToken | undefined): boolean {
  return token?.kind !== 'legal' && unpackSimilarity(packed) < weakPair
}

const ownPart: WeighedToken[] = []
const listedPart: WeighedToken[] = []

/** Whether the tokens without a partner, and with `alsoWeak` those without a close one, are the same letters joined. */
function joins(own: NameRest, listed: NameRest, alsoWeak: boolean): boolean {
  part(own, alsoWeak, ownPart)
  part(listed, alsoWeak, listedPart)
  return ownPart.length + listedPart.length >= 3 && compareJoined(ownPart, listedPart) > 0
}

function part({ tokens, partners, count }: NameRest, alsoWeak: boolean, into: WeighedToken[]): void {
  into.length = 0
  for (let place = 0; place < count; place++) {
    const [token, partner] = [tokens[place], partners[place]]
    if (token === undefined || partner === undefined) continue
    if (partner.count === 0 || (alsoWeak && isWeak(partner, token))) into.push(token)
  }
}

function isLatin({ tokens, count }: NameRest): boolean {
  for (let place = 0; place < count; place++) {
    const kind = tokens[place]?.kind
    if (kind === 'abjad' || kind === 'syllable') return false
  }
  return true
}

function lettersOf(tokens: readonly WeighedToken[], count: number): number {
  let letters = 0
  for (let place = 0; place < count; place++) letters += tokens[place]?.length ?? 0
  return letters
}

const counts = new Int8Array(letterClasses + 1)

/** Letters of a name's lone words, by class, that the other name's rest lacks; cheap omissions are not counted. */
function lettersMissing(own: NameRest, other: NameRest): number {
  counts.fill(0)
  for (let place = 0; place < other.count; place++) {
    const token = other.tokens[place]
    if (token === undefined) break
    for (let index = 0; index < token.length; index++) count(token.bytes[token.start + index] ?? 0, 1)
  }
  let lasts = 0
  for (let place = 0; place < own.count; place++) {
    const token = own.tokens[place]
    if (token !== undefined) lasts |= 1 << ((token.bytes[token.start + token.length - 1] ?? 0) % 32)
  }
  for (let place = 0; place < own.loneCount; place++) {
    const token = own.lone[place]
    if (token === undefined) break
    const { bytes, start, length } = token
    const first = bytes[start] ?? 0
    if ((lasts & (1 << (first % 32))) === 0) count(first, -1)
    for (let index = 1; index < length; index++) {
      // A doubled letter costs almost nothing to omit.
      const code = bytes[start + index] ?? 0
      if (code !== bytes[start + index - 1]) count(code, -1)
    }
  }
  let missing = 0
  for (let letters = 0; letters < letterClasses; letters++) missing -= Math.min(0, counts[letters] ?? 0)
  return missing
}

/** Characters without a class, such as h, get a separate counter that is ignored. */
function count(code: number, by: number): void {
  const place = letterClassOf[code] ?? letterClasses
  counts[place] = (counts[place] ?? 0) + by
}
