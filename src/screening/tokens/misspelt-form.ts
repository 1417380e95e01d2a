import { isAbbreviationMistyped, mayStartForm } from './legal-forms.ts'

/** Longest word that may be a misspelt abbreviation of a legal form, in letters; longer ones are corrected as words. */
const abbreviationMax = 4
/** Shortest other word that makes a name without it, in letters. */
const nameWordMin = 4
const words = /[\p{L}\p{N}]+/gu

/**
 * An organisation's name without a short first or last word that is a legal form with a letter missing, added or swapped (`Geoskan LC`): such a word may be
 * a name of its own, so that the name is asked with it too. Null for any other name.
 */
export function withoutMisspeltForm(text: string): string | null {
  const found = [...text.matchAll(words)]
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined || found.length < 2) return null
  for (const [word, rest] of [
    [last[0], text.slice(0, last.index)],
    [first[0], text.slice(first.index + first[0].length)],
  ] as const) {
    const isNamed = (rest.match(words) ?? []).some((other) => other.length >= nameWordMin)
    if (isNamed && isNearForm(word.toLowerCase())) return rest.trim()
  }
  return null
}

function isNearForm(word: string): boolean {
  return /^[a-z]+$/.test(word) && word.length <= abbreviationMax && !mayStartForm(word) && isAbbreviationMistyped(word)
}
