import { sql, type Kysely } from 'kysely'
import type { AuditActor } from '../domain/audit/actions.ts'
import { uuidOfHash } from '../domain/screening/list-bundle.ts'
import { insertAuditEntry } from './audit-entries.ts'
import type { Store } from './store.ts'
import type { ListSnapshotRow, Tables } from './tables.ts'

/** A snapshot of a list of the installation; its bytes are in the blob store. */
export interface StoredSnapshot {
  readonly listId: string
  readonly sha256: string
  readonly parser: string
  readonly entities: number
  readonly names: number
  /** Null for a list that was imported before birth dates were counted. */
  readonly births: number | null
  readonly sizeBytes: number
  /** YYYY-MM-DD, the list's own date; null when it has none. */
  readonly publishedOn: string | null
  readonly importedAt: Date
  /** YYYY-MM-DD on which it was last confirmed to be the newest. */
  readonly checkedOn: string
  readonly blobKey: string
}

/** The active bundle with its snapshots by list. */
export interface ActiveBundle {
  readonly id: string
  readonly activatedAt: Date
  readonly snapshots: readonly StoredSnapshot[]
}

/** The active bundle; null before the first import. */
export async function activeBundle(store: Store): Promise<ActiveBundle | null> {
  const rows = await store.system
    .selectFrom('list_activation')
    .innerJoin('list_bundle_entry', 'list_bundle_entry.bundle_id', 'list_activation.bundle_id')
    .innerJoin('list_snapshot', (join) =>
      join
        .onRef('list_snapshot.list_id', '=', 'list_bundle_entry.list_id')
        .onRef('list_snapshot.sha256', '=', 'list_bundle_entry.sha256'),
    )
    .selectAll('list_snapshot')
    .select(['list_activation.bundle_id', 'list_activation.activated_at'])
    .orderBy('list_snapshot.list_id')
    .execute()
  const [first] = rows
  if (first === undefined) return null
  return { id: first.bundle_id, activatedAt: first.activated_at, snapshots: rows.map(snapshotOf) }
}

/**
 * When these entries of a list were imported, if a bundle had them once; null otherwise. A staged file was in none.
 */
export async function usedBefore(store: Store, listId: string, sha256: string): Promise<Date | null> {
  const row = await store.system
    .selectFrom('list_bundle_entry')
    .innerJoin('list_snapshot', (join) =>
      join
        .onRef('list_snapshot.list_id', '=', 'list_bundle_entry.list_id')
        .onRef('list_snapshot.sha256', '=', 'list_bundle_entry.sha256'),
    )
    .select('list_snapshot.imported_at')
    .where('list_snapshot.list_id', '=', listId)
    .where('list_snapshot.sha256', '=', sha256)
    .executeTakeFirst()
  return row?.imported_at ?? null
}

/** A bundle to activate, and the list that differs from the bundle before. */
export interface BundleChange {
  /** Null when no list is left. */
  readonly id: string | null
  readonly base: string | null
  readonly members: readonly { readonly listId: string; readonly sha256: string }[]
  readonly change: 'list.imported' | 'list.removed'
  readonly snapshot: StoredSnapshot
  readonly at: Date
  readonly actor: AuditActor
}

/**
 * Activates a bundle and stores the imported snapshot, in one commit with an audit entry in each workspace. Returns false, and
 * changes nothing, when the active bundle is no longer `base`. Activating the active bundle is allowed.
 */
export async function activateBundle(store: Store, bundle: BundleChange): Promise<boolean> {
  const { id, base, at, snapshot } = bundle
  try {
    await store.system.transaction().execute(async (tx) => {
      if (bundle.change === 'list.imported') {
        await putSnapshot(tx, snapshot)
        const { listId, sha256 } = snapshot
        await tx.deleteFrom('staged_list').where('list_id', '=', listId).where('sha256', '=', sha256).execute()
      }
      if (id !== null) await putBundle(tx, { id, at, members: bundle.members })
      if (id !== base && !(await replaceActive(tx, { id, base, at }))) throw new ActivationRaced()
      await auditChange(tx, bundle)
    })
    return true
  } catch (error) {
    if (error instanceof ActivationRaced) return false
    throw error
  }
}

