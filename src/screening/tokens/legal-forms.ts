import { editDistance } from '../../domain/names/edit-distance.ts'
import { companyForms, companyFormWords } from '../../domain/names/legal-forms.ts'
import { memoised } from '../script/memoised.ts'

const formWords = new Set(companyFormWords)

/** Forms this short are ordinary words in the middle of a name (`Sun AS Light`). In letters. */
const shortForm = 2
/** Words of the longest form. */
const phraseWordsMax = 6
/** Shortest word of a form in which typos are tolerated, in letters. */
const fuzzyLettersMin = 5
/** Lengths of abbreviations in which a typo is tolerated at the start or end of a name, in letters. */
const abbreviationLetters = { min: 3, max: 5 } as const
/** Tolerated typos: a letter added, missing, wrong or swapped. */
const typosMax = 1

const canonicalOf = new Map<string, string>()
const wordsOfForms = new Set<string>()
for (const [canonical, phrases] of companyForms) {
  for (const phrase of phrases) {
    canonicalOf.set(phrase, canonical)
    for (const word of phrase.split(' ')) if (word.length >= fuzzyLettersMin) wordsOfForms.add(word)
  }
}
/** Long words of forms, by themselves and by themselves with one letter missing. */
const formsByShort = new Map<string, string[]>()
for (const form of wordsOfForms) {
  for (const short of [form, ...withoutOneLetter(form)])
    formsByShort.set(short, [...(formsByShort.get(short) ?? []), form])
}

/** First character of a legal form's token, which separates it from the word `sa`. */
export const legalMark = '+'

/** A legal form found at a position of a name. */
export interface LegalForm {
  readonly token: string
  /** Number of words. */
  readonly words: number
}

/** The longest legal form at a position, tolerating typos in long words; null for none. */
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

/** `Co.` in the middle of a name is a form when another form is next to it (`Cobalt Co. Inc. International`). */
function isBesideForm(words: readonly string[], place: number): boolean {
  return canonicalOf.has(words[place + 1] ?? '') || canonicalOf.has(words[place - 1] ?? '')
}

/** True for a word that only occurs in legal forms, tolerating typos. */
export function isFormWord(word: string): boolean {
  return formWords.has(correct(word))
}

const firstWords = new Set([...canonicalOf.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))

/** False for a word that no legal form begins with, tolerating typos. */
export function mayStartForm(word: string): boolean {
  return firstWords.has(word) || (word.length >= fuzzyLettersMin - typosMax && firstWords.has(correct(word)))
}

/** A long word of a form without its typo; any other word unchanged. */
function correct(word: string): string {
  return word.length < fuzzyLettersMin - typosMax || wordsOfForms.has(word) ? word : corrected(word)
}

const corrected = memoised((word) => (isNearForm(word) ? closest(word) : word))

/** Lengths and letter bits of the long words of forms, which reject most words quickly. */
const lettersOfForms = [...wordsOfForms].map((form) => ({ length: form.length, letters: letterBits(form) }))
/** One typo removes at most one letter and adds at most one. */
const letterBitsApartMax = 2 * typosMax

function isNearForm(word: string): boolean {
  const own = letterBits(word)
  for (const { length, letters } of lettersOfForms) {
    if (Math.abs(length - word.length) <= typosMax && bitCount(own ^ letters) <= letterBitsApartMax) return true
  }
  return false
}

/** One bit per letter of the alphabet; other characters share these bits. */
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
  return formsByShort.get(key)?.find((form) => editDistance(form, word, typosMax) <= typosMax)
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

const abbreviations = [...canonicalOf.keys()].filter(
  (phrase) =>
    phrase.length >= abbreviationLetters.min && phrase.length <= abbreviationLetters.max && !phrase.includes(' '),
)

/**
 * The token of the abbreviation (`JSC`) that a word misspells, null for none. Only for words without another meaning.
 */
export function legalFormNear(word: string): string | null {
  if (word.length < abbreviationLetters.min - typosMax || word.length > abbreviationLetters.max + typosMax) return null
  const near = abbreviations.find((form) => editDistance(form, word, typosMax) <= typosMax)
  return near === undefined ? null : `${legalMark}${canonicalOf.get(near) ?? near}`
}

/** Whether a word is an abbreviation with a letter missing or added, or of swapped consonants; otherwise it is more often a word (`Sea`). */
export function isAbbreviationMistyped(word: string): boolean {
  const letters = [...word].sort().join('')
  const isConsonants = !/[aeiouy]/.test(word)
  return abbreviations.some(
    (form) =>
      (form.length !== word.length || (isConsonants && [...form].sort().join('') === letters)) &&
      editDistance(form, word, typosMax) <= typosMax,
  )
}
