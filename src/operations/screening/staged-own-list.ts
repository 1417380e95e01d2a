import path from 'node:path'
import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { isArticles } from '../../domain/screening/list-sources.ts'
import type { TrialScreener } from '../../ports/list-engine.ts'
import { workspaceLists, type WorkspaceList } from '../../store/workspace-lists.ts'
import {
  activateWorkspaceList,
  auditOwnComparison,
  stagedWorkspaceLists,
  unstageWorkspaceList,
  type StagedWorkspaceList,
} from '../../store/workspace-staged-lists.ts'
import type { OperatorServices } from '../services.ts'
import type { Activated } from './activate-snapshot.ts'
import { casesThatChange, type CasesThatChange } from './cases-that-change.ts'
import { followLists } from './follow-lists.ts'
import { inFolder } from './list-files.ts'
import { diffWithStored, listRefusals, type Confirmed } from './list-guards.ts'
import { compileOwn, fetchOwnList } from './own-list.ts'
import type { StagedDiff } from './staged-diff.ts'

/** The staged file of a workspace's list. */
interface StagedOwn {
  readonly tenantId: string
  readonly listId: string
  readonly actor: AuditActor
}

/**
 * Compares the staged file of a workspace's list with the one in use, and the workspace's open production cases under both. Articles
 * change no case. The audit entry is committed before a case is opened. Throws 404 when nothing is staged.
 */
export async function diffStagedOwn(
  services: OperatorServices,
  { withCases, ...wanted }: StagedOwn & { readonly withCases: boolean },
): Promise<StagedDiff> {
  const { lists, listSettings } = services
  const { list, stagedAt } = await findStaged(services, wanted)
  await followLists(services)
  return inFolder(listSettings.folder, async (folder) => {
    const file = path.join(folder, 'staged')
    await fetchOwnList(services, list, file)
    const after = { path: file, sha256: list.sha256 }
    const inUse = (await workspaceLists(services.store)).filter(({ tenantId }) => tenantId === wanted.tenantId)
    const before = inUse.find(({ listId }) => listId === wanted.listId) ?? null
    const fetch = (to: string) => (before === null ? Promise.resolve() : fetchOwnList(services, before, to))
    const diff =
      before === null
        ? await lists.diff({ before, after })
        : await diffWithStored(lists, before, after, { folder, fetch })
    const refusals = await listRefusals(services, { before, now: list, diff: null }, { shrink: false, older: true })
    const isCompared = withCases && !isArticles(wanted.listId)
    const cases = isCompared ? await changesOf(services, { inUse, staged: list, folder, actor: wanted.actor }) : null
    return { staged: { snapshot: list, stagedAt }, before, diff, refusals, cases }
  })
}

/** Makes the staged file of a workspace's list the one in use. Throws 404 when nothing is staged, and the refusals of an import. */
export async function activateStagedOwn(
  services: OperatorServices,
  { confirmed: { shrink }, ...wanted }: StagedOwn & { readonly confirmed: Confirmed },
): Promise<Activated & { readonly snapshot: WorkspaceList }> {
  const { store, blobs, clock } = services
  const { list } = await findStaged(services, wanted)
  const before = (await workspaceLists(store)).find((one) => isIt(one, wanted)) ?? null
  const [refusal] = await listRefusals(services, { before, now: list, diff: null }, { shrink, older: true })
  if (refusal !== undefined) throw refusal
  const activated = await activateWorkspaceList(store, list, { actor: wanted.actor, at: clock.now() })
  if (activated === false) throw errors.listsBusy()
  if (activated.replacedBlob !== null) await blobs.delete(activated.replacedBlob)
  await followLists(services)
  return { before, bundleId: null, snapshot: list }
}

/** Takes the staged file of a workspace's list away, bytes and key. Throws 404 when nothing is staged. */
export async function discardStagedOwn(services: OperatorServices, wanted: StagedOwn): Promise<void> {
  const { store, blobs, clock } = services
  await findStaged(services, wanted)
  const blobKey = await unstageWorkspaceList(store, wanted, { actor: wanted.actor, at: clock.now() })
  if (blobKey === null) throw errors.nothingStaged(wanted.listId)
  await blobs.delete(blobKey)
}

async function findStaged({ store }: OperatorServices, wanted: StagedOwn): Promise<StagedWorkspaceList> {
  const staged = (await stagedWorkspaceLists(store)).find(({ list }) => isIt(list, wanted))
  if (staged === undefined) throw errors.nothingStaged(wanted.listId)
  return staged
}

function isIt(list: Pick<WorkspaceList, 'tenantId' | 'listId'>, wanted: StagedOwn): boolean {
  return list.tenantId === wanted.tenantId && list.listId === wanted.listId
}

/** The cases that would change; null while no list of the installation is in use, without which nothing is screened. */
async function changesOf(
  services: OperatorServices,
  {
    inUse,
    staged,
    folder,
    actor,
  }: {
    readonly inUse: readonly WorkspaceList[]
    readonly staged: WorkspaceList
    readonly folder: string
    readonly actor: AuditActor
  },
): Promise<CasesThatChange | null> {
  const { store, clock } = services
  const { tenantId } = staged
  const lists = inUse.filter(({ listId }) => !isArticles(listId))
  const before = await trial(services, tenantId, lists, { folder, name: 'now' })
  if (before === null) return null
  try {
    const changed = [...lists.filter(({ listId }) => listId !== staged.listId), staged]
    const after = await trial(services, tenantId, changed, { folder, name: 'then' })
    if (after === null) return null
    try {
      await auditOwnComparison(store, staged, { actor, at: clock.now() })
      return await casesThatChange(services, { before, after, ofTenant: tenantId })
    } finally {
      after.close()
    }
  } finally {
    before.close()
  }
}

/** A screener of production with these own lists of a workspace, compiled for it and stored nowhere. */
async function trial(
  services: OperatorServices,
  tenantId: string,
  lists: readonly WorkspaceList[],
  at: { readonly folder: string; readonly name: string },
): Promise<TrialScreener | null> {
  return services.lists.trialOwn(tenantId, lists.length === 0 ? null : await compileOwn(services, lists, at))
}
