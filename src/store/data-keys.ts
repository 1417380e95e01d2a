import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { refuseOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { StoredWorkspaceKey } from './workspace-keys.ts'
import type { Tables } from './tables.ts'

/** A stored data key, wrapped under a version of the workspace's key. */
export interface StoredDataKey {
  readonly id: string
  readonly keyVersion: number
  readonly wrapped: Buffer
}

/** A data key with the workspace's key that wraps it, in one round trip; null when it was destroyed or never existed. */
export async function findDataKey(
  store: Store,
  tenantId: string,
  id: string,
): Promise<{ readonly dataKey: StoredDataKey; readonly workspaceKey: StoredWorkspaceKey } | null> {
  refuseOutside(tenantId)
  const { rows } = await sql<{ data: Buffer; version: number; secret_id: string; workspace: Buffer }>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select found.* from s, lateral (
      select data_key.wrapped as data, workspace_key.version, workspace_key.secret_id, workspace_key.wrapped as workspace
      from data_key join workspace_key
        on workspace_key.tenant_id = data_key.tenant_id and workspace_key.version = data_key.key_version
      where data_key.tenant_id = s.tenant and data_key.id = ${id}::uuid
      offset 0
    ) as found`.execute(store.app)
  const [row] = rows
  if (row === undefined) return null
  return {
    dataKey: { id, keyVersion: row.version, wrapped: row.data },
    workspaceKey: { version: row.version, secretId: row.secret_id, wrapped: row.workspace },
  }
}

/** Destroys data keys of the workspace: what they sealed can no longer be opened. */
export async function deleteDataKeys(tx: Transaction<Tables>, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('data_key')
    .where('tenant_id', '=', tenantId)
    .where('case_id', 'is', null)
    .where('id', 'in', [...ids])
    .execute()
}

/** Stores a data key of the workspace, for data that belongs to no case. */
export function insertWorkspaceDataKey(
  tx: Transaction<Tables>,
  tenantId: string,
  key: StoredDataKey & { readonly at: Date },
): Promise<void> {
  return insertDataKey(tx, tenantId, { ...key, caseId: null })
}

/** Stores a data key of a case, which is destroyed with the case. */
export function insertCaseDataKey(
  tx: Transaction<Tables>,
  tenantId: string,
  key: StoredDataKey & { readonly at: Date; readonly caseId: string },
): Promise<void> {
  return insertDataKey(tx, tenantId, key)
}

async function insertDataKey(
  tx: Transaction<Tables>,
  tenantId: string,
  key: StoredDataKey & { readonly at: Date; readonly caseId: string | null },
): Promise<void> {
  await tx
    .insertInto('data_key')
    .values({
      tenant_id: tenantId,
      id: key.id,
      case_id: key.caseId,
      key_version: key.keyVersion,
      wrapped: key.wrapped,
      created_at: key.at,
    })
    .execute()
}

/** Whether a case has a data key: it was not erased, or something was written on it since. */
export async function hasCaseDataKey(tx: Transaction<Tables>, tenantId: string, caseId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('data_key')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
