import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const purpose = 'gatehouse eid pages: form'

/**
 * The token that every form of a link carries. Only who knows the link can compute it, so another site cannot post for the
 * client, and no cookie is needed. docs/rules/eid.md#security-of-the-pages.
 */
export function formTokenOf(linkToken: string): string {
  return createHmac('sha256', linkToken).update(purpose).digest('base64url')
}

/** Whether a form carries the token of its link. */
export function isFormToken(given: string | undefined, linkToken: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(formTokenOf(linkToken))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Whether the browser says that a post comes from our own pages: `Sec-Fetch-Site` and `Origin` where it sends them. `Origin` is
 * `null` for a form of a page with `Referrer-Policy: no-referrer` (Fetch, append a request Origin header). `origin`: ours; null
 * when no public address is set, and the address called is ours.
 */
export function isFromOurPages(headers: IncomingHttpHeaders, origin: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const given = headers.origin
  if (given === undefined || given === 'null') return true
  return origin === null ? URL.parse(given)?.host === headers.host : given === origin
}
