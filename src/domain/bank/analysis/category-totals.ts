import type { BankTransaction } from '../definition/account.ts'
import { bankCategoryGroups, type BankCategory, type BankCategoryGroup } from '../definition/category.ts'

/** What moved under one category in the period, in cents; both sums are positive. */
export interface CategoryTotal {
  readonly count: number
  readonly creditsCents: number
  readonly debitsCents: number
}

/** Totals by category; a category without transactions is absent. */
export type CategoryTotals = ReadonlyMap<BankCategory, CategoryTotal>

const none: CategoryTotal = { count: 0, creditsCents: 0, debitsCents: 0 }

/** The totals of each category of the transactions. */
export function categoryTotals(transactions: readonly BankTransaction[]): CategoryTotals {
  const totals = new Map<BankCategory, { -readonly [Key in keyof CategoryTotal]: number }>()
  for (const { category, amountCents } of transactions) {
    const total = totals.get(category) ?? { ...none }
    totals.set(category, total)
    total.count++
    if (amountCents > 0) total.creditsCents += amountCents
    else total.debitsCents -= amountCents
  }
  return totals
}

/** The total of one category; zero when it has no transactions. */
export function totalOf(totals: CategoryTotals, category: BankCategory): CategoryTotal {
  return totals.get(category) ?? none
}

/** Debits of the categories of one group, in cents. */
export function groupDebits(totals: CategoryTotals, group: BankCategoryGroup): number {
  let cents = 0
  for (const [category, { debitsCents }] of totals) if (bankCategoryGroups[category] === group) cents += debitsCents
  return cents
}
