import { daysBetween } from '../../domain/values/dates.ts'
import { sourceOfList } from '../../domain/screening/list-sources.ts'
import { activeBundle, type StoredSnapshot } from '../../store/list-snapshots.ts'
import { isOutside } from '../../store/confinement.ts'
import { stagedLists } from '../../store/staged-lists.ts'
import { workspaceLists } from '../../store/workspace-lists.ts'
import { stagedWorkspaceLists, type StagedWorkspaceList } from '../../store/workspace-staged-lists.ts'
import type { OperatorServices } from '../services.ts'

/** A list in the output of `lists status --json`. */
export type ShownList = ReturnType<typeof shown>

/** Every list in use: those of the active bundle, then those of workspaces, as far as the caller may see them. */
export async function listStatus({
  store,
  clock,
}: Pick<OperatorServices, 'store' | 'clock'>): Promise<readonly ShownList[]> {
  const today = clock.now().toISOString().slice(0, 10)
  const active = await activeBundle(store)
  const staged = new Map((await stagedLists(store)).map((one) => [one.snapshot.listId, one.stagedAt.toISOString()]))
  const general = (active?.snapshots ?? []).map((one) =>
    shown(one, { today, workspaceId: null, bundleId: active?.id ?? null, stagedAt: staged.get(one.listId) ?? null }),
  )
  const stagedOwn = await stagedWorkspaceLists(store)
  const own = (await workspaceLists(store))
    .filter(({ tenantId }) => !isOutside(tenantId))
    .map((one) => {
      const isIt = ({ list }: StagedWorkspaceList) => list.tenantId === one.tenantId && list.listId === one.listId
      const stagedAt = stagedOwn.find(isIt)?.stagedAt.toISOString() ?? null
      return shown(one, { today, workspaceId: one.tenantId, bundleId: null, stagedAt })
    })
  return [...general, ...own]
}

function shown(
  list: StoredSnapshot,
  {
    today,
    workspaceId,
    bundleId,
    stagedAt,
  }: {
    readonly today: string
    readonly workspaceId: string | null
    readonly bundleId: string | null
    readonly stagedAt: string | null
  },
) {
  return {
    id: list.listId,
    name: sourceOfList(list.listId)?.name ?? list.listId,
    workspace_id: workspaceId,
    entries: list.entities,
    names: list.names,
    births: list.births,
    /** Null: the list has no date of its own. */
    published_on: list.publishedOn,
    imported_at: list.importedAt.toISOString(),
    checked_on: list.checkedOn,
    /** Days since it was last confirmed to be the newest. */
    age_days: daysBetween(list.checkedOn, today),
    parser: list.parser,
    sha256: list.sha256,
    bundle_id: bundleId,
    /** When a file was staged that waits to replace it; null for none. */
    staged_at: stagedAt,
  }
}
