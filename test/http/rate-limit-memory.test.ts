import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Busiest } from '../../src/http/busiest.ts'
import { RateLimiter } from '../../src/http/rate-limit.ts'

const now = new Date('2026-11-21T10:00:30.000Z')

/** The points that a bucket has left. */
async function left(limiter: RateLimiter, name: string): Promise<number> {
  return limiter.look(name, now).remaining
}

async function spend(limiter: RateLimiter, name: string, calls: number): Promise<void> {
  for (let call = 0; call < calls; call++) await limiter.spend(name, now)
}

describe('the memory of the rate limit', () => {
  it('does not forget a busy address for many idle ones', async () => {
    const limiter = new RateLimiter({ limit: 100, take: null, bucketsMax: 1_000 })
    await spend(limiter, 'busy', 100)
    for (let index = 0; index < 50_000; index++) await limiter.spend(`2001:db8:0:${index.toString(16)}::/64`, now)
    assert.equal(await left(limiter, 'busy'), 0)
    assert.equal((await limiter.spend('busy', now)).allowed, false)
  })

  it('forgets the least busy first, the oldest of them before the others', async () => {
    const limiter = new RateLimiter({ limit: 100, take: null, bucketsMax: 4 })
    for (const [name, calls] of [
      ['busiest', 64],
      ['busy', 8],
      ['first idle', 1],
      ['second idle', 1],
    ] as const) {
      await spend(limiter, name, calls)
    }
    await spend(limiter, 'another', 2)
    const after = await Promise.all(['busiest', 'busy', 'first idle', 'second idle'].map((name) => left(limiter, name)))
    assert.deepEqual(after, [36, 92, 100, 99])
    await spend(limiter, 'one more', 1)
    assert.deepEqual([await left(limiter, 'second idle'), await left(limiter, 'another')], [100, 98])
  })

  it('begins empty in the next minute', async () => {
    const limiter = new RateLimiter({ limit: 3, take: null })
    await spend(limiter, 'one', 3)
    assert.equal(limiter.look('one', new Date('2026-11-21T10:01:00.000Z')).remaining, 3)
  })

  it('refunds a point to its own minute only', async () => {
    const limiter = new RateLimiter({ limit: 3, take: null })
    await spend(limiter, 'one', 3)
    limiter.refund('one', now)
    assert.equal(await left(limiter, 'one'), 1)
    const next = new Date('2026-11-21T10:01:00.000Z')
    await limiter.spend('one', next)
    limiter.refund('one', now)
    assert.equal(limiter.look('one', next).remaining, 2)
  })

  it('is bounded, and a step is as fast when it is full', async () => {
    const entriesMax = 50_000
    const busiest = new Busiest<number>(entriesMax)
    const add = (from: number, count: number) => {
      const startedAt = performance.now()
      for (let index = from; index < from + count; index++) {
        busiest.add(String(index), index)
        busiest.rank(String(index), index % 100)
      }
      return performance.now() - startedAt
    }
    const filling = add(0, entriesMax)
    const full = add(entriesMax, entriesMax)
    assert.equal(busiest.size, entriesMax)
    // Searching the 50,000 for each would be a thousand times as much.
    assert.ok(full < 50 * filling + 100, `${full} ms full, ${filling} ms filling`)
  })
})
