import type { AuditActor } from '../domain/audit/actions.ts'
import { uuidOfHash } from '../domain/screening/list-bundle.ts'
import { insertAuditEntry } from './audit-entries.ts'
import { deleteDataKeys, insertWorkspaceDataKey, type StoredDataKey } from './data-keys.ts'
import type { Store } from './store.ts'
import { withTenant, type TenantTransaction } from './tenant.ts'
import { lockList, workspaceListOf, workspaceListRow, type WorkspaceList } from './workspace-lists.ts'

/** A file of a workspace's list that was read and waits to be activated. */
export interface StagedWorkspaceList {
  readonly list: WorkspaceList
  readonly stagedAt: Date
}

interface By {
  readonly actor: AuditActor
  readonly at: Date
}

type Named = Pick<WorkspaceList, 'tenantId' | 'listId'>

/** The staged files of all workspaces. */
export async function stagedWorkspaceLists(store: Store): Promise<readonly StagedWorkspaceList[]> {
  const rows = await store.system
    .selectFrom('workspace_staged_list')
    .selectAll()
    .orderBy('tenant_id')
    .orderBy('list_id')
    .execute()
  return rows.map((row) => ({ list: workspaceListOf(row), stagedAt: row.staged_at }))
}

/**
 * Stages a list of a workspace instead of the one staged before, whose data key is destroyed, in one commit with its audit entry.
 * Returns the blob key that it replaced, or null.
 */
export async function stageWorkspaceList(
  store: Store,
  list: WorkspaceList & { readonly dataKeyId: string },
  { newKey, ...by }: By & { readonly newKey: StoredDataKey },
): Promise<string | null> {
  const { tenantId, listId, dataKeyId, sha256 } = list
  return withTenant(store.app, tenantId, async (tx) => {
    const old = await lockStaged(tx, list)
    await insertWorkspaceDataKey(tx, tenantId, { ...newKey, at: by.at })
    const content = { ...workspaceListRow(list), data_key_id: dataKeyId, staged_at: by.at }
    await tx
      .insertInto('workspace_staged_list')
      .values({ tenant_id: tenantId, list_id: listId, ...content })
      .onConflict((on) => on.columns(['tenant_id', 'list_id']).doUpdateSet(content))
      .execute()
    if (old !== undefined) await deleteDataKeys(tx, tenantId, [old.data_key_id])
    await audit(tx, 'list.staged', { tenantId, listId, sha256 }, by)
    return old?.blob_key ?? null
  })
}

/**
 * Takes a staged file of a workspace away and destroys its data key, in one commit with its audit entry. Returns its blob key; null
 * when none is staged.
 */
export async function unstageWorkspaceList(store: Store, named: Named, by: By): Promise<string | null> {
  const { tenantId } = named
  return withTenant(store.app, tenantId, async (tx) => {
    const old = await lockStaged(tx, named)
    if (old === undefined) return null
    await deleteStaged(tx, named)
    await deleteDataKeys(tx, tenantId, [old.data_key_id])
    await audit(tx, 'list.unstaged', { ...named, sha256: old.sha256 }, by)
    return old.blob_key
  })
}

/**
 * Makes a staged file the list in use, with the bytes and the data key that it has, in one commit with its audit entry. The list before
 * cannot be opened after it. False, and nothing is changed, when another file is staged by now.
 */
export async function activateWorkspaceList(
  store: Store,
  list: WorkspaceList,
  by: By,
): Promise<{ readonly replacedBlob: string | null } | false> {
  const { tenantId, listId, sha256, blobKey } = list
  return withTenant(store.app, tenantId, async (tx) => {
    if ((await lockStaged(tx, list))?.blob_key !== blobKey) return false
    const old = await lockList(tx, tenantId, listId)
    const content = workspaceListRow(list)
    await tx
      .insertInto('workspace_list')
      .values({ tenant_id: tenantId, list_id: listId, ...content })
      .onConflict((on) => on.columns(['tenant_id', 'list_id']).doUpdateSet(content))
      .execute()
    await deleteStaged(tx, list)
    if (old !== undefined && old.data_key_id !== null) await deleteDataKeys(tx, tenantId, [old.data_key_id])
    await audit(tx, 'list.imported', { tenantId, listId, sha256 }, by)
    return { replacedBlob: old?.blob_key ?? null }
  })
}

/** Writes that the stored cases of a workspace are compared with a staged file, before one is opened. */
export async function auditOwnComparison(
  store: Store,
  list: Named & Pick<WorkspaceList, 'sha256'>,
  by: By,
): Promise<void> {
  await withTenant(store.app, list.tenantId, (tx) => audit(tx, 'list.compared', list, by))
}

function lockStaged(tx: TenantTransaction, { tenantId, listId }: Named) {
  return tx
    .selectFrom('workspace_staged_list')
    .select(['data_key_id', 'blob_key', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .forUpdate()
    .executeTakeFirst()
}

async function deleteStaged(tx: TenantTransaction, { tenantId, listId }: Named): Promise<void> {
  await tx.deleteFrom('workspace_staged_list').where('tenant_id', '=', tenantId).where('list_id', '=', listId).execute()
}

async function audit(
  tx: TenantTransaction,
  action: 'list.staged' | 'list.unstaged' | 'list.compared' | 'list.imported',
  { tenantId, listId, sha256 }: Named & Pick<WorkspaceList, 'sha256'>,
  by: By,
): Promise<void> {
  await insertAuditEntry(tx, { tenantId, ...by, action, objectId: uuidOfHash(sha256), changed: [listId] })
}
