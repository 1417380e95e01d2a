import { Type } from 'typebox'
import { BankDataUnavailable } from '../../ports/bank-data-provider.ts'
import { plaidPaths } from './plaid-api.ts'
import { send, type PlaidCall } from './plaid-ask.ts'
import { failureOf, isGone } from './plaid-errors.ts'

/** Ends the access of a token; one that had ended is no error. Throws BankDataUnavailable when Plaid does not confirm it. */
export async function removeItem(call: PlaidCall, access_token: string): Promise<void> {
  const answer = await send(call, { path: plaidPaths.remove, body: { access_token }, schema: Type.Object({}) })
  if (answer.ok || isGone(answer.error)) return
  const failure = failureOf(answer.error, `status_${answer.status}`)
  throw failure instanceof BankDataUnavailable ? failure : new BankDataUnavailable('not_removed')
}
