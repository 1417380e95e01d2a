/**
 * The state machine of a delivery, without clock, randomness or store. docs/webhooks.md#states-of-a-delivery,
 * docs/webhooks.md#delivery-and-retries.
 */

/** docs/webhooks.md#states-of-a-delivery. `cancelled`: the endpoint was deleted. */
export const deliveryStates = ['pending', 'sending', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** docs/webhooks.md#delivery-and-retries: the first included. */
export const attemptsMax = 6
const minuteMs = 60_000
/** Waits after each failed attempt except the last. docs/webhooks.md#delivery-and-retries. */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 120 * minuteMs, 360 * minuteMs] as const
/** Jitter: a retry may be late by this share of its wait, never early, so that retries do not all arrive at once. */
const jitterShare = 0.1
const jitterMsMax = minuteMs
/** Longest wait that `Retry-After` may request, as a multiple of the normal wait. */
const retryAfterWaits = 2
/** A crash of the service uses up no attempt, until this many in a row suggest that the delivery itself causes them. */
export const interruptionsMax = 20

/** How long a claim on a delivery lasts; an attempt ends well before. */
export const leaseMs = 90_000
/** After this many failures in a row an endpoint gets one delivery at a time. */
export const failuresToHalfOpen = 5

/** Concurrent deliveries; an endpoint may have its own limit. docs/webhooks.md#fairness. */
export const sendingMax = { endpoint: 4, failingEndpoint: 1, workspace: 16, node: 64 } as const
/** The highest limit of one endpoint. docs/webhooks.md#fairness. */
export const endpointConcurrencyMax = 32

/**
 * When an endpoint is disabled, if the operator enables this: deliveries failed since its last success, and days since
 * then. docs/webhooks.md#fairness.
 */
export const switchOffAfter = { failedDeliveries: 50, daysMin: 5, daysMax: 365 } as const

/**
 * The receiver wants no more deliveries. It counts as a normal failure and is shown on the endpoint. RFC 9110 section
 * 15.5.11; docs/webhooks.md#delivery-and-retries.
 */
export const goneStatus = 410

/** Counters of an unfinished delivery. */
export interface DeliveryCounts {
  /** Attempts that reached an outcome. */
  readonly attempts: number
  /** Interruptions since the last attempt. */
  readonly interrupted: number
}

/** A delivery after an attempt or an interruption. */
export interface DeliveryChange extends DeliveryCounts {
  readonly state: 'pending' | 'delivered' | 'failed'
  /** Time of the next attempt; for a finished delivery, now. */
  readonly dueAt: Date
  /** Number of the attempt that this used up; null for an interruption that used up none. */
  readonly no: number | null
}

/** The time of a change, and the random share of its jitter, 0 to 1. */
export interface Moment {
  readonly now: Date
  readonly random: number
}

/** The change after an attempt with a known outcome. `retryAfterMs` is the wait that the response requested. */
export function afterAttempt(
  { attempts }: DeliveryCounts,
  result: { readonly delivered: boolean; readonly retryAfterMs: number | null },
  { now, random }: Moment,
): DeliveryChange {
  const no = attempts + 1
  const counted = { attempts: no, interrupted: 0, no }
  if (result.delivered) return { ...counted, state: 'delivered', dueAt: now }
  const waitMs = waitsMs[no - 1]
  if (waitMs === undefined) return { ...counted, state: 'failed', dueAt: now }
  const dueAt = later(now, retryWaitMs(waitMs, result.retryAfterMs, random))
  return { ...counted, state: 'pending', dueAt }
}

/**
 * The change after an attempt whose outcome is unknown, or that could not be made: retried after the pause without
 * using up an attempt. The last allowed interruption counts as a failed attempt.
 */
export function afterInterruption(counts: DeliveryCounts, pauseMs: number, moment: Moment): DeliveryChange {
  const interrupted = counts.interrupted + 1
  if (interrupted >= interruptionsMax) return afterAttempt(counts, { delivered: false, retryAfterMs: null }, moment)
  return { state: 'pending', attempts: counts.attempts, interrupted, no: null, dueAt: later(moment.now, pauseMs) }
}

/**
 * The wait of a `Retry-After` header, in milliseconds: seconds or a date, RFC 9110 section 10.2.3. Null when it is
 * neither.
 */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000
  // An HTTP date begins with the name of its day; Date.parse accepts many other texts.
  const at = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}

function retryWaitMs(waitMs: number, asked: number | null, random: number): number {
  const wanted = Math.max(waitMs, Math.min(asked ?? 0, retryAfterWaits * waitMs))
  return wanted + Math.floor(random * Math.min(jitterShare * waitMs, jitterMsMax))
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
