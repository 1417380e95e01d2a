import type { SignedInPerson } from '../../domain/people/member.ts'
import { recordSessionUse, sessionByToken, type FoundSession } from '../../store/sessions.ts'
import type { Services } from '../services.ts'
import { tokenHash } from './person-token.ts'
import { sessionTokenOf } from './session-cookie.ts'

/** A session ends when it was not used for this long. docs/console.md#sessions. */
export const sessionIdleMs = 12 * 3_600_000
/** A session ends this long after it began, whatever its use. docs/console.md#sessions. */
export const sessionLifeMs = 7 * 24 * 3_600_000
/** The last use is stored this often at most. */
const useStoredEveryMs = 60_000

/**
 * The person of the session cookie; null without a live session. One statement and no cache: a session that was ended, a person
 * who was removed and a role that was changed count from the next request.
 */
export async function proveSession(
  services: Pick<Services, 'store' | 'clock'>,
  cookieHeader: string | undefined,
): Promise<SignedInPerson | null> {
  return (await liveSession(services, cookieHeader))?.person ?? null
}

/** The live session of the cookie, with its moments; null without one. */
export async function liveSession(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  cookieHeader: string | undefined,
): Promise<FoundSession | null> {
  const token = sessionTokenOf(cookieHeader)
  if (token === null) return null
  const found = await sessionByToken(store, tokenHash(token))
  if (found === null) return null
  const now = clock.now()
  const unusedMs = now.getTime() - found.usedAt.getTime()
  if (now >= found.expiresAt || unusedMs >= sessionIdleMs) return null
  if (unusedMs >= useStoredEveryMs) await recordSessionUse(store, found.person.sessionId, now)
  return found
}
