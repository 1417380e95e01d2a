import { wireTime, type ReviewDuePayload } from '../../contract/events.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { insertEvent } from '../../store/case-events.ts'
import { dueReviews, markNotified, type DueReview } from '../../store/due-reviews.ts'
import { newId } from '../../store/new-id.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { Services } from '../services.ts'

const actor: AuditActor = { type: 'job', id: 'notify-due-reviews' }
/** Cases of one query. */
const pageCases = 50
/** Most pages of one workspace in one run; the next run goes on. */
const pagesMax = 20

/**
 * Stores `kyc.review_due` for every open case whose next review is due, once for each due day: mark, event and audit entry are one
 * commit, so that of several processes one stores it. Returns how many cases there were. docs/webhooks.md#reviews.
 */
export async function notifyDueReviews(services: Services, stopping: AbortSignal): Promise<number> {
  let notified = 0
  for (const { id: tenantId } of await listWorkspaces(services.store)) {
    for (let page = 0; page < pagesMax && !stopping.aborted; page++) {
      const due = await withTenant(services.store.app, tenantId, (tx) =>
        dueReviews(tx, tenantId, { today: dayOf(services), unnotified: true, limit: pageCases }),
      )
      for (const review of due) if (await notify(services, tenantId, review)) notified += 1
      if (due.length < pageCases) break
    }
  }
  return notified
}

/** Today in UTC, YYYY-MM-DD. */
export function dayOf({ clock }: Pick<Services, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10)
}

/** Returns false when another process was faster, or the case has changed meanwhile. */
async function notify(services: Services, tenantId: string, review: DueReview): Promise<boolean> {
  const { caseId, environment, reference, nextReviewDue } = review
  const at = services.clock.now()
  const payload: ReviewDuePayload = {
    event: 'kyc.review_due',
    event_id: newId(at),
    occurred_at: wireTime(at),
    tenant_id: tenantId,
    case_id: caseId,
    reference,
    environment,
    next_review_due: nextReviewDue,
  }
  const deliveries = await withTenant(services.store.app, tenantId, async (tx) => {
    if (!(await markNotified(tx, tenantId, review))) return null
    await insertAuditEntry(tx, { tenantId, at, actor, action: 'case.review_due', objectId: caseId, caseId })
    return insertEvent(tx, {
      ...{ tenantId, id: payload.event_id, type: payload.event, environment, caseId, reference, at },
      body: Buffer.from(JSON.stringify(payload)),
    })
  })
  if (deliveries !== null && deliveries > 0) services.onDeliveriesDue()
  return deliveries !== null
}
