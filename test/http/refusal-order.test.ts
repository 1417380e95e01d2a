import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { exchange, head } from './support/raw.ts'

const publicHost = 'kyc.partner.test'

describe('a call that deserves two refusals gets the earlier one', () => {
  let api: Api
  let revokedBound: string
  let boundWithoutScope: string
  let disabledWithoutScope: string
  let disabled: string
  let capped: string

  before(async () => {
    api = await startApi({
      settings: { GATEHOUSE_PUBLIC_URL: `https://${publicHost}`, GATEHOUSE_RATE_LIMIT_PER_MINUTE: '2' },
    })
    const binding = { service_accounts: 'kyc@lender.iam.gserviceaccount.com', audience: 'https://kyc.partner.test' }
    const revoked = await api.addKey({ scopes: ['kyc:verify'], ...binding })
    await api.operate('keys.revoke', { id: revoked.id })
    revokedBound = revoked.key
    boundWithoutScope = (await api.addKey({ scopes: ['kyc:extract'], ...binding })).key
    const left = await api.addWorkspace()
    disabled = left.key
    disabledWithoutScope = (await api.addKey({ workspace_id: left.id, scopes: ['kyc:extract'] })).key
    await api.operate('workspaces.update', { id: left.id, kyc: false })
    capped = (await api.addWorkspace({ read_cap: 0 })).key
  })
  after(() => api.stop())
  beforeEach(() => api.clock.advance(60_000))

  const ask = async (
    method: string,
    path: string,
    options: { host?: string; key?: string; body?: string; lines?: readonly string[] } = {},
  ) => {
    const { host = publicHost, key, body = '{}' } = options
    const lines = [`Host: ${host}`, `Content-Length: ${Buffer.byteLength(body)}`, ...(options.lines ?? [])]
    if (key !== undefined) lines.push(`Authorization: Bearer ${key}`)
    const answer = await exchange(api.url, head(`${method} ${path}`, lines) + body)
    api.described.check(method, path.split('?')[0]!, answer)
    return { status: answer.status, body: answer.body }
  }
  const exhaust = async () => {
    for (let call = 0; call < 2; call++) await ask('POST', '/v1/kyc/verify')
  }

  it('direct access goes before an unknown path', async () => {
    assert.deepEqual(await ask('GET', '/v1/nothing', { host: '10.0.0.7:8080' }), {
      status: 403,
      body: {
        detail: {
          code: 'direct_access_refused',
          message: 'Call the public base address instead: https://kyc.partner.test',
        },
      },
    })
  })

  it('an unknown path goes before the rate limit', async () => {
    await exhaust()
    assert.deepEqual(await ask('GET', '/v1/nothing'), {
      status: 404,
      body: { code: 'not_found', message: 'Nothing answers GET /v1/nothing' },
    })
  })

  it('the rate limit goes before a missing key', async () => {
    await exhaust()
    assert.deepEqual(await ask('POST', '/v1/kyc/verify'), {
      status: 429,
      body: { code: 'rate_limit_exceeded', message: 'Too many requests. Please slow down.' },
    })
  })

  it('a revoked key goes before its unproven identity', async () => {
    assert.deepEqual(await ask('POST', '/v1/kyc/verify', { key: revokedBound }), {
      status: 401,
      body: { detail: 'Invalid or revoked API key' },
    })
  })

  it('an unproven identity goes before a lacking scope', async () => {
    assert.deepEqual(await ask('POST', '/v1/kyc/verify', { key: boundWithoutScope }), {
      status: 401,
      body: { detail: 'Partner identity could not be verified' },
    })
  })

  it('a lacking scope goes before a workspace that is not enabled', async () => {
    assert.deepEqual(await ask('POST', '/v1/kyc/verify', { key: disabledWithoutScope }), {
      status: 403,
      body: { detail: 'API key lacks the kyc:verify scope' },
    })
  })

  it('a workspace that is not enabled goes before a faulty body', async () => {
    assert.deepEqual(await ask('POST', '/v1/kyc/verify', { key: disabled, body: 'no json' }), {
      status: 403,
      body: {
        detail: {
          code: 'kyc_scope_not_allowed',
          message: 'This workspace is not enabled for the partner KYC API.',
        },
      },
    })
  })

  describe('of the bank operations', () => {
    const connections = '/v1/partner/bank-connections'
    const operations = [
      ['POST', connections],
      ['GET', `${connections}/abc`],
      ['GET', `${connections}/abc/transactions`],
      ['POST', `${connections}/abc/refresh`],
      ['GET', `${connections}/abc/analysis`],
    ] as const
    let withoutScope: string
    let withoutPlan: string
    before(async () => {
      const { id, key } = await api.addWorkspace()
      withoutPlan = key
      withoutScope = (await api.addKey({ workspace_id: id, scopes: ['kyc:verify'] })).key
      await api.operate('workspaces.update', { id, growth: false })
    })
    const faulty = (method: string, path: string, environment: string, key?: string) =>
      ask(method, path, { key: key ?? api.key, body: 'no json', lines: [`X-Service-Environment: ${environment}`] })

    for (const [method, path] of operations) {
      const where = `${method} ${path.replace('abc', '…')}`
      const scope = method === 'GET' ? 'bank:read' : 'bank:write'

      it(`${where}: a lacking scope goes before a plan that does not include it`, async () => {
        assert.deepEqual(await faulty(method, path, 'live', withoutScope), {
          status: 403,
          body: { detail: `API key lacks the ${scope} scope` },
        })
      })

      it(`${where}: a plan that does not include it goes before an unknown environment`, async () => {
        const { status, body } = await faulty(method, path, 'live', withoutPlan)
        assert.deepEqual([status, (body as { detail: { code: string } }).detail.code], [403, 'bank_scope_not_allowed'])
      })

      it(`${where}: an unknown environment goes before a faulty id and body`, async () => {
        assert.deepEqual(await faulty(method, path, 'live'), {
          status: 422,
          body: { detail: "environment must be 'sandbox' or 'production'" },
        })
      })

      if (path.endsWith('abc')) continue
      it(`${where}: an environment without a provider goes before a faulty id and body`, async () => {
        const { status, body } = await faulty(method, path, 'production')
        assert.deepEqual(
          [status, (body as { detail: { code: string } }).detail.code],
          [409, 'bank_connect_unavailable'],
        )
      })
    }

    it('a faulty body goes before an unknown case', async () => {
      const body = JSON.stringify({ case_id: '00000000-0000-4000-8000-000000000000' })
      const answer = await ask('POST', connections, { key: api.key, body })
      assert.equal(answer.status, 422)
    })

    it('a faulty parameter goes before an unknown connection', async () => {
      const id = '00000000-0000-4000-8000-000000000000'
      assert.equal((await ask('GET', `${connections}/${id}/analysis?months=5`, { key: api.key })).status, 422)
    })
  })

  it('a faulty body goes before the reads of the month', async () => {
    assert.deepEqual(await ask('POST', '/v1/kyc/extract', { key: capped }), {
      status: 400,
      body: { detail: 'Send between 1 and 5 files.' },
    })
  })
})
