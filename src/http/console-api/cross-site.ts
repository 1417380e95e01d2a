import type { IncomingMessage } from 'node:http'
import { errors } from '../../contract/errors.ts'

/** Where a browser says that a request begins: our own pages, or the address bar. */
const ownSites: readonly unknown[] = ['same-origin', 'none']

/**
 * Refuses a request that a browser makes for a page of another origin, by Sec-Fetch-Site and Origin when they are given. Other
 * clients send neither. No cookie counts here, so this is a second wall. docs/console-api.md#security.
 */
export function refuseCrossSite({ headers }: IncomingMessage, publicUrl: URL | null): void {
  const { origin, host = '', 'sec-fetch-site': site } = headers
  if (site !== undefined && !ownSites.includes(site)) throw errors.crossSite()
  if (origin === undefined) return
  const isOwn = publicUrl === null ? hostOf(origin) === host.toLowerCase() : origin === publicUrl.origin
  if (!isOwn) throw errors.crossSite()
}

/** Whether a browser says that a page of ours makes the request. Clients that say nothing prove nothing. */
export function provesSameSite(request: IncomingMessage, publicUrl: URL | null): boolean {
  refuseCrossSite(request, publicUrl)
  const { origin, 'sec-fetch-site': site } = request.headers
  return origin !== undefined || site === 'same-origin'
}

/** Host and port of an origin; null for one without, such as `null`. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
