import type { ClientBase } from 'pg'
import { DatabaseError } from 'pg'
import { APP_ROLE, SYSTEM_ROLE } from './connection/roles.ts'
import { StoreUnfit } from './connection/errors.ts'
import { ensureRoles, mayTake } from './ensure-roles.ts'
import { underSecret, type Admit } from './installation-secret.ts'
import { migrate, pendingMigration, readRecord } from './migrate.ts'
import type { MigrationFile } from './migration-files.ts'

const NOT_ALLOWED = '42501'

/**
 * Brings the tables to this version when the connection's login owns them; under any other login they must be of this version
 * already. Nothing is changed before `admit` has accepted the secret. Throws StoreUnfit, with what to do, when they are not, and
 * MigrationRefused when they belong to another version.
 * docs/operations.md#two-logins.
 */
export async function prepareTables(
  client: ClientBase,
  migrations: readonly MigrationFile[],
  admit?: Admit | undefined,
): Promise<void> {
  if (await mayMigrate(client)) {
    await ensureRoles(client)
    return underSecret(client, admit, () => migrate(client, migrations))
  }
  await refuseUnprepared(client, migrations)
  await underSecret(client, admit, async () => {})
}

/** Whether the login can change the tables: it owns them, or may create them where there are none. */
export async function mayMigrate(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`
    select coalesce(
      (select pg_has_role(relowner, 'USAGE') from pg_class where oid = to_regclass('public.migration')),
      has_schema_privilege('public', 'create')
    ) as may`)
  return rows[0]?.may === true
}

/** Throws StoreUnfit: the work needs the login that owns the tables. */
export async function refuseLimitedLogin(client: ClientBase, work: string): Promise<void> {
  if (await mayMigrate(client)) return
  throw new StoreUnfit(
    `${work} needs the login that owns the tables, and ${await nameOf(client)} does not own them: set ` +
      'GATEHOUSE_MIGRATION_DATABASE_URL for this command (docs/operations.md#two-logins)',
  )
}

async function refuseUnprepared(client: ClientBase, migrations: readonly MigrationFile[]): Promise<void> {
  for (const role of [APP_ROLE, SYSTEM_ROLE] as const) {
    if (await mayTake(client, role)) continue
    const name = await nameOf(client)
    throw new StoreUnfit(
      `${name} may not take the role ${role}. Ask an administrator of the database to run:\n` +
        `  grant ${APP_ROLE}, ${SYSTEM_ROLE} to ${name};`,
    )
  }
  if (await isPrepared(client, migrations)) return
  throw new StoreUnfit(
    `The tables are not of this version, and ${await nameOf(client)} does not own them. Run gatehouse migrate with ` +
      'GATEHOUSE_MIGRATION_DATABASE_URL set to the login that does (docs/operations.md#two-logins)',
  )
}

async function isPrepared(client: ClientBase, migrations: readonly MigrationFile[]): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.migration') is not null as there`)
  if (rows[0]?.there !== true) return false
  await client.query(`set role ${SYSTEM_ROLE}`)
  try {
    return pendingMigration(migrations, await readRecord(client)) === undefined
  } catch (error) {
    // Tables from before the migration that lets the role read the record.
    if (error instanceof DatabaseError && error.code === NOT_ALLOWED) return false
    throw error
  } finally {
    await client.query('reset role')
  }
}

async function nameOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(session_user) as name')
  return rows[0]?.name ?? 'the login of the database URL'
}
