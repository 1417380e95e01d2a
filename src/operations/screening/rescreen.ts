import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { environments, type Environment } from '../../contract/environment.ts'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import { resolveRequest } from '../../domain/verdict/resolve-request.ts'
import { changedHits, changeIndex, type HitChange } from '../../domain/screening/changes.ts'
import { insertAlert, standsAlready, withdrawAlerts } from '../../store/case-alerts.ts'
import { insertCaseDataKey } from '../../store/data-keys.ts'
import { lockCase } from '../../store/erasures.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { advanceRescreening, storedCases, rescreeningWith, type StoredCase } from '../../store/rescreening.ts'
import { withTenant } from '../../store/tenant.ts'
import { verdictStands } from '../../store/last-verdict.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { storedInput } from '../replay/stored-input.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { screenParties } from './screen-request.ts'

/** Cases compared between two writes of how far it has come. */
const pageCases = 50
/** Pages of one workspace and environment in one run; the next run goes on. */
const pagesMax = 200
/** Rests so many times as long as a page took, at most so long, so that a bundle that came in the day slows no caller. */
const restsAfterPage = 3
const restMsMax = 500
/** Until every process has noticed a new bundle, cases are still judged with the one before. */
const settleMs = 30_000

interface Scope {
  readonly tenantId: string
  readonly environment: Environment
}

/**
 * Compares the last verdict of every open case with the active bundle, once a bundle, and raises an alert on those whose
 * hits changed. What it has come to is in the store: cut short it goes on, and several processes share the pages. Nothing is
 * told to partners: the contract has no such event. docs/operations.md#hits-of-the-screening.
 */
export async function rescreenCases(services: Services, stopping: AbortSignal): Promise<void> {
  for (const { id: tenantId } of await listWorkspaces(services.store)) {
    for (const environment of environments) {
      const bundleId = await services.screener.activeBundle({ tenantId, environment })
      if (bundleId !== null) await rescreenWorkspace(services, { tenantId, environment }, bundleId, stopping)
      if (stopping.aborted) return
    }
  }
}

async function rescreenWorkspace(
  services: Services,
  scope: Scope,
  bundleId: string,
  stopping: AbortSignal,
): Promise<void> {
  const { store, clock } = services
  const { tenantId } = scope
  for (let page = 0; page < pagesMax && !stopping.aborted; page++) {
    const at = clock.now()
    const from = await withTenant(store.app, tenantId, (tx) => rescreeningWith(tx, { ...scope, bundleId, at }))
    if (from.finishedAt !== null || at.getTime() - from.startedAt.getTime() < settleMs) return
    const begun = performance.now()
    const next = { ...scope, afterId: from.afterCaseId, limit: pageCases }
    const { cases, lastCaseId, isLast } = await storedCases(store, next)
    await comparePage(services, scope, bundleId, cases)
    const to = { afterCaseId: lastCaseId ?? from.afterCaseId, finishedAt: isLast ? at : null }
    await withTenant(store.app, tenantId, (tx) => advanceRescreening(tx, scope, from, to))
    if (!isLast) await rest(performance.now() - begun, stopping)
  }
}

/** Leaves the store to those who call. */
async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await pause(Math.min(restsAfterPage * ms, restMsMax), undefined, { signal: stopping }).catch(() => {})
}

/** Raises and withdraws alerts of one page. Doing it twice changes nothing. */
async function comparePage(
  services: Services,
  scope: Scope,
  bundleId: string,
  cases: readonly StoredCase[],
): Promise<void> {
  const compared: { readonly verdictId: string; readonly keep: Buffer | null }[] = []
  for (const filed of cases) {
    await setImmediate()
    const changes = await changesOf(services, scope, bundleId, filed)
    if (changes === null) continue
    const { key } = await services.workspaceKeys.open(scope.tenantId, filed.input.workspaceKey)
    const keep = changes.length === 0 ? null : changeIndex(key, changes)
    if (keep !== null) await raise(services, scope, { filed, bundleId, changes, index: keep })
    compared.push({ verdictId: filed.verdictId, keep })
  }
  const at = services.clock.now()
  await withTenant(services.store.app, scope.tenantId, (tx) => withdrawAlerts(tx, scope.tenantId, compared, at))
}

/** Null where there is nothing to compare: screening was off, another bundle came meanwhile, or the seal is broken. */
async function changesOf(
  services: Services,
  scope: Scope,
  bundleId: string,
  { reference, verdictId, input: sealed }: StoredCase,
): Promise<readonly HitChange[] | null> {
  const { tenantId, environment } = scope
  const place = { tenantId, case: { environment, reference }, column: 'verdict.input', rowId: verdictId } as const
  try {
    const given = await storedInput(services.store, tenantId, await openKeyed(services, place, sealed))
    if (given.screening.status === 'run' && given.screening.bundle.id === bundleId) return []
    const later = await screenParties(services.screener, scope, resolveRequest(given))
    if (later.status !== 'run' || later.bundle.id !== bundleId) return null
    return changedHits(given.screening, later)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

/** One transaction a case, so that cases are never locked in two orders; nothing is raised on what was erased meanwhile. */
async function raise(
  services: Services,
  { tenantId, environment }: Scope,
  alert: {
    readonly filed: StoredCase
    readonly bundleId: string
    readonly changes: readonly HitChange[]
    readonly index: Buffer
  },
): Promise<void> {
  const { filed, bundleId, changes, index } = alert
  const { caseId, reference, verdictId } = filed
  const id = randomUUID()
  const sealer = await newSealer(services, {
    tenantId,
    workspaceKey: filed.input.workspaceKey,
    case: { environment, reference },
  })
  const sealed = sealer.seal('case_alert.changes', id, jsonBytes(changes))
  const raisedAt = services.clock.now()
  await withTenant(services.store.app, tenantId, async (tx) => {
    if ((await lockCase(tx, tenantId, caseId)) === null || !(await verdictStands(tx, tenantId, verdictId))) return
    if (await standsAlready(tx, tenantId, { verdictId, changeIndex: index, bundleId, raisedAt })) return
    await insertCaseDataKey(tx, tenantId, { ...sealer.stored, caseId, at: raisedAt })
    const dataKeyId = sealer.stored.id
    await insertAlert(tx, tenantId, {
      ...{ id, caseId, verdictId, bundleId, changeIndex: index, changes: sealed, dataKeyId, raisedAt },
    })
  })
}
