import { wireTime, type CaseDecidedPayload } from '../../contract/events.ts'
import type { CaseOutcome } from '../../domain/cases/next-step.ts'
import { insertEvent } from '../../store/case-events.ts'
import type { StoredCase } from '../../store/cases.ts'
import { newId } from '../../store/new-id.ts'
import type { TenantTransaction } from '../../store/tenant.ts'

/**
 * Stores `kyc.case_decided` in the transaction of the decision. Returns how many deliveries wait to be sent.
 * docs/webhooks.md#decisions.
 */
export function sendCaseDecided(
  tx: TenantTransaction,
  { tenantId, id: caseId, environment, reference }: StoredCase,
  made: {
    readonly id: string
    readonly outcome: CaseOutcome
    readonly verdictId: string | null
    readonly at: Date
  },
): Promise<number> {
  const { at } = made
  const payload: CaseDecidedPayload = {
    event: 'kyc.case_decided',
    event_id: newId(at),
    occurred_at: wireTime(at),
    tenant_id: tenantId,
    case_id: caseId,
    reference,
    environment: environment === 'production' ? 'production' : 'sandbox',
    decision_id: made.id,
    decision: made.outcome,
    verdict_id: made.verdictId,
  }
  return insertEvent(tx, {
    ...{ tenantId, id: payload.event_id, type: payload.event, environment, caseId, reference, at },
    body: Buffer.from(JSON.stringify(payload)),
  })
}
