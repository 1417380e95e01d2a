import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { environments, type Environment } from '../../contract/environment.ts'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import { resolveRequest } from '../../domain/verdict/resolve-request.ts'
import { screeningChangedPayload } from '../../domain/screening/changed-event.ts'
import { changedHits, changeIndex, type HitChange } from '../../domain/screening/changes.ts'
import { changedTopics, defaultThresholds } from '../../domain/screening/thresholds.ts'
import { insertAlert, reopenAlert, withdrawAlerts } from '../../store/case-alerts.ts'
import { insertEvent } from '../../store/case-events.ts'
import { insertCaseDataKey } from '../../store/data-keys.ts'
import { lockCase } from '../../store/erasures.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { newId } from '../../store/new-id.ts'
import {
  advanceRescreening,
  rescreeningWith,
  storedCases,
  type Rescreening,
  type StoredCase,
} from '../../store/rescreening.ts'
import { withTenant } from '../../store/tenant.ts'
import { verdictExists } from '../../store/last-verdict.ts'
import { findWorkspace, listWorkspaces } from '../../store/workspaces.ts'
import { storedInput } from '../replay/stored-input.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { screenParties } from './screen-request.ts'
import { thresholdsInForce } from './screening-thresholds.ts'

/** Cases compared between two writes of the progress. */
const pageCases = 50
/** Most pages of one workspace and environment in one run; the next run goes on. */
const pagesMax = 200
/** Pause after a page, as a multiple of its duration, up to a limit: a comparison must not slow down calls. */
const restsAfterPage = 3
const restMsMax = 500
/** Wait after the first sight of a new bundle: other processes may still use the one before. */
const settleMs = 30_000

interface Scope {
  readonly tenantId: string
  readonly environment: Environment
}

/**
 * Compares the last verdict of every open case with the active bundle under the workspace's thresholds, once for each of both, and
 * raises an alert on cases whose hits changed, with the event `kyc.screening_changed`. The progress is in the store, so it goes on after an interruption, and several
 * processes share the pages. docs/operations.md#hits-of-the-screening, docs/webhooks.md#changed-hits.
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

/** The lists and thresholds that cases are compared with. */
type ComparedWith = Pick<Rescreening, 'bundleId' | 'thresholdsVersion'>

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
    const workspace = await findWorkspace(store, tenantId)
    const compared = { bundleId, thresholdsVersion: workspace?.thresholds[scope.environment] ?? 0 }
    const from = await withTenant(store.app, tenantId, (tx) => rescreeningWith(tx, { ...scope, ...compared, at }))
    if (from.finishedAt !== null || at.getTime() - from.startedAt.getTime() < settleMs) return
    const begun = performance.now()
    const next = { ...scope, afterId: from.afterCaseId, limit: pageCases }
    const { cases, lastCaseId, isLast } = await storedCases(store, next)
    await comparePage(services, scope, compared, cases)
    const to = { afterCaseId: lastCaseId ?? from.afterCaseId, finishedAt: isLast ? at : null }
    await withTenant(store.app, tenantId, (tx) => advanceRescreening(tx, scope, from, to))
    if (!isLast) await rest(performance.now() - begun, stopping)
  }
}

/** Pauses, so that calls can use the store. */
async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  await pause(Math.min(restsAfterPage * ms, restMsMax), undefined, { signal: stopping }).catch(() => {})
}

/** Raises and withdraws the alerts of one page. Idempotent. */
async function comparePage(
  services: Services,
  scope: Scope,
  now: ComparedWith,
  cases: readonly StoredCase[],
): Promise<void> {
  const { bundleId } = now
  const compared: { readonly verdictId: string; readonly keep: Buffer | null }[] = []
  for (const stored of cases) {
    await setImmediate()
    const changes = await changesOf(services, scope, now, stored)
    if (changes === null) continue
    const { key } = await services.workspaceKeys.open(scope.tenantId, stored.input.workspaceKey)
    const keep = changes.length === 0 ? null : changeIndex(key, changes)
    if (keep !== null) await raise(services, scope, { stored, bundleId, changes, index: keep })
    compared.push({ verdictId: stored.verdictId, keep })
  }
  const at = services.clock.now()
  await withTenant(services.store.app, scope.tenantId, (tx) => withdrawAlerts(tx, scope.tenantId, compared, at))
}

