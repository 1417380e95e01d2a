import { isTokenForm } from './person-token.ts'

/**
 * The cookie of a session. The prefix makes a browser take it from this host alone, over HTTPS (or from this machine), for every
 * path. RFC 6265bis §4.1.3.2.
 */
export const sessionCookieName = '__Host-gatehouse_session'

/** The token of the session in a Cookie header; null when there is none, or one that is no token. */
export function sessionTokenOf(cookieHeader: string | undefined): string | null {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [name = '', value = ''] = pair.split('=', 2)
    if (name.trim() === sessionCookieName) return isTokenForm(value.trim()) ? value.trim() : null
  }
  return null
}
