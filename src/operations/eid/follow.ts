import type { AuditActor } from '../../domain/audit/actions.ts'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import type { Log } from '../../ports/log.ts'
import { dueEidRequests, setEidDue, type DueEidRequest, type StoredEidRequest } from '../../store/eid-requests.ts'
import { findEidRequest } from '../../store/find-eid-request.ts'
import { withTenant } from '../../store/tenant.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import type { Services } from '../services.ts'
import { askProvider } from './ask-provider.ts'
import { copyReport } from './copy-report.ts'
import { pollAfterMs } from './poll-schedule.ts'
import { recordEnd } from './record-end.ts'
import { openRequest } from './request-record.ts'
import { accountOf, updatedRequest } from './see-request.ts'

const actor: AuditActor = { type: 'job', id: 'follow-eid' }
/** Requests asked about at once. */
const batchSize = 4
/** Another process takes a request whose process crashed after this time: longer than three answers of a provider. */
const leaseMs = 120_000
const dayMs = 86_400_000
/** Days after the end of a request at which its provider has deleted everything for certain. */
const retentionDays = 7

/**
 * Asks the providers about the requests that are due: records an end, copies the report before the provider deletes it, cancels
 * replaced requests. Sends no event: only a poll does. docs/rules/eid.md#following.
 */
export async function followEidRequests(
  services: Services,
  { log, stopping }: { readonly log: Log; readonly stopping: AbortSignal },
): Promise<void> {
  while (!stopping.aborted) {
    const now = services.clock.now()
    const leaseUntil = new Date(now.getTime() + leaseMs)
    const due = await dueEidRequests(services.store, { now, leaseUntil, limit: batchSize })
    if (due.length === 0) return
    const followed = await Promise.allSettled(due.map((one) => follow(services, one, log)))
    for (const result of followed) if (result.status === 'rejected') throw result.reason
  }
}

/** One request, as far as its provider answers; what is left is tried again later. */
async function follow(services: Services, due: DueEidRequest, log: Log): Promise<void> {
  const { tenantId, key, polls } = due
  const later = new Date(services.clock.now().getTime() + pollAfterMs(polls))
  let next: Date | null = later
  try {
    const found = await findEidRequest(services.store, tenantId, key)
    next = found === null || (await isSettled(services, found.request)) ? null : later
  } catch (error) {
    if (!(error instanceof EidProviderUnavailable)) throw error
    log.warn('an eID provider gave no usable answer; it is asked again', { tenant_id: tenantId, cause: error.code })
  }
  await withTenant(services.store.app, tenantId, (tx) => setEidDue(tx, due, next))
}

/** Takes a request as far as its provider lets it. True when nothing is left to ask. */
async function isSettled(services: Services, stored: StoredEidRequest): Promise<boolean> {
  const workspace = await findWorkspace(services.store, stored.tenantId)
  const owner = { eid: workspace?.eid ?? 'none', actor }
  const isOver = services.clock.now().getTime() > stored.expiresAt.getTime() + retentionDays * dayMs
  const account = await accountOf(services, { stored }, owner)
  if (stored.state === 'replaced') {
    if (account === null) return isOver
    await askProvider(services, account, stored, (provider, context) => provider.cancel(stored.providerRef, context))
    return true
  }
  const opened = await openRequest(services, stored.tenantId, stored.key)
  if (opened === null) return true
  if (stored.state === 'pending' && isOver) {
    await recordEnd(services, opened, { status: 'archived' }, actor)
    return true
  }
  if (account === null) return isOver
  const request = await updatedRequest(services, opened, owner)
  // Erased meanwhile, it is due as the erasure says.
  if (request === null || request.stored.state === 'pending') return false
  if (request.stored.state === 'complete' && request.stored.report === null && !isOver) {
    await copyReport(services, request, account, actor)
  }
  await askProvider(services, account, stored, (provider, context) => provider.archive(stored.providerRef, context))
  return true
}
