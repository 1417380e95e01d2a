import { createHash } from 'node:crypto'
import { EidProviderUnavailable, type EidContext } from '../../ports/eid-provider.ts'
import { baseUrl } from './base-url.ts'

/** The documented host. That of production is not public, so it is a credential. */
const sandboxBase = 'https://sandbox.treeforttech.com/'

/** An account at Treefort, from the credentials of a workspace. */
export interface TreefortAccount {
  /** Base of the API, ending in a slash. */
  readonly base: URL
  readonly clientId: string
  /** The secret key, encrypted and signed as https://treefort-api.readme.io/reference/authentication asks. */
  readonly secretKey: string
  /** SHA-256 of all three: tokens are kept under it. */
  readonly hash: string
}

/** Names of the credentials. `base_url` can be left out in the sandbox. docs/rules/eid.md#treefort. */
export const treefortCredentials = { needed: ['client_id', 'secret_key'], optional: ['base_url'] } as const

/** The account that a context names. Throws EidProviderUnavailable when a credential is missing or the base is no URL. */
export function accountOf({ credentials, environment }: EidContext): TreefortAccount {
  const { client_id: clientId = '', secret_key: secretKey = '', base_url: given = '' } = credentials
  if (clientId === '' || secretKey === '') throw new EidProviderUnavailable('credential_missing')
  if (given === '' && environment === 'production') throw new EidProviderUnavailable('base_url_missing')
  const base = baseUrl(given === '' ? sandboxBase : given)
  const hash = createHash('sha256')
    .update(JSON.stringify([base.href, clientId, secretKey]))
    .digest('hex')
  return { base, clientId, secretKey, hash }
}
