import { editDistance } from '../../domain/names/edit-distance.ts'
import { readRecord } from '../../domain/values/data-record.ts'
import { memoised } from '../script/memoised.ts'
import { legalMark } from './legal-forms.ts'
import { smallMark } from './name-words.ts'
import data from './organisation-terms.json' with { type: 'json' }

/**
 * Terms by which lists call an organisation in full, in translation or by their initials: `Scientific and Production Association`,
 * `NPO`. They are one word of the name, as common as the lists have it.
 */
const romanised = /^[a-z]+(?: [a-z]+)*$/
/** Words of the longest term. */
const termWordsMax = 10
/** Shortest word of a term in which one typo is tolerated, in letters. */
const fuzzyLettersMin = 6
/** Small words that may stand inside a term. */
const inside: ReadonlySet<string> = new Set(['and', 'the'])

const terms = readRecord('organisation-terms.json', data, (record) => ({
  /** Terms that are a word of the name, by their initials. */
  words: record.groups('words', romanised),
  /** Terms that are a legal form (`legal-forms.json`). */
  forms: record.groups('forms', romanised),
  smallWords: record.groups('small_words', romanised),
}))

const meaningOf = new Map<string, string>()
for (const [mark, groups] of [
  ['', terms.words],
  [legalMark, terms.forms],
  [smallMark, terms.smallWords],
] as const) {
  for (const [meaning, phrases] of groups) for (const phrase of phrases) meaningOf.set(phrase, `${mark}${meaning}`)
}
const longWords = new Set(
  [...meaningOf.keys()].flatMap((phrase) => phrase.split(' ').filter((word) => word.length >= fuzzyLettersMin)),
)
const firstWords = new Set(Array.from(meaningOf.keys(), (phrase) => phrase.split(' ')[0] ?? ''))

/** A term found at a position of a name. */
export interface OrganisationTerm {
  /** Its token: a word, a legal form or a small word. */
  readonly token: string
  /** Number of words. */
  readonly words: number
}

/** The longest term at a position; null for none. */
export function organisationTermAt(words: readonly string[], start: number): OrganisationTerm | null {
  if (!firstWords.has(corrected(words[start] ?? ''))) return null
  let phrase = ''
  let found: OrganisationTerm | null = null
  for (let count = 1; count <= termWordsMax && start + count <= words.length; count++) {
    const word = corrected(words[start + count - 1] ?? '')
    if (inside.has(word)) continue
    phrase += phrase === '' ? word : ` ${word}`
    const token = meaningOf.get(phrase)
    if (token !== undefined) found = { token, words: count }
  }
  return found
}

/** A long word of a term without its typo; any other word unchanged. */
const corrected = memoised((word) => {
  if (word.length < fuzzyLettersMin - 1 || longWords.has(word)) return word
  const isNear = (term: string): boolean =>
    Math.abs(term.length - word.length) <= 1 &&
    (term.at(0) === word.at(0) || term.at(-1) === word.at(-1)) &&
    editDistance(term, word, 1) <= 1
  return [...longWords].find(isNear) ?? word
})
