import { editDistance } from '../../domain/names/edit-distance.ts'
import { readRecord } from '../../domain/values/data-record.ts'
import { memoised } from '../script/memoised.ts'
import data from './legal-forms.json' with { type: 'json' }

const latinWords = /^[a-z]+(?: [a-z]+)*$/

/** Legal forms by what they mean, and the words that say nothing but a part of a form, wherever the rest of it stands. */
const { phrasesOf, formWords } = readRecord('legal-forms.json', data, (record) => ({
  /**
   * By kind: owners with limited liability, shares, a company of any kind, a partnership, the state. Lists and registers write
   * them in any language.
   */
  phrasesOf: record.groups('phrases', latinWords),
  formWords: new Set(record.texts('words', latinWords)),
}))

/** Forms this short are words in the middle of a name (`Sun AS Light`). In letters. */
const shortForm = 2
/** Words of the longest form. */
const phraseWordsMax = 6
/** Letters a word of a form needs before slips in it are forgiven. */
const fuzzyLettersMin = 5
/** Letters of abbreviations in which a slip is forgiven where a name begins or ends. */
const abbreviationLetters = { min: 3, max: 5 } as const
/** Letters added, missing, wrong or swapped. */
const slipsMax = 1

const canonicalOf = new Map<string, string>()
const wordsOfForms = new Set<string>()
for (const [canonical, phrases] of phrasesOf) {
  for (const phrase of phrases) {
    canonicalOf.set(phrase, canonical)
    for (const word of phrase.split(' ')) if (word.length >= fuzzyLettersMin) wordsOfForms.add(word)
  }
}
/** Long words of forms by themselves and by themselves with a letter missing. */
const formsByShort = new Map<string, string[]>()
for (const form of wordsOfForms) {
  for (const short of [form, ...withoutOneLetter(form)])
    formsByShort.set(short, [...(formsByShort.get(short) ?? []), form])
}

/** First character of a legal form's token, so that the word `sa` is another one. */
export const legalMark = '+'

/** A legal form found at a place of a name. */
export interface LegalForm {
  readonly token: string
  /** Words it takes. */
  readonly words: number
}

/** The longest legal form that starts at a word, slips forgiven in its long words; null when none does. */
export function legalFormAt(words: readonly string[], start: number): LegalForm | null {
  if (!mayStartForm(words[start] ?? '')) return null
  let phrase = ''
  let found: LegalForm | null = null
  for (let count = 1; count <= phraseWordsMax && start + count <= words.length; count++) {
    phrase += `${count === 1 ? '' : ' '}${correct(words[start + count - 1] ?? '')}`
    const canonical = canonicalOf.get(phrase)
    const isMisplaced =
      count === 1 && phrase.length <= shortForm && start > 0 && start < words.length - 2 && !isBesideForm(words, start)
    if (canonical !== undefined && !isMisplaced) found = { token: `${legalMark}${canonical}`, words: count }
  }
  return found
}

/** `Co.` in the middle of a name is a form where another stands beside it (`Cobalt Co. Inc. International`). */
function isBesideForm(words: readonly string[], place: number): boolean {
  return canonicalOf.has(words[place + 1] ?? '') || canonicalOf.has(words[place - 1] ?? '')
}

/** True for a word that means nothing outside a legal form, slips forgiven. */
export function isFormWord(word: string): boolean {
  return formWords.has(correct(word))
}

const firstWords = new Set([...canonicalOf.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))

/** False for a word that no legal form begins with, slips forgiven. */
export function mayStartForm(word: string): boolean {
  return firstWords.has(word) || (word.length >= fuzzyLettersMin - slipsMax && firstWords.has(correct(word)))
}

/** A long word of a form without its slip; any other word as it is. */
function correct(word: string): string {
  return word.length < fuzzyLettersMin - slipsMax || wordsOfForms.has(word) ? word : corrected(word)
}

const corrected = memoised((word) => (isNearForm(word) ? closest(word) : word))

/** Lengths of the long words of forms, and which letters they have, a bit each: what rules out most words at once. */
const lettersOfForms = [...wordsOfForms].map((form) => ({ length: form.length, letters: letterBits(form) }))
/** A slip takes one letter away and brings one in. */
const letterBitsApartMax = 2 * slipsMax

function isNearForm(word: string): boolean {
  const own = letterBits(word)
  for (const { length, letters } of lettersOfForms) {
    if (Math.abs(length - word.length) <= slipsMax && bitCount(own ^ letters) <= letterBitsApartMax) return true
  }
  return false
}

/** One bit a letter of the alphabet; other characters share them. */
function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

function closest(word: string): string {
  const close =
    closeForm(word, word) ??
    withoutOneLetter(word)
      .map((short) => closeForm(short, word))
      .find((form) => form !== undefined)
  return close ?? word
}

function closeForm(key: string, word: string): string | undefined {
  return formsByShort.get(key)?.find((form) => editDistance(form, word, slipsMax) <= slipsMax)
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

const abbreviations = [...canonicalOf.keys()].filter(
  (phrase) =>
    phrase.length >= abbreviationLetters.min && phrase.length <= abbreviationLetters.max && !phrase.includes(' '),
)

/** The token of the abbreviation (`JSC`) that a word is with a slip, null when it is none. For words that nothing else explains. */
export function legalFormNear(word: string): string | null {
  if (word.length < abbreviationLetters.min - slipsMax || word.length > abbreviationLetters.max + slipsMax) return null
  const near = abbreviations.find((form) => editDistance(form, word, slipsMax) <= slipsMax)
  return near === undefined ? null : `${legalMark}${canonicalOf.get(near) ?? near}`
}
