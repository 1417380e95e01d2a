import path from 'node:path'
import { sourceOfList } from '../../domain/screening/list-sources.ts'
import type { ScreenedList } from '../../domain/screening/result.ts'
import type { StoredSnapshot } from '../../store/list-snapshots.ts'
import type { OperatorServices } from '../services.ts'
import { fetchFile, indexKey, keepFile } from './list-files.ts'

/** A snapshot as a screening names it. */
export function screenedList(snapshot: StoredSnapshot): ScreenedList {
  const { listId, sha256, publishedOn, checkedOn, entities } = snapshot
  return { id: listId, name: sourceOfList(listId)?.name ?? listId, sha256, publishedOn, checkedOn, entities }
}

/**
 * Compiles snapshots into an index at `to`, their bytes fetched into a folder first unless a path is given. The day on which a
 * list was checked is not in it: the same lists give the same bytes.
 */
export async function compileSnapshots<Snapshot extends StoredSnapshot>(
  { lists, storedBlobs }: Pick<OperatorServices, 'lists' | 'storedBlobs'>,
  snapshots: readonly Snapshot[],
  at: {
    readonly folder: string
    readonly to: string
    readonly paths?: ReadonlyMap<string, string>
    /** How the bytes of one come to a file, where they are not public. */
    readonly fetch?: (snapshot: Snapshot, file: string) => Promise<void>
  },
): Promise<void> {
  const fetch = at.fetch ?? (({ blobKey }, file) => fetchFile(storedBlobs, blobKey, file))
  const fetched = []
  for (const snapshot of snapshots) {
    const given = at.paths?.get(snapshot.listId)
    const file = given ?? path.join(at.folder, `${snapshot.sha256}.snapshot`)
    if (given === undefined) await fetch(snapshot, file)
    fetched.push({ list: { ...screenedList(snapshot), checkedOn: snapshot.publishedOn }, path: file })
  }
  await lists.compile({ snapshots: fetched, to: at.to })
}

/** Keeps the compiled index of a bundle for every process, unless it is there already. */
export async function keepIndex(
  services: Pick<OperatorServices, 'lists' | 'storedBlobs'>,
  bundle: { readonly id: string; readonly members: readonly StoredSnapshot[] },
  at: { readonly folder: string; readonly paths?: ReadonlyMap<string, string> },
): Promise<void> {
  const key = indexKey(bundle.id, services.lists.version)
  if (await services.storedBlobs.has(key)) return
  const index = path.join(at.folder, 'index')
  await compileSnapshots(services, bundle.members, { ...at, to: index })
  await keepFile(services.storedBlobs, key, index)
}
