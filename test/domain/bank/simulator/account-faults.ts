import type { BankAccount } from '../../../../src/domain/bank/definition/account.ts'
import { bankCategoryGroups } from '../../../../src/domain/bank/definition/category.ts'
import { simulateAccount, type SimulatedClient } from '../../../../src/domain/bank/simulator/simulate-account.ts'
import { addDays, addMonths, isIsoDate } from '../../../../src/domain/values/dates.ts'

/** What is wrong with an account read on a day; empty for a right one. */
export function accountFaults(account: BankAccount, asOf: string): readonly string[] {
  const { transactions, openedOn, historyFrom } = account
  const faults: string[] = []
  const windowFrom = addMonths(`${asOf.slice(0, 7)}-01`, -12)
  if (historyFrom < windowFrom || historyFrom > asOf) faults.push(`history from ${historyFrom}`)
  if (openedOn === null || openedOn > historyFrom) faults.push(`opened on ${openedOn}`)
  if (!/^\d{4}$/.test(account.last4)) faults.push(`last four ${account.last4}`)
  if (new Set(transactions.map(({ id }) => id)).size !== transactions.length) faults.push('an id stands twice')
  let balance = account.openingBalanceCents
  let date = historyFrom
  for (const row of transactions) {
    balance += row.amountCents
    if (row.balanceCents !== balance) faults.push(`${row.id} breaks the chain of balances`)
    if (!Number.isSafeInteger(row.amountCents) || row.amountCents === 0) faults.push(`${row.id} is ${row.amountCents}`)
    if (!isIsoDate(row.date) || row.date < date || row.date > asOf) faults.push(`${row.id} is out of order`)
    if (row.amountCents > 0 !== comesIn(row.category)) faults.push(`${row.id} has the sign of another category`)
    if (!/^txn_[0-9a-f]{16}$/.test(row.id)) faults.push(`${row.id} is no id`)
    if (row.description.trim() === '') faults.push(`${row.id} has no description`)
    date = row.date
  }
  return faults
}

/** What changes in rows that were there before, when the same account is read some days later. */
export function extensionFaults(client: SimulatedClient, asOf: string, days: number): readonly string[] {
  const before = simulateAccount(client, asOf)
  const after = simulateAccount(client, addDays(asOf, days))
  // A large account starts with a part of its first day.
  const isWithin = (date: string, { historyFrom }: BankAccount) =>
    client.bankCode === 'SBX-LARGE' ? date > historyFrom : date >= historyFrom
  const expected = before.transactions.filter(({ date }) => isWithin(date, before) && isWithin(date, after))
  const found = after.transactions.filter(({ date }) => isWithin(date, before) && date <= asOf && isWithin(date, after))
  const faults = JSON.stringify(expected) === JSON.stringify(found) ? [] : ['rows of the past changed']
  for (const key of ['bankName', 'last4', 'currency'] as const) {
    if (before[key] !== after[key]) faults.push(`${key} changed`)
  }
  if (JSON.stringify(before.holders) !== JSON.stringify(after.holders)) faults.push('the holders changed')
  return faults
}

function comesIn(category: keyof typeof bankCategoryGroups): boolean {
  return ['income', 'other_credit'].includes(bankCategoryGroups[category]) || category === 'reversed_payment'
}
