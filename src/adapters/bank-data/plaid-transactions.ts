import { setTimeout as pause } from 'node:timers/promises'
import { BankDataUnavailable } from '../../ports/bank-data-provider.ts'
import type { PlaidAccess } from './plaid-access.ts'
import { PlaidUpdates, plaidPaths, type PlaidBankAccount, type PlaidTransaction } from './plaid-api.ts'
import { leftMs, send, type PlaidAnswer, type PlaidCall } from './plaid-ask.ts'
import { failureOf, isChanged } from './plaid-errors.ts'

/** Most that Plaid gives at once. */
const pageRows = 500
/** Twenty thousand updates; an account with more is not read. */
const pagesMax = 40
/** How often the history is asked for while Plaid still collects it. */
const attemptsMax = 20

/** Time of a call that is kept for the answer to a last question. */
const answerMs = 3_000

/**
 * How much of the history Plaid has collected, by its own word; null when it cannot tell.
 * https://plaid.com/docs/api/products/transactions/#transactionssync.
 */
const coverages: Readonly<Record<string, Coverage | null>> = {
  HISTORICAL_UPDATE_COMPLETE: 'all',
  INITIAL_UPDATE_COMPLETE: 'recent',
  NOT_READY: 'none',
  TRANSACTIONS_UPDATE_STATUS_UNKNOWN: null,
}
type Coverage = 'all' | 'recent' | 'none'

/** Everything Plaid has of one account, in the order in which it came to know it. */
export interface PlaidHistory {
  readonly transactions: readonly PlaidTransaction[]
  /** The account with the balance after them; null when Plaid does not repeat it. */
  readonly account: PlaidBankAccount | null
}

/**
 * The history of the account. Asks again every `pollMs` while Plaid collects it, and settles for the recent part, the last weeks, when
 * the time of the call runs out. Throws BankDataUnavailable when there is none by then.
 */
export async function pullHistory(call: PlaidCall, access: PlaidAccess, pollMs: number): Promise<PlaidHistory> {
  let recent: PlaidHistory | null = null
  let code = ''
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const pulled = await pull(call, access).catch((error: unknown) => {
      // What was collected before is more than no answer.
      if (error instanceof BankDataUnavailable && recent !== null) return error.code
      throw error
    })
    if (typeof pulled === 'string') code = pulled
    else if (pulled.coverage === 'all') return pulled
    else recent = pulled
    if (leftMs(call) <= pollMs + answerMs) break
    await wait(call, pollMs)
  }
  if (recent !== null) return recent
  throw new BankDataUnavailable(code)
}

/** All pages, or the code of why there are none yet. */
async function pull(
  call: PlaidCall,
  access: PlaidAccess,
): Promise<(PlaidHistory & { readonly coverage: Coverage }) | string> {
  const known = new Map<string, PlaidTransaction>()
  let cursor = ''
  for (let page = 1; page <= pagesMax; page++) {
    const answer = await pageOf(call, access, cursor)
    if (!answer.ok && isChanged(answer.error)) return 'history_changing'
    if (!answer.ok) throw failureOf(answer.error, `status_${answer.status}`)
    const {
      transactions_update_status: status,
      accounts,
      added,
      modified,
      removed,
      next_cursor,
      has_more,
    } = answer.data
    const coverage = coverages[status]
    if (coverage === undefined) throw new BankDataUnavailable('unexpected_answer')
    if (coverage === null) return 'history_unknown'
    if (coverage === 'none') return 'history_pending'
    for (const transaction of [...added, ...modified]) known.set(transaction.transaction_id, transaction)
    for (const { transaction_id } of removed) known.delete(transaction_id)
    if (!has_more) {
      const account = accounts.find(({ account_id }) => account_id === access.account_id) ?? null
      return { coverage, transactions: [...known.values()], account }
    }
    if (next_cursor === '' || next_cursor === cursor) throw new BankDataUnavailable('unexpected_answer')
    cursor = next_cursor
  }
  throw new BankDataUnavailable('too_many_transactions')
}

async function pageOf(
  call: PlaidCall,
  { access_token, account_id }: PlaidAccess,
  cursor: string,
): Promise<PlaidAnswer<PlaidUpdates>> {
  const options = {
    account_id,
    days_requested: 397,
    include_original_description: true,
    personal_finance_category_version: 'v2',
  }
  const body = { access_token, count: pageRows, ...(cursor === '' ? {} : { cursor }), options }
  return await send(call, { path: plaidPaths.transactions, body, schema: PlaidUpdates })
}

async function wait({ signal }: PlaidCall, ms: number): Promise<void> {
  try {
    await pause(ms, undefined, { signal })
  } catch (error) {
    if (signal.aborted) throw new BankDataUnavailable('aborted')
    throw error
  }
}
