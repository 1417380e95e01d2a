import type { BankAccount, BankTransaction } from '../../../src/domain/bank/definition/account.ts'
import type { BankCategory } from '../../../src/domain/bank/definition/category.ts'
import type { AnalysisRequest } from '../../../src/domain/bank/analysis/analyse-account.ts'

/** The day of every analysis. */
export const asOf = '2026-11-21'

/** The three whole months before it. */
export const threeMonths = ['2026-08', '2026-09', '2026-10'] as const

/** One transaction as a test writes it: cents, negative for a debit. */
export type Row = readonly [date: string, description: string, amountCents: number, category: BankCategory]

/** An account of those rows, sorted by date, with running balances. */
export function accountOf(rows: readonly Row[], changes: Partial<BankAccount> = {}): BankAccount {
  const account: BankAccount = {
    bankName: 'CIBC',
    holders: ['Clara Clearwater'],
    last4: '4921',
    currency: 'CAD',
    openedOn: '2025-11-21',
    historyFrom: '2025-12-03',
    openingBalanceCents: 0,
    transactions: [],
    ...changes,
  }
  let balanceCents = account.openingBalanceCents
  const transactions = rows
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([date, description, amountCents, category], index): BankTransaction => {
      balanceCents += amountCents
      return { id: String(index), date, description, amountCents, category, balanceCents }
    })
  return { ...account, transactions }
}

/** An analysis of three months without a case. */
export function requestOf(account: BankAccount, changes: Partial<AnalysisRequest> = {}): AnalysisRequest {
  return {
    ...{ account, environment: 'production', asOf, months: 3, subject: null, declaredAnnualIncomeCents: null },
    ...changes,
  }
}

/** The same row on a day of each of the three months. */
export function monthly(day: number, description: string, amountCents: number, category: BankCategory): readonly Row[] {
  return threeMonths.map((month) => [`${month}-${String(day).padStart(2, '0')}`, description, amountCents, category])
}

/**
 * A salary of 4,900 in two payments a month, rent of 1,500 and a loan of 320, and card payments of 289 on average: housing takes
 * 0.31 and debt service 0.43 of net income, and the balance grows.
 */
export const salariedAccount = accountOf(
  [
    ...monthly(15, 'PAYROLL ACME INC 0815', 245_000, 'salary'),
    ...monthly(28, 'PAYROLL ACME INC 0828', 245_000, 'salary'),
    ...monthly(1, 'RENT', -150_000, 'rent'),
    ...monthly(5, 'LOAN PAYMENT', -32_000, 'loan_payment'),
    ['2026-08-20', 'VISA PAYMENT', -21_000, 'credit_card_payment'],
    ['2026-09-20', 'VISA PAYMENT', -30_700, 'credit_card_payment'],
    ['2026-10-20', 'VISA PAYMENT', -35_000, 'credit_card_payment'],
    ...monthly(9, 'GROCER', -62_000, 'groceries'),
    ...monthly(12, 'ATM', -24_652, 'cash_withdrawal'),
  ],
  { openingBalanceCents: 1_270_000 },
)

/** Stable income of 3,700 against payments of 2,849 a month, payday loans, two returned payments and a falling balance that is negative on 54 days. */
export const distressedAccount = accountOf(
  [
    ...monthly(15, 'PAYROLL 15', 185_000, 'salary'),
    ...monthly(28, 'PAYROLL 28', 185_000, 'salary'),
    ...monthly(1, 'RENT', -170_000, 'rent'),
    ...monthly(3, 'CAR LOAN', -64_900, 'auto_loan'),
    ...monthly(16, 'CASH STORE', -50_000, 'payday_loan_payment'),
    ['2026-09-02', 'NSF FEE', -4_800, 'nsf_fee'],
    ['2026-10-02', 'NSF FEE', -4_800, 'nsf_fee'],
    ...monthly(20, 'GROCER', -100_000, 'groceries'),
  ],
  { openingBalanceCents: 200_000 },
)
