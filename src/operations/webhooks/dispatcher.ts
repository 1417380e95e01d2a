import { setTimeout as pause } from 'node:timers/promises'
import { afterInterruption, sendingMax } from '../../domain/webhooks/delivery.ts'
import { errorFacts } from '../../ports/log.ts'
import { claimDeliveries } from '../../store/claim-deliveries.ts'
import { outsideCalls } from '../../store/confinement.ts'
import { pauseMsMax } from '../../store/group-commit.ts'
import { finishAttempts } from '../../store/finish-attempts.ts'
import { cancelOrphans, deleteAttempts, lapsedDeliveries } from '../../store/lapsed-deliveries.ts'
import type { Deliveries } from '../services.ts'
import { deliver, interruptedNote, type DeliveryWorld } from './deliver.ts'

/** How often expired leases are reclaimed. docs/webhooks.md#crashes. */
const reclaimEveryMs = 30_000
/** Pause after a claim, as a multiple of its duration: under load one claim serves the events of several calls. */
const pausesAfterClaim = 1
/** Attempts are stored for 30 days. docs/webhooks.md#attempts. */
const attemptsKeptMs = 30 * 86_400_000
/** At a stop: the 30 s deadline of a delivery in flight, and time to store its result. docs/operations.md#stopping. */
const drainMsMax = 35_000

/** The sender of this process: claims deliveries when woken and when polled, and sends them concurrently. */
export interface Dispatcher extends Deliveries {
  /** Call it after a commit with new deliveries. Returns at once; never throws. */
  wake(): void
  /** Number of deliveries in flight. */
  sending(): number
}

/**
 * Opens the sender. With `soleOwner` no other process sends deliveries of this store: those marked as sending at the start were
 * interrupted and are reclaimed before their lease ends.
 */
export function openDispatcher(world: DeliveryWorld, { soleOwner }: { readonly soleOwner: boolean }): Dispatcher {
  const sending = new Set<Promise<void>>()
  let stopped = false
  let claiming: Promise<void> | null = null
  let claimAgain = false
  let rested = Number.NEGATIVE_INFINITY
  let woken: NodeJS.Timeout | null = null
  let reclaimedAt = Number.NEGATIVE_INFINITY

  function send(claimed: Parameters<typeof deliver>[1]): void {
    const sent = deliver(world, claimed).finally(() => {
      sending.delete(sent)
      dispatcher.wake()
    })
    sending.add(sent)
  }

  /** One claim at a time; a call during a claim leads to another one. */
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

  async function reclaim(): Promise<void> {
    const first = reclaimedAt === Number.NEGATIVE_INFINITY
    if (performance.now() - reclaimedAt < reclaimEveryMs) return
    reclaimedAt = performance.now()
    await reclaimLapsed(world, { everyLease: first && soleOwner })
    await cancelOrphans(world.store, world.clock.now())
    await deleteAttempts(world.store, new Date(world.clock.now().getTime() - attemptsKeptMs))
  }

  const dispatcher: Dispatcher = {
    wake() {
      if (stopped || woken !== null) return
      // Who wakes it can be a person confined to a workspace; deliveries of every workspace are sent.
      woken = outsideCalls(() => setTimeout(claimWoken, Math.max(0, rested - performance.now())))
    },
    async poll() {
      if (stopped) return
      await reclaim()
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

/** Makes deliveries of processes that ended due again. Counts as an attempt only after repeated interruptions. Returns how many. */
export async function reclaimLapsed(
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

/** Longer than any lease. */
const foreverMs = 365 * 86_400_000
