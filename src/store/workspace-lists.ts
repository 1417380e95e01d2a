import type { AuditActor } from '../domain/audit/actions.ts'
import { uuidOfHash } from '../domain/screening/list-bundle.ts'
import { insertAuditEntry } from './audit-entries.ts'
import { deleteDataKeys, insertWorkspaceDataKey, type StoredDataKey } from './data-keys.ts'
import type { StoredSnapshot } from './list-snapshots.ts'
import type { Store } from './store.ts'
import type { WorkspaceListRow } from './tables.ts'
import { withTenant, type TenantTransaction } from './tenant.ts'

/** The current state of a workspace's own list. */
export interface WorkspaceList extends StoredSnapshot {
  readonly tenantId: string
  /** The data key that seals its bytes; null for lists imported before bytes were sealed. */
  readonly dataKeyId: string | null
}

/** The own lists of all workspaces. */
export async function workspaceLists(store: Store): Promise<readonly WorkspaceList[]> {
  const rows = await store.system
    .selectFrom('workspace_list')
    .selectAll()
    .orderBy('tenant_id')
    .orderBy('list_id')
    .execute()
  return rows.map(workspaceListOf)
}

/** A stored row as a list of a workspace. */
export function workspaceListOf(row: WorkspaceListRow): WorkspaceList {
  return {
    tenantId: row.tenant_id,
    listId: row.list_id,
    sha256: row.sha256,
    parser: row.parser,
    entities: row.entities,
    names: row.names,
    births: row.births,
    sizeBytes: row.size_bytes,
    publishedOn: row.published_on,
    importedAt: row.imported_at,
    checkedOn: row.checked_on,
    blobKey: row.blob_key,
    dataKeyId: row.data_key_id,
  }
}

/** The columns of a list of a workspace beside its key. */
export function workspaceListRow(list: WorkspaceList) {
  return {
    sha256: list.sha256,
    parser: list.parser,
    entities: list.entities,
    names: list.names,
    births: list.births,
    size_bytes: list.sizeBytes,
    published_on: list.publishedOn,
    imported_at: list.importedAt,
    checked_on: list.checkedOn,
    blob_key: list.blobKey,
    data_key_id: list.dataKeyId,
  }
}

/** Stores a list of a workspace and its data key, in one commit with its audit entry. Returns the blob key that it replaced, or null. */
export async function putWorkspaceList(
  store: Store,
  list: WorkspaceList,
  {
    newKey,
    ...by
  }: {
    readonly actor: AuditActor
    readonly at: Date
    /** Null when its bytes did not change. */
    readonly newKey: StoredDataKey | null
  },
): Promise<string | null> {
  const { tenantId, listId, sha256 } = list
  const content = workspaceListRow(list)
  return withTenant(store.app, tenantId, async (tx) => {
    const old = await lockList(tx, tenantId, listId)
    if (newKey !== null) await insertWorkspaceDataKey(tx, tenantId, { ...newKey, at: by.at })
    await tx
      .insertInto('workspace_list')
      .values({ tenant_id: tenantId, list_id: listId, ...content })
      .onConflict((on) => on.columns(['tenant_id', 'list_id']).doUpdateSet(content))
      .execute()
    const isReplaced = old !== undefined && old.blob_key !== list.blobKey
    if (isReplaced && old.data_key_id !== null) await deleteDataKeys(tx, tenantId, [old.data_key_id])
    const objectId = uuidOfHash(sha256)
    await insertAuditEntry(tx, { tenantId, ...by, action: 'list.imported', objectId, changed: [listId] })
    return isReplaced ? old.blob_key : null
  })
}

/** Removes a list of a workspace and its data key, in one commit with its audit entry. Returns its blob key; null when there is no such list. */
export async function removeWorkspaceList(
  store: Store,
  { tenantId, listId }: Pick<WorkspaceList, 'tenantId' | 'listId'>,
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<string | null> {
  return withTenant(store.app, tenantId, async (tx) => {
    const old = await lockList(tx, tenantId, listId)
    if (old === undefined) return null
    await tx.deleteFrom('workspace_list').where('tenant_id', '=', tenantId).where('list_id', '=', listId).execute()
    if (old.data_key_id !== null) await deleteDataKeys(tx, tenantId, [old.data_key_id])
    const objectId = uuidOfHash(old.sha256)
    await insertAuditEntry(tx, { tenantId, ...by, action: 'list.removed', objectId, changed: [listId] })
    return old.blob_key
  })
}

/** The list in use of a workspace, locked until the commit; undefined for none. */
export function lockList(tx: TenantTransaction, tenantId: string, listId: string) {
  return tx
    .selectFrom('workspace_list')
    .select(['data_key_id', 'blob_key', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .forUpdate()
    .executeTakeFirst()
}
