import { compactNumber } from '../formats/format-rule.ts'
import { normaliseWithDigits, wordsOf } from '../names/normalise.ts'

/** The term of a name: equal for its words in any order, whatever their accents and case; '' for a name without letters. */
export function nameTerm(name: string): string {
  const words = wordsOf(normaliseWithDigits(name)).sort()
  return words.length === 0 ? '' : `name ${words.join(' ')}`
}

/** The term of a number, without spaces, dots and hyphens; '' for one that is empty. */
export function numberTerm(number: string): string {
  const compact = compactNumber(number)
  return compact === '' ? '' : `number ${compact}`
}

/** The term of a failed check, by its id without names. */
export function checkTerm(id: string): string {
  return `check ${id}`
}
