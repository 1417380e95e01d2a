import { ProvenKeys } from './proven-keys.ts'
import type { RateLimiter, RateState } from './rate-limit.ts'

/** What a call had paid when its key was about to be proven. */
export interface Charge {
  /** The bucket of its address. */
  readonly address: string
  /** The well-formed key; null: none, or a malformed one. */
  readonly key: string | null
  /** The point that was spent: of the calls with a key, of the refused ones, or of the further proofs. */
  readonly spent: 'call' | 'refused' | 'proof'
  readonly at: Date
  readonly state: RateState
}

/**
 * Counts calls by client address in three buckets, and those of some keys, so that calls without a valid key cannot spend the points of valid ones.
 * docs/api.md#rate-limit.
 *
 * | bucket | one point for |
 * |-|-|
 * | calls | a call whose key was proven, whichever key |
 * | refused | a call without a key, with a malformed one, or with one that proved false |
 * | key | a call of a key that has a limit of its own |
 * | proofs | a key not known as proven, once the refused calls of the address are spent |
 */
export class CallLimits {
  readonly #limiter: RateLimiter
  readonly #proven = new ProvenKeys()

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter
  }

  /** Spends the point of a call that needs no key. */
  spendKeyless(address: string, now: Date): RateState | Promise<RateState> {
    return this.#limiter.spend(refusedOf(address), now)
  }

  /**
   * Charges a call before its key is proven. `state.allowed` is false for a call that must be refused without any work. The
   * point of a refused call is only reserved while an unproven key is proven, so that proofs in flight are counted; a proof that
   * does not end refunds it.
   */
  begin(address: string, key: string | null, now: Date): Charge | Promise<Charge> {
    const spend = (bucket: string, spent: Charge['spent']) =>
      then(this.#limiter.spend(bucket, now), (state): Charge => ({ address, key, spent, at: now, state }))
    if (key === null) return spend(refusedOf(address), 'refused')
    if (this.#proven.has(key, now)) return spend(address, 'call')
    const state = this.#limiter.look(address, now)
    if (!state.allowed) return { address, key, spent: 'call', at: now, state }
    return then(spend(refusedOf(address), 'refused'), (charge) =>
      charge.state.allowed ? charge : spend(proofsOf(address), 'proof'),
    )
  }

  /** Charges a call whose key was proven; the state to answer it with. */
  proven({ address, key, spent, at, state }: Charge, now: Date): RateState | Promise<RateState> {
    if (spent === 'call' || key === null) return state
    this.#proven.add(key, now)
    if (spent === 'refused') this.#limiter.refund(refusedOf(address), at)
    return this.#limiter.spend(address, now)
  }

  /**
   * Refunds what was reserved for a call whose key was not proven for a reason of ours. A call without a well-formed key and
   * one with a key that is known as proven stay charged: what they are is known.
   */
  unproven({ address, key, spent, at }: Charge): void {
    if (key === null || spent === 'call') return
    this.#limiter.refund(spent === 'refused' ? refusedOf(address) : proofsOf(address), at)
  }

  /** Charges a call of a key with a limit of its own. */
  spendKey(keyId: string, limit: number, now: Date): RateState | Promise<RateState> {
    return this.#limiter.spend(`key:${keyId}`, now, limit)
  }

  /** Charges a call whose key proved false; the state of the refused calls. */
  refused({ address, key, spent, at, state }: Charge, now: Date): RateState | Promise<RateState> {
    if (spent === 'refused') return state
    if (spent === 'proof') return this.#limiter.look(refusedOf(address), now)
    if (key !== null) this.#proven.delete(key)
    this.#limiter.refund(address, at)
    return this.#limiter.spend(refusedOf(address), now)
  }
}

function refusedOf(address: string): string {
  return `refused:${address}`
}

function proofsOf(address: string): string {
  return `proofs:${address}`
}

/** What follows a value, in the same turn of the event loop unless the value is awaited. */
function then<A, B>(value: A | Promise<A>, use: (value: A) => B | Promise<B>): B | Promise<B> {
  return value instanceof Promise ? value.then(use) : use(value)
}
