import path from 'node:path'
import { sourceOfList } from '../../domain/screening/list-sources.ts'
import type { ScreenedList } from '../../domain/screening/result.ts'
import type { StoredSnapshot } from '../../store/list-snapshots.ts'
import type { OperatorServices } from '../services.ts'
import { fetchFile, indexKey, storeFile } from './list-files.ts'

/** A snapshot in the form of a screening's result. */
export function screenedList(snapshot: StoredSnapshot): ScreenedList {
  const { listId, sha256, publishedOn, importedAt, checkedOn, entities } = snapshot
  const list = { id: listId, name: sourceOfList(listId)?.name ?? listId, sha256, publishedOn, checkedOn, entities }
  return publishedOn === null ? { ...list, importedOn: importedAt.toISOString().slice(0, 10) } : list
}

/**
 * Compiles snapshots into an index at `to`. Snapshots without a path are fetched into the folder first. The index does not have
 * the days on which a list was imported and last checked, so that the same lists give the same bytes.
 */
export async function compileSnapshots<Snapshot extends StoredSnapshot>(
  { lists, storedBlobs }: Pick<OperatorServices, 'lists' | 'storedBlobs'>,
  snapshots: readonly Snapshot[],
  at: {
    readonly folder: string
    readonly to: string
    readonly paths?: ReadonlyMap<string, string>
    /** Fetches a snapshot to a file; default: from the public lists. */
    readonly fetch?: (snapshot: Snapshot, file: string) => Promise<void>
  },
): Promise<void> {
  const fetch = at.fetch ?? (({ blobKey }, file) => fetchFile(storedBlobs, blobKey, file))
  const fetched = []
  for (const snapshot of snapshots) {
    const given = at.paths?.get(snapshot.listId)
    const file = given ?? path.join(at.folder, `${snapshot.sha256}.snapshot`)
    if (given === undefined) await fetch(snapshot, file)
    const { importedOn: _, ...list } = screenedList(snapshot)
    fetched.push({ list: { ...list, checkedOn: snapshot.publishedOn ?? '' }, path: file })
  }
  await lists.compile({ snapshots: fetched, to: at.to })
}

/** Stores the compiled index of a bundle for all processes, unless it is stored already. */
export async function storeIndex(
  services: Pick<OperatorServices, 'lists' | 'storedBlobs'>,
  bundle: { readonly id: string; readonly members: readonly StoredSnapshot[] },
  at: { readonly folder: string; readonly paths?: ReadonlyMap<string, string> },
): Promise<void> {
  const key = indexKey(bundle.id, services.lists.version)
  if (await services.storedBlobs.has(key)) return
  const index = path.join(at.folder, 'index')
  await compileSnapshots(services, bundle.members, { ...at, to: index })
  await storeFile(services.storedBlobs, key, index)
}
