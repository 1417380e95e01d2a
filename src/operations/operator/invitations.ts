import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { locales } from '../../contract/locale.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { endInvitation, insertInvitation, type StoredInvitation } from '../../store/invitations.ts'
import { membersOf } from '../../store/members.ts'
import { newId } from '../../store/new-id.ts'
import { hasPeople, personByEmail } from '../../store/people.ts'
import { replaceLink } from '../../store/person-links.ts'
import { workspacesOfPerson } from '../../store/memberships.ts'
import { withTenant } from '../../store/tenant.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { queueMail, sealMail } from '../mail/queue-mail.ts'
import { actingPerson, operatorActor } from '../operator-actor.ts'
import { personMail } from '../people/person-mail.ts'
import { makeToken } from '../people/person-token.ts'
import { offerSetUp, setUpAddress } from '../people/set-up-link.ts'
import { isUuid } from '../uuid.ts'
import { memberRoles, refuse, rolesOf, shownInvitation, type ShownInvitation } from './members.ts'
import type { OperatorOperation } from './operation.ts'

const hourMs = 3_600_000
/** An invitation can be accepted for this long. */
const invitationLifeMs = 7 * 24 * hourMs
/** A link that the operator makes can be used for this long. */
const linkLifeMs = 24 * hourMs

const InviteMember = Type.Object({
  workspace_id: Type.String(),
  email: Type.String({ format: 'email' }),
  ...memberRoles,
  locale: Type.Optional(Type.Enum([...locales])),
})
const WithdrawInvitation = Type.Object({ workspace_id: Type.String(), id: Type.String() })
const LinkMember = Type.Object({ email: Type.Optional(Type.String({ format: 'email' })) })

/** Asks somebody by mail to join a workspace; an earlier invitation of the same address is withdrawn. */
export const inviteMember: OperatorOperation<typeof InviteMember, ShownInvitation> = {
  name: 'members.invite',
  input: InviteMember,
  async run(services, { workspace_id, locale = 'en', ...given }) {
    const { store, clock, publicUrl } = services
    const { id: tenantId, name: workspace } = await knownWorkspace(services, workspace_id)
    const roles = rolesOf(given)
    if (roles.sandbox === null && roles.production === null) throw errors.memberWithoutRole()
    const at = clock.now()
    const token = makeToken()
    const email = given.email.toLowerCase()
    const invitation: StoredInvitation = {
      ...{ tenantId, id: newId(at), email, locale, roles, invitedBy: operatorActor.id, createdAt: at },
      expiresAt: new Date(at.getTime() + invitationLifeMs),
    }
    const link = `${publicUrl()}/console/join#${token.text}`
    const { expiresAt } = invitation
    const body = personMail('invitation', { to: email, workspace, link, expiresAt, language: locale })
    const mail = await sealMail(services, { tenantId, kind: 'member_invitation', mail: body, eidKey: null, at })
    await withTenant(store.app, tenantId, async (tx) => {
      const members = await membersOf(tx, tenantId)
      if (members.some((one) => one.email === email)) throw errors.memberExists()
      refuse({ members, actorId: actingPerson(), personId: null, roles })
      await insertInvitation(tx, invitation, token.hash)
      await queueMail(tx, mail)
      const act = { tenantId, at, actor: operatorActor, action: 'member.invited', objectId: invitation.id } as const
      await insertAuditEntry(tx, { ...act, changed: givenRoles(invitation) })
    })
    return shownInvitation(invitation)
  },
}

/** Ends an invitation that was not accepted; its link no longer works. */
export const withdrawInvitation: OperatorOperation<typeof WithdrawInvitation, { readonly id: string }> = {
  name: 'members.withdraw',
  input: WithdrawInvitation,
  async run(services, { workspace_id, id }) {
    const { store, clock } = services
    const { id: tenantId } = await knownWorkspace(services, workspace_id)
    const at = clock.now()
    return withTenant(store.app, tenantId, async (tx) => {
      const ended = isUuid(id) && (await endInvitation(tx, { tenantId, id }, { as: 'withdrawn', at }))
      if (!ended) throw errors.notFound()
      await insertAuditEntry(tx, { tenantId, at, actor: operatorActor, action: 'member.withdrawn', objectId: id })
      return { id }
    })
  },
}

/**
 * Makes a link by which a person chooses a new password, or, while there is nobody, one for the first person: the way back in when
 * mail does not arrive. It is a secret and shown once.
 */
export const linkMember: OperatorOperation<
  typeof LinkMember,
  { readonly link: string; readonly person_id: string | null }
> = {
  name: 'members.link',
  input: LinkMember,
  async run(services, { email }) {
    const { store, clock, publicUrl } = services
    if (email === undefined) {
      const setUp = await offerSetUp(services)
      if (setUp === null) throw errors.peopleExist()
      return { link: setUpAddress(publicUrl(), setUp), person_id: null }
    }
    const at = clock.now()
    const token = makeToken()
    return store.system.transaction().execute(async (tx) => {
      const person = await personByEmail(tx, email.toLowerCase())
      if (person === null) throw (await hasPeople({ system: tx })) ? errors.notFound() : errors.nobodyYet()
      const { id: personId } = person
      const expiresAt = new Date(at.getTime() + linkLifeMs)
      await replaceLink(tx, { tokenHash: token.hash, purpose: 'reset_password', personId, createdAt: at, expiresAt })
      for (const tenantId of await workspacesOfPerson(tx, personId)) {
        await insertAuditEntry(tx, { tenantId, at, actor: operatorActor, action: 'member.linked', objectId: personId })
      }
      return { link: `${publicUrl()}/console/new-password#${token.text}`, person_id: personId }
    })
  },
}

/** What was offered, as words of the product: `production:reviewer`. */
function givenRoles({ roles }: StoredInvitation): readonly string[] {
  return Object.entries(roles).flatMap(([environment, role]) => (role === null ? [] : [`${environment}:${role}`]))
}
