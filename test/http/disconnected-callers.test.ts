import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openPrometheus } from '../../src/adapters/metrics/prometheus.ts'
import { meterCalls } from '../../src/http/call-meter.ts'
import { CallLimits } from '../../src/http/call-limits.ts'
import { RateLimiter } from '../../src/http/rate-limit.ts'
import { createServer } from '../../src/http/server.ts'
import type { JsonOperation } from '../../src/operations/operation.ts'
import { verify } from '../../src/operations/partner/verify.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { head, RawConnection } from './support/raw.ts'

const body = '{"values":{}}'

describe('a caller who disconnects', () => {
  let server: TestServer
  let app: ReturnType<typeof createServer>
  let url: string
  let metrics: ReturnType<typeof openPrometheus>
  /** The work of a call that runs: begun, and finished by the test. */
  let begun: PromiseWithResolvers<void>
  let finished: PromiseWithResolvers<void>

  const held: JsonOperation = {
    ...verify,
    async run() {
      begun.resolve()
      await finished.promise
      return {}
    },
  }

  before(async () => void (server = await startTestServer()))
  after(() => server.stop())
  beforeEach(async () => {
    begun = Promise.withResolvers()
    finished = Promise.withResolvers()
    metrics = openPrometheus()
    const calls = meterCalls(metrics)
    const { services, log, dataDir } = server
    const limits = new CallLimits(new RateLimiter({ limit: 100_000, take: null }))
    const eventLoop = { isOverloaded: () => false }
    app = createServer({
      gate: { services, limits, publicUrl: null, trustedProxies: new BlockList(), eventLoop, calls },
      operations: [held],
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
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => app.close())

  const post = (id: string, length: number) =>
    head(`POST ${verify.path}`, [
      'Host: a.test',
      `Authorization: Bearer ${server.key}`,
      `X-Request-ID: ${id}`,
      `Content-Length: ${length}`,
    ])
  const logged = (id: string) => server.log.lines.filter(({ facts }) => facts.request_id === id)
  const samples = async (name: string) => (await metrics.render()).split('\n').filter((line) => line.startsWith(name))

  it('while the call runs does not end it: it is counted and logged, and a stop waits for it', async () => {
    const connection = await RawConnection.open(url)
    await connection.write(post('left-in-work', body.length) + body)
    await begun.promise
    connection.socket.resetAndDestroy()
    let closed = false
    const closing = app.close().then(() => (closed = true))
    await pause(200)
    assert.equal(closed, false)
    assert.deepEqual(await samples('gatehouse_http_in_flight'), ['gatehouse_http_in_flight 1'])
    finished.resolve()
    await closing
    assert.deepEqual(
      logged('left-in-work').map(({ message, facts }) => [message, facts.status]),
      [['call', 200]],
    )
    assert.deepEqual(await samples('gatehouse_http_in_flight'), ['gatehouse_http_in_flight 0'])
    assert.deepEqual(await samples('gatehouse_http_abandoned_total{'), [])
  })

  it('before the body is complete is counted as abandoned, once, and no answer is logged', async () => {
    const connection = await RawConnection.open(url)
    await connection.write(post('left-in-body', 1000) + body)
    while (!(await samples('gatehouse_http_in_flight')).includes('gatehouse_http_in_flight 1')) await pause(5)
    connection.socket.resetAndDestroy()
    await app.close()
    assert.deepEqual(logged('left-in-body'), [])
    assert.deepEqual(await samples('gatehouse_http_in_flight'), ['gatehouse_http_in_flight 0'])
    assert.deepEqual(await samples('gatehouse_http_abandoned_total{'), [
      `gatehouse_http_abandoned_total{operation="${verify.id}"} 1`,
    ])
    assert.deepEqual(await samples('gatehouse_http_request_duration_seconds_count'), [])
  })
})
