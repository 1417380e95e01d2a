import { deviceCookieName, sessionCookieName } from '../../operations/people/session-cookie.ts'
import { deviceLifeMs } from '../../operations/people/sign-in-limits.ts'
import { sessionLifeMs } from '../../operations/people/prove-session.ts'

/** No script reads it, no other site sends it with a change, and it goes over HTTPS or to this machine alone. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** The Set-Cookie headers that begin or end a session in a browser. docs/console.md#sessions. */
export function sessionHeaders(
  session: { readonly token: string; readonly device?: string } | 'ended',
): readonly string[] {
  if (session === 'ended') return [cookie(sessionCookieName, '', 0)]
  const { token, device } = session
  const begun = cookie(sessionCookieName, token, sessionLifeMs)
  return device === undefined ? [begun] : [begun, cookie(deviceCookieName, device, deviceLifeMs)]
}

function cookie(name: string, value: string, lifeMs: number): string {
  return `${name}=${value}; ${attributes}; Max-Age=${lifeMs / 1_000}`
}
