import type { Environment } from '../../contract/environment.ts'
import type { Role } from './roles.ts'

type Roles = Readonly<Record<Environment, Role | null>>

/** What somebody would change about the members of a workspace. */
export interface MemberChange {
  readonly members: readonly { readonly personId: string; readonly roles: Roles }[]
  /** The person who changes it; null: the operator, who may change everything. */
  readonly actorId: string | null
  /** Whose roles are changed; null: somebody who is no member yet. */
  readonly personId: string | null
  readonly roles: Roles
}

/**
 * Why a change of members is refused; null when it is not. Only an owner gives or takes the role of owner, nobody but an owner changes
 * their own roles, and one owner in production always remains. docs/console.md#members.
 */
export function memberChangeFault({
  members,
  actorId,
  personId,
  roles,
}: MemberChange): 'owner_only' | 'own_roles' | 'last_owner' | null {
  const rolesOf = (id: string) => members.find((one) => one.personId === id)?.roles
  const before = personId === null ? undefined : rolesOf(personId)
  const byOwner = actorId === null || isOwner(rolesOf(actorId))
  const touchesOwner = [before?.sandbox, before?.production, roles.sandbox, roles.production].includes('owner')
  if (!byOwner && touchesOwner) return 'owner_only'
  if (!byOwner && actorId === personId) return 'own_roles'
  const others = members.some((one) => one.personId !== personId && isOwner(one.roles))
  return isOwner(before) && roles.production !== 'owner' && !others ? 'last_owner' : null
}

/** What is of the whole workspace follows from the role in production. */
function isOwner(held: Roles | undefined): boolean {
  return held?.production === 'owner'
}
