import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { memberChangeFault, type MemberChange } from '../../domain/people/member-change.ts'
import { roles } from '../../domain/people/roles.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { openInvitations, type StoredInvitation } from '../../store/invitations.ts'
import { lockMembers, membersOf, type Member } from '../../store/members.ts'
import { setMembership, workspacesOfPerson, type RolesByEnvironment } from '../../store/memberships.ts'
import { erasePerson, findPerson } from '../../store/people.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { actingPerson, operatorActor } from '../operator-actor.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

const role = Type.Union([Type.Enum([...roles]), Type.Null()])
/** What somebody is to be in each environment; null or absent: nothing. */
export const memberRoles = { sandbox: Type.Optional(role), production: Type.Optional(role) }

const ListMembers = Type.Object({ workspace_id: Type.String() })
const ChangeMember = Type.Object({ workspace_id: Type.String(), person_id: Type.String(), ...memberRoles })
const RemoveMember = Type.Object({ workspace_id: Type.String(), person_id: Type.String() })

/** The members of a workspace and the invitations that can still be accepted. */
export const listMembers: OperatorOperation<typeof ListMembers, ShownMembers> = {
  name: 'members.list',
  input: ListMembers,
  async run(services, { workspace_id }) {
    const { store, clock } = services
    const { id } = await knownWorkspace(services, workspace_id)
    return withTenant(store.app, id, async (tx) => ({
      members: (await membersOf(tx, id)).map(shownMember),
      invitations: (await openInvitations(tx, id, clock.now())).map(shownInvitation),
    }))
  },
}

/** Makes a member what is given, from their next request on; what is absent stays as it is. Both roles null is `members.remove`. */
export const changeMember: OperatorOperation<typeof ChangeMember, ShownMember> = {
  name: 'members.change',
  input: ChangeMember,
  async run(services, { workspace_id, person_id, ...given }) {
    const { store, clock } = services
    const { id: tenantId } = await knownWorkspace(services, workspace_id)
    const at = clock.now()
    return store.system.transaction().execute(async (tx) => {
      const { member, members } = await lockedMember(tx, tenantId, person_id)
      const next = { ...member.roles, ...given }
      if (next.sandbox === null && next.production === null) throw errors.memberWithoutRole()
      refuse({ members, actorId: actingPerson(), personId: member.personId, roles: next })
      await setMembership(tx, { tenantId, personId: member.personId, roles: next, at: member.joinedAt })
      await insertAuditEntry(tx, {
        ...{ tenantId, at, actor: operatorActor, action: 'member.changed', objectId: member.personId },
        changed: changedRoles(member.roles, next),
      })
      return shownMember({ ...member, roles: next })
    })
  },
}

/**
 * Takes a person out of a workspace, from their next request on. Who is in no workspace then and does not operate the installation is
 * forgotten: name, address, password and sessions.
 */
export const removeMember: OperatorOperation<typeof RemoveMember, ShownMember> = {
  name: 'members.remove',
  input: RemoveMember,
  async run(services, { workspace_id, person_id }) {
    const { store, clock } = services
    const { id: tenantId } = await knownWorkspace(services, workspace_id)
    const at = clock.now()
    return store.system.transaction().execute(async (tx) => {
      const { member, members } = await lockedMember(tx, tenantId, person_id)
      const none = { sandbox: null, production: null }
      const { personId } = member
      refuse({ members, actorId: actingPerson(), personId, roles: none })
      await setMembership(tx, { tenantId, personId, roles: none, at })
      await insertAuditEntry(tx, {
        ...{ tenantId, at, actor: operatorActor, action: 'member.removed', objectId: personId },
        changed: changedRoles(member.roles, none),
      })
      const left = await workspacesOfPerson(tx, personId)
      const person = left.length > 0 ? null : await findPerson(tx, personId)
      if (person !== null && !person.operates) await erasePerson(tx, personId, at)
      return shownMember({ ...member, roles: none })
    })
  },
}

/** Throws what speaks against a change of members. */
export function refuse(change: MemberChange): void {
  const fault = memberChangeFault(change)
  if (fault === 'owner_only') throw errors.ownerOnly()
  if (fault === 'own_roles') throw errors.ownRoles()
  if (fault === 'last_owner') throw errors.lastOwner()
}

async function lockedMember(tx: TenantTransaction, tenantId: string, personId: string) {
  const members = await lockMembers(tx, tenantId)
  const member = isUuid(personId) ? members.find((one) => one.personId === personId) : undefined
  if (member === undefined) throw errors.notFound()
  return { member, members }
}

/** The roles before and after, which are words of the product and nothing personal: `production:reviewer:owner`. */
function changedRoles(before: RolesByEnvironment, after: RolesByEnvironment): readonly string[] {
  return environments
    .filter((one) => before[one] !== after[one])
    .map((one) => `${one}:${before[one] ?? 'none'}:${after[one] ?? 'none'}`)
}

/** An invitation in `--json` output. */
export type ShownInvitation = ReturnType<typeof shownInvitation>

/** An invitation as it is shown: never its token. */
export function shownInvitation(one: StoredInvitation) {
  return {
    id: one.id,
    email: one.email,
    ...one.roles,
    locale: one.locale,
    invited_by: one.invitedBy,
    created_at: wireTime(one.createdAt),
    expires_at: wireTime(one.expiresAt),
  }
}

type ShownMember = ReturnType<typeof shownMember>

function shownMember(one: Member) {
  return {
    person_id: one.personId,
    name: one.name,
    email: one.email,
    email_verified: one.emailVerified,
    ...one.roles,
    operates: one.operates,
    joined_at: wireTime(one.joinedAt),
  }
}

interface ShownMembers {
  readonly members: readonly ShownMember[]
  readonly invitations: readonly ShownInvitation[]
}

/** The roles of an input, null for what is absent. */
export function rolesOf({ sandbox = null, production = null }: Partial<RolesByEnvironment>): RolesByEnvironment {
  return { sandbox, production }
}
