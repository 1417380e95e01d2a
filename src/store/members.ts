import { sql, type Kysely } from 'kysely'
import { isRole } from '../domain/people/roles.ts'
import type { RolesByEnvironment } from './memberships.ts'
import type { Tables } from './tables.ts'

/** A person as a member of a workspace. */
export interface Member {
  readonly personId: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly operates: boolean
  readonly roles: RolesByEnvironment
  readonly joinedAt: Date
}

interface MemberRow {
  person_id: string
  name: string
  email: string
  verified: boolean
  operates: boolean
  sandbox: string | null
  production: string | null
  joined_at: Date
}

/** The members of a workspace, the oldest first. */
export async function membersOf(tx: Kysely<Tables>, tenantId: string): Promise<readonly Member[]> {
  const { rows } = await sql<MemberRow>`
    select p.id as person_id, p.name, p.email, p.email_verified_at is not null as verified, p.operates,
      max(m.role) filter (where m.environment = 'sandbox') as sandbox,
      max(m.role) filter (where m.environment = 'production') as production, min(m.created_at) as joined_at
    from membership m join person p on p.id = m.person_id
    where m.tenant_id = ${tenantId}
    group by p.id, p.name, p.email, p.email_verified_at, p.operates
    order by joined_at, p.id`.execute(tx)
  const role = (word: string | null) => (word !== null && isRole(word) ? word : null)
  return rows.map((row) => ({
    personId: row.person_id,
    name: row.name,
    email: row.email,
    emailVerified: row.verified,
    operates: row.operates,
    roles: { sandbox: role(row.sandbox), production: role(row.production) },
    joinedAt: row.joined_at,
  }))
}

/** Keeps changes of the members of a workspace in turn until the transaction ends, so that two cannot remove the last owners. */
export async function lockMembers(tx: Kysely<Tables>, tenantId: string): Promise<readonly Member[]> {
  await sql`select id from workspace where id = ${tenantId} for no key update`.execute(tx)
  return membersOf(tx, tenantId)
}
