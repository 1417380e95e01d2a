import { sql } from 'kysely'
import type { AuditActor } from '../domain/audit/actions.ts'
import type { SecretUse, SecretVersion } from '../ports/secrets.ts'
import { insertAuditEntry } from './audit-entries.ts'
import { putSecretInForce, SECRET_USES } from './installation-secret.ts'
import type { Store } from './store.ts'

/** A stored workspace key, wrapped under the version of the secret that `secretId` names. */
export interface StoredWorkspaceKey {
  readonly version: number
  readonly secretId: string
  readonly wrapped: Buffer
}

/** Stores a workspace's key unless that version exists. Read the key in force with `newestWorkspaceKey` after it. */
export async function insertWorkspaceKey(
  store: Store,
  tenantId: string,
  key: StoredWorkspaceKey & { readonly at: Date },
): Promise<void> {
  await store.system
    .insertInto('workspace_key')
    .values({
      tenant_id: tenantId,
      version: key.version,
      secret_id: key.secretId,
      wrapped: key.wrapped,
      created_at: key.at,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'version']).doNothing())
    .execute()
}

/** The key that seals a workspace's new data; null before the first was made. */
export async function newestWorkspaceKey(store: Store, tenantId: string): Promise<StoredWorkspaceKey | null> {
  const row = await store.system
    .selectFrom('workspace_key')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { version: row.version, secretId: row.secret_id, wrapped: row.wrapped }
}

/** The workspaces' keys during a rotation of the secret. */
export interface WrappedKeys {
  readonly all: readonly (StoredWorkspaceKey & { readonly tenantId: string })[]
  /** Stores a key that was wrapped under another version of the secret, with its audit entry. */
  replace(tenantId: string, key: StoredWorkspaceKey): Promise<void>
  /** Records the version of the secret that is in force from this transaction on. */
  record(version: SecretVersion): Promise<void>
}

/**
 * Runs work on the keys of all workspaces in one transaction, which excludes other rotations and new keys. The audit trails
 * name `by`.
 */
export async function withWrappedKeys<T>(
  store: Store,
  by: { readonly actor: AuditActor; readonly at: Date },
  work: (keys: WrappedKeys) => Promise<T>,
): Promise<T> {
  return store.system.transaction().execute(async (tx) => {
    await sql`lock table workspace_key in share row exclusive mode`.execute(tx)
    const rows = await tx.selectFrom('workspace_key').selectAll().orderBy('tenant_id').orderBy('version').execute()
    return work({
      all: rows.map((row) => ({
        tenantId: row.tenant_id,
        version: row.version,
        secretId: row.secret_id,
        wrapped: row.wrapped,
      })),
      async replace(tenantId, key) {
        await tx
          .updateTable('workspace_key')
          .set({ secret_id: key.secretId, wrapped: key.wrapped })
          .where('tenant_id', '=', tenantId)
          .where('version', '=', key.version)
          .execute()
        await insertAuditEntry(tx, { tenantId, ...by, action: 'secret.rotated', objectId: tenantId })
      },
      record: (version) => putSecretInForce(tx, version, by.at),
    })
  })
}

/** How many workspace keys and API keys still depend on each version of the secret. */
export async function secretUses(store: Store): Promise<readonly SecretUse[]> {
  return (await sql<SecretUse>`${sql.raw(SECRET_USES)}`.execute(store.system)).rows
}
