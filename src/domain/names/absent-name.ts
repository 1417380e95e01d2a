import { normaliseName, wordsOf } from './normalise.ts'

/**
 * What stands where a person with one name has no other: `FNU` and `LNU` on visas of the United States (first, last name unknown),
 * `XXX` and dashes on passports. ICAO 9303-3 §4.6.
 */
const absentWords: ReadonlySet<string> = new Set(['FNU', 'LNU', 'NFN', 'NLN', 'XXX', 'XX'])
const absentPhrases: ReadonlySet<string> = new Set([
  ...['NO GIVEN NAME', 'NO FIRST NAME', 'NO LAST NAME', 'NO SURNAME', 'SANS PRENOM', 'SANS NOM'],
])

/** One word that is longer than those above, as most names are. */
const longWord = /^[A-Za-z]{4,}$/

/** True for a part of a name that says that there is none. docs/rules/profile.md#names. */
export function isAbsentName(part: string): boolean {
  if (longWord.test(part)) return false
  const words = wordsOf(normaliseName(part))
  if (words.length === 0) return !/[\p{L}\p{N}]/u.test(part)
  return words.every((word) => absentWords.has(word)) || absentPhrases.has(words.join(' '))
}

/** A name as printed without the words that stand for a missing part; unchanged when nothing would be left. */
export function withoutAbsentParts(name: string): string {
  if (!/fnu|lnu|nfn|nln|xx/i.test(name)) return name
  const kept = name.split(/\s+/).filter((word) => !isAbsentName(word))
  return kept.length === 0 ? name : kept.join(' ')
}
