import { daysBetween } from '../../values/dates.ts'
import type { BankTransaction } from '../definition/account.ts'
import type { BankCategory } from '../definition/category.ts'

/** Returned payments are counted in any so many consecutive days. docs/rules/bank.md#returned-payments. */
const spanDays = 90

/** True for the fee of a returned payment and for its reversal. docs/rules/bank.md#returned-payments. */
export function isReturnedPayment(category: BankCategory): boolean {
  return category === 'nsf_fee' || category === 'reversed_payment'
}

/** The most returned payments in any 90 consecutive days. `transactions` are oldest first. */
export function mostReturnedIn90Days(transactions: readonly BankTransaction[]): number {
  const dates = transactions.filter(({ category }) => isReturnedPayment(category)).map(({ date }) => date)
  let most = 0
  let first = 0
  for (const [index, date] of dates.entries()) {
    while (daysBetween(dates[first] ?? date, date) >= spanDays) first++
    most = Math.max(most, index - first + 1)
  }
  return most
}
