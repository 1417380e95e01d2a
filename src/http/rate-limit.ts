/** Length of the fixed window. docs/api.md#rate-limit. */
const windowMs = 60_000
/**
 * Points that a process leases at a time when processes share the count, as parts of the limit: the first lease of a window,
 * doubled each time up to the largest. Leased points that are not spent are lost to the other processes, so first leases
 * are small: idle or crashing processes cannot use up a window.
 */
const firstLeaseShare = 0.01
const largestLeaseShare = 0.2
/** Most buckets in memory; above it the window is swept early. */
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
  /** Points leased to this process and not yet spent. */
  left: number
  /** Points that all processes have taken, as of the last lease. */
  taken: number
  /** Points to lease next. */
  wanted: number
  /** The lease in flight, which a burst of calls shares. */
  leasing: Promise<void> | null
}

/**
 * One limiter for all partner routes: a fixed one-minute window per client address, refused calls included. One process
 * counts in memory; several lease points in blocks from `take`, so that their total never exceeds the limit.
 * docs/api.md#rate-limit.
 */
export class RateLimiter {
  readonly #limit: number
  readonly #take: TakePoints | null
  #windowStart = 0
  #buckets = new Map<string, Bucket>()

  constructor(options: { readonly limit: number; readonly take: TakePoints | null }) {
    this.#limit = options.limit
    this.#take = options.take
  }

  /** Spends one point of the bucket if one is left; synchronous unless points must be leased. */
  spend(name: string, now: Date): RateState | Promise<RateState> {
    const windowStart = Math.floor(now.getTime() / windowMs) * windowMs
    if (windowStart !== this.#windowStart || this.#buckets.size > bucketsMax) {
      this.#windowStart = windowStart
      this.#buckets = new Map()
    }
    const bucket = this.#bucket(name)
    const leftMs = windowStart + windowMs - now.getTime()
    if (this.#mustLease(bucket)) return this.#leaseAndSpend(name, bucket, new Date(windowStart), leftMs)
    return this.#spendOne(bucket, leftMs)
  }

  #mustLease({ left, taken }: Bucket): boolean {
    return this.#take !== null && left === 0 && taken < this.#limit
  }

  #spendOne(bucket: Bucket, leftMs: number): RateState {
    const allowed = bucket.left > 0
    if (allowed) bucket.left--
    return {
      allowed,
      limit: this.#limit,
      remaining: Math.max(0, this.#limit - bucket.taken + bucket.left),
      retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    }
  }

  #bucket(name: string): Bucket {
    let bucket = this.#buckets.get(name)
    if (bucket === undefined) {
      const alone = this.#take === null
      bucket = {
        left: alone ? this.#limit : 0,
        taken: alone ? this.#limit : 0,
        wanted: this.#points(firstLeaseShare),
        leasing: null,
      }
      this.#buckets.set(name, bucket)
    }
    return bucket
  }

  #points(share: number): number {
    return Math.max(1, Math.ceil(this.#limit * share))
  }

  /** One call of a burst leases and the others wait for it; a call that finds no point left leases again. */
  async #leaseAndSpend(name: string, bucket: Bucket, windowStart: Date, leftMs: number): Promise<RateState> {
    while (this.#take !== null && this.#mustLease(bucket)) {
      bucket.leasing ??= this.#lease(name, bucket, windowStart, this.#take)
      await bucket.leasing
    }
    return this.#spendOne(bucket, leftMs)
  }

  async #lease(name: string, bucket: Bucket, windowStart: Date, take: TakePoints): Promise<void> {
    const { wanted } = bucket
    bucket.wanted = Math.min(wanted * 2, this.#points(largestLeaseShare))
    try {
      const taken = await take(name, windowStart, wanted)
      bucket.left += Math.max(0, Math.min(wanted, this.#limit - (taken - wanted)))
      bucket.taken = Math.min(taken, this.#limit)
    } finally {
      bucket.leasing = null
    }
  }
}
