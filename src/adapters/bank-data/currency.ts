import { bankCurrencies, type BankCurrency } from '../../domain/bank/definition/account.ts'

const known: readonly string[] = bankCurrencies

/** True for a currency that an account can have. */
export function isBankCurrency(code: string): code is BankCurrency {
  return known.includes(code)
}
