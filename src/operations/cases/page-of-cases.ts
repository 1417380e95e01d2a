import { casesPerAnswer, type CaseList } from '../../contract/case.ts'
import type { Environment } from '../../contract/environment.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { searchCases } from '../../store/search-cases.ts'
import { withTenant } from '../../store/tenant.ts'
import type { StoredWorkspaceKey } from '../../store/workspace-keys.ts'
import type { Services } from '../services.ts'
import { assigneesOf } from './assignees-of.ts'
import { caseFilter, type CaseSearch } from './case-filters.ts'
import { cursorOf, placeOf, type CursorPlace } from './case-cursor.ts'
import { shownSummary } from './shown-case.ts'

/** A page that is wanted, and by whom. */
interface WantedPage {
  readonly tenantId: string
  readonly environment: Environment
  /** Null: it is looked up when it is needed. */
  readonly workspaceKey: StoredWorkspaceKey | null
  readonly search: CaseSearch
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  /** Where the input has the cursor. */
  readonly cursorIn: CursorPlace
  /** The audit entry of the listing. */
  readonly listing: (at: Date) => AuditedAct
}

/**
 * The cases of a workspace and environment that fulfil every filter, the last created first. The audit entry is committed before
 * anything is opened. Throws 422 for a cursor that no answer gave, and SealBroken.
 */
export async function pageOfCases(
  services: Pick<Services, 'store' | 'clock' | 'workspaceKeys'>,
  wanted: WantedPage,
): Promise<CaseList> {
  const { tenantId, workspaceKey, limit = casesPerAnswer.default, cursor } = wanted
  const after = cursor === undefined ? null : placeOf(cursor, wanted.cursorIn)
  const filter = await caseFilter(
    wanted.search,
    async () => (await services.workspaceKeys.open(tenantId, workspaceKey)).key,
  )
  const found = await withTenant(services.store.app, tenantId, async (tx) => {
    await insertAuditEntry(tx, wanted.listing(services.clock.now()))
    return filter === null ? [] : searchCases(tx, wanted, { filter, after, limit: limit + 1 })
  })
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const assignees = await assigneesOf(services, items)
  return {
    items: items.map((item, at) => shownSummary(item, assignees[at] ?? null)),
    next_cursor: found.length > limit && last !== undefined ? cursorOf(last) : null,
  }
}
