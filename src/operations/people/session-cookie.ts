import { isTokenForm } from './person-token.ts'

/**
 * The cookie of a session. The prefix makes a browser take it from this host alone, over HTTPS (or from this machine), for every
 * path. RFC 6265bis §4.1.3.2.
 */
export const sessionCookieName = '__Host-gatehouse_session'

/** The cookie of a browser in which somebody signed in, by which its attempts are told from those of others. */
export const deviceCookieName = '__Host-gatehouse_device'

/** The token of the session in a Cookie header; null when there is none, or one that is no token. */
export function sessionTokenOf(cookieHeader: string | undefined): string | null {
  return tokenOf(cookieHeader, sessionCookieName)
}

/** The token of the browser in a Cookie header; null when there is none, or one that is no token. */
export function deviceTokenOf(cookieHeader: string | undefined): string | null {
  return tokenOf(cookieHeader, deviceCookieName)
}

function tokenOf(cookieHeader: string | undefined, wanted: string): string | null {
  for (const pair of cookieHeader?.split(';') ?? []) {
    const [name = '', value = ''] = pair.split('=', 2)
    if (name.trim() === wanted) return isTokenForm(value.trim()) ? value.trim() : null
  }
  return null
}
