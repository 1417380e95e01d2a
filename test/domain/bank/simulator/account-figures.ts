import type { BankAccount, BankTransaction } from '../../../../src/domain/bank/definition/account.ts'
import {
  bankCategoryGroups,
  type BankCategory,
  type BankCategoryGroup,
} from '../../../../src/domain/bank/definition/category.ts'
import { addDays, addMonths } from '../../../../src/domain/values/dates.ts'

/** The whole months, YYYY-MM, before the month of a day, latest last. */
export function wholeMonths(asOf: string, months: number): readonly string[] {
  return Array.from({ length: months }, (_, index) => addMonths(`${asOf.slice(0, 7)}-01`, index - months).slice(0, 7))
}

export function rowsOf(account: BankAccount, category: BankCategory, month = ''): readonly BankTransaction[] {
  return account.transactions.filter((row) => row.category === category && row.date.startsWith(month))
}

/** Cents of all rows of some groups within months, without their sign. */
export function groupCents(
  account: BankAccount,
  groups: readonly BankCategoryGroup[],
  months: readonly string[],
): number {
  return Math.abs(
    account.transactions
      .filter(
        ({ category, date }) => groups.includes(bankCategoryGroups[category]) && months.includes(date.slice(0, 7)),
      )
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
}

/** Housing and obligations against income over months. */
export function debtService(account: BankAccount, months: readonly string[]): number {
  return groupCents(account, ['housing', 'obligation'], months) / groupCents(account, ['income'], months)
}

/** Balance at the end of a day. */
export function balanceOn(account: BankAccount, date: string): number {
  return account.transactions.findLast((row) => row.date <= date)?.balanceCents ?? account.openingBalanceCents
}

/** Slope of three month ends against the average income of a month. */
export function trend(account: BankAccount, asOf: string): number {
  const months = wholeMonths(asOf, 3)
  const ends = months.map((month) => balanceOn(account, addDays(addMonths(`${month}-01`, 1), -1)))
  const [first = 0, , last = 0] = ends
  return (last - first) / 2 / (groupCents(account, ['income'], months) / 3)
}

/** Days with a negative end among the last ones. */
export function negativeDays(account: BankAccount, asOf: string, days: number): number {
  const dates = Array.from({ length: days }, (_, index) => addDays(asOf, index - days + 1))
  return dates.filter((date) => balanceOn(account, date) < 0).length
}
