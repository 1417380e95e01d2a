import { EidProviderUnavailable, type EidContext } from '../../ports/eid-provider.ts'
import { baseUrl } from './base-url.ts'

/** Host of most integrations. The Customer Portal shows that of each: https://devdocs.veriff.com/docs/general-faq. */
const usualBase = 'https://stationapi.veriff.com/'

/** An account at Veriff, from the credentials of a workspace: one integration, test or live. */
export interface VeriffAccount {
  /** Base of the API without the version, ending in a slash. */
  readonly base: URL
  readonly apiKey: string
  /** Signs what is sent and proves what is answered. */
  readonly sharedSecret: string
}

/** Names of the credentials. docs/rules/eid.md#veriff. */
export const veriffCredentials = { needed: ['api_key', 'shared_secret'], optional: ['base_url'] } as const

/**
 * The account that a context names. Throws EidProviderUnavailable when a credential is missing, the key cannot stand in a header,
 * or the base is no URL or names the version, which is added here.
 */
export function accountOf({ credentials }: EidContext): VeriffAccount {
  const { api_key: apiKey = '', shared_secret: sharedSecret = '', base_url: given = '' } = credentials
  if (apiKey === '' || sharedSecret === '') throw new EidProviderUnavailable('credential_missing')
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new EidProviderUnavailable('api_key_invalid')
  const base = baseUrl(given === '' ? usualBase : given)
  if (base.pathname.endsWith('/v1/')) throw new EidProviderUnavailable('base_url_invalid')
  return { base, apiKey, sharedSecret }
}
