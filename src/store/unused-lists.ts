import { sql } from 'kysely'
import type { AuditActor } from '../domain/audit/actions.ts'
import { uuidOfHash } from '../domain/screening/list-bundle.ts'
import { insertAuditEntry } from './audit-entries.ts'
import type { Store } from './store.ts'
import { withTenant } from './tenant.ts'

/** A stored bundle. */
export interface StoredBundle {
  readonly id: string
  readonly madeAt: Date
  /** Whether it is the active one, or the one before. */
  readonly isCurrent: boolean
}

/** Every stored bundle, the oldest first. */
export async function allBundles(store: Store): Promise<readonly StoredBundle[]> {
  const { rows } = await sql<{ id: string; made_at: Date; current: boolean }>`
    select b.id, b.made_at, exists (
      select from list_activation a where b.id in (a.bundle_id, a.previous_id)
    ) as current from list_bundle b order by b.made_at, b.id`.execute(store.system)
  return rows.map((row) => ({ id: row.id, madeAt: row.made_at, isCurrent: row.current }))
}

/** A bundle that a workspace's production cases refer to, and the last time they did. */
export interface BundleUse {
  readonly bundleId: string
  readonly lastAt: Date
}

/**
 * Bundles that verdicts, alerts and comparisons of a workspace refer to. A workspace with lists of its own has other ids than
 * `allBundles`: each names its own lists together with a bundle.
 */
export async function bundlesUsed(store: Store, tenantId: string): Promise<readonly BundleUse[]> {
  const { rows } = await withTenant(store.app, tenantId, (tx) =>
    sql<{ bundle_id: string; last_at: Date }>`
      select used.bundle_id, max(used.at) as last_at from (
        select v.bundle_id, v.created_at as at from verdict v
        join kyc_case c on c.tenant_id = v.tenant_id and c.id = v.case_id
        where v.tenant_id = ${tenantId}::uuid and c.environment = 'production' and v.bundle_id is not null
        union all
        select a.bundle_id, a.raised_at from case_alert a
        join kyc_case c on c.tenant_id = a.tenant_id and c.id = a.case_id
        where a.tenant_id = ${tenantId}::uuid and c.environment = 'production'
        union all
        select r.bundle_id, r.started_at from rescreening r
        where r.tenant_id = ${tenantId}::uuid and r.environment = 'production'
      ) as used group by used.bundle_id`.execute(tx),
  )
  return rows.map((row) => ({ bundleId: row.bundle_id, lastAt: row.last_at }))
}

/** A snapshot that no remaining bundle has. */
export interface UnusedSnapshot {
  readonly listId: string
  readonly sha256: string
  readonly publishedOn: string | null
  readonly importedAt: Date
  readonly sizeBytes: number
}

/** Snapshots that no bundle has, or only these, and that are not staged. */
export async function snapshotsOnlyIn(store: Store, bundleIds: readonly string[]): Promise<readonly UnusedSnapshot[]> {
  const { rows } = await sql<{
    list_id: string
    sha256: string
    published_on: string | null
    imported_at: Date
    size_bytes: number
  }>`
    select s.list_id, s.sha256, s.published_on, s.imported_at, s.size_bytes from list_snapshot s
    where not exists (
      select from list_bundle_entry e
      where e.list_id = s.list_id and e.sha256 = s.sha256 and e.bundle_id <> all(${[...bundleIds]}::text[])
    ) and not exists (
      select from staged_list g where g.list_id = s.list_id and g.sha256 = s.sha256
    ) order by s.list_id, s.imported_at`.execute(store.system)
  return rows.map((row) => ({
    listId: row.list_id,
    sha256: row.sha256,
    publishedOn: row.published_on,
    importedAt: row.imported_at,
    sizeBytes: Number(row.size_bytes),
  }))
}

/**
 * Deletes bundles and unused snapshots, in one commit with an audit entry in each workspace. Returns the blob keys that no row
 * names any more.
 */
export function deleteBundles(
  store: Store,
  unused: { readonly bundleIds: readonly string[]; readonly snapshots: readonly UnusedSnapshot[] },
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<readonly string[]> {
  return store.system.transaction().execute(async (tx) => {
    const ids = [...unused.bundleIds]
    if (ids.length > 0) {
      await tx.deleteFrom('list_bundle_entry').where('bundle_id', 'in', ids).execute()
      await tx.deleteFrom('list_bundle').where('id', 'in', ids).execute()
    }
    const freed: string[] = []
    for (const { listId, sha256 } of unused.snapshots) {
      const { blob_key: key } = await tx
        .deleteFrom('list_snapshot')
        .where('list_id', '=', listId)
        .where('sha256', '=', sha256)
        .returning('blob_key')
        .executeTakeFirstOrThrow()
      const still = await tx
        .selectFrom('list_snapshot')
        .select('list_id')
        .where('blob_key', '=', key)
        .executeTakeFirst()
      if (still === undefined) freed.push(key)
    }
    const workspaces = await tx.selectFrom('workspace').select('id').orderBy('id').execute()
    for (const { id: tenantId } of workspaces) {
      for (const { listId, sha256 } of unused.snapshots) {
        const objectId = uuidOfHash(sha256)
        await insertAuditEntry(tx, { tenantId, ...by, action: 'list.pruned', objectId, changed: [listId] })
      }
    }
    return freed
  })
}
