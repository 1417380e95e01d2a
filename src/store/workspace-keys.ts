import { sql } from 'kysely'
import type { AuditActor } from '../domain/audit/actions.ts'
import { insertAuditEntry } from './audit-entries.ts'
import type { Store } from './store.ts'

/** A workspace's key as kept: wrapped under the version of the secret that `secretId` names. */
export interface StoredWorkspaceKey {
  readonly version: number
  readonly secretId: string
  readonly wrapped: Buffer
}

/** Files a workspace's key unless that version is there. The key that counts is the one `newestWorkspaceKey` answers then. */
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

/** The key that seals what a workspace writes now; null when none was made yet. */
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

/** What a rotation of the secret may do to the workspaces' keys while it has them to itself. */
export interface WrappedKeys {
  readonly all: readonly (StoredWorkspaceKey & { readonly tenantId: string })[]
  /** Keeps a key under another version of the secret, with the audit entry of that. */
  replace(tenantId: string, key: StoredWorkspaceKey): Promise<void>
}

/**
 * Runs work on the keys of all workspaces in one transaction; no other rotation runs and no key is made meanwhile. `by` is
 * who the audit trails of the workspaces name.
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
    })
  })
}

/** How many wrapped workspace keys and API keys each version of the secret still carries. */
export async function secretUses(
  store: Store,
): Promise<readonly { readonly secretId: string; readonly workspaceKeys: number; readonly apiKeys: number }[]> {
  const { rows } = await sql<{ id: string; workspace_keys: number; api_keys: number }>`
    select id, sum(w)::integer as workspace_keys, sum(a)::integer as api_keys from (
      select secret_id as id, 1 as w, 0 as a from workspace_key
      union all select pepper_id, 0, 1 from api_key where revoked_at is null
    ) as uses group by id order by id`.execute(store.system)
  return rows.map((row) => ({ secretId: row.id, workspaceKeys: row.workspace_keys, apiKeys: row.api_keys }))
}
