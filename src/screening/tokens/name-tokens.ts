import { abjadFirst } from '../script/abjad.ts'
import { surnameFirst } from '../script/hangul.ts'
import { romanise } from '../script/romanise.ts'
import { abjadParticle, abjadTitles, isArabicPart, isServant, joinArabic, splitArabic } from './arabic-names.ts'
import { isFormWord, legalFormAt, legalMark, mayStartForm } from './legal-forms.ts'
import { expansions, particles, smallMark, stopWords, titles, vesselTitles } from './name-words.ts'
import { isNumberWord, spellNumbers } from './number-words.ts'
import { memoised } from '../script/memoised.ts'
import { organisationTermAt } from './organisation-terms.ts'
import { withThaiForms, withoutThaiTitle } from './thai-words.ts'

/** Persons and all others have different rules: `SA` is a surname or a legal form. */
export type NameSort = 'person' | 'other'

/** Most tokens of a name; further ones are ignored. */
export const tokensMax = 16

/** A name as tokens. */
export interface NameTokens {
  /**
   * In the name's order. The first character marks legal forms (`+`), small words (`-`), Arabic letters and Korean
   * syllables.
   */
  readonly tokens: readonly string[]
  /** The words before any were dropped or marked, to match names with missing or extra spaces. */
  readonly words: readonly string[]
}

const mayBeHangul = /[\uac00-\ud7a3]/
const mayBeThai = /[\u0e00-\u0edd]/

/** The tokens of a name: romanised, titles dropped, legal forms canonical, numbers in digits. Deterministic. */
export function nameTokens(text: string, sort: NameSort): NameTokens {
  const words = splitWords(romanise(inNameOrder(text, sort)), sort)
  if (words.length > tokensMax) words.length = tokensMax
  return { tokens: sort === 'person' ? personTokens(words) : otherTokens(words), words }
}

/** The text with the surname of a Korean first, and without what Thai writes together with a name. */
function inNameOrder(text: string, sort: NameSort): string {
  if (sort === 'person' && mayBeHangul.test(text)) return surnameFirst(text)
  if (!mayBeThai.test(text)) return text
  return sort === 'person' ? withoutThaiTitle(text) : withThaiForms(text)
}

/** Character codes that end or begin words. */
// prettier-ignore
const codes = {
  space: 32, ampersand: 38, apostrophe: 39, zero: 48, nine: 57, question: 63, underscore: 95, backquote: 96, a: 97, z: 122,
} as const

/**
 * Words of romanised text. Single letters of an organisation's name (`L.X.C.`) are one word; those of a person's are
 * initials.
 */
function splitWords(text: string, sort: NameSort): string[] {
  const words: string[] = []
  // The text before an apostrophe, and the start of the text after it.
  let [before, start] = ['', -1]
  let lettersBefore = false
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : codes.space
    if (isOfWord(code)) {
      if (start < 0) start = index
      continue
    }
    if (start >= 0) {
      before += text.slice(start, index)
      start = -1
    }
    if (code === codes.apostrophe || code === codes.backquote || code === codes.question) continue
    if (before !== '') {
      const isLetter = before.length === 1 && before >= 'a' && before <= 'z'
      const isJoined = sort === 'other' && isLetter && lettersBefore && words.length > 0
      if (isJoined) words[words.length - 1] += before
      else words.push(before)
      lettersBefore = isLetter
      before = ''
    }
    if (code === codes.ampersand) {
      words.push('and')
      lettersBefore = false
    }
  }
  return words
}

function isOfWord(code: number): boolean {
  if (code >= codes.a) return code <= codes.z || code >= abjadFirst
  return (code >= codes.zero && code <= codes.nine) || code === codes.underscore
}

function personTokens(words: readonly string[]): readonly string[] {
  return plainTokens(words) ?? ruledTokens(words)
}

/** The tokens of a person's name without special words; null for any other. */
function plainTokens(words: readonly string[]): readonly string[] | null {
  const tokens: string[] = []
  for (const word of words) {
    const token = plainToken(word)
    if (token === '') return null
    tokens.push(token)
  }
  return tokens
}

/** The token of a word that is the same in every context; '' when a rule may apply. */
const plainToken = memoised((word) => {
  const isTitle = titles.has(word) || abjadTitles.has(word)
  const isRuled =
    isTitle || particles.has(word) || assimilated.has(word) || isArabicPart(word) || legalFormAt([word], 0) !== null
  return isRuled ? '' : canonicalWord(word)
})

