import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { StoreUnfit } from './connection/errors.ts'
import type { Role } from './connection/roles.ts'
import type { Tables } from './tables.ts'

interface RoleInForce {
  name: string
  superuser: boolean
  bypasses: boolean
  owns: boolean
}

/**
 * Checks the role that queries run as. Throws StoreUnfit when row-level security does not bind it: a superuser, a role with
 * BYPASSRLS, or an owner of tables, who can switch the policies off.
 */
export async function refuseStrongRole(database: Kysely<Tables>, expected: Role): Promise<void> {
  const { rows } = await sql<RoleInForce>`
    select rolname as name, rolsuper as superuser, rolbypassrls as bypasses, exists (
      select from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'MEMBER')
    ) as owns
    from pg_roles where rolname = current_user`.execute(database)
  const fault = faultOf(rows[0], expected)
  if (fault !== null) throw new StoreUnfit(`The store does not start: ${fault}, so one tenant could read another`)
}

function faultOf(role: RoleInForce | undefined, expected: Role): string | null {
  if (role === undefined) return 'the database does not say which role is in force'
  if (role.superuser) return `its queries run as the superuser ${role.name}`
  if (role.bypasses) return `its queries run as ${role.name}, which bypasses row-level security`
  if (role.owns) return `its queries run as ${role.name}, which owns tables`
  if (role.name !== expected) return `its queries run as ${role.name} instead of ${expected}`
  return null
}
