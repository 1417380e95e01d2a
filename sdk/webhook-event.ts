type Environment = 'production' | 'sandbox'

interface CommonKeys {
  /** The same when the event is delivered again: skip events that you have seen. */
  readonly event_id: string
  /** With offset: `2026-11-21T10:00:00.000+00:00`. */
  readonly occurred_at: string
  readonly tenant_id: string
  readonly reference: string
  readonly environment: Environment
}

/** Result of verify or assess. */
export interface EventVerdict {
  readonly status: 'passed' | 'failed'
  /** Ids of failed checks; one of screening is cut to its kind, as `screening:pep`. */
  readonly failed_checks: readonly string[]
}

/** The body of a delivery, discriminated by `event`; a test ping has none. docs/webhooks.md#events. */
export type WebhookEvent =
  | (CommonKeys & {
      readonly event: 'kyc.documents_read'
      readonly case_id: string
      readonly document_ids: readonly string[]
      readonly reader_unavailable: boolean
      readonly failed_checks: readonly string[]
    })
  | (CommonKeys & { readonly event: 'kyc.case_verified'; readonly case_id: string; readonly verdict: EventVerdict })
  | (CommonKeys & {
      readonly event: 'kyc.case_assessed'
      readonly case_id: string
      readonly verdict: EventVerdict & { readonly risk_level: 'Low' | 'Medium' | 'High'; readonly suitability: string }
    })
  | (CommonKeys & {
      readonly event: 'kyc.eid_completed'
      readonly key: number
      readonly complete: boolean
      readonly passed: boolean
      readonly failed_checks: readonly string[]
    })
  | (CommonKeys & { readonly event: 'kyc.review_due'; readonly case_id: string; readonly next_review_due: string })
  | (CommonKeys & {
      readonly event: 'kyc.screening_changed'
      readonly case_id: string
      readonly verdict_id: string
      readonly bundle: string
      readonly hits: { readonly appeared: number; readonly changed: number; readonly gone: number }
      readonly severity: 'critical' | 'warning' | 'none'
    })
  | (CommonKeys & {
      readonly event: 'kyc.case_decided'
      readonly case_id: string
      readonly decision_id: string
      readonly decision: 'approved' | 'declined' | 'escalated'
      /** Null when the case had no verdict. */
      readonly verdict_id: string | null
    })
  | {
      readonly event?: undefined
      readonly event_type: 'test.ping'
      readonly timestamp: string
      readonly data: { readonly message: string; readonly webhook_id: string; readonly tenant_id: string }
    }

/**
 * True for a payload of an event that this version knows, with the keys of that event. Unknown keys are ignored: a
 * later version of the service may send more. docs/webhooks.md#events.
 */
export function isWebhookEvent(value: unknown): value is WebhookEvent {
  if (!isObject(value)) return false
  if (value['event_type'] === 'test.ping') return hasTexts(value, 'timestamp') && isObject(value['data'])
  if (!hasTexts(value, 'event_id', 'occurred_at', 'tenant_id', 'reference', 'environment')) return false
  switch (value['event']) {
    case 'kyc.documents_read':
      return hasTexts(value, 'case_id') && isTexts(value['document_ids']) && isTexts(value['failed_checks'])
    case 'kyc.case_verified':
      return hasTexts(value, 'case_id') && isVerdict(value['verdict'])
    case 'kyc.case_assessed':
      return hasTexts(value, 'case_id') && isVerdict(value['verdict'], 'risk_level', 'suitability')
    case 'kyc.eid_completed':
      return typeof value['key'] === 'number' && isTexts(value['failed_checks'])
    case 'kyc.review_due':
      return hasTexts(value, 'case_id', 'next_review_due')
    case 'kyc.screening_changed':
      return hasTexts(value, 'case_id', 'verdict_id', 'bundle', 'severity') && isHitCounts(value['hits'])
    case 'kyc.case_decided':
      return hasTexts(value, 'case_id', 'decision_id', 'decision')
    default:
      return false
  }
}

function isHitCounts(value: unknown): boolean {
  return isObject(value) && ['appeared', 'changed', 'gone'].every((name) => typeof value[name] === 'number')
}

function isVerdict(value: unknown, ...texts: readonly string[]): boolean {
  return isObject(value) && hasTexts(value, 'status', ...texts) && isTexts(value['failed_checks'])
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasTexts(value: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string')
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}