async function putBundle(
  tx: Kysely<Tables>,
  { id, at, members }: Pick<BundleChange, 'at' | 'members'> & { readonly id: string },
): Promise<void> {
  await tx
    .insertInto('list_bundle')
    .values({ id, made_at: at })
    .onConflict((on) => on.doNothing())
    .execute()
  const entries = members.map(({ listId, sha256 }) => ({ bundle_id: id, list_id: listId, sha256 }))
  await tx
    .insertInto('list_bundle_entry')
    .values(entries)
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Stores that a list's snapshot is still the newest on a later day. */
export async function confirmSnapshot(store: Store, listId: string, sha256: string, checkedOn: string): Promise<void> {
  await store.system
    .updateTable('list_snapshot')
    .set({ checked_on: checkedOn })
    .where('list_id', '=', listId)
    .where('sha256', '=', sha256)
    .where('checked_on', '<', checkedOn)
    .execute()
}

/** Another bundle was activated since the base was read; rolls the transaction back. */
class ActivationRaced extends Error {
  constructor() {
    super('another bundle was activated meanwhile')
    this.name = 'ActivationRaced'
  }
}

/** Stores a snapshot, unless it is stored already. */
export async function putSnapshot(tx: Kysely<Tables>, snapshot: StoredSnapshot): Promise<void> {
  await tx
    .insertInto('list_snapshot')
    .values(rowOf(snapshot))
    .onConflict((on) =>
      on.columns(['list_id', 'sha256']).doUpdateSet({
        checked_on: sql`greatest(list_snapshot.checked_on, excluded.checked_on)`,
        births: sql`coalesce(list_snapshot.births, excluded.births)`,
      }),
    )
    .execute()
}

async function replaceActive(
  tx: Kysely<Tables>,
  { id, base, at }: Pick<BundleChange, 'id' | 'base' | 'at'>,
): Promise<boolean> {
  if (id === null) {
    const { numDeletedRows } = await tx
      .deleteFrom('list_activation')
      .where('bundle_id', '=', base ?? '')
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
  if (base === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('list_activation')
      .values({ bundle_id: id, previous_id: null, activated_at: at })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await tx
    .updateTable('list_activation')
    .set({ bundle_id: id, previous_id: base, activated_at: at })
    .where('bundle_id', '=', base)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Every workspace is screened with the bundle, so each one's audit trail has the change and its list. */
async function auditChange(
  tx: Kysely<Tables>,
  { id, base, at, actor, change: action, snapshot: { listId, sha256 } }: BundleChange,
): Promise<void> {
  const workspaces = await tx.selectFrom('workspace').select('id').orderBy('id').execute()
  for (const { id: tenantId } of workspaces) {
    const changed = [listId]
    await insertAuditEntry(tx, { tenantId, at, actor, action, objectId: uuidOfHash(sha256), changed })
    if (id === base || id === null) continue
    await insertAuditEntry(tx, { tenantId, at, actor, action: 'bundle.activated', objectId: uuidOfHash(id) })
  }
}

function rowOf(snapshot: StoredSnapshot): ListSnapshotRow {
  return {
    list_id: snapshot.listId,
    sha256: snapshot.sha256,
    parser: snapshot.parser,
    entities: snapshot.entities,
    names: snapshot.names,
    births: snapshot.births,
    size_bytes: snapshot.sizeBytes,
    published_on: snapshot.publishedOn,
    imported_at: snapshot.importedAt,
    checked_on: snapshot.checkedOn,
    blob_key: snapshot.blobKey,
  }
}

/** A stored row as a snapshot. */
export function snapshotOf(row: ListSnapshotRow): StoredSnapshot {
  return {
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
  }
}
