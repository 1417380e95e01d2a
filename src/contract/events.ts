import type { RiskLevel } from './assessment.ts'
import type { Environment } from './environment.ts'

/** The events a webhook endpoint can subscribe to. docs/webhooks.md#events. */
export const eventNames = ['kyc.documents_read', 'kyc.case_verified', 'kyc.case_assessed', 'kyc.eid_completed'] as const
export type EventName = (typeof eventNames)[number]

/** True for the name of an event that an endpoint can subscribe to. */
export function isEventName(text: string): text is EventName {
  return eventNames.some((name) => name === text)
}

/** Keys that every payload has. docs/webhooks.md#events. */
interface CommonPayload {
  readonly event_id: string
  /** With offset: `2026-11-21T10:00:00.000+00:00`. */
  readonly occurred_at: string
  readonly tenant_id: string
  readonly case_id: string
  readonly reference: string
  readonly environment: Environment
}

/** Payloads carry ids only: no field value, name, birth date or document content. docs/webhooks.md#events. */
export type EventPayload =
  | (CommonPayload & {
      readonly event: 'kyc.documents_read'
      readonly document_ids: readonly string[]
      readonly reader_unavailable: boolean
      readonly failed_checks: readonly string[]
    })
  | (CommonPayload & { readonly event: 'kyc.case_verified'; readonly verdict: EventVerdict })
  | (CommonPayload & {
      readonly event: 'kyc.case_assessed'
      readonly verdict: EventVerdict & { readonly risk_level: RiskLevel; readonly suitability: string }
    })

/** Names no case: the check is found by its key. docs/webhooks.md#events. */
export type EidCompletedPayload = Omit<CommonPayload, 'case_id'> & {
  readonly event: 'kyc.eid_completed'
  readonly key: number
  readonly complete: boolean
  readonly passed: boolean
  readonly failed_checks: readonly string[]
}

export interface EventVerdict {
  readonly status: 'passed' | 'failed'
  readonly failed_checks: readonly string[]
}

/** A moment as it is written on the wire, with offset. docs/api.md#every-call. */
export function wireTime(moment: Date): string {
  return moment.toISOString().replace('Z', '+00:00')
}
