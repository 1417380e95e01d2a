import { EidProviderUnavailable } from '../../ports/eid-provider.ts'

/** The base of a provider's API, ending in a slash. Throws EidProviderUnavailable when the text is no base. */
export function baseUrl(given: string): URL {
  const base = URL.parse(given)
  if (base === null || !['https:', 'http:'].includes(base.protocol) || base.search !== '' || base.hash !== '')
    throw new EidProviderUnavailable('base_url_invalid')
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}
