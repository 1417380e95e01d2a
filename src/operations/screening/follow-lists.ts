import { access, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { isArticles } from '../../domain/screening/list-sources.ts'
import type { ScreenedBundle } from '../../domain/screening/result.ts'
import { BlobMissing } from '../../ports/blobs.ts'
import type { ListEngine, OwnLists } from '../../ports/list-engine.ts'
import { activeBundle, type ActiveBundle } from '../../store/list-snapshots.ts'
import { workspaceLists, type WorkspaceList } from '../../store/workspace-lists.ts'
import type { OperatorServices } from '../services.ts'
import { compileSnapshots, screenedList } from './compile-bundle.ts'
import { copyPath, recordCopy } from './local-copy.ts'
import { fetchFile, inFolder, indexKey, storeFile } from './list-files.ts'
import { compileOwn, type OwnListServices } from './own-list.ts'

type FollowServices = OwnListServices & Pick<OperatorServices, 'lists' | 'listSettings'>

interface Following {
  /** The run in progress; further runs wait for it. */
  last: Promise<unknown>
  /** The loaded state of each workspace's own lists. */
  readonly own: Map<string, string>
  /** The loaded state of each workspace's articles. */
  readonly articles: Map<string, string>
}

const followings = new WeakMap<ListEngine, Following>()

/**
 * Loads the active lists into this process, if they have changed. One run at a time; the lists before stay in use until the new
 * ones are complete.
 */
export async function followLists(services: FollowServices): Promise<void> {
  const following = followings.get(services.lists) ?? newFollowing()
  followings.set(services.lists, following)
  const run = following.last.then(() => follow(services, following))
  following.last = run.catch(() => {})
  await run
}

function newFollowing(): Following {
  return { last: Promise.resolve(), own: new Map(), articles: new Map() }
}

async function follow(services: FollowServices, following: Following): Promise<void> {
  await mkdir(services.listSettings.folder, { recursive: true, mode: 0o700 })
  await followBundle(services, await activeBundle(services.store))
  await followOwn(services, following)
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
  await recordCopy(listSettings.folder, bundle)
}

/** Uses the local copy of the index, else the stored index, else compiles it. A damaged index counts as missing. */
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
    await storeFile(storedBlobs, key, index)
    await rename(index, copy)
  })
}

/** Own lists of workspaces are compiled in each process and not stored: they are few, small and confidential. */
async function followOwn(services: FollowServices, following: Following): Promise<void> {
  const { lists } = services
  const all = await workspaceLists(services.store)
  await followKind(services, following.own, {
    stored: all.filter(({ listId }) => !isArticles(listId)),
    use: (tenantId, own) => lists.useOwn(tenantId, own),
    // Screening without its own list could pass a client who is on it.
    fail: (tenantId) => lists.useOwn(tenantId, 'unavailable'),
  })
  await followKind(services, following.articles, {
    stored: all.filter(({ listId }) => isArticles(listId)),
    use: (tenantId, articles) => lists.useArticles(tenantId, articles),
    // Without its articles the check says that there is no source.
    fail: (tenantId) => lists.useArticles(tenantId, null),
  })
}

/** Lists of workspaces that are searched together. */
interface OwnKind {
  readonly stored: readonly WorkspaceList[]
  use(tenantId: string, own: OwnLists | null): Promise<void>
  fail(tenantId: string): Promise<void>
}

async function followKind(
  services: FollowServices,
  loaded: Map<string, string>,
  { stored, use, fail }: OwnKind,
): Promise<void> {
  const byTenant = Map.groupBy(stored, ({ tenantId }) => tenantId)
  for (const tenantId of loaded.keys()) {
    if (byTenant.has(tenantId)) continue
    await use(tenantId, null)
    loaded.delete(tenantId)
  }
  for (const [tenantId, ofTenant] of byTenant) {
    const state = JSON.stringify(ofTenant)
    if (loaded.get(tenantId) === state) continue
    try {
      await inFolder(services.listSettings.folder, async (folder) => {
        await use(tenantId, await compileOwn(services, ofTenant, { folder, name: 'index' }))
      })
      loaded.set(tenantId, state)
    } catch (error) {
      await fail(tenantId)
      throw error
    }
  }
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

/** Whether the index opens. The cause of a failure is not needed, because the index is then compiled again. */
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
