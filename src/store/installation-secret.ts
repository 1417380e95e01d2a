import type { Kysely } from 'kysely'
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
 * Records the version of the secret in force before the first workspace is made; a recorded one stays. Returns what is recorded
 * then.
 */
export async function recordSecretInForce(
  system: Kysely<Tables>,
  version: RecordedSecret,
  at: Date,
): Promise<RecordedSecret> {
  await system
    .insertInto('installation_secret')
    .values({ secret_id: version.id, fingerprint: version.fingerprint, recorded_at: at })
    .onConflict((conflict) => conflict.column('one').doNothing())
    .execute()
  return system.selectFrom('installation_secret').select(['secret_id as id', 'fingerprint']).executeTakeFirstOrThrow()
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
