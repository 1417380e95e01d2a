import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { setMembership } from '../../store/memberships.ts'
import { newId } from '../../store/new-id.ts'
import { hasPeople, insertPerson } from '../../store/people.ts'
import { liveLink, takeLink } from '../../store/person-links.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { acceptPassword } from './accept-password.ts'
import { EmailInput, LocaleInput, NameInput, PasswordInput, TokenInput } from './inputs.ts'
import type { PeopleAction } from './people-action.ts'
import { isTokenForm, tokenHash } from './person-token.ts'
import { personActor, startSession } from './start-session.ts'

const SetUp = Type.Object({
  token: TokenInput,
  name: NameInput,
  email: EmailInput,
  password: PasswordInput,
  locale: LocaleInput,
})

/**
 * Makes the first person: owner of every workspace, operator of the installation and signed in. Their address counts as verified:
 * who has the link runs the machine. docs/console.md#the-first-person.
 */
export const setUp: PeopleAction<typeof SetUp> = {
  name: 'set-up',
  input: SetUp,
  signedIn: false,
  async run({ store, clock, passwords }, input, { requestId, origin }) {
    const at = clock.now()
    const link = { tokenHash: tokenHash(input.token), purpose: 'set_up', at } as const
    // Before the work of a password, which only the holder of a link may ask for.
    if (!isTokenForm(input.token) || (await liveLink(store, link)) === null) throw errors.linkInvalid()
    const details = { name: input.name.trim(), email: input.email.toLowerCase(), locale: input.locale }
    await acceptPassword(input.password, details)
    const password = await passwords.make(input.password)
    const workspaces = await listWorkspaces(store)
    const token = await store.system.transaction().execute(async (tx) => {
      if ((await takeLink(tx, link)) === null || (await hasPeople({ system: tx }))) throw errors.linkInvalid()
      const personId = newId(at)
      await insertPerson(tx, {
        ...details,
        ...{ id: personId, password, emailVerifiedAt: at, operates: true, createdAt: at },
      })
      const actor = personActor(personId)
      for (const { id: tenantId } of workspaces) {
        await setMembership(tx, { tenantId, personId, roles: { sandbox: 'owner', production: 'owner' }, at })
        await insertAuditEntry(tx, { tenantId, at, actor, action: 'member.joined', objectId: personId, requestId })
      }
      return startSession(tx, { personId, at, origin, replaces: null, requestId })
    })
    return { answer: {}, session: { token } }
  },
}
