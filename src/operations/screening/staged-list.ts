import path from 'node:path'
import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { bundleId } from '../../domain/screening/list-bundle.ts'
import type { TrialScreener } from '../../ports/list-engine.ts'
import { activeBundle, type StoredSnapshot } from '../../store/list-snapshots.ts'
import { auditComparison, stagedLists, unstage, type StagedList } from '../../store/staged-lists.ts'
import type { OperatorServices } from '../services.ts'
import { activateSnapshot, type Activated } from './activate-snapshot.ts'
import { casesThatChange } from './cases-that-change.ts'
import { compileSnapshots, screenedList } from './compile-bundle.ts'
import { followLists } from './follow-lists.ts'
import { fetchFile, inFolder } from './list-files.ts'
import { diffWithCurrent, listRefusals, type Confirmed } from './list-guards.ts'
import { activateStagedOwn, diffStagedOwn, discardStagedOwn } from './staged-own-list.ts'
import type { StagedDiff } from './staged-diff.ts'

/** The staged file that is meant. */
export interface StagedFile {
  readonly listId: string
  /** Null for a list of the installation. */
  readonly workspaceId: string | null
  readonly actor: AuditActor
}

/**
 * Compares the staged file of a list with the list in use, and every open production case under both. The audit entries are
 * committed before a case is opened. Throws 404 when nothing is staged.
 */
export async function diffStaged(
  services: OperatorServices,
  { listId, workspaceId, withCases, actor }: StagedFile & { readonly withCases: boolean },
): Promise<StagedDiff> {
  if (workspaceId !== null) return diffStagedOwn(services, { listId, tenantId: workspaceId, withCases, actor })
  const { store, lists, storedBlobs, listSettings, clock } = services
  const staged = await findStaged(services, listId)
  const { snapshot } = staged
  await followLists(services)
  return inFolder(listSettings.folder, async (folder) => {
    const file = path.join(folder, 'staged')
    await fetchFile(storedBlobs, snapshot.blobKey, file)
    const after = { path: file, sha256: snapshot.sha256 }
    const base = await activeBundle(store)
    const before = base?.snapshots.find((one) => one.listId === listId) ?? null
    const diff =
      before === null ? await lists.diff({ before, after }) : await diffWithCurrent(services, before, after, folder)
    const refusals = await listRefusals(services, { before, now: snapshot, diff }, { shrink: false, older: false })
    if (base === null || !withCases) return { staged, before, diff, refusals, cases: null }
    await auditComparison(store, snapshot, { actor, at: clock.now() })
    const members = [...base.snapshots.filter((one) => one.listId !== listId), snapshot]
    const now = await trial(services, base.snapshots, { folder, name: 'now' })
    try {
      const then = await trial(services, members, { folder, name: 'then' })
      try {
        return { staged, before, diff, refusals, cases: await casesThatChange(services, { before: now, after: then }) }
      } finally {
        then.close()
      }
    } finally {
      now.close()
    }
  })
}

/** Activates the staged file of a list. Throws 404 when nothing is staged, and the refusals of an import. */
export async function activateStaged(
  services: OperatorServices,
  { listId, workspaceId, confirmed, actor }: StagedFile & { readonly confirmed: Confirmed },
): Promise<Activated & { readonly snapshot: StoredSnapshot }> {
  if (workspaceId !== null) return activateStagedOwn(services, { listId, tenantId: workspaceId, confirmed, actor })
  const { snapshot } = await findStaged(services, listId)
  const activated = await inFolder(services.listSettings.folder, async (folder) => {
    const file = path.join(folder, 'snapshot')
    await fetchFile(services.storedBlobs, snapshot.blobKey, file)
    return activateSnapshot(services, { snapshot, file, folder, confirmed, actor })
  })
  await followLists(services)
  return { ...activated, snapshot }
}

/** Takes a staged file away; its snapshot stays until it is pruned. Throws 404 when nothing is staged. */
export async function discardStaged(
  services: OperatorServices,
  { listId, workspaceId, actor }: StagedFile,
): Promise<void> {
  if (workspaceId !== null) return discardStagedOwn(services, { listId, tenantId: workspaceId, actor })
  const { store, clock } = services
  if (!(await unstage(store, listId, { actor, at: clock.now() }))) throw errors.nothingStaged(listId)
}

async function findStaged({ store }: OperatorServices, listId: string): Promise<StagedList> {
  const staged = (await stagedLists(store)).find(({ snapshot }) => snapshot.listId === listId)
  if (staged === undefined) throw errors.nothingStaged(listId)
  return staged
}

/** A screener of these snapshots, compiled for it and stored nowhere. */
async function trial(
  services: OperatorServices,
  members: readonly StoredSnapshot[],
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<TrialScreener> {
  const to = path.join(folder, name)
  await compileSnapshots(services, members, { folder, to })
  const lists = members.map(screenedList)
  return services.lists.trial({ id: bundleId(lists), engine: services.lists.version, lists }, to)
}
