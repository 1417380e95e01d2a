import { Refusal } from '../../contract/errors.ts'
import { keptUntil, shortestRetentionYears } from '../../domain/policy-packs/retention.ts'
import { closedCases, type ClosedCase } from '../../store/cases.ts'
import { listVersions } from '../../store/policies.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces, type Workspace } from '../../store/workspaces.ts'
import { rulesOf } from '../policies/workspace-policy.ts'
import type { OperatorServices } from '../services.ts'
import { destroyCase, finishErasures, type Eraser } from './erase-case.ts'
import { retentionYears } from './retention-years.ts'

/** Cases of one query. */
const pageCases = 100
/** Most cases listed or erased in one run; the next run goes on. */
const dueMax = 1_000

export interface DueCase extends ClosedCase {
  readonly keptUntil: Date
}

export interface Purge {
  readonly due: readonly DueCase[]
  /** Number of cases erased in this run. */
  readonly erased: number
}

/**
 * The closed cases of all workspaces whose retention is over. Unless it is a dry run, erases them and finishes interrupted
 * erasures.
 */
export async function purgeDue(
  services: OperatorServices,
  options: { readonly dryRun: boolean; readonly by: Eraser },
): Promise<Purge> {
  const due: DueCase[] = []
  let erased = 0
  for (const workspace of await listWorkspaces(services.store)) {
    for await (const found of dueCases(services, workspace)) {
      if (due.length === dueMax) break
      due.push(found)
      if (!options.dryRun && (await eraseDue(services, found, options.by))) erased += 1
    }
    if (!options.dryRun) await finishErasures(services, workspace.id, options.by)
  }
  return { due, erased }
}

/** Returns false when the case was held, changed or erased meanwhile. */
async function eraseDue(services: OperatorServices, found: DueCase, by: Eraser): Promise<boolean> {
  const { tenantId, id: caseId, updatedAt: unchangedSince } = found
  try {
    return (await destroyCase(services, { tenantId, caseId, by, reason: 'retention', unchangedSince })) !== null
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function* dueCases({ store, clock }: OperatorServices, workspace: Workspace): AsyncGenerator<DueCase> {
  const now = clock.now()
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - (await shortestYearsOf(store, workspace)))
  let afterId: string | null = null
  while (true) {
    const after: string | null = afterId
    const page: readonly ClosedCase[] = await withTenant(store.app, workspace.id, (tx) =>
      closedCases(tx, workspace.id, { before, afterId: after, limit: pageCases }),
    )
    for (const found of page) {
      const until = keptUntil({ ...found, years: await retentionYears(store, workspace, found.judgedBy) })
      if (until <= now) yield { ...found, keptUntil: until }
    }
    const last = page.at(-1)
    if (last === undefined || page.length < pageCases) return
    afterId = last.id
  }
}

/** The shortest retention of any case of the workspace, in calendar years. */
async function shortestYearsOf(store: OperatorServices['store'], { id }: Workspace): Promise<number> {
  const versions = await listVersions(store, id)
  return Math.min(shortestRetentionYears, ...versions.map((version) => rulesOf(version).pack.retentionYears))
}
