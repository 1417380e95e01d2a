import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Worker } from 'node:worker_threads'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** More parties than are screened in the thread that serves requests. */
const directors = Array.from({ length: 13 }, (_, place) => ({ name: `Clara Clearwater${place}` }))
const long = { kind: 'corporation', values: { legal_name: 'Clearwater Ltd.', directors } }
const real = () => new Worker(new URL('../../src/screening/screening-thread.ts', import.meta.url))
const ending = () => new Worker('process.exit(7)', { eval: true })
const silent = () => new Worker(`require('node:worker_threads').parentPort.on('message', () => {})`, { eval: true })

describe('a call whose screening is long', () => {
  let server: TestServer
  let startThread: () => Worker
  let thread: Worker | null = null
  before(async () => {
    server = await startTestServer({
      settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '250' },
      world: {
        reader: idleReader,
        screeningWork: {
          startThread: () => (thread = startThread()),
          limits: { screeningsOfWorkspaceMax: 1 },
        },
      },
    })
  })
  after(() => server.stop())
  const verify = async () => {
    const answer = await server.post('/v1/kyc/verify', long)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object }
  }
  const faults = () =>
    server.log.lines.filter(({ message }) => message.startsWith('the thread of long screenings failed'))

  it('is 500 internal_error when its thread fails, is logged, and the next call has a thread again', async () => {
    startThread = ending
    const { status, body } = await verify()
    assert.equal(status, 500)
    assert.deepEqual(body, { code: 'internal_error', message: 'An unexpected error occurred', details: null })
    const [line, ...others] = faults()
    assert.deepEqual(others, [])
    assert.equal(line?.level, 'error')
    assert.doesNotMatch(JSON.stringify(line.facts), /Clearwater/)
    startThread = real
    assert.equal((await verify()).status, 200)
  })

  it('is 500 when no thread can start, is logged, and the next call tries again', async () => {
    const before = faults().length
    await restartWith(() => {
      throw new Error('Worker initialization failure: EAGAIN')
    })
    assert.equal((await verify()).status, 500)
    assert.equal(faults().length, before + 1)
    startThread = real
    assert.equal((await verify()).status, 200)
  })

  it('is 429 with the rate limit of the server when the queue of its workspace is full', async () => {
    await restartWith(silent)
    const held = verify()
    const refused = await verify()
    await thread?.terminate()
    assert.equal((await held).status, 500)
    assert.equal(refused.status, 429)
    assert.deepEqual(refused.body, {
      code: 'rate_limit_exceeded',
      message: 'Too many requests. Please slow down.',
    })
    assert.equal(refused.headers.get('x-ratelimit-limit'), '250')
    assert.ok(Number(refused.headers.get('x-ratelimit-remaining')) > 200)
    assert.equal(refused.headers.get('retry-after'), '10')
  })

  /** Has the thread that runs fail, so that the next call starts this one. */
  async function restartWith(next: () => Worker): Promise<void> {
    startThread = next
    await thread?.terminate()
  }
})