/** The changed hits of a case; null when screening was off, the bundle has changed, or the seal is broken. */
async function changesOf(
  services: Services,
  scope: Scope,
  { bundleId, thresholdsVersion }: ComparedWith,
  { reference, verdictId, input: sealed }: StoredCase,
): Promise<readonly HitChange[] | null> {
  const { tenantId, environment } = scope
  const context = { tenantId, case: { environment, reference }, column: 'verdict.input', rowId: verdictId } as const
  try {
    const given = await storedInput(services.store, tenantId, await openKeyed(services, context, sealed))
    const resolved = resolveRequest(given)
    const running = { ...scope, version: thresholdsVersion === 0 ? null : thresholdsVersion }
    const judged = await thresholdsInForce(services.store, running, resolved.chosen.pack)
    const thresholds = {
      earlier: given.screeningThresholds?.scores ?? defaultThresholds,
      later: judged?.scores ?? defaultThresholds,
    }
    const isSame = changedTopics(thresholds.earlier, thresholds.later).length === 0
    if (isSame && given.screening.status === 'run' && given.screening.bundle.id === bundleId) return []
    const background = { ...scope, isBackground: true }
    const later = await screenParties(services.screener, background, resolved, thresholds.later)
    if (later.status !== 'run' || later.bundle.id !== bundleId) return null
    return changedHits(given.screening, later, thresholds)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

/**
 * Raises an alert with its event, unless its case was erased meanwhile; an alert that is open already has had its event. One
 * transaction for each case, so that locks cannot deadlock.
 */
async function raise(
  services: Services,
  { tenantId, environment }: Scope,
  alert: {
    readonly stored: StoredCase
    readonly bundleId: string
    readonly changes: readonly HitChange[]
    readonly index: Buffer
  },
): Promise<void> {
  const { stored, bundleId, changes, index } = alert
  const { caseId, reference, verdictId } = stored
  const id = randomUUID()
  const sealer = await newSealer(services, {
    tenantId,
    workspaceKey: stored.input.workspaceKey,
    case: { environment, reference },
  })
  const sealed = sealer.seal('case_alert.changes', id, jsonBytes(changes))
  const raisedAt = services.clock.now()
  const event = screeningChangedPayload({
    ...{
      eventId: newId(raisedAt),
      at: raisedAt,
      tenantId,
      caseId,
      reference,
      environment,
      verdictId,
      bundleId,
      changes,
    },
  })
  const deliveries = await withTenant(services.store.app, tenantId, async (tx) => {
    if ((await lockCase(tx, tenantId, caseId)) === null || !(await verdictExists(tx, tenantId, verdictId))) return 0
    const earlier = await reopenAlert(tx, tenantId, { verdictId, changeIndex: index, bundleId, raisedAt })
    if (earlier === 'open') return 0
    if (earlier === 'none') {
      await insertCaseDataKey(tx, tenantId, { ...sealer.stored, caseId, at: raisedAt })
      const dataKeyId = sealer.stored.id
      await insertAlert(tx, tenantId, {
        ...{ id, caseId, verdictId, bundleId, changeIndex: index, changes: sealed, dataKeyId, raisedAt },
      })
    }
    return insertEvent(tx, {
      ...{ tenantId, id: event.event_id, type: event.event, environment, caseId, reference, at: raisedAt },
      body: Buffer.from(JSON.stringify(event)),
    })
  })
  if (deliveries > 0) services.onDeliveriesDue()
}
