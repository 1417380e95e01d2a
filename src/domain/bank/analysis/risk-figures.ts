import type { BankTransaction } from '../definition/account.ts'
import { bankCategoryGroups } from '../definition/category.ts'
import { totalOf, type CategoryTotal, type CategoryTotals } from './category-totals.ts'
import { circularTransfers } from './circular-transfers.ts'
import { mostReturnedIn90Days } from './returned-payments.ts'
import { shareOf } from './rounding.ts'

/** What lenders look for before they lend; amounts in cents, shares 0 to 1. docs/rules/bank.md#flags. */
export interface RiskFigures {
  /** Most returned payments in any 90 consecutive days. */
  readonly nsfMostIn90Days: number
  readonly paydayDeposits: CategoryTotal
  readonly paydayPayments: CategoryTotal
  /** Payday loan payments ÷ debits; null without debits. */
  readonly paydayShare: number | null
  /** Gambling ÷ debits; null without debits. */
  readonly gamblingShare: number | null
  readonly collections: CategoryTotal
  /** Credits of government benefits ÷ income; null without income. */
  readonly governmentShare: number | null
  /** The largest credit outside of income, the earliest of equal ones. */
  readonly largestOtherCredit: { readonly date: string; readonly amountCents: number } | null
  readonly circularTransfers: number
}

interface Sums {
  readonly incomeCents: number
  readonly debitsCents: number
}

/** The risk figures of the transactions of a period, oldest first. */
export function riskFigures(
  transactions: readonly BankTransaction[],
  totals: CategoryTotals,
  { incomeCents, debitsCents }: Sums,
): RiskFigures {
  const paydayPayments = totalOf(totals, 'payday_loan_payment')
  return {
    nsfMostIn90Days: mostReturnedIn90Days(transactions),
    paydayDeposits: totalOf(totals, 'payday_loan_deposit'),
    paydayPayments,
    paydayShare: shareOf(paydayPayments.debitsCents, debitsCents),
    gamblingShare: shareOf(totalOf(totals, 'gambling').debitsCents, debitsCents),
    collections: totalOf(totals, 'collection_payment'),
    governmentShare: shareOf(totalOf(totals, 'government_benefit').creditsCents, incomeCents),
    largestOtherCredit: largestOtherCredit(transactions),
    circularTransfers: circularTransfers(transactions),
  }
}

function largestOtherCredit(transactions: readonly BankTransaction[]): RiskFigures['largestOtherCredit'] {
  let largest: RiskFigures['largestOtherCredit'] = null
  for (const { date, amountCents, category } of transactions) {
    if (amountCents <= 0 || bankCategoryGroups[category] === 'income') continue
    if (largest === null || amountCents > largest.amountCents) largest = { date, amountCents }
  }
  return largest
}
