import { normaliseWithDigits, wordsOf } from '../../names/normalise.ts'

/** English and French months as bank descriptions write them, in capitals without accents. */
const monthWords: ReadonlySet<string> = new Set(
  (
    'JANUARY JAN FEBRUARY FEB MARCH MAR APRIL APR MAY JUNE JUN JULY JUL AUGUST AUG SEPTEMBER SEPT SEP OCTOBER OCT NOVEMBER NOV ' +
    'DECEMBER DEC JANVIER JANV FEVRIER FEVR FEV MARS AVRIL AVR MAI JUIN JUILLET JUIL AOUT SEPTEMBRE OCTOBRE NOVEMBRE DECEMBRE'
  ).split(' '),
)

/**
 * What stays the same in the descriptions of one payer or payee: words in capitals without accents, without words that have a
 * digit (dates, references, masked numbers) and without month names that are next to one or at the end. A description of nothing
 * else stays whole. docs/rules/bank.md#recurring-payments.
 */
export function descriptionName(description: string): string {
  const words = wordsOf(normaliseWithDigits(description))
  const kept = words.filter((word, index) => !hasDigit(word) && !isDateWord(words, index))
  return (kept.length > 0 ? kept : words).join(' ')
}

function isDateWord(words: readonly string[], index: number): boolean {
  if (!monthWords.has(words[index] ?? '')) return false
  return index === words.length - 1 || hasDigit(words[index - 1] ?? '') || hasDigit(words[index + 1] ?? '')
}

function hasDigit(word: string): boolean {
  return /\p{Nd}/u.test(word)
}
