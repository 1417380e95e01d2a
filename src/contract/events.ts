import type { RiskLevel } from './assessment.ts'
import type { Environment } from './environment.ts'

/** The events a webhook endpoint can subscribe to. Contract 6. */
export const eventNames = ['kyc.documents_read', 'kyc.case_verified', 'kyc.case_assessed', 'kyc.eid_completed'] as const
export type EventName = (typeof eventNames)[number]

/** True for the name of an event that an endpoint can subscribe to. */
export function isEventName(text: string): text is EventName {
  return eventNames.some((name) => name === text)
}

/** Keys that every payload has. Contract 6, common payload keys. */
interface CommonPayload {
  readonly event_id: string
  /** With offset: `2026-11-21T10:00:00.000+00:00`. */
  readonly occurred_at: string
  readonly tenant_id: string
  readonly case_id: string
  readonly reference: string
  readonly environment: Environment
}

/** Payloads carry ids only: no field value, name, birth date or document content. Contract 6. */
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

/** Names no case: the check is found by its key. Contract 6; decisions.md 1, eID. */
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

/** A moment as it is written on the wire, with offset. decisions.md 2. */
export function wireTime(moment: Date): string {
  return moment.toISOString().replace('Z', '+00:00')
}
