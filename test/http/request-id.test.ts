import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { exchange, head } from './support/raw.ts'

const generated = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('X-Request-ID', () => {
  let api: Api
  before(async () => void (api = await startApi()))
  after(() => api.stop())

  const answered = async (lines: readonly string[], request = 'POST /v1/kyc/verify') => {
    const answer = await exchange(api.url, head(request, ['Host: a.test', 'Content-Length: 0', ...lines]))
    return answer.headers.get('x-request-id') ?? ''
  }

  const echoed = ['a', 'req-1001', 'A.b_c:d-9', '0'.repeat(64), '........', '550e8400-e29b-41d4-a716-446655440000']
  for (const id of echoed) {
    it(`${id} is echoed`, async () => assert.equal(await answered([`X-Request-ID: ${id}`]), id))
  }

  const replaced: readonly (readonly [what: string, lines: readonly string[]])[] = [
    ['none', []],
    ['an empty one', ['X-Request-ID:']],
    ['65 characters', [`X-Request-ID: ${'0'.repeat(65)}`]],
    ['a space', ['X-Request-ID: a b']],
    ['a slash', ['X-Request-ID: a/b']],
    ['markup', ['X-Request-ID: <script>']],
    ['an accent', ['X-Request-ID: caf\u00e9']],
    ['two', ['X-Request-ID: a', 'X-Request-ID: b']],
  ]
  for (const [what, lines] of replaced) {
    it(`${what} is replaced`, async () => assert.match(await answered(lines), generated))
  }

  const places = [
    ['a refusal', 'POST /v1/kyc/verify'],
    ['an unknown path', 'GET /v1/nothing'],
    ['a path that is no path', 'GET /v1/%zz'],
    ['CONNECT', 'CONNECT a.test:443'],
    ['liveness', 'GET /livez'],
    ['readiness', 'GET /readyz'],
    ['the description', 'GET /openapi.json'],
  ] as const
  for (const [what, request] of places) {
    it(`is echoed by ${what}`, async () => {
      assert.equal(await answered(['X-Request-ID: mine'], request), 'mine')
    })
  }

  it('two calls without one get two', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => answered([])))
    assert.equal(new Set(ids).size, 20)
  })

  it('names the call in the log', async () => {
    await api.ask('POST', '/v1/kyc/verify', { headers: { 'X-Request-ID': 'in-the-log' }, json: { values: {} } })
    const lines = api.log.lines.filter(({ facts }) => facts.request_id === 'in-the-log')
    assert.deepEqual(
      lines.map(({ level, message, facts }) => [level, message, facts.operation, facts.status, facts.tenant_id]),
      [['info', 'call', 'verify', 200, api.workspaceId]],
    )
  })
})
