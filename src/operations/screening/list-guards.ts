import path from 'node:path'
import { errors, type Refusal } from '../../contract/errors.ts'
import { isOlder, lossOf } from '../../domain/screening/list-guards.ts'
import { BlobMissing } from '../../ports/blobs.ts'
import { SnapshotDamaged, type SnapshotDiff, type SnapshotPath } from '../../ports/list-engine.ts'
import { usedBefore, type StoredSnapshot } from '../../store/list-snapshots.ts'
import type { OperatorServices } from '../services.ts'
import { fetchFile } from './list-files.ts'

/** What an operator confirms beforehand. */
export interface Confirmed {
  readonly shrink: boolean
  readonly older: boolean
}

/**
 * The refusals of replacing a list by a snapshot, in the order in which they are told; empty when nothing speaks against it.
 * docs/screening-lists.md#what-is-refused.
 */
export async function listRefusals(
  services: Pick<OperatorServices, 'store'>,
  { before, now, diff }: ListChange,
  confirmed: Confirmed,
): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = []
  const isSame = before?.sha256 === now.sha256
  if (!confirmed.older && before !== null) {
    // Also with the same entries: it would count as the newest file of today.
    if (isOlder(now.publishedOn, before.publishedOn)) {
      refusals.push(errors.listOlder(now.publishedOn ?? '', before.publishedOn ?? ''))
    } else if (!isSame && (now.publishedOn === null || before.publishedOn === null)) {
      const used = await usedBefore(services.store, now.listId, now.sha256)
      if (used !== null) refusals.push(errors.listReplacedBefore(used.toISOString().slice(0, 10)))
    }
  }
  if (confirmed.shrink || isSame) return refusals
  const kept = before === null || diff === null ? null : before.entities - diff.gone
  const loss = lossOf(before, now, kept)
  if (loss === 'empty') refusals.push(errors.listEmpty())
  else if (loss !== null) refusals.push(errors.listShrank(loss.what, loss.before, loss.now))
  return refusals
}

/** A list before and after a change. */
export interface ListChange {
  /** Null when the list is new. */
  readonly before: StoredSnapshot | null
  readonly now: StoredSnapshot
  /** Null when there is nothing to compare with: no list before, or its bytes are missing or damaged. */
  readonly diff: SnapshotDiff | null
}

/** What differs between the list in use and a snapshot in a file; null when the list in use cannot be read. */
export async function diffWithCurrent(
  { lists, storedBlobs }: Pick<OperatorServices, 'lists' | 'storedBlobs'>,
  before: StoredSnapshot,
  after: SnapshotPath,
  folder: string,
): Promise<SnapshotDiff | null> {
  return diffWithStored(lists, before, after, { folder, fetch: (file) => fetchFile(storedBlobs, before.blobKey, file) })
}

/** The same, for a list in use whose bytes `fetch` writes to a file. */
export async function diffWithStored(
  lists: OperatorServices['lists'],
  before: StoredSnapshot,
  after: SnapshotPath,
  { folder, fetch }: { readonly folder: string; readonly fetch: (file: string) => Promise<void> },
): Promise<SnapshotDiff | null> {
  const file = path.join(folder, 'before')
  try {
    await fetch(file)
    return await lists.diff({ before: { path: file, sha256: before.sha256 }, after })
  } catch (error) {
    // A damaged list in use must be replaceable by a whole one; a damaged file is found again when it is compiled.
    if (error instanceof BlobMissing || error instanceof SnapshotDamaged) return null
    throw error
  }
}
