import { setTimeout as pause } from 'node:timers/promises'
import { afterInterruption, sendingMax } from '../../domain/webhooks/delivery.ts'
import { errorFacts } from '../../ports/log.ts'
import { claimDeliveries } from '../../store/claim-deliveries.ts'
import { pauseMsMax } from '../../store/group-commit.ts'
import { finishAttempts } from '../../store/finish-attempts.ts'
import { cancelOrphans, forgetAttempts, lapsedDeliveries } from '../../store/lapsed-deliveries.ts'
import type { Deliveries } from '../services.ts'
import { deliver, interruptedNote, type DeliveryWorld } from './deliver.ts'

/** Leases that ran out are looked for this often. docs/webhooks.md#crashes. */
const takeBackEveryMs = 30_000
/** Woken, a claim is followed by a pause of so many times what it took: under load it serves the events of several calls. */
const pausesAfterClaim = 1
/** Attempts are kept for 30 days. docs/webhooks.md#attempts. */
const attemptsKeptMs = 30 * 86_400_000
/**
 * What is being sent at a stop has its deadline of 30 s to end, and the writing of its result.
 * docs/operations.md#stopping.
 */
const drainMsMax = 35_000

/** Sends deliveries from this process: claims them when woken and when polled, and runs them side by side. */
export interface Dispatcher extends Deliveries {
  /** Deliveries were just committed. Returns at once; never throws. */
  wake(): void
  /** Deliveries that are being sent now. */
  sending(): number
}

/**
 * `soleOwner`: no other process can send deliveries of this store, so that whatever is marked as being sent when we begin was cut
 * short, and need not wait for its lease to end.
 */
export function openDispatcher(world: DeliveryWorld, { soleOwner }: { readonly soleOwner: boolean }): Dispatcher {
  const sending = new Set<Promise<void>>()
  let stopped = false
  let claiming: Promise<void> | null = null
  let claimAgain = false
  let rested = Number.NEGATIVE_INFINITY
  let woken: NodeJS.Timeout | null = null
  let tookBackAt = Number.NEGATIVE_INFINITY

  function send(claimed: Parameters<typeof deliver>[1]): void {
    const sent = deliver(world, claimed).finally(() => {
      sending.delete(sent)
      dispatcher.wake()
    })
    sending.add(sent)
  }

  /** One claim at a time; who asks during one is served by the next. */
  async function claimAll(): Promise<void> {
    do {
      claimAgain = false
      const begun = performance.now()
      const limit = sendingMax.node - sending.size
      if (stopped || limit <= 0) return
      const claimed = await claimDeliveries(world.store, { now: world.clock.now(), limit, node: world.node })
      const ended = performance.now()
      rested = ended + Math.min(pausesAfterClaim * (ended - begun), pauseMsMax)
      for (const one of claimed) send(one)
      claimAgain ||= claimed.length === limit
    } while (claimAgain)
  }

  function claim(): Promise<void> {
    if (claiming !== null) {
      claimAgain = true
      return claiming
    }
    claiming = claimAll().finally(() => (claiming = null))
    return claiming
  }

  function claimWoken(): void {
    woken = null
    claim().catch((error: unknown) => world.log.error('deliveries were not claimed', errorFacts(error)))
  }

  async function takeBack(): Promise<void> {
    const first = tookBackAt === Number.NEGATIVE_INFINITY
    if (performance.now() - tookBackAt < takeBackEveryMs) return
    tookBackAt = performance.now()
    await takeBackLapsed(world, { everyLease: first && soleOwner })
    await cancelOrphans(world.store, world.clock.now())
    await forgetAttempts(world.store, new Date(world.clock.now().getTime() - attemptsKeptMs))
  }

  const dispatcher: Dispatcher = {
    wake() {
      if (stopped || woken !== null) return
      woken = setTimeout(claimWoken, Math.max(0, rested - performance.now()))
    },
    async poll() {
      if (stopped) return
      await takeBack()
      await claim()
    },
    async drain() {
      stopped = true
      if (woken !== null) clearTimeout(woken)
      woken = null
      await claiming?.catch(() => {})
      const ended = new AbortController()
      const timeUp = pause(drainMsMax, undefined, { signal: ended.signal }).catch(() => {})
      await Promise.race([Promise.all(sending), timeUp])
      ended.abort()
    },
    sending: () => sending.size,
    async idle() {
      while (woken !== null || claiming !== null || sending.size > 0) {
        await Promise.allSettled([claiming, ...sending, woken === null ? null : pause(1)])
      }
    },
  }
  return dispatcher
}

/** Gives back deliveries whose sender is gone: due now, and no attempt used up unless it happened too often. */
export async function takeBackLapsed(
  world: Pick<DeliveryWorld, 'store' | 'clock' | 'random' | 'metrics'>,
  { everyLease }: { readonly everyLease: boolean },
): Promise<number> {
  const now = world.clock.now()
  const lapsed = await lapsedDeliveries(world.store, everyLease ? new Date(now.getTime() + foreverMs) : now)
  if (lapsed.length === 0) return 0
  const finished = await finishAttempts(
    world.store,
    lapsed.map((delivery) => ({
      delivery,
      delivered: null,
      change: afterInterruption(delivery, 0, { now, random: world.random() }),
      attempt: interruptedNote(now, 0),
      at: now,
    })),
  )
  const count = finished.filter((ours) => ours).length
  world.metrics.count('gatehouse_webhook_attempts_total', { outcome: 'interrupted' }, count)
  return count
}

/** Past the end of any lease. */
const foreverMs = 365 * 86_400_000
