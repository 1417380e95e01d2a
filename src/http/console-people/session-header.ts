import { sessionCookieName } from '../../operations/people/session-cookie.ts'
import { sessionLifeMs } from '../../operations/people/prove-session.ts'

/** No script reads it, no other site sends it with a change, and it goes over HTTPS or to this machine alone. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** The Set-Cookie header that begins or ends a session in a browser. docs/console.md#sessions. */
export function sessionHeader(session: { readonly token: string } | 'ended'): string {
  const [value, seconds] = session === 'ended' ? ['', 0] : [session.token, sessionLifeMs / 1_000]
  return `${sessionCookieName}=${value}; ${attributes}; Max-Age=${seconds}`
}
