import { setImmediate } from 'node:timers/promises'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import { changedHits, type HitChange } from '../../domain/screening/changes.ts'
import { resolveRequest } from '../../domain/verdict/resolve-request.ts'
import type { Screener } from '../../ports/screener.ts'
import { storedCases, type StoredCase } from '../../store/rescreening.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { defaultThresholds } from '../../domain/screening/thresholds.ts'
import { storedInput } from '../replay/stored-input.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import type { OperatorServices } from '../services.ts'
import { screenParties } from './screen-request.ts'
import { thresholdsInForce, type RunningThresholds } from './screening-thresholds.ts'

const pageCases = 50
/** Most cases of one workspace that are compared; the answer says how many were. */
const casesMax = 20_000
/** Most cases that the answer names. */
const namedMax = 500
const environment = 'production'

/** An open case whose hits would change, without names. */
export interface ChangingCase {
  readonly workspace_id: string
  readonly case_id: string
  /** Hits that would appear, change and go. */
  readonly appeared: number
  readonly changed: number
  readonly gone: number
  /** The highest severity of a hit that would appear or change. */
  readonly severity: 'critical' | 'warning' | 'none'
}

export interface CasesThatChange {
  readonly compared: number
  readonly changing: number
  /** False when a workspace has more cases than are compared. */
  readonly complete: boolean
  readonly cases: readonly ChangingCase[]
}

/**
 * Screens the parties of every open production case, of one workspace or of all, with two screeners and tells which cases differ.
 * Stores nothing.
 */
export async function casesThatChange(
  services: OperatorServices,
  {
    before,
    after,
    ofTenant = null,
  }: { readonly before: Screener; readonly after: Screener; readonly ofTenant?: string | null },
): Promise<CasesThatChange> {
  const cases: ChangingCase[] = []
  let [compared, changing, complete] = [0, 0, true]
  for (const { id: tenantId, thresholds } of await listWorkspaces(services.store)) {
    if (ofTenant !== null && tenantId !== ofTenant) continue
    const running = { tenantId, environment, version: thresholds.production } as const
    let [afterId, isLast, seen]: [string | null, boolean, number] = [null, false, 0]
    while (!isLast) {
      if (seen >= casesMax) {
        complete = false
        break
      }
      const page = await storedCases(services.store, { tenantId, environment, afterId, limit: pageCases })
      for (const stored of page.cases) {
        await setImmediate()
        const changes = await changesOf(services, running, { before, after }, stored)
        if (changes === null) continue
        compared++
        if (changes.length === 0) continue
        changing++
        if (cases.length < namedMax) cases.push(shown(tenantId, stored.caseId, changes))
      }
      ;[afterId, isLast] = [page.lastCaseId ?? afterId, page.isLast]
      seen += page.cases.length
      services.onProgress?.({ done: compared, total: null, unit: 'cases' })
    }
  }
  return { compared, changing, complete, cases }
}

/** Null when screening was switched off for the case or its seal is broken. */
async function changesOf(
  services: OperatorServices,
  running: RunningThresholds,
  { before, after }: { readonly before: Screener; readonly after: Screener },
  { reference, verdictId, input }: StoredCase,
): Promise<readonly HitChange[] | null> {
  const { tenantId } = running
  const context = { tenantId, case: { environment, reference }, column: 'verdict.input', rowId: verdictId } as const
  try {
    const given = await storedInput(services.store, tenantId, await openKeyed(services, context, input))
    const request = resolveRequest(given)
    const scope = { tenantId, environment, isBackground: true } as const
    const judged = await thresholdsInForce(services.store, running, request.chosen.pack)
    const thresholds = judged?.scores ?? defaultThresholds
    const then = await screenParties(before, scope, request, thresholds)
    const now = await screenParties(after, scope, request, thresholds)
    return now.status === 'run' ? changedHits(then, now, { earlier: thresholds, later: thresholds }) : null
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

function shown(workspace_id: string, case_id: string, changes: readonly HitChange[]): ChangingCase {
  const count = (change: HitChange['change']) => changes.filter((one) => one.change === change).length
  const severities = changes.filter(({ change }) => change !== 'gone').map(({ severity }) => severity)
  const severity = (['critical', 'warning'] as const).find((one) => severities.includes(one)) ?? 'none'
  return {
    ...{ workspace_id, case_id, severity },
    ...{ appeared: count('appeared'), changed: count('changed'), gone: count('gone') },
  }
}
