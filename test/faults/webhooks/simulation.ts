import {
  afterAttempt,
  afterInterruption,
  attemptsMax,
  interruptionsMax,
  leaseMs,
  type DeliveryChange,
} from '../../../src/domain/webhooks/delivery.ts'
import { interruptedNote } from '../../../src/operations/webhooks/deliver.ts'
import { seededRandom } from '../../../tools/documents/random.ts'
import type { SimulatedClaim, SimulatedDelivery, SimulatedQueue } from './simulated-queue.ts'

/** What one seed came to. */
export interface SimulationReport {
  readonly deliveries: number
  readonly steps: number
  /** Broken invariants of docs/reliability.md#simulation; empty when all held. */
  readonly faults: readonly string[]
}

const startAt = Date.parse('2026-11-21T10:00:00.000Z')
const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Steps of a seed with faults, and steps without in which everything must come to its end. */
const wildStepsMax = 160
const calmStepsMax = 20_000
const nodesMax = 3
const skewMsMax = 20_000
const jumpMsMax = 10 * minuteMs

interface Node {
  /** Its clock is so far from the others'. */
  skewMs: number
  /** What it has claimed and not finished. */
  readonly sending: { readonly claim: SimulatedClaim; readonly endsAt: number; readonly received: boolean }[]
}

/** How a receiver answers: the share of requests that it takes. */
interface Receiver {
  readonly takes: number
  /** It got the request, and the answer was lost. */
  readonly losesAnswers: number
}

/**
 * Two or three nodes with clocks of their own send the deliveries of one workspace while they crash, hang past their leases, jump
 * in time and write late results, endpoints are switched and deleted, and receivers answer as they like. Then the faults end, all
 * endpoints are on, and what is left must come to its end. The same seed does the same.
 */
