import type { Kysely } from 'kysely'
import { environments, type Environment } from '../contract/environment.ts'
import type { Role } from '../domain/people/roles.ts'
import type { Tables } from './tables.ts'

/** What a person is in each environment of one workspace; null: nothing. */
export type RolesByEnvironment = Readonly<Record<Environment, Role | null>>

/** Makes a person what is given in a workspace, and nothing else there. */
export async function setMembership(
  tx: Kysely<Tables>,
  { tenantId, personId, roles, at }: MembershipChange,
): Promise<void> {
  await tx.deleteFrom('membership').where('tenant_id', '=', tenantId).where('person_id', '=', personId).execute()
  const rows = environments.flatMap((environment) => {
    const role = roles[environment]
    return role === null ? [] : [{ tenant_id: tenantId, person_id: personId, environment, role, created_at: at }]
  })
  if (rows.length > 0) await tx.insertInto('membership').values(rows).execute()
}

interface MembershipChange {
  readonly tenantId: string
  readonly personId: string
  readonly roles: RolesByEnvironment
  readonly at: Date
}

/** The workspaces of a person, by id. */
export async function workspacesOfPerson(system: Kysely<Tables>, personId: string): Promise<readonly string[]> {
  const rows = await system
    .selectFrom('membership')
    .select('tenant_id')
    .distinct()
    .where('person_id', '=', personId)
    .orderBy('tenant_id')
    .execute()
  return rows.map((row) => row.tenant_id)
}
