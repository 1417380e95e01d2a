import { readRecords } from '../../values/data-record.ts'
import { bankCategoryGroups, isBankCategory, type BankCategory } from './category.ts'
import data from './description-rules.json' with { type: 'json' }

/** Longest part of a description that is read, in characters. */
const descriptionLengthMax = 512

export type BankDirection = 'credit' | 'debit'

/** Which way money moves, by the sign of an amount that is not zero. */
export function directionOf(amountCents: number): BankDirection {
  return amountCents > 0 ? 'credit' : 'debit'
}

/** True for a category that money of the direction can have. docs/rules/bank.md#categories. */
export function fitsDirection(category: BankCategory, direction: BankDirection): boolean {
  // A returned payment is paid back, and a returned deposit is taken back.
  if (category === 'reversed_payment' || category === 'other') return true
  const group = bankCategoryGroups[category]
  return (group === 'income' || group === 'other_credit') === (direction === 'credit')
}

const rules = readRecords('description-rules.json', data, (record) => {
  const category = record.text('category', /^[a-z_]+$/)
  const direction: BankDirection = record.text('direction', /^(credit|debit)$/) === 'credit' ? 'credit' : 'debit'
  if (!isBankCategory(category) || !fitsDirection(category, direction))
    throw new Error(`description-rules.json: "${category}" is no category of a ${direction}.`)
  return { category, direction, phrases: record.texts('phrases', /^[a-z0-9]+( [a-z0-9]+)*$/) }
})

/**
 * The category that a description names in English or French; `other` when it names none. The first rule with a phrase of whole
 * words in the description holds. docs/rules/bank.md#description-rules.
 */
export function categoryOfDescription(description: string, direction: BankDirection): BankCategory {
  const words = ` ${wordsOf(description)} `
  const rule = rules.find(
    (rule) => rule.direction === direction && rule.phrases.some((phrase) => words.includes(` ${phrase} `)),
  )
  return rule?.category ?? 'other'
}

/** Lower case without accents; anything but letters and digits parts words. */
function wordsOf(description: string): string {
  return description
    .slice(0, descriptionLengthMax)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
