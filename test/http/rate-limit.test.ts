import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'

const values = { json: { values: {} } }

describe('the rate limit', () => {
  let api: Api
  before(async () => {
    api = await startApi({
      settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '3', GATEHOUSE_TRUSTED_PROXIES: '127.0.0.1' },
    })
  })
  after(() => api.stop())
  /** Each test has a minute of its own. */
  beforeEach(() => api.clock.advance(60_000))

  const verify = async (address?: string, key?: string | null) => {
    const headers: Record<string, string> = address === undefined ? {} : { 'X-Forwarded-For': address }
    return api.ask('POST', '/v1/kyc/verify', { ...values, headers, key })
  }
  const counted = ({ headers }: { headers: Headers }) => [
    headers.get('x-ratelimit-limit'),
    headers.get('x-ratelimit-remaining'),
  ]

  it('successes count down', async () => {
    assert.deepEqual(counted(await verify()), ['3', '2'])
    assert.deepEqual(counted(await verify()), ['3', '1'])
    assert.deepEqual(counted(await verify()), ['3', '0'])
  })

  it('the call past the limit is 429 with the seconds to wait', async () => {
    for (let call = 0; call < 3; call++) await verify()
    api.clock.advance(12_500)
    const refused = await verify()
    assert.equal(refused.status, 429)
    assert.deepEqual(refused.body, {
      code: 'rate_limit_exceeded',
      message: 'Too many requests. Please slow down.',
    })
    assert.deepEqual(counted(refused), ['3', '0'])
    assert.equal(refused.headers.get('retry-after'), '48')
  })

  it('the next minute begins full', async () => {
    for (let call = 0; call < 4; call++) await verify()
    api.clock.advance(60_000)
    assert.deepEqual(counted(await verify()), ['3', '2'])
  })

  it('refused calls count, unknown paths do not', async () => {
    await verify(undefined, null)
    await api.ask('POST', '/v1/kyc/extract', { json: {} })
    await api.ask('GET', '/v1/nothing')
    await api.ask('GET', '/v1/kyc/verify')
    assert.deepEqual(counted(await verify()), ['3', '0'])
    assert.equal((await verify()).status, 429)
  })

  it('all partner routes and all keys share it', async () => {
    const other = await api.addWorkspace()
    await verify()
    await api.ask('POST', '/v1/kyc/assess', values)
    await verify(undefined, other.key)
    assert.equal((await api.ask('POST', '/v1/kyc/extract', { form: new FormData() })).status, 429)
  })

  it('another client address has its own', async () => {
    for (let call = 0; call < 4; call++) await verify('198.51.100.7')
    assert.equal((await verify('198.51.100.7')).status, 429)
    assert.deepEqual(counted(await verify('198.51.100.8')), ['3', '2'])
  })

  it('a /64 is one client', async () => {
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', '2001:DB8:1:2:ffff::']) await verify(address)
    assert.equal((await verify('2001:db8:1:2::99')).status, 429)
    assert.deepEqual(counted(await verify('2001:db8:1:3::99')), ['3', '2'])
  })

  it('calls at the same moment never pass it together', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify('198.51.100.9')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  })

  it('health and description are not limited', async () => {
    for (let call = 0; call < 4; call++) await verify()
    for (const path of ['/livez', '/readyz', '/openapi.json', '/postman.json']) {
      assert.equal((await fetch(api.url + path)).status, 200)
    }
  })
})
