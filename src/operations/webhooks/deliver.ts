import { setTimeout as pause } from 'node:timers/promises'
import { afterAttempt, afterInterruption, retryAfterMs, type DeliveryChange } from '../../domain/webhooks/delivery.ts'
import { signedHeaders } from '../../domain/webhooks/signature.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Egress } from '../../ports/egress.ts'
import type { Failpoint } from '../../ports/failpoint.ts'
import { errorFacts, type Log } from '../../ports/log.ts'
import { secondsSince, type Metrics } from '../../ports/metrics.ts'
import type { ClaimedDelivery } from '../../store/claim-deliveries.ts'
import { finishAttempt, type AttemptNote, type FinishedAttempt } from '../../store/finish-attempts.ts'
import type { Store } from '../../store/store.ts'
import type { EndpointSecrets } from './endpoint-secrets.ts'
import { deliveryDeadlineMs, postToReceiver } from './post.ts'

/** Delay until the next attempt when a delivery cannot be sent for an internal reason, such as a secret that does not open. */
const internalFaultPauseMs = 60_000
/** Attempts to store a result. When all fail, the lease ends and the delivery is sent again. */
const finishTriesMax = 5
const betweenTriesMs = 1_000

/** What a delivery uses. */
export interface DeliveryWorld {
  readonly store: Store
  /** This process, as host:pid. */
  readonly node: string
  readonly clock: Clock
  readonly egress: Egress
  readonly secrets: EndpointSecrets
  readonly log: Log
  readonly metrics: Metrics
  readonly reached: Failpoint
  /** 0 to 1, for the jitter of waits. */
  readonly random: () => number
}

/** Sends one claimed delivery and stores the result. Never throws; internal faults are logged. */
export async function deliver(world: DeliveryWorld, claimed: ClaimedDelivery): Promise<void> {
  world.reached('delivery_claimed')
  const finished = await attempt(world, claimed)
  world.reached('delivery_answered')
  const first = claimed.attempts === 0 && claimed.interrupted === 0
  world.metrics.count('gatehouse_webhook_attempts_total', { outcome: finished.attempt.outcome })
  if (first) {
    const waitedMs = finished.attempt.startedAt.getTime() - claimed.dueAt.getTime()
    world.metrics.observe('gatehouse_webhook_first_attempt_seconds', {}, Math.max(0, waitedMs / 1000))
  }
  for (let tries = 1; tries <= finishTriesMax; tries++) {
    try {
      await finishAttempt(world.store, finished)
      break
    } catch (error) {
      world.log.error('the result of a delivery was not written down', {
        tenant_id: claimed.tenantId,
        ...errorFacts(error),
      })
      await pause(betweenTriesMs)
    }
  }
  world.reached('delivery_finished')
}

async function attempt(world: DeliveryWorld, claimed: ClaimedDelivery): Promise<FinishedAttempt> {
  const { clock, secrets, random, log } = world
  const { tenantId, endpoint, event } = claimed
  const startedAt = clock.now()
  const started = performance.now()
  const end = (delivered: boolean | null, change: DeliveryChange, attempted: AttemptNote): FinishedAttempt => ({
    delivery: claimed,
    delivered,
    change,
    attempt: attempted,
    at: clock.now(),
  })
  try {
    const signed = signedHeaders({
      event: event.type,
      deliveryId: claimed.id,
      messageId: event.id,
      at: startedAt,
      body: event.body,
      secrets: await secrets({ tenantId, ...endpoint }, startedAt),
    })
    const posted = await postToReceiver(world, {
      url: endpoint.url,
      headers: signed,
      body: event.body,
      deadlineMs: deliveryDeadlineMs,
      succeeds: (status) => status >= 200 && status <= 299,
    })
    const moment = { now: clock.now(), random: random() }
    const delivered = posted.outcome === 'ok'
    const wanted = retryAfterMs(posted.retryAfter, moment.now)
    // The moment that was signed, which can be a second before the request.
    return end(delivered, afterAttempt(claimed, { delivered, retryAfterMs: wanted }, moment), { ...posted, startedAt })
  } catch (error) {
    log.error('a delivery could not be sent', { tenant_id: tenantId, ...errorFacts(error) })
    const change = afterInterruption(claimed, internalFaultPauseMs, { now: clock.now(), random: random() })
    const durationMs = Math.round(secondsSince(started) * 1000)
    return end(null, change, interruptedNote(startedAt, durationMs))
  }
}

/** The note of an attempt whose result is unknown. */
export function interruptedNote(startedAt: Date, durationMs: number): AttemptNote {
  return { startedAt, durationMs, outcome: 'interrupted', httpStatus: null, responseBody: null, address: null }
}
