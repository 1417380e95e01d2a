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

  const ask = async (method: string, path: string, options: { host?: string; key?: string; body?: string } = {}) => {
    const { host = publicHost, key, body = '{}' } = options
    const lines = [`Host: ${host}`, `Content-Length: ${Buffer.byteLength(body)}`]
    if (key !== undefined) lines.push(`Authorization: Bearer ${key}`)
    const answer = await exchange(api.url, head(`${method} ${path}`, lines) + body)
    api.described.check(method, path, answer)
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

  it('a faulty body goes before the reads of the month', async () => {
    assert.deepEqual(await ask('POST', '/v1/kyc/extract', { key: capped }), {
      status: 400,
      body: { detail: 'Send between 1 and 5 files.' },
    })
  })
})
