import { eidCompletedPayload } from '../../domain/eid/event.ts'
import { claimEidEvent } from '../../store/eid-requests.ts'
import { insertEvent } from '../../store/case-events.ts'
import { lockCase } from '../../store/erasures.ts'
import { newId } from '../../store/new-id.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Services } from '../services.ts'
import { summaryOf, type OpenedRequest } from './request-record.ts'

/**
 * Stores `kyc.eid_completed` for a request that ended, once: the claim and the event are one commit, so that of many polls one
 * stores it, and a crash in between leaves it to the next poll. Only requests with a reference have an event.
 */
export async function sendEidEvent(services: Services, request: OpenedRequest): Promise<void> {
  const { stored } = request
  const { tenantId, key, environment, reference, caseId, state } = stored
  if (stored.eventId !== null || reference === null || (state !== 'complete' && state !== 'archived')) return
  const at = services.clock.now()
  const eventId = newId(at)
  const { complete, passed, checks } = summaryOf(request, 'en')
  const payload = eidCompletedPayload({
    ...{ eventId, at, tenantId, environment, reference, key, complete, passed, checks },
  })
  const deliveries = await withTenant(services.store.app, tenantId, async (tx) => {
    // The case first, as a start and an erasure lock it.
    if (caseId !== null) await lockCase(tx, tenantId, caseId)
    if (!(await claimEidEvent(tx, stored, eventId))) return 0
    services.reached('before_commit')
    return insertEvent(tx, {
      ...{ tenantId, id: eventId, type: payload.event, environment, caseId, reference, at },
      body: Buffer.from(JSON.stringify(payload)),
    })
  })
  if (deliveries > 0) services.onDeliveriesDue()
}