function ruledTokens(words: readonly string[]): readonly string[] {
  let named = words.filter((word) => !titles.has(word) && !abjadTitles.has(word))
  if (named.length < 2) named = [...words]
  const legal = trailingLegalForm(named)
  const own = joinArabic(legal === '' ? named : named.slice(0, -1))
  const tokens: string[] = []
  own.forEach((word, index) => {
    const particle = particleAt(own, index)
    // `Ben Smith`, `Al Gore`: of two words, the first is a name; so is a first `Le` of any (`Le Van Minh`).
    const isParticle =
      particle !== undefined && own.length > 1 && (index > 0 || (own.length > 2 && !surnames.has(word)))
    for (const token of isParticle ? [particle] : splitArabic(word, isServant(tokens.at(-1) ?? ''))) {
      const isSilent = token === articleToken && isServant(tokens.at(-1) ?? '')
      if (!isSilent) tokens.push(canonicalWord(token))
    }
  })
  return legal === '' ? tokens : [...tokens, legal]
}

/** Particles that are a surname where a name begins with them. */
const surnames: ReadonlySet<string> = new Set(['le', 'la', 'do', 'du', 'y'])
/** The Arabic article before a sound that it takes on (`ar-Rahmah`). */
const assimilated: ReadonlySet<string> = new Set(['ar', 'as', 'ad', 'an', 'at', 'az', 'ash', 'adh'])

function particleAt(words: readonly string[], index: number): string | undefined {
  const word = words[index] ?? ''
  const next = words[index + 1] ?? ''
  if (assimilated.has(word) && next.length > word.length && next.startsWith(word.slice(1))) return articleToken
  return particles.get(word) ?? abjadParticle(word)
}

const article = 'al'
const articleToken = `${smallMark}${article}`

/** The legal form of a company entered as a person (`Nicolás Maduro SA`). */
function trailingLegalForm(words: readonly string[]): string {
  if (words.length < 3) return ''
  const form = legalFormAt(words, words.length - 1)
  return form !== null && (words.at(-1) ?? '').length >= 2 ? form.token : ''
}

function otherTokens(words: readonly string[]): readonly string[] {
  const named = words.length > 1 && vesselTitles.has(words[0] ?? '') ? words.slice(1) : words
  const spelled = named.some((word) => otherWord(word).isNumber) ? spellNumbers(named) : named
  const tokens: string[] = []
  for (let index = 0; index < spelled.length; index++) {
    const { token, mayBeForm } = otherWord(spelled[index] ?? '')
    const isArticle = particleAt(spelled, index) === articleToken && assimilated.has(spelled[index] ?? '')
    const form = mayBeForm && !isArticle ? legalFormAt(spelled, index) : null
    const term = form === null ? organisationTermAt(spelled, index) : null
    tokens.push(isArticle ? article : (form?.token ?? term?.token ?? token))
    index += (form?.words ?? term?.words ?? 1) - 1
  }
  // A name of only forms and small words keeps them as words (`CORP`, `The Company`).
  return tokens.some(isName) ? tokens : spelled
}

/** The token of a word of an organisation's name, independent of context. */
const otherWord = memoised((word) => {
  const isSmall = stopWords.has(word) || isFormWord(word)
  return {
    token: isSmall ? `${smallMark}${word}` : canonicalWord(expansions.get(word) ?? word),
    mayBeForm: mayStartForm(word),
    isNumber: isNumberWord(word),
  }
})

/** Variants of romanisation: `-iy`, `-ii`, `-yi` become `-y`; `ye` after another letter or in front becomes `e`. */
function canonicalWord(word: string): string {
  if (word.length < 4 || word.startsWith(smallMark) || word.charCodeAt(0) >= abjadFirst) return word
  return word.replace(/(?:iy|ii|yy|ij|yi|yj)$/, 'y').replaceAll(/(?<=^|[bdfgklmnprstvz])ye(?=[a-z]{2})/g, 'e')
}

/** True for a token that is neither a legal form nor a small word. */
export function isName(token: string): boolean {
  return !token.startsWith(legalMark) && !token.startsWith(smallMark)
}
