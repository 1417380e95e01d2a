import { access, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { ScreenedBundle } from '../../domain/screening/result.ts'
import { BlobMissing } from '../../ports/blobs.ts'
import type { ListEngine } from '../../ports/list-engine.ts'
import { activeBundle, type ActiveBundle } from '../../store/list-snapshots.ts'
import { workspaceLists, type WorkspaceList } from '../../store/workspace-lists.ts'
import type { OperatorServices } from '../services.ts'
import { compileSnapshots, screenedList } from './compile-bundle.ts'
import { copyPath, keepCopy } from './kept-copy.ts'
import { fetchFile, inFolder, indexKey, keepFile } from './list-files.ts'
import { fetchOwnList, type OwnListServices } from './own-list.ts'

type FollowServices = OwnListServices & Pick<OperatorServices, 'lists' | 'listSettings'>

interface Following {
  /** The run under way, which those who ask meanwhile wait for before their own. */
  last: Promise<unknown>
  /** What each workspace's own lists are, as loaded. */
  readonly own: Map<string, string>
}

const followings = new WeakMap<ListEngine, Following>()

/**
 * Brings this process to the lists that are active: whoever activated them. Nothing is loaded when nothing changed. One run at a
 * time; what was active before stays until the new is whole.
 */
export async function followLists(services: FollowServices): Promise<void> {
  const following = followings.get(services.lists) ?? { last: Promise.resolve(), own: new Map<string, string>() }
  followings.set(services.lists, following)
  const run = following.last.then(() => follow(services, following))
  following.last = run.catch(() => {})
  await run
}

async function follow(services: FollowServices, { own }: Following): Promise<void> {
  await mkdir(services.listSettings.folder, { recursive: true, mode: 0o700 })
  await followBundle(services, await activeBundle(services.store))
  await followOwn(services, own)
}

async function followBundle(services: FollowServices, active: ActiveBundle | null): Promise<void> {
  const { lists, listSettings } = services
  const current = lists.active()
  if (active === null) {
    if (current !== null) lists.useNone()
    return
  }
  const bundle = { id: active.id, engine: lists.version, lists: active.snapshots.map(screenedList) }
  if (current?.id === active.id) {
    if (JSON.stringify(current.lists) === JSON.stringify(bundle.lists)) return
    lists.confirm(bundle.lists)
  } else await load(services, active, bundle)
  await keepCopy(listSettings.folder, bundle)
}

/** The copy in the folder, else the one that is kept for all, else it is compiled: that is also what a damaged copy comes to. */
async function load(services: FollowServices, active: ActiveBundle, bundle: ScreenedBundle): Promise<void> {
  const { lists, storedBlobs, listSettings } = services
  const copy = copyPath(listSettings.folder, bundle.id, bundle.engine)
  const key = indexKey(bundle.id, bundle.engine)
  if ((await isThere(copy)) && (await isUsed(lists, bundle, copy))) return
  await inFolder(listSettings.folder, async (folder) => {
    const index = path.join(folder, 'index')
    if ((await isFetched(services, key, index)) && (await isUsed(lists, bundle, index))) return rename(index, copy)
    await compileSnapshots(services, active.snapshots, { folder, to: index })
    await lists.use(bundle, index)
    await storedBlobs.delete(key)
    await keepFile(storedBlobs, key, index)
    await rename(index, copy)
  })
}

/** Each workspace's own lists are compiled here: they are few and small, and nobody else's to keep. */
async function followOwn(services: FollowServices, loaded: Map<string, string>): Promise<void> {
  const { store, lists } = services
  const byTenant = Map.groupBy(await workspaceLists(store), ({ tenantId }) => tenantId)
  for (const tenantId of loaded.keys()) {
    if (byTenant.has(tenantId)) continue
    await lists.useOwn(tenantId, null)
    loaded.delete(tenantId)
  }
  for (const [tenantId, ofTenant] of byTenant) {
    const state = JSON.stringify(ofTenant)
    if (loaded.get(tenantId) === state) continue
    try {
      await loadOwn(services, tenantId, ofTenant)
      loaded.set(tenantId, state)
    } catch (error) {
      // Screened without its own list the workspace would get a pass that it did not ask for.
      await lists.useOwn(tenantId, 'unavailable')
      throw error
    }
  }
}

async function loadOwn(services: FollowServices, tenantId: string, ofTenant: readonly WorkspaceList[]): Promise<void> {
  await inFolder(services.listSettings.folder, async (folder) => {
    const index = path.join(folder, 'index')
    const fetch = (list: WorkspaceList, file: string) => fetchOwnList(services, list, file)
    await compileSnapshots(services, ofTenant, { folder, to: index, fetch })
    await services.lists.useOwn(tenantId, { lists: ofTenant.map(screenedList), indexPath: index })
  })
}

async function isFetched({ storedBlobs }: FollowServices, key: string, file: string): Promise<boolean> {
  try {
    await fetchFile(storedBlobs, key, file)
    return true
  } catch (error) {
    if (error instanceof BlobMissing) return false
    throw error
  }
}

/** Whether the index opens; one that does not is compiled anew, so its cause is of no further use. */
async function isUsed(lists: ListEngine, bundle: ScreenedBundle, file: string): Promise<boolean> {
  return lists.use(bundle, file).then(
    () => true,
    () => false,
  )
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
