import { formWords, withoutForms } from './legal-forms.ts'
import { normaliseWithDigits, wordsOf } from './normalise.ts'
import { compareTokenLists } from './token-lists.ts'
import { onceAVerdict, pairOnceAVerdict } from '../values/verdict-memo.ts'

/**
 * Words for the legal form, and the small words around it, that do not identify the company wherever they stand.
 * docs/rules/checks.md#company-names.
 */
export const legalWords: ReadonlySet<string> = new Set([
  ...formWords,
  ...['AND', 'ET', 'THE', 'LE', 'LA', 'LES', 'L', 'AU', 'LTE'],
])

/** Abbreviations of company names, written out. docs/rules/checks.md#company-names. */
const expansions: ReadonlyMap<string, string> = new Map([
  ['INTL', 'INTERNATIONAL'],
  ['MFG', 'MANUFACTURING'],
  ['ASSOC', 'ASSOCIATES'],
  ['ASSOCS', 'ASSOCIATES'],
  ['ASSOCIES', 'ASSOCIATES'],
  ['CIE', 'COMPAGNIE'],
])

/**
 * Highest score of two companies with different numbers: they may be neighbours in a register of numbered companies.
 */
const otherNumberMax = 50

const tokensMax = 16

/** Similarity of two company names, 0 to 100; 85 and more is the same company. docs/rules/checks.md#company-names. */
export function compareCompanyNames(a: string, b: string): number {
  return knownPairs(a, b)
}

const knownPairs = pairOnceAVerdict(comparePair)

function comparePair(a: string, b: string): number {
  const aTokens = companyTokens(a)
  const bTokens = a === b ? aTokens : companyTokens(b)
  const score = compareTokenLists(aTokens, bTokens)
  return score > otherNumberMax && numbersDiffer(aTokens, bTokens) ? otherNumberMax : score
}

/** The identifying words of a company's name, in order, as an index key: names with one key score 100. */
export function companyNameKey(name: string): string {
  return companyTokens(name).toSorted().join(' ')
}

/** The words of a company's name that identify; a number of several groups (`9123-4567`) is one word. */
const knownTokens = onceAVerdict(readTokens)

function companyTokens(text: string): readonly string[] {
  return knownTokens(text, undefined)
}

function readTokens(text: string): readonly string[] {
  const words = joinNumbers(wordsOf(normaliseWithDigits(text.replaceAll('.', ''))))
  if (words.length > tokensMax) words.length = tokensMax
  const named = withoutForms(words)
  const kept = named.filter((word) => !legalWords.has(word))
  return (kept.length > 0 ? kept : named).map((word) => expansions.get(word) ?? word)
}

function joinNumbers(words: readonly string[]): string[] {
  const joined: string[] = []
  let previousIsNumber = false
  for (const word of words) {
    const isNumber = isWholeNumber(word)
    if (isNumber && previousIsNumber) joined.push(`${joined.pop() ?? ''}${word}`)
    else joined.push(word)
    previousIsNumber = isNumber
  }
  return joined
}

function numbersDiffer(a: readonly string[], b: readonly string[]): boolean {
  const [aNumbers, bNumbers] = [a.filter(isWholeNumber), b.filter(isWholeNumber)]
  return aNumbers.length > 0 && bNumbers.length > 0 && aNumbers.join(' ') !== bNumbers.join(' ')
}

function isWholeNumber(word: string): boolean {
  const first = word.charCodeAt(0)
  return first >= 0x30 && first <= 0x39 && /^\d+$/.test(word)
}
