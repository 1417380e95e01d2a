import type { BankAccount } from '../definition/account.ts'

/** Days with one closing balance: from a day with transactions until the day before the next. */
export interface ClosingBalance {
  /** First day, YYYY-MM-DD. */
  readonly from: string
  readonly balanceCents: number
}

/**
 * The balance at the end of every day from the start of the history to `asOf`, oldest first, at least one. It is summed from the
 * amounts, so the order in which a provider lists the transactions of one day changes nothing. docs/rules/bank.md#balance.
 */
export function closingBalances(account: BankAccount, asOf: string): readonly ClosingBalance[] {
  let balanceCents = account.openingBalanceCents
  let from = account.historyFrom
  const closings: ClosingBalance[] = []
  for (const { date, amountCents } of account.transactions) {
    if (date > asOf) break
    if (date !== from) {
      closings.push({ from, balanceCents })
      from = date
    }
    balanceCents += amountCents
  }
  closings.push({ from, balanceCents })
  return closings
}
