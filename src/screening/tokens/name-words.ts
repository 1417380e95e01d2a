import { editDistance } from '../../domain/names/edit-distance.ts'
import { readRecord } from '../../domain/values/data-record.ts'
import data from './name-words.json' with { type: 'json' }

/** First character of the token of a small word: it pairs with itself alone and weighs next to nothing. */
export const smallMark = '-'

const romanised = /^[a-z]+$/
const words = readRecord('name-words.json', data, (record) => ({
  titles: new Set(record.texts('titles', romanised)),
  particles: bySpelling(record.groups('particles', romanised), smallMark),
  smallWords: bySpelling(record.groups('small_words', romanised), smallMark),
  sharedWords: new Set(record.texts('shared_words', romanised)),
  expansions: bySpelling(record.groups('expansions', romanised), ''),
  vesselTitles: new Set(record.texts('vessel_titles', romanised)),
}))

/** Words said before or after a person's name, romanised. */
export const titles: ReadonlySet<string> = words.titles

/** Words between the names of a person, by what they mean. */
export const particles: ReadonlyMap<string, string> = words.particles

/** Small words in the names of organisations. */
export const stopWords: ReadonlyMap<string, string> = words.smallWords

/** Words that many organisations share: they tell them apart but do not make them the same. */
export const genericWords: ReadonlySet<string> = words.sharedWords

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

/** Letters of titles in which a slip is forgiven. */
const titleLettersMin = 6

/** True for a title with a slip in it. For words that nothing else explains. */
export function isTitleNear(word: string): boolean {
  if (word.length < titleLettersMin) return false
  for (const title of titles) if (title.length >= titleLettersMin - 1 && editDistance(title, word, 1) <= 1) return true
  return false
}
