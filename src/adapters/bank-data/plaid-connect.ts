import { BankDataUnavailable, type BankAccess } from '../../ports/bank-data-provider.ts'
import { isBankCurrency } from './currency.ts'
import { tokenOf } from './plaid-access.ts'
import { PlaidAccounts, PlaidExchanged, PlaidItem, plaidPaths, type PlaidBankAccount } from './plaid-api.ts'
import { ask, type PlaidCall } from './plaid-ask.ts'
import { failureOf } from './plaid-errors.ts'
import { removeItem } from './plaid-remove.ts'

/** Time of a call that is kept for removing an Item that cannot be used. */
const removalMs = 3_000

/** The access that a `public_token` of Link gives. An Item that cannot be used is removed again. */
export async function connectItem(call: PlaidCall, publicToken: string): Promise<BankAccess> {
  const exchange = { path: plaidPaths.exchange, body: { public_token: publicToken }, schema: PlaidExchanged }
  const { access_token } = await ask(call, exchange)
  try {
    const lookups = { ...call, endsAtMs: call.endsAtMs - removalMs }
    const item = await itemOf(lookups, access_token)
    const { accounts } = await ask(lookups, {
      path: plaidPaths.accounts,
      body: { access_token },
      schema: PlaidAccounts,
    })
    const { account_id } = chosenOf(accounts)
    return { token: tokenOf({ access_token, account_id }), consentEndsAt: instantOrNull(item.consent_expiration_time) }
  } catch (error) {
    await removeUnused(call, access_token)
    throw error
  }
}

/** The Item of a token. Throws when it is in error: what Plaid still holds of it is not the account's present. */
export async function itemOf(call: PlaidCall, access_token: string): Promise<PlaidItem> {
  const { item } = await ask(call, { path: plaidPaths.item, body: { access_token }, schema: PlaidItem })
  if (item.error !== null) throw failureOf(item.error, 'item_error')
  return item
}

/**
 * The first chequing account in one of our currencies, else the first deposit account; others are ignored.
 * docs/rules/bank.md#plaid. Throws BankDataUnavailable when there is none.
 */
function chosenOf(accounts: readonly PlaidBankAccount[]): PlaidBankAccount {
  const deposits = accounts.filter(({ type }) => type === 'depository')
  if (deposits.length === 0) throw new BankDataUnavailable('account_missing')
  const usable = deposits.filter(({ balances }) => isBankCurrency(balances.iso_currency_code ?? ''))
  const chosen = usable.find(({ subtype }) => subtype === 'checking') ?? usable[0]
  if (chosen === undefined) throw new BankDataUnavailable('currency_unknown')
  return chosen
}

function instantOrNull(text: string | null): Date | null {
  if (text === null) return null
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw new BankDataUnavailable('unexpected_answer')
  return instant
}

async function removeUnused(call: PlaidCall, access_token: string): Promise<void> {
  try {
    await removeItem(call, access_token)
  } catch (error) {
    // The reason why it cannot be used matters more.
    if (!(error instanceof BankDataUnavailable)) throw error
  }
}
