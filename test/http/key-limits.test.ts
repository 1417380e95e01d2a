import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'

describe('a key with limits', () => {
  let api: Api
  before(async () => void (api = await startApi({ settings: { GATEHOUSE_TRUSTED_PROXIES: '127.0.0.1' } })))
  after(() => api.stop())

  const verify = (key: string, from?: string) =>
    api.ask('POST', '/v1/kyc/verify', {
      ...{ key, json: { values: {} } },
      headers: from === undefined ? {} : { 'X-Forwarded-For': from },
    })

  it('is refused beyond its calls of a minute, while another key goes on', async () => {
    const { key, id } = await api.addKey({ scopes: ['kyc:verify'], calls_per_minute: 2 })
    const { key: other } = await api.addKey({ scopes: ['kyc:verify'] })
    const counted = (answer: Awaited<ReturnType<typeof verify>>) => [
      answer.status,
      answer.headers.get('x-ratelimit-limit'),
      answer.headers.get('x-ratelimit-remaining'),
    ]
    assert.deepEqual(counted(await verify(key)), [200, '2', '1'])
    assert.deepEqual(counted(await verify(key)), [200, '2', '0'])
    const refused = await verify(key)
    assert.deepEqual(
      [...counted(refused), Reflect.get(Object(refused.body), 'code')],
      [429, '2', '0', 'rate_limit_exceeded'],
    )
    assert.ok(Number(refused.headers.get('retry-after')) >= 1)
    assert.equal((await verify(other)).status, 200)
    api.clock.advance(60_000)
    assert.equal((await verify(key)).status, 200)
    await api.operate('keys.limit', { id, calls_per_minute: null })
    for (let call = 0; call < 3; call++) assert.equal((await verify(key)).status, 200)
  })

  it('works from its addresses alone, of IPv4 and IPv6', async () => {
    const { key, id } = await api.addKey({ scopes: ['kyc:verify'], addresses: ['203.0.113.0/24', '2001:db8::/32'] })
    for (const address of ['203.0.113.7', '2001:db8:1::5'])
      assert.equal((await verify(key, address)).status, 200, address)
    for (const address of ['203.0.114.1', '2001:db9::1', undefined]) {
      const { status, body } = await verify(key, address)
      const detail = { code: 'address_not_allowed', message: 'This API key may not be used from this address.' }
      assert.deepEqual([status, body], [403, { detail }], address)
    }
    await api.operate('keys.limit', { id, addresses: [] })
    assert.equal((await verify(key, '198.51.100.1')).status, 200)
  })

  it('ends after its last day', async () => {
    const lastDay = api.clock.now().toISOString().slice(0, 10)
    const { key } = await api.addKey({ scopes: ['kyc:verify'], expires: lastDay })
    assert.equal((await verify(key)).status, 200)
    api.clock.advance(86_400_000)
    assert.deepEqual([(await verify(key)).status, (await verify(key)).body], [401, { detail: 'API key expired' }])
  })
})
