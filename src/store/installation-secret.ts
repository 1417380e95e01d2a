import { sql, type Kysely, type Transaction } from 'kysely'
import type { ClientBase } from 'pg'
import type { DatabaseSecrets, SecretUse, SecretVersion } from '../ports/secrets.ts'
import { SYSTEM_ROLE } from './connection/roles.ts'
import type { Tables } from './tables.ts'
import type { TenantTransaction } from './tenant.ts'

/** The part of a version that the database stores. */
export type RecordedSecret = Pick<SecretVersion, 'id' | 'fingerprint'>

/** Returns the version to record. Throws SecretMissing when the database depends on versions that are not loaded. */
export type Admit = (secrets: DatabaseSecrets) => Promise<RecordedSecret>

/** How many workspace keys and API keys depend on each version of the secret. */
export const SECRET_USES = `
  select id as "secretId", sum(w)::integer as "workspaceKeys", sum(a)::integer as "apiKeys" from (
    select secret_id as id, 1 as w, 0 as a from workspace_key
    union all select pepper_id, 0, 1 from api_key where revoked_at is null
  ) as uses group by id order by id`

/** Held by the transaction that makes a workspace, so that two first ones agree on the secret. */
const FIRST_WORKSPACE_LOCK = 4_715_823_101

const RECORD = `insert into installation_secret (secret_id, fingerprint, recorded_at)
  select $1, $2, now() where exists (select from workspace) on conflict (one) do nothing`

/**
 * Prepares the tables once `admit` has accepted what the database says about its secret; nothing is written before. Records the
 * version of the secret in a database with workspaces that has none, and asks again when another process was first.
 */
export async function underSecret(
  client: ClientBase,
  admit: Admit | undefined,
  prepare: () => Promise<void>,
): Promise<void> {
  if (admit === undefined) return prepare()
  const { id, fingerprint } = await admit(await readDatabaseSecrets(client))
  await prepare()
  await asSystem(client, () => client.query(RECORD, [id, fingerprint]))
  await admit(await readDatabaseSecrets(client))
}

/**
 * Records the version of the secret in force in the transaction that makes a workspace; one that a workspace depends on stays.
 * Returns what is recorded then.
 */
export async function recordSecretInForce(
  tx: Transaction<Tables>,
  version: RecordedSecret,
  at: Date,
): Promise<RecordedSecret> {
  // A statement sees what was committed when it began, so the next one has to begin after the other transaction ended.
  await sql`select pg_advisory_xact_lock(${FIRST_WORKSPACE_LOCK}::bigint)`.execute(tx)
  await sql`insert into installation_secret as known (secret_id, fingerprint, recorded_at)
    values (${version.id}, ${version.fingerprint}, ${at})
    on conflict (one) do update
    set secret_id = excluded.secret_id, fingerprint = excluded.fingerprint, recorded_at = excluded.recorded_at
    where not exists (select from workspace)`.execute(tx)
  return tx.selectFrom('installation_secret').select(['secret_id as id', 'fingerprint']).executeTakeFirstOrThrow()
}

/** The version in force; null in a database without workspaces. */
export async function secretInForce(system: Kysely<Tables>): Promise<RecordedSecret | null> {
  const found = system.selectFrom('installation_secret').select(['secret_id as id', 'fingerprint'])
  return (await found.executeTakeFirst()) ?? null
}

/** What an open database says about its secret. */
export async function databaseSecrets(system: Kysely<Tables>): Promise<DatabaseSecrets> {
  const workspace = await system.selectFrom('workspace').select('id').limit(1).executeTakeFirst()
  const { rows: uses } = await sql<SecretUse>`${sql.raw(SECRET_USES)}`.execute(system)
  return { hasWorkspaces: workspace !== undefined, recorded: await secretInForce(system), uses }
}

/** Replaces the recorded version, in a rotation. */
export async function putSecretInForce(tx: TenantTransaction, version: RecordedSecret, at: Date): Promise<void> {
  const row = { secret_id: version.id, fingerprint: version.fingerprint, recorded_at: at }
  await tx
    .insertInto('installation_secret')
    .values(row)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
    .execute()
}

/** What the database says about its secret, whatever the version of its tables. The roles must exist. */
export async function readDatabaseSecrets(client: ClientBase): Promise<DatabaseSecrets> {
  const { rows } = await client.query<{ workspaces: boolean; keys: boolean; secrets: boolean }>(
    `select to_regclass('workspace') is not null as workspaces, to_regclass('workspace_key') is not null as keys,
      to_regclass('installation_secret') is not null as secrets`,
  )
  const [tables] = rows
  return asSystem(client, async () => {
    const found = tables?.workspaces ? await client.query('select from workspace limit 1') : null
    const uses = tables?.keys ? await client.query<SecretUse>(SECRET_USES) : null
    const recorded = tables?.secrets
      ? await client.query<RecordedSecret>('select secret_id as id, fingerprint from installation_secret')
      : null
    return {
      hasWorkspaces: found !== null && found.rows.length > 0,
      recorded: recorded?.rows[0] ?? null,
      uses: uses?.rows ?? [],
    }
  })
}

async function asSystem<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query(`set role ${SYSTEM_ROLE}`)
  try {
    return await work()
  } finally {
    await client.query('reset role')
  }
}
