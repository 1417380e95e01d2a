import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { personByEmail } from '../../store/people.ts'
import { EmailInput, PasswordInput } from './inputs.ts'
import type { PeopleAction } from './people-action.ts'
import { startSession } from './start-session.ts'

const SignIn = Type.Object({ email: EmailInput, password: PasswordInput })

/**
 * Starts a session for an address and its password. An unknown address, a person without a password and a wrong password have the
 * same answer after the same work. docs/console.md#sign-in.
 */
export const signIn: PeopleAction<typeof SignIn> = {
  name: 'sign-in',
  input: SignIn,
  signedIn: false,
  async run({ store, clock, passwords }, { email, password }, { person: before, requestId, origin }) {
    const found = await personByEmail(store.system, email.toLowerCase())
    const isRight = await passwords.proves(password, found?.password ?? null)
    if (found === null || !isRight) throw errors.signInRefused()
    const replaces = before === null ? null : { id: before.sessionId, personId: before.personId }
    const at = clock.now()
    const token = await store.system
      .transaction()
      .execute((tx) => startSession(tx, { personId: found.id, at, origin, replaces, requestId }))
    return { answer: {}, session: { token } }
  },
}
