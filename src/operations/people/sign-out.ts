import { Type } from 'typebox'
import { endSession } from '../../store/sessions.ts'
import type { PeopleAction } from './people-action.ts'
import { auditForPerson } from './start-session.ts'

const SignOut = Type.Object({})

/** Ends the session of the cookie and removes the cookie; without a session nothing else happens. */
export const signOut: PeopleAction<typeof SignOut> = {
  name: 'sign-out',
  input: SignOut,
  signedIn: false,
  async run({ store, clock }, _input, { person, requestId }) {
    if (person !== null) {
      const { personId, sessionId: id } = person
      const at = clock.now()
      await store.system.transaction().execute(async (tx) => {
        if (!(await endSession(tx, { id, personId, at }))) return
        await auditForPerson(tx, { personId, action: 'session.ended', objectId: id, at, requestId })
      })
    }
    return { answer: {}, session: 'ended' }
  },
}
