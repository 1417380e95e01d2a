import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AuditActor } from '../../domain/audit/actions.ts'
import type { OwnLists } from '../../ports/list-engine.ts'
import type { StoredDataKey } from '../../store/data-keys.ts'
import { stageWorkspaceList } from '../../store/workspace-staged-lists.ts'
import { putWorkspaceList, type WorkspaceList } from '../../store/workspace-lists.ts'
import { openDataKey } from '../sealing/open-sealed.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { OperatorServices } from '../services.ts'
import { compileSnapshots, screenedList } from './compile-bundle.ts'
import { fetchFile, listBytesMax } from './list-files.ts'

/** The services that read a workspace's own list. */
export type OwnListServices = Pick<OperatorServices, 'store' | 'blobs' | 'storedBlobs' | 'workspaceKeys'>

/**
 * Stores a snapshot as the list of a workspace, sealed under a data key of its own. The list before cannot be opened after the
 * commit. When the entries are the same, the bytes stay and only the day of the last check changes.
 */
export async function storeOwnList(
  services: OwnListServices,
  { file, before, ...list }: Omit<WorkspaceList, 'blobKey' | 'dataKeyId'> & OwnListFile,
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<void> {
  const { store, blobs } = services
  const { tenantId } = list
  if (before !== null && before.sha256 === list.sha256 && before.dataKeyId !== null) {
    const { blobKey, dataKeyId } = before
    await putWorkspaceList(store, { ...list, blobKey, dataKeyId }, { ...by, newKey: null })
    return
  }
  const { blobKey, newKey } = await sealFile(services, tenantId, file)
  const replaced = await putWorkspaceList(store, { ...list, blobKey, dataKeyId: newKey.id }, { ...by, newKey })
  if (replaced !== null) await blobs.delete(replaced)
}

/** Stores a snapshot beside the list in use of a workspace, sealed under a data key of its own, until it is activated. */
export async function stageOwnList(
  services: OwnListServices,
  { file, ...list }: Omit<WorkspaceList, 'blobKey' | 'dataKeyId'> & Pick<OwnListFile, 'file'>,
  by: { readonly actor: AuditActor; readonly at: Date },
): Promise<void> {
  const { blobKey, newKey } = await sealFile(services, list.tenantId, file)
  const staged = { ...list, blobKey, dataKeyId: newKey.id }
  const replaced = await stageWorkspaceList(services.store, staged, { ...by, newKey })
  if (replaced !== null) await services.blobs.delete(replaced)
}

/** Stores the bytes of a snapshot under a new data key of the workspace, which is not stored yet. */
async function sealFile(
  services: OwnListServices,
  tenantId: string,
  file: string,
): Promise<{ readonly blobKey: string; readonly newKey: StoredDataKey }> {
  const { dataKey, stored } = await newSealer(services, { tenantId, workspaceKey: null, case: null })
  const blobKey = `screening/own/${tenantId}/${randomUUID()}`
  await services.blobs.put(blobKey, createReadStream(file), { sizeBytesMax: listBytesMax, dataKey })
  return { blobKey, newKey: stored }
}

interface OwnListFile {
  /** The snapshot. */
  readonly file: string
  /** The list that it replaces, or null. */
  readonly before: WorkspaceList | null
}

/** Compiles own lists of one workspace into an index in a folder. Throws BlobMissing and SnapshotDamaged. */
export async function compileOwn(
  services: OwnListServices & Pick<OperatorServices, 'lists'>,
  lists: readonly WorkspaceList[],
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<OwnLists> {
  const indexPath = path.join(folder, name)
  const fetch = (list: WorkspaceList, file: string) => fetchOwnList(services, list, file)
  await compileSnapshots(services, lists, { folder, to: indexPath, fetch })
  return { lists: lists.map(screenedList), indexPath }
}

/** Writes the snapshot of a workspace's list to a file. Throws BlobMissing, also when its data key was destroyed. */
export async function fetchOwnList(
  services: OwnListServices,
  { tenantId, blobKey, dataKeyId }: WorkspaceList,
  file: string,
): Promise<void> {
  if (dataKeyId === null) return fetchFile(services.storedBlobs, blobKey, file)
  const opened = await services.blobs.get(blobKey, (id) => openDataKey(services, tenantId, id))
  await pipeline(opened, createWriteStream(file, { mode: 0o600 }))
}
