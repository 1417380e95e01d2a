import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { putWorkspaceList, type WorkspaceList } from '../../store/workspace-lists.ts'
import { openDataKey } from '../sealing/open-sealed.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { OperatorServices } from '../services.ts'
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
  const { dataKey, stored } = await newSealer(services, { tenantId, workspaceKey: null, case: null })
  const blobKey = `screening/own/${tenantId}/${randomUUID()}`
  await blobs.put(blobKey, createReadStream(file), { sizeBytesMax: listBytesMax, dataKey })
  const replaced = await putWorkspaceList(store, { ...list, blobKey, dataKeyId: stored.id }, { ...by, newKey: stored })
  if (replaced !== null) await blobs.delete(replaced)
}

interface OwnListFile {
  /** The snapshot. */
  readonly file: string
  /** The list that it replaces, or null. */
  readonly before: WorkspaceList | null
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
