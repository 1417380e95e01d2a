import type { AuditActor } from '../domain/audit/actions.ts'
import { uuidOfHash } from '../domain/list-bundle.ts'
import { insertAuditEntry } from './audit-entries.ts'
import type { StoredSnapshot } from './list-snapshots.ts'
import type { Store } from './store.ts'

/** A list of one workspace as it is now. */
export interface WorkspaceList extends StoredSnapshot {
  readonly tenantId: string
}

/** The lists of every workspace that has some: what a process must load. */
export async function workspaceLists(store: Store): Promise<readonly WorkspaceList[]> {
  const rows = await store.system
    .selectFrom('workspace_list')
    .selectAll()
    .orderBy('tenant_id')
    .orderBy('list_id')
    .execute()
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    listId: row.list_id,
    sha256: row.sha256,
    parser: row.parser,
    entities: row.entities,
    names: row.names,
    sizeBytes: row.size_bytes,
    publishedOn: row.published_on,
    importedAt: row.imported_at,
    checkedOn: row.checked_on,
    blobKey: row.blob_key,
  }))
}

/** Replaces a list of a workspace, in one commit with its audit entry. */
export async function putWorkspaceList(
  store: Store,
  list: WorkspaceList,
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<void> {
  const { tenantId, listId, sha256 } = list
  const content = {
    sha256,
    parser: list.parser,
    entities: list.entities,
    names: list.names,
    size_bytes: list.sizeBytes,
    published_on: list.publishedOn,
    imported_at: list.importedAt,
    checked_on: list.checkedOn,
    blob_key: list.blobKey,
  }
  await store.system.transaction().execute(async (tx) => {
    await tx
      .insertInto('workspace_list')
      .values({ tenant_id: tenantId, list_id: listId, ...content })
      .onConflict((on) => on.columns(['tenant_id', 'list_id']).doUpdateSet(content))
      .execute()
    const objectId = uuidOfHash(sha256)
    await insertAuditEntry(tx, { tenantId, ...by, action: 'list.imported', objectId, changed: [listId] })
  })
}
