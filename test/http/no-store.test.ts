import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'

const client = { email: 'pass+clara@example.com', first_name: 'Clara', last_name: 'Clearwater' }

describe('an answer that can have personal data', () => {
  let api: Api
  before(async () => void (api = await startApi()))
  after(() => api.stop())

  const assertNotKept = (headers: Headers) => {
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
  }

  const refused: readonly (readonly [
    what: string,
    status: number,
    path: string,
    json: unknown,
    key?: string | null,
  ])[] = [
    ['a verdict', 200, '/v1/kyc/verify', { values: {} }],
    ['a refusal that quotes its input', 422, '/v1/kyc/verify', { values: {}, reference: 'Clara Clearwater' }],
    ['a refusal of a text that is no JSON', 422, '/v1/kyc/verify', '{"first_name":"Clara'],
    ['a refusal of a key', 401, '/v1/kyc/verify', { values: {} }, null],
    ['a refusal of a path', 404, '/v1/kyc/Clara-Clearwater', {}],
  ]
  for (const [what, status, path, json, key] of refused) {
    it(`is kept by no cache and taken for no page: ${what}`, async () => {
      const answer = await api.ask('POST', path, { json, key })
      assert.equal(answer.status, status)
      assertNotKept(answer.headers)
    })
  }

  it('is kept by no cache and taken for no page: a refused upload, an eID check and its report', async () => {
    assertNotKept((await api.ask('POST', '/v1/kyc/extract', { form: new FormData() })).headers)
    const started = await api.ask('POST', '/v1/kyc/eid', { json: { reference: 'client-1', ...client } })
    const { key } = started.body as { key: number }
    api.clock.advance(6_000)
    assertNotKept((await api.ask('GET', `/v1/kyc/eid/${key}`)).headers)
    const report = await api.call('GET', `/v1/kyc/eid/${key}/report`)
    assert.deepEqual([report.status, report.headers.get('content-type')], [200, 'application/pdf'])
    assertNotKept(report.headers)
    assertNotKept((await api.ask('GET', '/v1/kyc/eid/999999/report')).headers)
  })
})
