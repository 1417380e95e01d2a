import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { form } from '../http/support/form.ts'
import { png } from '../http/support/images.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('database round trips of a call', () => {
  let server: TestServer
  const queries: string[] = []

  before(async () => {
    server = await startTestServer({ onQuery: (sql) => queries.push(sql), world: { reader: idleReader } })
    // The first call of a window takes points of the rate limit, which further calls do not.
    await server.post('/v1/kyc/verify', { values: {} })
  })
  after(() => server.stop())

  const rows = [
    ['/v1/kyc/verify', {}, 1],
    ['/v1/kyc/assess', {}, 1],
    ['/v1/kyc/verify', { reference: 'client-1001' }, 2],
    ['/v1/kyc/assess', { reference: 'client-1001' }, 2],
  ] as const
  for (const [where, extra, trips] of rows) {
    it(`${where} ${'reference' in extra ? 'with' : 'without'} a reference takes ${trips}`, async () => {
      queries.length = 0
      const answer = await server.post(where, { ...extra, values: { first_name: 'Clara' } })
      assert.equal(answer.status, 200)
      assert.equal(queries.length, trips, queries.join('\n'))
    })
  }

  for (const [reference, trips] of [
    [null, 2],
    ['client-1001', 4],
  ] as const) {
    it(`/v1/kyc/extract ${reference === null ? 'without' : 'with'} a reference takes ${trips}`, async () => {
      queries.length = 0
      const body = form([{ content: png(10, 10), type: 'image/png' }], reference === null ? {} : { reference })
      const answer = await server.call('POST', '/v1/kyc/extract', { body })
      assert.equal(answer.status, 200)
      assert.equal(queries.length, trips, queries.join('\n'))
    })
  }

  it('the eID check of a recorded result takes 2, of its key and the request', async () => {
    const client = { email: 'pass+clara@example.com', first_name: 'Clara', last_name: 'Clearwater' }
    const started = await server.post('/v1/kyc/eid', { reference: 'client-1002', ...client })
    const { key } = (await started.json()) as { key: number }
    server.clock.advance(6_000)
    const first = await server.call('GET', `/v1/kyc/eid/${key}`)
    assert.match(await first.text(), /"complete":true/)
    await server.post('/v1/kyc/verify', { values: {} })
    queries.length = 0
    assert.equal((await server.call('GET', `/v1/kyc/eid/${key}`)).status, 200)
    assert.equal(queries.length, 2, queries.join('\n'))
  })
})
