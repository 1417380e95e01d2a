import type { RiskLevel } from './assessment.ts'
import type { Environment } from './environment.ts'

/** The events a webhook endpoint can subscribe to. docs/webhooks.md#events. */
export const eventNames = [
  'kyc.documents_read',
  'kyc.case_verified',
  'kyc.case_assessed',
  'kyc.eid_completed',
  'kyc.review_due',
  'kyc.screening_changed',
  'kyc.case_decided',
] as const
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

/** A review of a client has come due. docs/webhooks.md#reviews. */
export type ReviewDuePayload = CommonPayload & {
  readonly event: 'kyc.review_due'
  /** YYYY-MM-DD. */
  readonly next_review_due: string
}

/** The lists have changed what a stored case comes to. docs/webhooks.md#changed-hits. */
export type ScreeningChangedPayload = CommonPayload & {
  readonly event: 'kyc.screening_changed'
  /** The verdict whose hits were compared. */
  readonly verdict_id: string
  /** The lists that were compared with. */
  readonly bundle: string
  readonly hits: { readonly appeared: number; readonly changed: number; readonly gone: number }
  /** The worst of the hits that appeared or changed; `none` when they are gone or come to nothing. */
  readonly severity: 'critical' | 'warning' | 'none'
}

/** A person has decided on a case. docs/webhooks.md#decisions. */
export type CaseDecidedPayload = CommonPayload & {
  readonly event: 'kyc.case_decided'
  readonly decision_id: string
  readonly decision: 'approved' | 'declined' | 'escalated'
  /** The newest verdict when it was made; null when the case had none. */
  readonly verdict_id: string | null
}

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
