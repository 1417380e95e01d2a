/** The events that an endpoint can ask for. docs/webhooks.md#events. */
export const webhookEvents = [
  'kyc.documents_read',
  'kyc.case_verified',
  'kyc.case_assessed',
  'kyc.eid_completed',
  'kyc.case_decided',
  'kyc.review_due',
  'kyc.screening_changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const deliveryStates = ['pending', 'sending', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Of the last answer; none: the endpoint did not answer. */
export const statusClasses = ['2xx', '3xx', '4xx', '5xx', 'none'] as const
