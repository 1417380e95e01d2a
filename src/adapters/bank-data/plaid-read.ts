import type { BankAccount, BankCurrency } from '../../domain/bank/definition/account.ts'
import { timeZoneOf } from '../../domain/bank/definition/time-zone.ts'
import { addDays, dateInTimeZone, isIsoDate } from '../../domain/values/dates.ts'
import { BankConsentEnded, BankDataUnavailable } from '../../ports/bank-data-provider.ts'
import { centsOf } from './cents.ts'
import { isBankCurrency } from './currency.ts'
import { historyOf, type BookedRow } from './history.ts'
import type { PlaidAccess } from './plaid-access.ts'
import { PlaidIdentity, plaidPaths, type PlaidTransaction } from './plaid-api.ts'
import { ask, type PlaidCall } from './plaid-ask.ts'
import { categoryOf } from './plaid-category.ts'
import { itemOf } from './plaid-connect.ts'
import { pullHistory } from './plaid-transactions.ts'

/** Longest text that is kept, in characters. */
const textLengthMax = 255

/** The account of an access with its history. docs/rules/bank.md#plaid. */
export async function readAccount(
  call: PlaidCall,
  access: PlaidAccess,
  { historyDays, pollMs }: { readonly historyDays: number; readonly pollMs: number },
): Promise<BankAccount> {
  const { access_token, account_id } = access
  const item = await itemOf(call, access_token)
  const identity = { path: plaidPaths.identity, body: { access_token, options: { account_ids: [account_id] } } }
  const { accounts } = await ask(call, { ...identity, schema: PlaidIdentity })
  const account = accounts.find((account) => account.account_id === account_id)
  if (account === undefined) throw new BankConsentEnded()
  const history = await pullHistory(call, access, pollMs)
  // The balance of the last page belongs to its transactions.
  const { current, iso_currency_code } = (history.account ?? account).balances
  const currency = iso_currency_code ?? ''
  if (!isBankCurrency(currency)) throw new BankDataUnavailable('currency_unknown')
  const today = dateInTimeZone(call.now.toISOString(), timeZoneOf(currency))
  const oldest = addDays(today, -historyDays)
  return {
    bankName: stated(item.institution_name, 'bank_missing'),
    holders: holdersOf(account.owners),
    last4: stated(account.mask, 'account_number_missing').slice(-4),
    currency,
    openedOn: null,
    ...historyOf({
      rows: history.transactions
        .filter(({ pending, date, ...row }) => row.account_id === account_id && !pending && date > oldest)
        .map((transaction) => rowOf(transaction, currency)),
      currentCents: exactCents(current),
      today,
      daysMax: historyDays,
    }),
  }
}

function rowOf(transaction: PlaidTransaction, currency: BankCurrency): BookedRow {
  const { transaction_id: id, date, amount, iso_currency_code, personal_finance_category: purpose } = transaction
  if (!isIsoDate(date)) throw new BankDataUnavailable('unexpected_answer')
  if (iso_currency_code !== currency) throw new BankDataUnavailable('currency_mixed')
  const description = textOf(transaction.original_description) || textOf(transaction.name)
  // Plaid's amounts are positive when money leaves the account.
  const amountCents = 0 - exactCents(amount)
  return { id, date, description, amountCents, category: categoryOf(purpose ?? null, { description, amountCents }) }
}

function exactCents(units: number | null): number {
  const cents = units === null ? null : centsOf(units)
  if (cents === null) throw new BankDataUnavailable('amount_unusable')
  return cents
}

function holdersOf(owners: readonly { readonly names: readonly string[] }[]): readonly string[] {
  const names = new Set(owners.flatMap(({ names }) => names.map(textOf)).filter((name) => name !== ''))
  if (names.size === 0) throw new BankDataUnavailable('holder_missing')
  return [...names]
}

function stated(text: string | null | undefined, code: string): string {
  const known = textOf(text)
  if (known === '') throw new BankDataUnavailable(code)
  return known
}

function textOf(text: string | null | undefined): string {
  const plain = (text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
  return plain.slice(0, textLengthMax).toWellFormed()
}
