import type { Kysely } from 'kysely'
import type { AuditActor } from '../domain/audit/actions.ts'
import { uuidOfHash } from '../domain/screening/list-bundle.ts'
import { insertAuditEntry } from './audit-entries.ts'
import { putSnapshot, snapshotOf, type StoredSnapshot } from './list-snapshots.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** A file of a list that was read and waits to be activated. */
export interface StagedList {
  readonly snapshot: StoredSnapshot
  readonly stagedAt: Date
}

interface By {
  readonly actor: AuditActor
  readonly at: Date
}

/** Every staged file, by list. */
export async function stagedLists(store: Store): Promise<readonly StagedList[]> {
  const rows = await store.system
    .selectFrom('staged_list')
    .innerJoin('list_snapshot', (join) =>
      join
        .onRef('list_snapshot.list_id', '=', 'staged_list.list_id')
        .onRef('list_snapshot.sha256', '=', 'staged_list.sha256'),
    )
    .selectAll('list_snapshot')
    .select('staged_list.staged_at')
    .orderBy('staged_list.list_id')
    .execute()
  return rows.map((row) => ({ snapshot: snapshotOf(row), stagedAt: row.staged_at }))
}

/** Stages a snapshot instead of the one staged before, in one commit with an audit entry in each workspace. */
export async function stageSnapshot(store: Store, snapshot: StoredSnapshot, by: By): Promise<void> {
  const { listId: list_id, sha256 } = snapshot
  await store.system.transaction().execute(async (tx) => {
    await putSnapshot(tx, snapshot)
    await tx
      .insertInto('staged_list')
      .values({ list_id, sha256, staged_at: by.at })
      .onConflict((on) => on.column('list_id').doUpdateSet({ sha256, staged_at: by.at }))
      .execute()
    await auditInEach(tx, 'list.staged', snapshot, by)
  })
}

/** Takes a staged file away, with an audit entry in each workspace. Returns false when none is staged. */
export async function unstage(store: Store, listId: string, by: By): Promise<boolean> {
  return store.system.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('staged_list').where('list_id', '=', listId).returning('sha256').executeTakeFirst()
    if (gone === undefined) return false
    await auditInEach(tx, 'list.unstaged', { listId, sha256: gone.sha256 }, by)
    return true
  })
}

/** Writes that the stored cases of every workspace are compared with a staged file, before one is opened. */
export async function auditComparison(
  store: Store,
  snapshot: Pick<StoredSnapshot, 'listId' | 'sha256'>,
  by: By,
): Promise<void> {
  await store.system.transaction().execute((tx) => auditInEach(tx, 'list.compared', snapshot, by))
}

async function auditInEach(
  tx: Kysely<Tables>,
  action: 'list.staged' | 'list.unstaged' | 'list.compared',
  { listId, sha256 }: Pick<StoredSnapshot, 'listId' | 'sha256'>,
  { actor, at }: By,
): Promise<void> {
  const workspaces = await tx.selectFrom('workspace').select('id').orderBy('id').execute()
  for (const { id: tenantId } of workspaces) {
    const objectId = uuidOfHash(sha256)
    await insertAuditEntry(tx, { tenantId, at, actor, action, objectId, changed: [listId] })
  }
}
