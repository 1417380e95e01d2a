import { namedBlobKeys } from '../../store/documents.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorServices } from '../services.ts'

/**
 * Younger blobs are not swept, because their call may still commit. A call commits within an hour of its first blob or not at all
 * (partner/store-documents.ts); the other 23 hours allow for clocks that differ between machines.
 */
export const unnamedAgeMsMin = 24 * 60 * 60_000
/** Blobs of one query. */
const pageBlobs = 500

export interface Sweep {
  /** Deleted blobs that no row names. */
  readonly blobs: number
  /** Removed uploads that never finished. */
  readonly unfinished: number
}

/**
 * Deletes old blobs of the workspaces that no row names, which a crash between a document's bytes and its row leaves behind, and
 * uploads that never finished. Objects under other names are not touched. Ends at the next page once `stopping` is aborted.
 */
export async function sweepBlobs(services: OperatorServices, stopping: AbortSignal): Promise<Sweep> {
  const { store, blobs, clock } = services
  const before = new Date(clock.now().getTime() - unnamedAgeMsMin)
  const swept = { blobs: 0, unfinished: 0 }
  if (stopping.aborted) return swept
  for (const { id: tenantId } of await listWorkspaces(store)) {
    for await (const keys of oldKeys(blobs, tenantId, before)) {
      if (stopping.aborted) return swept
      const named = new Set(await withTenant(store.app, tenantId, (tx) => namedBlobKeys(tx, tenantId, keys)))
      for (const key of keys) {
        if (named.has(key)) continue
        await blobs.delete(key)
        swept.blobs++
      }
    }
    swept.unfinished += await blobs.removeUnfinished(`${tenantId}/`, before)
  }
  return swept
}

/** Pages of the keys of a workspace's documents that were written before a moment. */
async function* oldKeys(
  blobs: OperatorServices['blobs'],
  tenantId: string,
  before: Date,
): AsyncGenerator<readonly string[]> {
  const prefix = `${tenantId}/`
  let page: string[] = []
  for await (const { key, writtenAt } of blobs.list(prefix)) {
    if (writtenAt >= before || !isUuid(key.slice(prefix.length))) continue
    page.push(key)
    if (page.length < pageBlobs) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
