import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openPrometheus } from '../../src/adapters/metrics/prometheus.ts'
import { meterCalls } from '../../src/http/call-meter.ts'
import { watchEventLoop, type EventLoopLag } from '../../src/http/event-loop-lag.ts'
import { CallLimits } from '../../src/http/call-limits.ts'
import { RateLimiter } from '../../src/http/rate-limit.ts'
import { createServer } from '../../src/http/server.ts'
import { verify } from '../../src/operations/partner/verify.ts'
import type { JsonOperation } from '../../src/operations/operation.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** Computing of one call, on whatever machine: alone it makes the loop late. */
const busyMs = 700
const callers = 6

function compute(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

/** The end of the work that waits. One call computes at a time, with a turn of the loop between two: six together would be one long pause. */
let lastTurn: Promise<void> = Promise.resolve()

/** An operation whose work holds the event loop. */
const heavy: JsonOperation = {
  ...verify,
  async run() {
    lastTurn = lastTurn.then(() => pause(1)).then(() => compute(busyMs))
    await lastTurn
    return {}
  },
}

interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

describe('a server that is asked for more than it can compute', () => {
  let server: TestServer
  let eventLoop: EventLoopLag
  let app: ReturnType<typeof createServer>
  let url: string
  const metrics = openPrometheus()
  const open = (watched: Pick<EventLoopLag, 'isOverloaded'>, limit = 100_000) => {
    const calls = meterCalls(metrics)
    const limits = new CallLimits(new RateLimiter({ limit, take: null }))
    const { services, log, dataDir } = server
    return createServer({
      gate: { services, limits, publicUrl: null, trustedProxies: new BlockList(), eventLoop: watched, calls },
      operations: [heavy],
      uploadDir: dataDir,
      debug: false,
      log,
      calls,
      clientPages: null,
      published: {},
      instance: 'test',
      ready: async () => {},
      report: async () => ({ status: 200, body: {} }),
    })
  }
  before(async () => {
    server = await startTestServer()
    eventLoop = watchEventLoop()
    app = open(eventLoop)
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(async () => {
    await app.close()
    eventLoop.close()
    await server.stop()
  })

  const call = async (where: string = heavy.path, key = server.key): Promise<Answered> => {
    const headers = { Authorization: `Bearer ${key}` }
    const init = where === heavy.path ? { method: 'POST', headers, body: '{"values":{}}' } : {}
    const response = await fetch(url + where, init)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  /** Callers that each ask again as soon as they are answered, until the time is over. */
  const overload = async (durationMs: number): Promise<readonly Answered[]> => {
    const answers: Answered[] = []
    const until = performance.now() + durationMs
    const ask = async () => {
      while (performance.now() < until) answers.push(await call())
    }
    await Promise.all(Array.from({ length: callers }, ask))
    return answers
  }

  it('refuses new calls in the shape of the rate limit, answers others, and takes all again afterwards', async () => {
    const loading = overload(7_000)
    await pause(3_000)
    const health = [await call('/livez'), await call('/readyz')]
    assert.deepEqual(
      health.map(({ status }) => status),
      [200, 200],
    )
    const answers = await loading
    const done = answers.filter(({ status }) => status === 200)
    const shed = answers.filter(({ status }) => status === 429)
    assert.equal(done.length + shed.length, answers.length)
    assert.ok(done.length >= callers, `${done.length} calls were answered`)
    assert.ok(shed.length > 0, 'no call was refused')
    for (const { headers, body } of shed) {
      assert.deepEqual(body, { code: 'rate_limit_exceeded', message: 'Too many requests. Please slow down.' })
      assert.equal(headers.get('retry-after'), '1')
      assert.equal(headers.get('x-ratelimit-limit'), '100000')
      assert.ok(Number(headers.get('x-ratelimit-remaining')) > 0)
      assert.match(headers.get('x-request-id') ?? '', /./)
    }
    const page = await metrics.render()
    assert.ok(page.includes(`gatehouse_http_shed_total ${shed.length}\n`), 'the metric counts them')

    await pause(1_000)
    assert.equal((await call()).status, 200)
  })

  it('refuses before the key is looked at and after an unknown path', async () => {
    const late = open({ isOverloaded: () => true })
    url = await late.listen({ host: '127.0.0.1', port: 0 })
    const statuses = [await call(heavy.path, 'sk_nobody'), await call('/v1/kyc/nothing'), await call('/livez')]
    await late.close()
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [429, 404, 200],
    )
  })

  it('does not count a call with a key that it refused before looking at it', async () => {
    let isLate = true
    const late = open({ isOverloaded: () => isLate }, 3)
    url = await late.listen({ host: '127.0.0.1', port: 0 })
    for (let count = 0; count < 8; count++) {
      const { status, headers } = await call()
      assert.deepEqual([status, headers.get('retry-after')], [429, '1'])
    }
    isLate = false
    const answered = await call()
    await late.close()
    assert.equal(answered.status, 200)
  })
})

describe('the watch of the event loop', () => {
  it('a single pause, however long, is no overload', async () => {
    const watch = watchEventLoop()
    compute(1_500)
    assert.ok(watch.lagMs() > 1_000)
    assert.equal(watch.isOverloaded(), false)
    await pause(10)
    assert.equal(watch.isOverloaded(), false)
    watch.close()
  })

  it('three late looks in a row are, until it keeps up again', async () => {
    const watch = watchEventLoop()
    compute(700)
    await pause(10)
    compute(700)
    assert.equal(watch.isOverloaded(), false)
    await pause(10)
    compute(700)
    assert.equal(watch.isOverloaded(), true)
    await pause(10)
    assert.equal(watch.isOverloaded(), true)
    await pause(400)
    assert.equal(watch.isOverloaded(), false)
    assert.ok(watch.lagMs() < 500)
    watch.close()
  })
})
