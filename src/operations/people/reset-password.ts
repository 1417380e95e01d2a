import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { findPerson, updatePerson } from '../../store/people.ts'
import { liveLink, takeLink } from '../../store/person-links.ts'
import { endSessions } from '../../store/sessions.ts'
import { deleteDevices } from '../../store/sign-in-attempts.ts'
import { acceptPassword } from './accept-password.ts'
import { PasswordInput, TokenInput } from './inputs.ts'
import type { PeopleAction } from './people-action.ts'
import { tokenHash } from './person-token.ts'
import { auditForPerson, auditSessions, startSession } from './start-session.ts'

const ResetPassword = Type.Object({ token: TokenInput, password: PasswordInput })

/**
 * Sets a new password with the link of a mail or of the operator, ends every session of the person and starts one. The address counts
 * as verified.
 */
export const resetPassword: PeopleAction<typeof ResetPassword> = {
  name: 'reset',
  input: ResetPassword,
  signedIn: false,
  async run({ store, clock, passwords }, given, { origin, requestId }) {
    const at = clock.now()
    const link = { tokenHash: tokenHash(given.token), purpose: 'reset_password', at } as const
    const personId = (await liveLink(store, link))?.personId ?? null
    const person = personId === null ? null : await findPerson(store.system, personId)
    if (person === null) throw errors.linkInvalid()
    await acceptPassword(given.password, person)
    const password = await passwords.make(given.password)
    const token = await store.system.transaction().execute(async (tx) => {
      if ((await takeLink(tx, link)) === null) throw errors.linkInvalid()
      const { id } = person
      await deleteDevices(tx, id)
      await updatePerson(tx, id, { password, emailVerifiedAt: person.emailVerifiedAt ?? at })
      const change = {
        personId: id,
        action: 'member.changed',
        objectId: id,
        at,
        changed: ['password'],
        requestId,
      } as const
      await auditForPerson(tx, change)
      await auditSessions(tx, {
        personId: id,
        ended: await endSessions(tx, { personId: id, keep: null, at }),
        at,
        requestId,
      })
      return startSession(tx, { personId: id, at, origin, replaces: null, requestId })
    })
    return { answer: {}, session: { token } }
  },
}
