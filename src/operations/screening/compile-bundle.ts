import path from 'node:path'
import { sourceOfList } from '../../domain/list-sources.ts'
import type { ScreenedList } from '../../domain/screening-result.ts'
import type { StoredSnapshot } from '../../store/list-snapshots.ts'
import type { OperatorServices } from '../services.ts'
import { fetchFile } from './list-files.ts'

/** A snapshot as a screening names it. */
export function screenedList(snapshot: StoredSnapshot): ScreenedList {
  const { listId, sha256, publishedOn, checkedOn, entities } = snapshot
  return { id: listId, name: sourceOfList(listId)?.name ?? listId, sha256, publishedOn, checkedOn, entities }
}

/**
 * Compiles snapshots into an index at `to`, their bytes fetched into a folder first unless a path is given. The day on which a
 * list was checked is not in it: the same lists give the same bytes.
 */
export async function compileSnapshots(
  { lists, storedBlobs }: Pick<OperatorServices, 'lists' | 'storedBlobs'>,
  snapshots: readonly StoredSnapshot[],
  at: { readonly folder: string; readonly to: string; readonly paths?: ReadonlyMap<string, string> },
): Promise<void> {
  const fetched = []
  for (const snapshot of snapshots) {
    const given = at.paths?.get(snapshot.listId)
    const file = given ?? path.join(at.folder, `${snapshot.sha256}.snapshot`)
    if (given === undefined) await fetchFile(storedBlobs, snapshot.blobKey, file)
    fetched.push({ list: { ...screenedList(snapshot), checkedOn: snapshot.publishedOn }, path: file })
  }
  await lists.compile({ snapshots: fetched, to: at.to })
}
