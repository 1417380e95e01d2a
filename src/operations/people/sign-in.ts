import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { errorFacts } from '../../ports/log.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { workspacesOfPerson } from '../../store/memberships.ts'
import { personByEmail } from '../../store/people.ts'
import { insertDevice } from '../../store/sign-in-attempts.ts'
import type { Store } from '../../store/store.ts'
import { EmailInput, PasswordInput } from './inputs.ts'
import type { PeopleAction } from './people-action.ts'
import { makeToken } from './person-token.ts'
import { deviceLifeMs, takeSignIn } from './sign-in-limits.ts'
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
  async run({ store, clock, passwords, log }, { email: given, password }, call) {
    const { person: before, requestId, origin, block, device } = call
    const email = given.toLowerCase()
    const found = await personByEmail(store.system, email)
    const attempt = await takeSignIn({ store, clock }, { email, personId: found?.id ?? null, block, device })
    const isRight = await passwords.proves(password, found?.password ?? null)
    if (found === null || !isRight) {
      if (found !== null && attempt.spent !== null) {
        // Not waited for: the time of the answer would tell that there is such a person.
        auditRefusals(store, found.id, attempt.spent, clock.now()).catch((error: unknown) =>
          log.error('refused sign-ins are not in the audit trail', { request_id: requestId, ...errorFacts(error) }),
        )
      }
      throw errors.signInRefused()
    }
    const replaces = before === null ? null : { id: before.sessionId, personId: before.personId }
    const at = clock.now()
    await attempt.succeeded()
    const made = attempt.isKnown ? null : makeToken()
    const token = await store.system.transaction().execute(async (tx) => {
      const since = new Date(at.getTime() - deviceLifeMs)
      if (made !== null) await insertDevice(tx, { tokenHash: made.hash, personId: found.id, at, since })
      return startSession(tx, { personId: found.id, at, origin, replaces, requestId })
    })
    return { answer: {}, session: { token, ...(made !== null && { device: made.text }) } }
  },
}

/** One entry for the wrong passwords of one address, once further ones wait: no entry for each. */
async function auditRefusals(store: Store, personId: string, count: number, at: Date): Promise<void> {
  const actor = { type: 'unknown', id: 'unproven' } as const
  const act = { at, actor, action: 'sign_in.refused', objectId: personId, outcome: 'refused', count } as const
  await store.system.transaction().execute(async (tx) => {
    for (const tenantId of await workspacesOfPerson(tx, personId)) {
      await insertAuditEntry(tx, { tenantId, ...act, reason: 'password_wrong' })
    }
  })
}
