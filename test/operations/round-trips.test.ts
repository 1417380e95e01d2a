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

  describe('with bank data', () => {
    const connections = '/v1/partner/bank-connections'
    const get = async (where: string) => assert.equal((await server.call('GET', `${connections}/${where}`)).status, 200)
    let id = ''
    before(async () => {
      const { case_id: caseId } = (await (
        await server.post('/v1/kyc/verify', { reference: 'client-1003', values: {} })
      ).json()) as { case_id: string }
      const answer = await server.post(connections, { bank_code: 'SBX-SALARY', case_id: caseId })
      id = ((await answer.json()) as { id: string }).id
      // The first reading of an hour writes an entry, the first analysis its months.
      await get(`${id}/analysis`)
    })

    for (const [what, where, trips] of [
      ['a connection', '', 2],
      ['a page of its transactions', '/transactions?limit=100&offset=50', 2],
      ['filtered transactions', '/transactions?category=salary&limit=500', 2],
    ] as const) {
      it(`${what} takes ${trips} after the first reading of an hour, of the key and the connection`, async () => {
        queries.length = 0
        await get(`${id}${where}`)
        assert.equal(queries.length, trips, queries.join('\n'))
      })
    }
  })
})
