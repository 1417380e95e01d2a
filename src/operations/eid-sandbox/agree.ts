import { showsPhotoDocument } from '../../domain/eid-sandbox/steps.ts'
import { complete, moveTo, type SessionServices } from './session-changes.ts'
import { changeSession, type Session } from './sessions.ts'

/**
 * Records the client's consent and moves on. `biometrics` true is express consent to the selfie; false is the way without it
 * (LCCJTI s. 44). A client who shows no photo document is then complete. Returns the session afterwards; null when it is gone.
 */
export function agree(
  services: SessionServices,
  session: Session,
  { biometrics }: { readonly biometrics: boolean },
): Promise<Session | null> {
  return changeSession(services, session, ({ step, outcome, data }) => {
    if (step !== 'start') return null
    const withPhoto = showsPhotoDocument(data.client)
    const consent = { at: services.clock.now().toISOString(), biometrics: withPhoto && biometrics }
    const agreed = { ...data, consent }
    return withPhoto ? moveTo('front', agreed) : complete(services, { data: agreed, outcome })
  })
}
