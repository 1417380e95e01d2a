import { BankDataUnavailable, type BankDataContext } from '../../ports/bank-data-provider.ts'

/** https://plaid.com/docs/api/#api-host. */
const bases = { sandbox: 'https://sandbox.plaid.com/', production: 'https://production.plaid.com/' } as const

/** An account at Plaid, from the credentials of a workspace. */
export interface PlaidAccount {
  /** Base of the API, ending in a slash. */
  readonly base: URL
  readonly clientId: string
  readonly secret: string
}

/** Names of the credentials. `base_url` is for a proxy in front of Plaid. docs/rules/bank.md#plaid. */
export const plaidCredentials = { needed: ['client_id', 'secret'], optional: ['base_url'] } as const

/** The account that a context names. Throws BankDataUnavailable when a credential is missing or the base is no URL. */
export function accountOf({ credentials, environment }: BankDataContext): PlaidAccount {
  const { client_id: clientId = '', secret = '', base_url: given = '' } = credentials
  if (clientId === '' || secret === '') throw new BankDataUnavailable('credential_missing')
  const base = URL.parse(given === '' ? bases[environment] : given)
  if (base === null || !['https:', 'http:'].includes(base.protocol) || base.search !== '' || base.hash !== '')
    throw new BankDataUnavailable('base_url_invalid')
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return { base, clientId, secret }
}
