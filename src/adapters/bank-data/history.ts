import type { BankAccount, BankTransaction } from '../../domain/bank/definition/account.ts'
import { addDays } from '../../domain/values/dates.ts'

/** A booked transaction before its balance is known. */
export type BookedRow = Omit<BankTransaction, 'balanceCents'>

export interface HistorySource {
  /** Every booked row that the provider has, in its order. */
  readonly rows: readonly BookedRow[]
  /** Balance after all of them. */
  readonly currentCents: number
  /** Last day of the history, YYYY-MM-DD. */
  readonly today: string
  /** Most days of history, both ends counted. */
  readonly daysMax: number
}

/**
 * The history of an account whose provider gives one balance, the current one: every balance is computed back from it. The history
 * starts with the oldest row, or `daysMax` days ago; without a row it is today alone. Rows of one day keep the provider's order.
 */
export function historyOf({
  rows,
  currentCents,
  today,
  daysMax,
}: HistorySource): Pick<BankAccount, 'historyFrom' | 'openingBalanceCents' | 'transactions'> {
  const newestFirst = rows.toReversed().toSorted((one, other) => compare(other.date, one.date))
  const earliest = addDays(today, 1 - daysMax)
  const transactions: BankTransaction[] = []
  let balanceCents = currentCents
  let isOlder = false
  for (const row of newestFirst) {
    isOlder ||= row.date < earliest
    if (isOlder) break
    if (row.date <= today && row.amountCents !== 0) transactions.push({ ...row, balanceCents })
    balanceCents -= row.amountCents
  }
  transactions.reverse()
  const historyFrom = isOlder ? earliest : (transactions[0]?.date ?? today)
  return { historyFrom, openingBalanceCents: balanceCents, transactions }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
