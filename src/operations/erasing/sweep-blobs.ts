import { namedBlobKeys } from '../../store/documents.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorServices } from '../services.ts'

/**
 * Younger blobs are left alone: their call may be about to commit. A call commits within an hour of its first blob or not at
 * all (partner/store-documents.ts); the rest is for clocks that differ between the machines.
 */
export const unnamedAgeMsMin = 24 * 60 * 60_000
/** Blobs looked up in one question. */
const pageBlobs = 500

export interface Sweep {
  /** Blobs deleted that no row names. */
  readonly blobs: number
  /** Puts that never finished, taken away. */
  readonly unfinished: number
}

/**
 * Deletes blobs of the installation's workspaces that are old and that no row names, as a crash between a document's bytes
 * and its row leaves them, and puts that never finished. What lies in the same place under other names is not touched.
 * Ends at the next page once `stopping` is aborted.
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

/** Keys of a workspace's documents that were written before a moment, a page at a time. */
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
