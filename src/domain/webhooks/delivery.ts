/**
 * The life of a delivery, without clock, randomness or store: what an attempt or an interruption makes of it.
 * docs/webhooks.md#states-of-a-delivery, docs/webhooks.md#delivery-and-retries.
 */

/** docs/webhooks.md#states-of-a-delivery. `cancelled`: the endpoint was deleted. */
export const deliveryStates = ['pending', 'sending', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** docs/webhooks.md#delivery-and-retries: the first included. */
export const attemptsMax = 6
const minuteMs = 60_000
/** docs/webhooks.md#delivery-and-retries: after each failed attempt but the last. */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 120 * minuteMs, 360 * minuteMs] as const
/** A retry may be late by a share of its wait, never early, so that a receiver that comes back is not met by all at once. */
const jitterShare = 0.1
const jitterMsMax = minuteMs
/** A receiver may ask for more time, up to so many times the wait. */
const retryAfterWaits = 2
/** Crashes of ours do not use up an attempt, until so many in a row speak against the delivery itself. */
export const interruptionsMax = 20

/** Who claimed a delivery has it for so long; an attempt ends well before. */
export const leaseMs = 90_000
/** After so many failures in a row an endpoint is tried with one delivery at a time. */
export const failuresToHalfOpen = 5

/** Deliveries sent at the same time; an endpoint may have another share. docs/webhooks.md#fairness. */
export const sendingMax = { endpoint: 4, failingEndpoint: 1, workspace: 16, node: 64 } as const
/** The largest share that an endpoint may have. docs/webhooks.md#fairness. */
export const endpointConcurrencyMax = 32

/**
 * Where an operator wants it: so many deliveries failed for good since the endpoint last took one, and so many days
 * ago. docs/webhooks.md#fairness.
 */
export const switchOffAfter = { failedDeliveries: 50, daysMin: 5, daysMax: 365 } as const

/**
 * The receiver wants no more of it. A failure as others are, and told of the endpoint. RFC 9110 section 15.5.11;
 * docs/webhooks.md#delivery-and-retries.
 */
export const goneStatus = 410

/** What is counted of a delivery while it is not finished. */
export interface DeliveryCounts {
  /** Attempts that the receiver had. */
  readonly attempts: number
  /** Interruptions since the last attempt. */
  readonly interrupted: number
}

/** A delivery after an attempt or an interruption. */
export interface DeliveryChange extends DeliveryCounts {
  readonly state: 'pending' | 'delivered' | 'failed'
  /** When it is tried next; for a finished one, now. */
  readonly dueAt: Date
  /** Number of the attempt that this used up; null for an interruption that used up none. */
  readonly no: number | null
}

/** The moment of a change and the chance of its jitter, 0 to 1. */
export interface Moment {
  readonly now: Date
  readonly random: number
}

/** After an attempt came to its end, whatever the receiver did. `retryAfterMs` is what its answer asked for. */
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
 * After an attempt of which we do not know how it ended, or that we could not make: tried again after the pause, and no
 * attempt used up. The last interruption of too many counts as a failed attempt.
 */
export function afterInterruption(counts: DeliveryCounts, pauseMs: number, moment: Moment): DeliveryChange {
  const interrupted = counts.interrupted + 1
  if (interrupted >= interruptionsMax) return afterAttempt(counts, { delivered: false, retryAfterMs: null }, moment)
  return { state: 'pending', attempts: counts.attempts, interrupted, no: null, dueAt: later(moment.now, pauseMs) }
}

/** How long a `Retry-After` header asks to wait: seconds or a date, RFC 9110 section 10.2.3. Null when it says neither. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000
  // A date begins with the name of its day; Date.parse takes much else for one.
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
