import type { BankCategory } from './category.ts'

/** Currencies of bank accounts; each has 100 minor units. */
export const bankCurrencies = ['CAD', 'MAD', 'EUR', 'USD'] as const
export type BankCurrency = (typeof bankCurrencies)[number]

/** One booked transaction. Amounts are whole cents, so that sums are exact. */
export interface BankTransaction {
  /** Unique in its account, the same at every reading. */
  readonly id: string
  /** Day of booking, YYYY-MM-DD. */
  readonly date: string
  /** As the bank prints it. */
  readonly description: string
  /** Negative for a debit, positive for a credit, never zero. */
  readonly amountCents: number
  readonly category: BankCategory
  /** Balance after the transaction. */
  readonly balanceCents: number
}

/** An account as a bank data provider gives it, the same for every provider. docs/rules/bank.md#account. */
export interface BankAccount {
  readonly bankName: string
  /** Every holder as the bank writes the name; one or more. */
  readonly holders: readonly string[]
  /** Last four characters of the account number. */
  readonly last4: string
  readonly currency: BankCurrency
  /** Day the account was opened, YYYY-MM-DD; null when the provider does not say. */
  readonly openedOn: string | null
  /** First day of the history, YYYY-MM-DD; a day without transactions counts. */
  readonly historyFrom: string
  /** Balance at the start of the history. */
  readonly openingBalanceCents: number
  /** Oldest first; each balance is the one before plus the amount. */
  readonly transactions: readonly BankTransaction[]
}

/** The holders of an account in one text. */
export function holderText(holders: readonly string[]): string {
  return holders.join(' & ')
}
