import { DatabaseError } from 'pg'
import type { ClientBase } from 'pg'
import { retryOnConflict } from './retry-on-conflict.ts'
import { StoreUnfit } from './connection/errors.ts'
import { APP_ROLE, SYSTEM_ROLE } from './connection/roles.ts'
import type { Role } from './connection/roles.ts'

const NOT_ALLOWED = '42501'
/** The server has no such role (SQLSTATE invalid_parameter_value). */
const NO_SUCH_ROLE = '22023'

/**
 * Creates the two roles of the store if they are missing and grants them to the current user. Several processes can run it at
 * the same time, also for different databases of one server, whose roles are shared. Throws StoreUnfit, with the SQL for an
 * administrator, when the user lacks the right.
 */
export async function ensureRoles(client: ClientBase): Promise<void> {
  try {
    for (const role of [APP_ROLE, SYSTEM_ROLE] as const) await retryOnConflict(() => ensureRole(client, role))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NOT_ALLOWED) throw await refusal(client)
    throw error
  }
}

async function ensureRole(client: ClientBase, role: Role): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await client.query(`create role ${role} nologin`)
  if (!(await mayTake(client, role))) await client.query(`grant ${role} to current_user`)
}

/** Whether the connection may take the role. Tried rather than asked: since PostgreSQL 16 a member may lack that right. */
export async function mayTake(client: ClientBase, role: Role): Promise<boolean> {
  try {
    await client.query(`set role ${role}`)
  } catch (error) {
    if (error instanceof DatabaseError && (error.code === NOT_ALLOWED || error.code === NO_SUCH_ROLE)) return false
    throw error
  }
  await client.query('reset role')
  return true
}

async function refusal(client: ClientBase): Promise<StoreUnfit> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name')
  const user = rows[0]?.name ?? 'the user of the database URL'
  return new StoreUnfit(
    `${user} may not create the roles of the store. Ask an administrator of the database to run:\n` +
      `  create role ${APP_ROLE} nologin; create role ${SYSTEM_ROLE} nologin;\n` +
      `  grant ${APP_ROLE}, ${SYSTEM_ROLE} to ${user};`,
  )
}
