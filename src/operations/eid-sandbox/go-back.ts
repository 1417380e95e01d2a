import { moveTo, type SessionServices } from './session-changes.ts'
import { changeSession, type Session } from './sessions.ts'

/**
 * Goes back to another document (`front`) or to the consent (`start`), which is withdrawn. What was read is forgotten. Returns
 * the session afterwards, unchanged when it has not been that far; null when it is gone.
 */
export function goBack(services: SessionServices, session: Session, to: 'start' | 'front'): Promise<Session | null> {
  return changeSession(services, session, ({ step, data }) => {
    if (step === 'start' || step === to) return null
    return moveTo(to, { ...data, document: null, consent: to === 'start' ? null : data.consent })
  })
}
