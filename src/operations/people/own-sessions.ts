import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { endSession, endSessions, liveSessions } from '../../store/sessions.ts'
import { isUuid } from '../uuid.ts'
import { signedInAction } from './people-action.ts'
import { sessionIdleMs } from './prove-session.ts'
import { auditSessions } from './start-session.ts'

/** The own live sessions, the last used first. */
export const listSessions = signedInAction({
  name: 'sessions',
  input: Type.Object({}),
  async run({ store, clock }, _input, { person }) {
    const at = clock.now()
    const usedSince = new Date(at.getTime() - sessionIdleMs)
    const live = await liveSessions(store.system, { personId: person.personId, at, usedSince })
    const sessions = live.map(({ id, agent, address, createdAt, usedAt }) => ({
      ...{ id, agent, address, created_at: wireTime(createdAt), used_at: wireTime(usedAt) },
      current: id === person.sessionId,
    }))
    return { answer: { sessions } }
  },
})

/** Ends one of the own sessions, or, without an id, all but this one. */
export const endOwnSessions = signedInAction({
  name: 'end-sessions',
  input: Type.Object({ id: Type.Optional(Type.String()) }),
  async run({ store, clock }, { id }, { person, requestId }) {
    const { personId, sessionId } = person
    const at = clock.now()
    const ended = await store.system.transaction().execute(async (tx) => {
      if (id === undefined) {
        const others = await endSessions(tx, { personId, keep: sessionId, at })
        await auditSessions(tx, { personId, ended: others, at, requestId })
        return others
      }
      if (!isUuid(id) || !(await endSession(tx, { id, personId, at }))) throw errors.notFound()
      await auditSessions(tx, { personId, ended: [id], at, requestId })
      return [id]
    })
    return { answer: { ended } }
  },
})
