import { editDistance } from '../../domain/names/edit-distance.ts'
import { readRecord } from '../../domain/values/data-record.ts'
import data from './name-words.json' with { type: 'json' }

/** First character of a small word's token: it matches only small words and weighs almost nothing. */
export const smallMark = '-'

const romanised = /^[a-z]+$/
const words = readRecord('name-words.json', data, (record) => ({
  titles: new Set(record.texts('titles', romanised)),
  titleNames: new Set(record.texts('title_names', romanised)),
  particles: bySpelling(record.groups('particles', romanised), smallMark),
  smallWords: bySpelling(record.groups('small_words', romanised), smallMark),
  sharedWords: new Set(record.texts('shared_words', romanised)),
  branchWords: new Set(record.texts('branch_words', romanised)),
  expansions: bySpelling(record.groups('expansions', romanised), ''),
  vesselTitles: new Set(record.texts('vessel_titles', romanised)),
}))

/** Titles before or after a person's name, romanised. */
export const titles: ReadonlySet<string> = words.titles

/** Words that are a title of one person and a name of another (`Amir`): they match, and either side may leave them out. */
export const titleNames: ReadonlySet<string> = words.titleNames

/** Words between the names of a person, by meaning. */
export const particles: ReadonlyMap<string, string> = words.particles

/** Small words in the names of organisations. */
export const stopWords: ReadonlyMap<string, string> = words.smallWords

/** Words shared by many organisations: different ones contradict, equal ones are no match. */
export const genericWords: ReadonlySet<string> = words.sharedWords

/** Words that say which branch of an organisation is meant: either side may leave them out. */
export const branchWords: ReadonlySet<string> = words.branchWords

/** Abbreviations and spellings in the names of organisations. */
export const expansions: ReadonlyMap<string, string> = words.expansions

/** Words before the name of a vessel. */
export const vesselTitles: ReadonlySet<string> = words.vesselTitles

function bySpelling(groups: ReadonlyMap<string, readonly string[]>, mark: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(groups).flatMap(([meaning, spellings]) =>
      spellings.map((word): [word: string, meaning: string] => [word, `${mark}${meaning}`]),
    ),
  )
}

/** Shortest title in which a typo is tolerated, in letters. */
const titleLettersMin = 6

/** True for a misspelt title. Only for words without another meaning. */
export function isTitleNear(word: string): boolean {
  if (word.length < titleLettersMin) return false
  for (const title of titles) if (title.length >= titleLettersMin - 1 && editDistance(title, word, 1) <= 1) return true
  return false
}

/** Small words in which a typo is tolerated: shorter and rarer ones are a letter away from too many words. */
const misspeltSmallWords = ['and', 'the', 'for']

/** The token of the small word (`and`) that a word misspells, null for none. Only for words without another meaning. */
export function smallWordNear(word: string): string | null {
  return stopWords.get(misspeltSmallWords.find((small) => isOneEditAway(small, word)) ?? '') ?? null
}

/** A short word that is written with the next one, as the article is, and one before the article, as `Abd` is. */
const beforeHyphen = /(?<![a-z])[a-z]{1,3}(?=-[a-z]{3})/gi
const beforeArticle = /(?<![a-z])[a-z]{2,4}(?= al-[a-z]{3})/gi

/** A person's name with `al` and `abd` where a word of `isUnknown` misspells them (`Saif xl-Islam`, `Aibd al-Aziz`). */
export function withArabicWords(text: string, isUnknown: (word: string) => boolean): string {
  const corrected = (meant: string) => (word: string) =>
    isOneEditAway(meant, word.toLowerCase()) && isUnknown(word.toLowerCase()) ? meant : word
  return text.replaceAll(beforeHyphen, corrected('al')).replaceAll(beforeArticle, corrected('abd'))
}

function isOneEditAway(word: string, other: string): boolean {
  return Math.abs(word.length - other.length) <= 1 && editDistance(word, other, 1) === 1
}
