import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { endInvitation, invitationByToken } from '../../store/invitations.ts'
import { setMembership } from '../../store/memberships.ts'
import { lockMembers } from '../../store/members.ts'
import { newId } from '../../store/new-id.ts'
import { insertPerson, personByEmail, updatePerson } from '../../store/people.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import { acceptPassword } from './accept-password.ts'
import { LocaleInput, NameInput, PasswordInput, TokenInput } from './inputs.ts'
import type { PeopleAction } from './people-action.ts'
import { tokenHash } from './person-token.ts'
import { personActor, startSession } from './start-session.ts'

const ShowInvitation = Type.Object({ token: TokenInput })
const AcceptInvitation = Type.Object({
  token: TokenInput,
  name: Type.Optional(NameInput),
  password: Type.Optional(PasswordInput),
  locale: Type.Optional(LocaleInput),
})

/** What an invitation is to, for whoever has its link; `has_account`: its address is a person, who signs in to accept it. */
export const showInvitation: PeopleAction<typeof ShowInvitation> = {
  name: 'invitation',
  input: ShowInvitation,
  signedIn: false,
  async run({ store, clock }, { token }) {
    const invitation = await invitationByToken(store.system, tokenHash(token), clock.now())
    if (invitation === null) throw errors.linkInvalid()
    const workspace = await findWorkspace(store, invitation.tenantId)
    const hasAccount = (await personByEmail(store.system, invitation.email)) !== null
    const { email, locale, roles } = invitation
    return { answer: { workspace: workspace?.name ?? '', email, locale, ...roles, has_account: hasAccount } }
  },
}

/**
 * Joins a workspace. The link came by mail, so the address is verified. Who has no account gives a name and a password and is signed
 * in; who has one must be signed in with it.
 */
export const acceptInvitation: PeopleAction<typeof AcceptInvitation> = {
  name: 'accept',
  input: AcceptInvitation,
  signedIn: false,
  async run({ store, clock, passwords }, given, { person, origin, requestId }) {
    const at = clock.now()
    const hash = tokenHash(given.token)
    const found = await invitationByToken(store.system, hash, at)
    if (found === null) throw errors.linkInvalid()
    const known = await personByEmail(store.system, found.email)
    if (known !== null && person?.personId !== known.id) throw errors.invitedAsAnother()
    const { name = '', password = '', locale = found.locale } = given
    if (known === null) await acceptPassword(password, { name, email: found.email })
    if (known === null && name === '')
      throw errors.issues([{ type: 'missing', loc: ['body', 'name'], msg: 'Field required' }])
    const phc = known === null ? await passwords.make(password) : null
    const token = await store.system.transaction().execute(async (tx) => {
      const invitation = await invitationByToken(tx, hash, at)
      const isSame = ((await personByEmail(tx, found.email))?.id ?? null) === (known?.id ?? null)
      if (invitation === null || !isSame) throw errors.linkInvalid()
      const { tenantId, email, roles } = invitation
      const members = await lockMembers(tx, tenantId)
      const personId = known?.id ?? newId(at)
      if (known === null) {
        const details = { id: personId, email, name: name.trim(), locale, password: phc }
        await insertPerson(tx, { ...details, emailVerifiedAt: at, operates: false, createdAt: at })
      } else await updatePerson(tx, personId, { emailVerifiedAt: known.emailVerifiedAt ?? at })
      // An invitation that was overtaken by another takes nothing away.
      const held = members.find((one) => one.personId === personId)?.roles
      const next = {
        sandbox: roles.sandbox ?? held?.sandbox ?? null,
        production: roles.production ?? held?.production ?? null,
      }
      await setMembership(tx, { tenantId, personId, roles: next, at })
      await endInvitation(tx, invitation, { as: 'accepted', at })
      const actor = personActor(personId)
      await insertAuditEntry(tx, { tenantId, at, actor, action: 'member.joined', objectId: personId, requestId })
      const replaces = person === null ? null : { id: person.sessionId, personId: person.personId }
      return startSession(tx, { personId, at, origin, replaces, requestId })
    })
    return { answer: {}, session: { token } }
  },
}
