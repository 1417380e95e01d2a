import { Type } from 'typebox'
import { updatePerson } from '../../store/people.ts'
import { endSessions } from '../../store/sessions.ts'
import { deleteDevices } from '../../store/sign-in-attempts.ts'
import { acceptPassword } from './accept-password.ts'
import { PasswordInput } from './inputs.ts'
import { signedInAction } from './people-action.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { auditForPerson, auditSessions, startSession } from './start-session.ts'

/** Replaces the own password, ends every other session and gives this one a new token. */
export const changePassword = signedInAction({
  name: 'change-password',
  input: Type.Object({ current: PasswordInput, password: PasswordInput }),
  async run(services, given, { person, origin, block, requestId }) {
    const { store, clock, passwords } = services
    const { personId } = person
    await proveOwnPassword(services, { person, block }, given.current)
    await acceptPassword(given.password, person)
    const password = await passwords.make(given.password)
    const at = clock.now()
    const token = await store.system.transaction().execute(async (tx) => {
      await deleteDevices(tx, personId)
      await updatePerson(tx, personId, { password })
      const change = {
        personId,
        action: 'member.changed',
        objectId: personId,
        at,
        changed: ['password'],
        requestId,
      } as const
      await auditForPerson(tx, change)
      await auditSessions(tx, { personId, ended: await endSessions(tx, { personId, keep: null, at }), at, requestId })
      return startSession(tx, { personId, at, origin, replaces: null, requestId })
    })
    return { answer: {}, session: { token } }
  },
})
