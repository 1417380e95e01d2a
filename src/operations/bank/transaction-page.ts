import type { BankTransaction } from '../../contract/bank.ts'
import type { BankTransaction as Booked } from '../../domain/bank/definition/account.ts'
import { isBankCategory } from '../../domain/bank/definition/category.ts'

/** Transactions of one stored page. A default answer opens one page, or two. */
export const pageRows = 100

/**
 * Between two transactions of a stored page, which holds them as they are answered. JSON writes no line break inside a value, so
 * that a part of a page is cut out and answered without parsing it: a page of 100 then costs a third.
 */
const separator = ',\n'

/** Transactions as a stored page. */
export function pageText(transactions: readonly Booked[]): string {
  return transactions.map((booked) => JSON.stringify(transactionAnswer(booked))).join(separator)
}

/** The transactions `start` to `end` of stored pages of `pageRows`, as the text of a JSON list. */
export function listText(pages: readonly string[], start: number, end: number): string {
  const isWhole = start === 0 && end === pages.length * pageRows
  const rows = isWhole ? pages : pages.flatMap((page) => page.split(separator)).slice(start, end)
  return `[${rows.join(separator)}]`
}

/** The transactions of stored pages. */
export function parsePages(pages: readonly string[]): readonly BankTransaction[] {
  return JSON.parse(`[${pages.join(',')}]`)
}

/** A transaction with its amounts in whole cents. */
export function bookedOf({ id, date, description, amount, category, balance }: BankTransaction): Booked {
  if (!isBankCategory(category)) throw new Error(`a stored transaction has the unknown category ${category}`)
  return { id, date, description, amountCents: cents(amount), category, balanceCents: cents(balance) }
}

function transactionAnswer({ id, date, description, ...booked }: Booked): BankTransaction {
  const { amountCents, category, balanceCents } = booked
  const type = amountCents < 0 ? 'debit' : 'credit'
  return { id, date, description, amount: amountCents / 100, type, category, balance: balanceCents / 100 }
}

/** Exact for every amount of two decimals below 2^46. */
function cents(amount: number): number {
  return Math.round(amount * 100)
}
