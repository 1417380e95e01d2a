/** What a client shares at Plaid, in the words of its public reference: https://github.com/plaid/plaid-openapi. */
export interface PlaidItemStub {
  institutionName: string | null
  error: Readonly<Record<string, unknown>> | null
  consentExpirationTime: string | null
  accounts: readonly Readonly<Record<string, unknown>>[]
  /** Names of the owners of every account. */
  names: readonly string[]
  added: readonly Readonly<Record<string, unknown>>[]
  modified: readonly Readonly<Record<string, unknown>>[]
  removed: readonly string[]
  /** One for each question for the first page; the last one stays. */
  statuses: readonly string[]
  /** How often the data changes between the first page and the second. */
  changes: number
}

export const chequing = 'account-chequing'

/** An account with all documented members. */
export function plaidAccount(change: Readonly<Record<string, unknown>> = {}, current: unknown = 1_000.5) {
  return {
    account_id: chequing,
    balances: {
      available: 990.5,
      current,
      iso_currency_code: 'CAD',
      limit: null,
      unofficial_currency_code: null,
    },
    mask: '4921',
    name: 'Everyday',
    official_name: 'Everyday Chequing',
    subtype: 'checking',
    type: 'depository',
    ...change,
  }
}

/** A booked transaction of the chequing account, with the documented members. Positive amounts leave the account. */
export function plaidRow(id: string, date: string, amount: number, change: Readonly<Record<string, unknown>> = {}) {
  return {
    account_id: chequing,
    account_owner: null,
    amount,
    iso_currency_code: 'CAD',
    unofficial_currency_code: null,
    check_number: null,
    counterparties: [],
    date,
    datetime: null,
    authorized_date: null,
    location: { address: null, city: null, region: null, postal_code: null, country: null },
    name: 'Shop',
    merchant_name: null,
    original_description: 'POS PURCHASE 0042 SHOP',
    payment_channel: 'in store',
    pending: false,
    pending_transaction_id: null,
    personal_finance_category: null,
    transaction_id: id,
    transaction_code: null,
    ...change,
  }
}

/** A purpose as Plaid names it. */
export function plaidPurpose(detailed: string, confidence_level = 'VERY_HIGH') {
  return { personal_finance_category: { primary: 'PRIMARY', detailed, confidence_level, version: 'v2' } }
}

/** A client with a savings account before the chequing account, and three months of history. */
export function plaidItem(change: Partial<PlaidItemStub> = {}): PlaidItemStub {
  const card = plaidAccount({ account_id: 'account-card', type: 'credit', subtype: 'credit card', mask: '1111' }, 410)
  return {
    institutionName: 'First Platypus Bank',
    error: null,
    consentExpirationTime: null,
    accounts: [card, plaidAccount({ account_id: 'account-savings', subtype: 'savings', mask: '2222' }), plaidAccount()],
    names: ['Jane Tremblay-Okafor', 'Paul Okafor'],
    added: [
      plaidRow('t1', '2026-09-01', 1_200, { original_description: 'LOYER SEPTEMBRE' }),
      plaidRow('t2', '2026-09-15', -2_450.1, plaidPurpose('INCOME_SALARY')),
      plaidRow('t3', '2026-10-02', 54.07, plaidPurpose('FOOD_AND_DRINK_GROCERIES')),
      plaidRow('t4', '2026-11-20', 48, { original_description: 'NSF FEE' }),
    ],
    modified: [],
    removed: [],
    statuses: ['HISTORICAL_UPDATE_COMPLETE'],
    changes: 0,
    ...change,
  }
}
