import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { BankDataUnavailable } from '../../ports/bank-data-provider.ts'

/** Access to one account: Plaid's token is for all accounts of a login, and the chosen one must stay the same. */
const Access = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  account_id: Type.String({ minLength: 1 }),
})
export type PlaidAccess = Static<typeof Access>

/** The token of the port. */
export function tokenOf({ access_token, account_id }: PlaidAccess): string {
  return JSON.stringify({ access_token, account_id })
}

/** What a token of the port holds. Throws BankDataUnavailable when it is none of ours. */
export function accessOf(token: string): PlaidAccess {
  const content = parsed(token)
  if (!Value.Check(Access, content)) throw new BankDataUnavailable('token_unusable')
  return content
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch {
    return null
  }
}
