import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('database round trips of a call', () => {
  let server: TestServer
  const queries: string[] = []

  before(async () => {
    server = await startTestServer({ onQuery: (sql) => queries.push(sql) })
    // The first call of a window leases points of the rate limit; the steady state is after it.
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
})
