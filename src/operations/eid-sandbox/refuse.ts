import { endWithout, type SessionServices } from './session-changes.ts'
import { changeSession, type Session } from './sessions.ts'

/** Ends the session because the client does not want to be checked. Returns it afterwards; null when it is gone. */
export function refuse(services: SessionServices, session: Session): Promise<Session | null> {
  return changeSession(services, session, ({ data }) => endWithout('refused', data))
}
