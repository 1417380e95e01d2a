import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { bundleId } from '../../domain/screening/list-bundle.ts'
import { activateBundle, activeBundle } from '../../store/list-snapshots.ts'
import { removeWorkspaceList } from '../../store/workspace-lists.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import { storeIndex } from './compile-bundle.ts'
import { followLists } from './follow-lists.ts'
import { racesMax } from './activate-snapshot.ts'
import { inFolder } from './list-files.ts'

export interface ListRemoval {
  readonly listId: string
  /** Null for a list of the installation. */
  readonly workspaceId: string | null
  readonly actor: AuditActor
}

/**
 * Removes a list from the screening. Snapshots of a list of the installation stay; the bytes of a workspace's list are deleted.
 * Returns the id of the new active bundle, or null. Throws the 404 refusal when there is no such list.
 */
export async function removeList(services: OperatorServices, removal: ListRemoval): Promise<string | null> {
  const { workspaceId: tenantId } = removal
  const bundle =
    tenantId === null ? await removeForAll(services, removal) : await removeForOne(services, removal, tenantId)
  await followLists(services)
  return bundle
}

async function removeForAll(services: OperatorServices, { listId, actor }: ListRemoval): Promise<string | null> {
  const { store, clock, listSettings } = services
  for (let race = 0; race < racesMax; race++) {
    const base = await activeBundle(store)
    const snapshot = base?.snapshots.find((one) => one.listId === listId)
    if (base === null || snapshot === undefined) throw errors.notFound()
    const members = base.snapshots.filter((one) => one.listId !== listId)
    const id = members.length === 0 ? null : bundleId(members.map(({ listId: of, sha256 }) => ({ id: of, sha256 })))
    if (id !== null) await inFolder(listSettings.folder, (folder) => storeIndex(services, { id, members }, { folder }))
    const bundle = { id, base: base.id, members, change: 'list.removed', snapshot, at: clock.now(), actor } as const
    if (await activateBundle(store, bundle)) return id
  }
  throw errors.listsBusy()
}

async function removeForOne(
  { store, blobs, clock }: OperatorServices,
  { listId, actor }: ListRemoval,
  tenantId: string,
): Promise<null> {
  if (!isUuid(tenantId)) throw errors.notFound()
  const blobKey = await removeWorkspaceList(store, { tenantId, listId }, { actor, at: clock.now() })
  if (blobKey === null) throw errors.notFound()
  await blobs.delete(blobKey)
  return null
}
