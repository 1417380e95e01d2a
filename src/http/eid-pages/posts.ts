import { isFinalStep } from '../../domain/eid-sandbox/session.ts'
import { sandboxOutcomes } from '../../domain/eid-sandbox/outcome.ts'
import { showsPhotoDocument } from '../../domain/eid-sandbox/steps.ts'
import { agree } from '../../operations/eid-sandbox/agree.ts'
import { forceOutcome } from '../../operations/eid-sandbox/force-outcome.ts'
import { goBack } from '../../operations/eid-sandbox/go-back.ts'
import { refuse } from '../../operations/eid-sandbox/refuse.ts'
import type { SessionServices } from '../../operations/eid-sandbox/session-changes.ts'
import type { Session } from '../../operations/eid-sandbox/sessions.ts'
import type { Notice } from './texts/notice.ts'
import { pathOfStep, type PagePath } from './show.ts'

/** The page after a form, with what it reports. */
export interface Next {
  readonly path: PagePath
  readonly notice?: Notice
}

/** What the form of one path does. */
type Post = (services: SessionServices, session: Session, fields: URLSearchParams) => Promise<Next>

/** Forms without a file, by their path below the link. */
export const posts: Readonly<Record<string, Post>> = {
  '/consent': async (services, session, fields) => {
    const way = fields.get('way')
    const withPhoto = showsPhotoDocument(session.data.client)
    if (session.step === 'start' && withPhoto && way !== 'selfie' && way !== 'document')
      return { path: '/consent', notice: 'no_choice' }
    return after(await agree(services, session, { biometrics: way === 'selfie' }), session)
  },
  '/again': async (services, session) => after(await goBack(services, session, 'front'), session),
  '/withdraw': async (services, session) => {
    const now = (await goBack(services, session, 'start')) ?? session
    return { path: isFinalStep(now.step) ? '/result' : '/consent' }
  },
  '/refuse': async (services, session) => after(await refuse(services, session), session),
  '/outcome': async (services, session, fields) => {
    const outcome = sandboxOutcomes.find((name) => name === fields.get('outcome'))
    return after(outcome === undefined ? session : await forceOutcome(services, session, outcome), session)
  },
}

/** The page of the session as it is now; of the last known one when it is gone, where the link then answers 404. */
function after(now: Session | null, last: Session): Next {
  return { path: pathOfStep(now ?? last) }
}
