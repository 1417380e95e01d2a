import type { ClientBase } from 'pg'
import { APP_ROLE, SYSTEM_ROLE } from './connection/roles.ts'
import { mayMigrate } from './prepare-tables.ts'

/** The login that a server's connections are opened with, and each power that reaches past row-level security. */
export interface DatabaseLogin {
  readonly name: string
  /** Whether it owns the tables, so that the start migrates them. */
  readonly owns: boolean
  /** Sentences without an end, `gatehouse owns tables`; empty for a login that can only take the two roles. */
  readonly powers: readonly string[]
}

interface RoleRow {
  readonly login: string
  readonly role: string
  readonly superuser: boolean
  readonly bypasses: boolean
  readonly makes_roles: boolean
  readonly replicates: boolean
  readonly owns_database: boolean
  readonly owns_schema: boolean
  readonly owns_tables: boolean
  readonly creates: boolean
  readonly grants: boolean
}

/** What each column of a row says about its role, worst first. */
const sayings: readonly (readonly [column: Exclude<keyof RoleRow, 'login' | 'role'>, says: string])[] = [
  ['superuser', 'is a superuser'],
  ['bypasses', 'bypasses row-level security (BYPASSRLS)'],
  ['makes_roles', 'may make and grant roles (CREATEROLE)'],
  ['replicates', 'may copy the whole server (REPLICATION)'],
  ['owns_database', 'owns the database'],
  ['owns_schema', 'owns a schema'],
  ['owns_tables', 'owns tables'],
  ['creates', 'may create objects in the database'],
]

/**
 * The login and every role that it is a member of, directly or not. MEMBER counts a membership with SET, with INHERIT, or with
 * ADMIN alone, which can grant itself the others. PostgreSQL documentation, "System Information Functions", pg_has_role.
 */
const EXAMINATION = `
  with own_schema as (
    select oid, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select me.rolname as login, r.rolname as role, r.rolsuper as superuser, r.rolbypassrls as bypasses,
    r.rolcreaterole as makes_roles, r.rolreplication as replicates,
    exists (select from pg_database d where d.datname = current_database() and d.datdba = r.oid) as owns_database,
    exists (select from own_schema s where s.nspowner = r.oid) as owns_schema,
    exists (select from pg_class c join own_schema s on s.oid = c.relnamespace where c.relowner = r.oid) as owns_tables,
    has_schema_privilege(r.oid, 'public', 'create')
      or has_database_privilege(r.oid, current_database(), 'create') as creates,
    r.rolname = any($1) and pg_has_role(me.oid, r.oid, 'MEMBER WITH ADMIN OPTION') as grants
  from pg_roles me
  join pg_roles r on r.oid = me.oid or (not me.rolsuper and pg_has_role(me.oid, r.oid, 'MEMBER'))
  where me.rolname = session_user
  order by r.oid <> me.oid, r.rolname`

/** Examines the login of the connection. docs/operations.md#two-logins. */
export async function examineLogin(client: ClientBase): Promise<DatabaseLogin> {
  const { rows } = await client.query<RoleRow>(EXAMINATION, [[APP_ROLE, SYSTEM_ROLE]])
  return { name: rows[0]?.login ?? '', owns: await mayMigrate(client), powers: rows.flatMap(powersOf) }
}

/** The powers of one role, as powers of the login. */
function powersOf(row: RoleRow): readonly string[] {
  const { login, role } = row
  const own = role === login
  const expected = own || role === APP_ROLE || role === SYSTEM_ROLE
  const said = sayings.find(([column]) => row[column])?.[1]
  const powers: string[] = []
  if (said !== undefined) powers.push(own ? `${login} ${said}` : `${login} is a member of ${role}, which ${said}`)
  else if (!expected) powers.push(`${login} is a member of ${role}`)
  if (row.grants && !row.superuser) powers.push(`${login} may grant ${role} to others (ADMIN OPTION)`)
  return powers
}
