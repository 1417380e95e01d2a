import type { Check } from '../../contract/check.ts'
import type { Environment } from '../../contract/environment.ts'
import { wireTime, type EidCompletedPayload } from '../../contract/events.ts'

/** The part of a finished or archived eID check that its event needs. */
export interface FinishedEid {
  readonly eventId: string
  readonly at: Date
  readonly tenantId: string
  readonly environment: Environment
  readonly reference: string
  readonly key: number
  /** False when the client did not finish. */
  readonly complete: boolean
  readonly passed: boolean
  readonly checks: readonly Check[]
}

/** The payload of `kyc.eid_completed`: critical failures only, no case id. docs/webhooks.md#events. */
export function eidCompletedPayload(eid: FinishedEid): EidCompletedPayload {
  const failed = eid.checks.filter(({ severity, passed }) => !passed && severity === 'critical')
  return {
    event: 'kyc.eid_completed',
    event_id: eid.eventId,
    occurred_at: wireTime(eid.at),
    tenant_id: eid.tenantId,
    reference: eid.reference,
    environment: eid.environment,
    key: eid.key,
    complete: eid.complete,
    passed: eid.passed,
    failed_checks: [...new Set(failed.map(({ id }) => id))],
  }
}
