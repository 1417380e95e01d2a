import path from 'node:path'
import { errors, type Refusal } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { bundleId } from '../../domain/screening/list-bundle.ts'
import type { SnapshotDiff, TrialScreener } from '../../ports/list-engine.ts'
import { activeBundle, type StoredSnapshot } from '../../store/list-snapshots.ts'
import { auditComparison, stagedLists, unstage, type StagedList } from '../../store/staged-lists.ts'
import type { OperatorServices } from '../services.ts'
import { activateSnapshot, type Activated } from './activate-snapshot.ts'
import { casesThatChange, type CasesThatChange } from './cases-that-change.ts'
import { compileSnapshots, screenedList } from './compile-bundle.ts'
import { followLists } from './follow-lists.ts'
import { fetchFile, inFolder } from './list-files.ts'
import { diffWithCurrent, listRefusals, type Confirmed } from './list-guards.ts'

/** What activating a staged file would do. */
export interface StagedDiff {
  readonly staged: StagedList
  /** The list in use; null when there is none. */
  readonly before: StoredSnapshot | null
  /** Null when the bytes of the list in use are missing or damaged. */
  readonly diff: SnapshotDiff | null
  /** Why an activation is refused unless the operator confirms. */
  readonly refusals: readonly Refusal[]
  /** Null when no list is in use or comparing cases was not asked for. */
  readonly cases: CasesThatChange | null
}

/**
 * Compares the staged file of a list with the list in use, and every open production case under both. The audit entries are
 * committed before a case is opened. Throws 404 when nothing is staged.
 */
export async function diffStaged(
  services: OperatorServices,
  { listId, withCases, actor }: { readonly listId: string; readonly withCases: boolean; readonly actor: AuditActor },
): Promise<StagedDiff> {
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
  { listId, confirmed, actor }: { readonly listId: string; readonly confirmed: Confirmed; readonly actor: AuditActor },
): Promise<Activated & { readonly snapshot: StoredSnapshot }> {
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
  { store, clock }: OperatorServices,
  { listId, actor }: { readonly listId: string; readonly actor: AuditActor },
): Promise<void> {
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
