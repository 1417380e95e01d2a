import { abjadFirst } from '../script/abjad.ts'
import { romanise } from '../script/romanise.ts'
import { abjadParticle, abjadTitles, isServant, joinArabic, splitArabic } from './arabic-names.ts'
import { isFormWord, legalFormAt, legalMark } from './legal-forms.ts'
import { expansions, particles, smallMark, stopWords, titles, vesselTitles } from './name-words.ts'
import { spellNumbers } from './number-words.ts'

/** Persons and everything else are read by different rules: `SA` is a surname or a legal form. */
export type NameSort = 'person' | 'other'

/** Tokens of a name that are compared; further ones are ignored. */
export const tokensMax = 16

/** A name, read. */
export interface NameTokens {
  /** In the name's order; marks tell legal forms (`+`), small words (`-`), Arabic letters and Korean syllables apart. */
  readonly tokens: readonly string[]
  /** The words before anything was dropped or marked, for spaces that are missing or too many. */
  readonly words: readonly string[]
}

/** Reads a name into tokens: romanised, titles dropped, legal forms canonical, numbers in digits. The same text gives the same tokens. */
export function nameTokens(text: string, sort: NameSort): NameTokens {
  const words = splitWords(romanise(text), sort)
  if (words.length > tokensMax) words.length = tokensMax
  return { tokens: sort === 'person' ? personTokens(words) : otherTokens(words), words }
}

/** Words of romanised text; single letters of an organisation's name (`L.X.C.`) are one word, of a person's they are initials. */
function splitWords(text: string, sort: NameSort): string[] {
  const words: string[] = []
  let word = ''
  let lettersBefore = false
  const close = (): void => {
    if (word === '') return
    const isLetter = word.length === 1 && word >= 'a' && word <= 'z'
    const isJoined = sort === 'other' && isLetter && lettersBefore && words.length > 0
    if (isJoined) words[words.length - 1] += word
    else words.push(word)
    lettersBefore = isLetter
    word = ''
  }
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code >= abjadFirst || code === 95
    if (isWord) word += text[index] ?? ''
    else if (code === 39 || code === 63 || code === 96) continue
    else {
      close()
      if (code === 38) {
        words.push('and')
        lettersBefore = false
      }
    }
  }
  close()
  return words
}

function personTokens(words: readonly string[]): readonly string[] {
  let named = words.filter((word) => !titles.has(word) && !abjadTitles.has(word))
  if (named.length < 2) named = [...words]
  const legal = trailingLegalForm(named)
  const own = joinArabic(legal === '' ? named : named.slice(0, -1))
  const tokens: string[] = []
  own.forEach((word, index) => {
    const particle = particles.get(word) ?? abjadParticle(word)
    // `Ben Smith`, `Al Gore`: with two words, the first is a name.
    const isParticle = particle !== undefined && own.length > 1 && (index > 0 || own.length > 2)
    for (const token of isParticle ? [particle] : splitArabic(word, isServant(tokens.at(-1) ?? ''))) {
      const isSilent = token === articleToken && isServant(tokens.at(-1) ?? '')
      if (!isSilent) tokens.push(canonicalWord(token))
    }
  })
  return legal === '' ? tokens : [...tokens, legal]
}

const articleToken = `${smallMark}al`

/** A company that was entered as a person (`Nicolás Maduro SA`). */
function trailingLegalForm(words: readonly string[]): string {
  if (words.length < 3) return ''
  const form = legalFormAt(words, words.length - 1)
  return form !== null && (words.at(-1) ?? '').length >= 2 ? form.token : ''
}

function otherTokens(words: readonly string[]): readonly string[] {
  const spelled = spellNumbers(words.length > 1 && vesselTitles.has(words[0] ?? '') ? words.slice(1) : words)
  const tokens: string[] = []
  for (let index = 0; index < spelled.length; index++) {
    const word = spelled[index] ?? ''
    const form = legalFormAt(spelled, index)
    if (form !== null) {
      tokens.push(form.token)
      index += form.words - 1
      continue
    }
    const isSmall = stopWords.has(word) || isFormWord(word)
    tokens.push(isSmall ? `${smallMark}${word}` : canonicalWord(expansions.get(word) ?? word))
  }
  // A name of nothing but forms and small words is its words (`CORP`, `The Company`).
  return tokens.some(isName) ? tokens : spelled
}

/** What romanisations write in many ways: `-iy`, `-ii`, `-yi` are `-y`, `ye` after another letter or in front is `e`. */
function canonicalWord(word: string): string {
  if (word.length < 4 || word.startsWith(smallMark) || word.charCodeAt(0) >= abjadFirst) return word
  return word.replace(/(?:iy|ii|yy|ij|yi|yj)$/, 'y').replaceAll(/(?<=^|[bdfgklmnprstvz])ye(?=[a-z]{2})/g, 'e')
}

/** True for a token that names: neither a legal form nor a small word. */
export function isName(token: string): boolean {
  return !token.startsWith(legalMark) && !token.startsWith(smallMark)
}
