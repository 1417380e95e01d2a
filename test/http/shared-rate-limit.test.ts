import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CallLimits } from '../../src/http/call-limits.ts'
import { RateLimiter } from '../../src/http/rate-limit.ts'
import { takeRatePoints } from '../../src/store/system.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const now = new Date('2026-11-21T10:00:30.000Z')

describe('processes that share a rate limit', () => {
  let opened: TestStore
  let asked = 0
  before(async () => void (opened = await openTestStore()))
  after(() => opened.close())

  const limiter = (limit: number) =>
    new RateLimiter({
      limit,
      take: (bucket, start, points) => {
        asked++
        return takeRatePoints(opened.store, bucket, start, points)
      },
    })
  const spend = async (from: RateLimiter, bucket: string, calls: number, at = now) =>
    (await Promise.all(Array.from({ length: calls }, async () => from.spend(bucket, at)))).filter(
      ({ allowed }) => allowed,
    ).length

  for (const limit of [1, 2, 3, 10, 100, 101]) {
    it(`never let through more than ${limit} together, and in the end all of them`, async () => {
      const processes = [limiter(limit), limiter(limit), limiter(limit)]
      const bucket = `198.51.100.${limit}`
      const allowed = await Promise.all(processes.map((one) => spend(one, bucket, limit + 5)))
      assert.equal(
        allowed.reduce((sum, count) => sum + count),
        limit,
      )
    })
  }

  it('ask the store nine times a window, not once a call', async () => {
    asked = 0
    assert.equal(await spend(limiter(100), '203.0.113.1', 100), 100)
    assert.equal(asked, 9)
  })

  it('do not use it up by crashing after a call', async () => {
    for (let crash = 0; crash < 20; crash++) await spend(limiter(100), '203.0.113.6', 1)
    assert.equal(await spend(limiter(100), '203.0.113.6', 100), 80)
  })

  it('do not ask again once the window is spent', async () => {
    const one = limiter(10)
    await spend(one, '203.0.113.2', 11)
    asked = 0
    assert.equal(await spend(one, '203.0.113.2', 50), 0)
    assert.equal(asked, 0)
  })

  it('begin full in the next window', async () => {
    const one = limiter(10)
    assert.equal(await spend(one, '203.0.113.3', 20), 10)
    assert.equal(await spend(one, '203.0.113.3', 20, new Date('2026-11-21T10:01:00.000Z')), 10)
  })

  it('say what is left, as far as one of them can know', async () => {
    const one = limiter(10)
    const first = await one.spend('203.0.113.4', now)
    assert.deepEqual(first, { allowed: true, limit: 10, remaining: 9, retryAfterSeconds: 30 })
    await spend(limiter(10), '203.0.113.4', 4)
    await spend(one, '203.0.113.4', 1)
    assert.equal((await one.spend('203.0.113.4', now)).remaining, 2)
  })

  it('share the refused calls and the proofs of an address too', async () => {
    const limits = [new CallLimits(limiter(10)), new CallLimits(limiter(10))]
    const begin = async (count: number, key: string | null) => {
      const charges = await Promise.all(
        Array.from({ length: count }, async (_, call) => limits[call % 2]!.begin('203.0.113.7', key, now)),
      )
      return charges.filter(({ state }) => state.allowed).map(({ spent }) => spent)
    }
    assert.deepEqual(await begin(30, null), Array(10).fill('refused'))
    assert.deepEqual(await begin(30, 'unproven'), Array(10).fill('proof'))
    assert.equal((await limiter(10).spend('203.0.113.7', now)).allowed, true)
  })

  it('a store that failed is asked again by the next call', async () => {
    let broken = true
    const one = new RateLimiter({
      limit: 10,
      take: (bucket, start, points) =>
        broken ? Promise.reject(new Error('gone')) : takeRatePoints(opened.store, bucket, start, points),
    })
    await assert.rejects(async () => one.spend('203.0.113.5', now), /gone/)
    broken = false
    assert.equal((await one.spend('203.0.113.5', now)).allowed, true)
  })
})
