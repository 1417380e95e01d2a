import type { AuditActor } from '../../domain/audit/actions.ts'
import { activeBundle } from '../../store/list-snapshots.ts'
import {
  allBundles,
  bundlesUsed,
  deleteBundles,
  snapshotsOnlyIn,
  type StoredBundle,
  type UnusedSnapshot,
} from '../../store/unused-lists.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { indexBundleOf, indexesPrefix } from './list-files.ts'

/** Calls that began with an earlier bundle have stored their verdicts after this time, in every process. */
const settledMs = 24 * 60 * 60_000

/**
 * Snapshots to which neither the active bundle, the one before, a verdict nor an alert refers. Deletes them unless it is a dry run.
 * Returns none within a day of an activation, because calls in flight may still use the bundle before.
 */
export async function pruneLists(
  services: OperatorServices,
  { dryRun, actor }: { readonly dryRun: boolean; readonly actor: AuditActor },
): Promise<readonly UnusedSnapshot[]> {
  const { store, storedBlobs, clock } = services
  const at = clock.now()
  const settledBy = new Date(at.getTime() - settledMs)
  const active = await activeBundle(store)
  if (active !== null && active.activatedAt > settledBy) return []
  const bundles = await allBundles(store)
  const unused = await unusedOf(services, bundles, settledBy)
  const bundleIds = unused.map(({ id }) => id)
  const snapshots = (await snapshotsOnlyIn(store, bundleIds)).filter(({ importedAt }) => importedAt <= settledBy)
  if (dryRun) return snapshots
  for (const key of await deleteBundles(store, { bundleIds, snapshots }, { actor, at })) await storedBlobs.delete(key)
  for await (const { key } of storedBlobs.list(indexesPrefix)) {
    if (bundleIds.includes(indexBundleOf(key))) await storedBlobs.delete(key)
  }
  return snapshots
}

/**
 * The unused bundles. An id that is no bundle's belongs to a workspace with lists of its own, and any bundle made before its last
 * use can be part of it.
 */
async function unusedOf(
  { store }: OperatorServices,
  bundles: readonly StoredBundle[],
  settledBy: Date,
): Promise<readonly StoredBundle[]> {
  const known = new Set(bundles.map(({ id }) => id))
  const used = new Set<string>()
  let usedUntil = new Date(0)
  for (const { id } of await listWorkspaces(store)) {
    for (const { bundleId, lastAt } of await bundlesUsed(store, id)) {
      if (known.has(bundleId)) used.add(bundleId)
      else if (lastAt > usedUntil) usedUntil = lastAt
    }
  }
  return bundles.filter(
    ({ id, madeAt, isCurrent }) => !isCurrent && !used.has(id) && madeAt > usedUntil && madeAt <= settledBy,
  )
}