export async function simulate(
  queue: SimulatedQueue,
  endpointIds: readonly string[],
  seed: number,
): Promise<SimulationReport> {
  const random = seededRandom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(items: readonly T[]): T | undefined => items[below(items.length)]
  const nodes: Node[] = Array.from({ length: 1 + below(nodesMax) }, () => newNode())
  const receivers = new Map(endpointIds.map((id) => [id, newReceiver()]))
  /** What receivers got, delivery by delivery: the truth of the test. */
  const got = new Map<string, { received: number; refused: number }>()
  const events = new Set<string>()
  const removed = new Set<string>()
  const faults: string[] = []
  let now = startAt
  let steps = 0

  function newNode(): Node {
    return { skewMs: below(2 * skewMsMax) - skewMsMax, sending: [] }
  }

  function newReceiver(): Receiver {
    return { takes: pick([0, 0.1, 0.5, 0.9, 1]) ?? 1, losesAnswers: pick([0, 0, 0.2]) ?? 0 }
  }

  const clockOf = ({ skewMs }: Node) => new Date(now + skewMs)

  async function claim(node: Node, calm: boolean): Promise<number> {
    const claims = await queue.claim(clockOf(node), 1 + below(8))
    for (const claimed of claims) {
      if (removed.has(claimed.endpoint.id)) faults.push(`${claimed.id} of a deleted endpoint was claimed`)
      const { takes } = receivers.get(claimed.endpoint.id) ?? newReceiver()
      const received = random() < (calm ? 0.7 : takes)
      const tookMs = !calm && random() < 0.05 ? leaseMs + below(leaseMs) : below(30_000)
      node.sending.push({ claim: claimed, endsAt: now + tookMs, received })
      const seen = got.get(claimed.id) ?? { received: 0, refused: 0 }
      if (received) seen.received++
      else seen.refused++
      got.set(claimed.id, seen)
    }
    return claims.length
  }

  async function end(node: Node, index: number, calm: boolean): Promise<void> {
    const [sent] = node.sending.splice(index, 1)
    if (sent === undefined) return
    const { losesAnswers } = receivers.get(sent.claim.endpoint.id) ?? newReceiver()
    const delivered = sent.received && (calm || random() >= losesAnswers)
    const at = clockOf(node)
    const retryAfterMs = random() < 0.2 ? below(24 * hourMs) : null
    const moment = { now: at, random: random() }
    const change = afterAttempt(sent.claim, { delivered, retryAfterMs }, moment)
    await write(sent.claim, change, delivered, at)
    checkWait(sent.claim, change, at)
  }

  async function write(claimed: SimulatedClaim, change: DeliveryChange, delivered: boolean | null, at: Date) {
    const outcome = delivered === null ? 'interrupted' : delivered ? 'ok' : 'http_status'
    const attempt = { ...interruptedNote(at, 0), outcome }
    await queue.finish({ delivery: claimed, change, delivered, attempt, at })
  }

  function checkWait(claimed: SimulatedClaim, change: DeliveryChange, at: Date): void {
    const waitsMs = [1, 5, 30, 120, 360].map((minutes) => minutes * minuteMs)
    const waitMs = waitsMs[claimed.attempts]
    if (change.state !== 'pending' || waitMs === undefined) return
    const waited = change.dueAt.getTime() - at.getTime()
    if (waited < waitMs || waited > 2 * waitMs + Math.min(waitMs / 10, minuteMs)) {
      faults.push(`${claimed.id} waits ${waited} ms after attempt ${claimed.attempts + 1}`)
    }
  }

  async function takeBack(node: Node): Promise<void> {
    const at = clockOf(node)
    for (const lapsed of await queue.lapsed(at)) {
      await write(lapsed, afterInterruption(lapsed, 0, { now: at, random: random() }), null, at)
    }
  }

  const wild: readonly (readonly [weight: number, act: (node: Node) => Promise<unknown> | void])[] = [
    [
      20,
      () => {
        const id = `event-${events.size}`
        events.add(id)
        return queue.create({ id, endpointIds: endpointIds.filter(() => random() < 0.7), at: new Date(now) })
      },
    ],
    [30, (node) => claim(node, false)],
    [
      30,
      (node) => {
        const ended = node.sending.findIndex(({ endsAt }) => endsAt <= now)
        return ended < 0 ? undefined : end(node, ended, false)
      },
    ],
    // A kill: what it was sending is never written down.
    [4, (node) => void node.sending.splice(0)],
    [8, takeBack],
    [30, () => void (now += below(20_000))],
    [6, () => void (now += below(hourMs))],
    [2, (node) => void (node.skewMs = below(2 * jumpMsMax) - jumpMsMax)],
    [4, () => queue.switch(pick(endpointIds) ?? '', random() < 0.5)],
    [3, () => void receivers.set(pick(endpointIds) ?? '', newReceiver())],
    [
      2,
      async () => {
        const replayed = pick((await queue.deliveries()).filter(({ state }) => state === 'failed'))
        if (replayed !== undefined) await queue.replay(replayed.id, new Date(now))
      },
    ],
    [
      random() < 0.3 ? 1 : 0,
      async () => {
        const id = pick(endpointIds) ?? ''
        removed.add(id)
        await queue.remove(id, new Date(now))
      },
    ],
  ]
  const weights = wild.reduce((sum, [weight]) => sum + weight, 0)

  const wildSteps = 20 + below(wildStepsMax)
  for (; steps < wildSteps; steps++) {
    let turn = below(weights)
    const [, act] = wild.find(([weight]) => (turn -= weight) < 0) ?? []
    const node = pick(nodes)
    if (act !== undefined && node !== undefined) await act(node)
  }

  for (const id of endpointIds) await queue.switch(id, true)
  for (const node of nodes) node.skewMs = 0
  for (; steps < wildSteps + calmStepsMax; steps++) {
    for (const node of nodes) {
      await takeBack(node)
      while (node.sending.length > 0) await end(node, 0, true)
      await claim(node, true)
    }
    const left = (await queue.deliveries()).filter(({ state }) => state === 'pending' || state === 'sending')
    if (left.length === 0) break
    const nextAt = Math.min(...left.map((row) => (row.state === 'pending' ? row.dueAt.getTime() : now + leaseMs)))
    now = Math.max(now + 1_000, nextAt)
  }
  const deliveries = await queue.deliveries()
  faults.push(...brokenInvariants(deliveries, { got, events, removed }))
  return { deliveries: deliveries.length, steps, faults }
}

/** What the deliveries say that the receiver, the events or the rules of retrying contradict. docs/reliability.md#simulation. */
function brokenInvariants(
  deliveries: readonly SimulatedDelivery[],
  truth: {
    readonly got: ReadonlyMap<string, { readonly received: number; readonly refused: number }>
    readonly events: ReadonlySet<string>
    readonly removed: ReadonlySet<string>
  },
): readonly string[] {
  return deliveries.flatMap(({ id, eventId, endpointId, state, attempts, counted }) => {
    const seen = truth.got.get(id) ?? { received: 0, refused: 0 }
    const sent = seen.received + seen.refused
    const wrong = [
      [state === 'delivered' && seen.received === 0, 'delivered and never received'],
      [state === 'failed' && counted.length !== attemptsMax, `failed after ${counted.length} attempts`],
      [attempts !== counted.length, `counts ${attempts} attempts and has ${counted.length}`],
      [attempts > attemptsMax, `${attempts} attempts`],
      [state === 'pending' || state === 'sending', `stuck as ${state}`],
      [state === 'cancelled' && !truth.removed.has(endpointId), 'cancelled without a deletion'],
      [!truth.events.has(eventId), 'of an event that never was'],
      [
        counted.filter(({ outcome }) => outcome !== 'interrupted').length > sent,
        'counts more attempts than the receiver had',
      ],
      [sent > attemptsMax * interruptionsMax, `sent ${sent} times`],
    ] as const
    return wrong.filter(([broken]) => broken).map(([, what]) => `${id}: ${what}`)
  })
}
