import { Busiest } from './busiest.ts'

/** Length of the fixed window. docs/api.md#rate-limit. */
export const windowMs = 60_000
/**
 * Points that a process leases at a time when processes share the count, as parts of the limit: the first lease of a window,
 * doubled each time up to the largest. Leased points that are not spent are lost to the other processes, so first leases
 * are small: idle or crashing processes cannot use up a window.
 */
const firstLeaseShare = 0.01
const largestLeaseShare = 0.2
/** Most buckets in memory, about 300 bytes each; beyond it the least spent ones are forgotten. */
const bucketsMax = 200_000

/** Takes points of a bucket and window from the shared count; returns the total taken by all processes. */
export type TakePoints = (bucket: string, windowStart: Date, points: number) => Promise<number>

export interface RateState {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  /** Whole seconds until the window ends, at least 1. */
  readonly retryAfterSeconds: number
}

interface Bucket {
  /** Points of a window. */
  readonly limit: number
  /** Points leased to this process and not yet spent. */
  left: number
  /** Points that this process spent. */
  spent: number
  /** Points that all processes have taken, as of the last lease. */
  taken: number
  /** Points to lease next. */
  wanted: number
  /** The lease in flight, which a burst of calls shares. */
  leasing: Promise<void> | null
}

/**
 * Counts points of buckets in fixed windows of a minute. One process counts in memory; several lease points in blocks from
 * `take`, so that their total never exceeds the limit. docs/api.md#rate-limit.
 */
export class RateLimiter {
  readonly #limit: number
  readonly #take: TakePoints | null
  readonly #bucketsMax: number
  #windowStart = 0
  #buckets: Busiest<Bucket>

  /** `bucketsMax` is for tests. */
  constructor(options: { readonly limit: number; readonly take: TakePoints | null; readonly bucketsMax?: number }) {
    this.#limit = options.limit
    this.#take = options.take
    this.#bucketsMax = options.bucketsMax ?? bucketsMax
    this.#buckets = new Busiest(this.#bucketsMax)
  }

  /**
   * Spends one point of the bucket if one is left; synchronous unless points must be leased. `limit` is that of a bucket with a limit
   * of its own; a changed one holds from the next window on.
   */
  spend(name: string, now: Date, limit = this.#limit): RateState | Promise<RateState> {
    const leftMs = this.#open(now)
    const bucket = this.#bucket(name, limit)
    if (this.#mustLease(bucket)) return this.#leaseAndSpend(name, bucket, new Date(this.#windowStart), leftMs)
    return this.#spendOne(name, bucket, leftMs)
  }

  /** The state of the bucket without spending: `allowed` is false when no point of it is left, as far as this process knows. */
  look(name: string, now: Date): RateState {
    const leftMs = this.#open(now)
    const bucket = this.#buckets.get(name)
    if (bucket === undefined) return stateOf(true, { limit: this.#limit, remaining: this.#limit }, leftMs)
    return stateOf(bucket.left > 0 || this.#mustLease(bucket), counted(bucket), leftMs)
  }

  /** Refunds a point that was spent at `spentAt`, unless its window has ended. */
  refund(name: string, spentAt: Date): void {
    const bucket = windowOf(spentAt) === this.#windowStart ? this.#buckets.get(name) : undefined
    if (bucket === undefined || bucket.spent === 0) return
    bucket.left++
    bucket.spent--
    this.#buckets.rank(name, bucket.spent)
  }

  /** Begins a new window when the last one has ended. Returns the milliseconds that are left of it. */
  #open(now: Date): number {
    const windowStart = windowOf(now)
    if (windowStart !== this.#windowStart) {
      this.#windowStart = windowStart
      this.#buckets = new Busiest(this.#bucketsMax)
    }
    return windowStart + windowMs - now.getTime()
  }

  #mustLease({ left, taken, limit }: Bucket): boolean {
    return this.#take !== null && left === 0 && taken < limit
  }

  #spendOne(name: string, bucket: Bucket, leftMs: number): RateState {
    const allowed = bucket.left > 0
    if (allowed) {
      bucket.left--
      bucket.spent++
      this.#buckets.rank(name, bucket.spent)
    }
    return stateOf(allowed, counted(bucket), leftMs)
  }

  #bucket(name: string, limit: number): Bucket {
    let bucket = this.#buckets.get(name)
    if (bucket === undefined) {
      const alone = this.#take === null
      bucket = {
        limit,
        left: alone ? limit : 0,
        spent: 0,
        taken: alone ? limit : 0,
        wanted: points(limit, firstLeaseShare),
        leasing: null,
      }
      this.#buckets.add(name, bucket)
    }
    return bucket
  }

  /** One call of a burst leases and the others wait for it; a call that finds no point left leases again. */
  async #leaseAndSpend(name: string, bucket: Bucket, windowStart: Date, leftMs: number): Promise<RateState> {
    while (this.#take !== null && this.#mustLease(bucket)) {
      bucket.leasing ??= this.#lease(name, bucket, windowStart, this.#take)
      await bucket.leasing
    }
    return this.#spendOne(name, bucket, leftMs)
  }

  async #lease(name: string, bucket: Bucket, windowStart: Date, take: TakePoints): Promise<void> {
    const { wanted, limit } = bucket
    bucket.wanted = Math.min(wanted * 2, points(limit, largestLeaseShare))
    try {
      const taken = await take(name, windowStart, wanted)
      bucket.left += Math.max(0, Math.min(wanted, limit - (taken - wanted)))
      bucket.taken = Math.min(taken, limit)
    } finally {
      bucket.leasing = null
    }
  }
}

function counted({ limit, taken, left }: Bucket): Pick<RateState, 'limit' | 'remaining'> {
  return { limit, remaining: Math.max(0, limit - taken + left) }
}

function stateOf(allowed: boolean, count: Pick<RateState, 'limit' | 'remaining'>, leftMs: number): RateState {
  return { allowed, ...count, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) }
}

function points(limit: number, share: number): number {
  return Math.max(1, Math.ceil(limit * share))
}

function windowOf(moment: Date): number {
  return Math.floor(moment.getTime() / windowMs) * windowMs
}
