import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { keyFromRandom, keyRandomBytes } from '../../src/domain/api-keys/api-key.ts'
import { startApi, type Api } from './support/api.ts'

const values = { json: { values: {} } }
/** Keys of the right form that nobody has. */
const guesses = Array.from({ length: 20 }, (_, index) => keyFromRandom(Buffer.alloc(keyRandomBytes, index + 1)))

describe('the rate limit', () => {
  let api: Api
  let lookups = 0
  let isStoreDown = false
  before(async () => {
    api = await startApi({
      settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '3', GATEHOUSE_TRUSTED_PROXIES: '127.0.0.1' },
      onQuery: (sql) => {
        if (!sql.includes('api_key')) return
        lookups++
        if (isStoreDown) throw new Error('the store is down')
      },
    })
  })
  after(() => api.stop())
  /** The beginning of a minute, two further, so that each test has its own and no key counts as proven. */
  beforeEach(() => api.clock.advance(180_000 - (api.clock.now().getTime() % 60_000)))

  const verify = async (address?: string, key?: string | null) => {
    const headers: Record<string, string> = address === undefined ? {} : { 'X-Forwarded-For': address }
    return api.ask('POST', '/v1/kyc/verify', { ...values, headers, key })
  }
  const counted = ({ headers }: { headers: Headers }) => [
    headers.get('x-ratelimit-limit'),
    headers.get('x-ratelimit-remaining'),
  ]
  const statuses = async (calls: readonly (string | null | undefined)[]) => {
    const found: number[] = []
    for (const key of calls) found.push((await verify(undefined, key)).status)
    return found
  }

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

  it('refused calls with a valid key count, unknown paths do not', async () => {
    const { key } = await api.addKey({ scopes: ['kyc:eid'] })
    assert.equal((await verify(undefined, key)).status, 403)
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
    assert.equal((await verify(undefined, other.key)).status, 429)
  })

  it('another client address has its own', async () => {
    for (let call = 0; call < 4; call++) await verify('198.51.100.7')
    assert.equal((await verify('198.51.100.7')).status, 429)
    assert.deepEqual(counted(await verify('198.51.100.8')), ['3', '2'])
  })

  it('a /64 is one client', async () => {
    for (const address of ['2001:db8:1:2::1', '[2001:db8:1:2:a:b:c:d]:443', '2001:DB8:1:2:ffff::'])
      await verify(address)
    assert.equal((await verify('2001:db8:1:2::99')).status, 429)
    assert.deepEqual(counted(await verify('2001:db8:1:3::99')), ['3', '2'])
  })

  it('calls at the same moment never pass it together', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify('198.51.100.9')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 3)
  })

  describe('of calls without a valid key', () => {
    it('is one of their own: it leaves the whole limit to a valid key of the address', async () => {
      assert.deepEqual(await statuses([null, 'sk_nobody', guesses[0], null]), [401, 401, 401, 429])
      assert.deepEqual(counted(await verify()), ['3', '2'])
      assert.deepEqual(await statuses([undefined, undefined, undefined]), [200, 200, 429])
    })

    it('answers 429 with its own count and the seconds to wait', async () => {
      await statuses([null, null, null])
      api.clock.advance(12_500)
      const refused = await verify(undefined, null)
      assert.deepEqual([refused.status, ...counted(refused)], [429, '3', '0'])
      assert.equal(refused.headers.get('retry-after'), '48')
    })

    it('bounds guessing: when it is spent, as many further keys are looked up, then none', async () => {
      await statuses([null, null, null])
      lookups = 0
      assert.deepEqual(
        await statuses(guesses),
        guesses.map(() => 429),
      )
      assert.equal(lookups, 3)
    })

    it('is no work when it is spent and the key is missing or malformed', async () => {
      await statuses([null, null, null])
      lookups = 0
      assert.deepEqual(await statuses([null, 'sk_nobody', '']), [429, 429, 429])
      assert.equal(lookups, 0)
    })

    it('holds for guesses at the same moment', async () => {
      lookups = 0
      const answers = await Promise.all(guesses.map((key) => verify(undefined, key)))
      assert.equal(answers.filter(({ status }) => status === 401).length, 3)
      assert.ok(lookups <= 6, String(lookups))
    })

    it('does not refuse a key that was proven in the last minute, whatever is guessed beside it', async () => {
      assert.equal((await verify()).status, 200)
      api.clock.advance(60_000)
      await statuses([null, null, null, ...guesses])
      assert.deepEqual(await statuses([undefined, undefined, undefined, undefined]), [200, 200, 200, 429])
    })

    it('does not count calls whose key could not be looked up', async () => {
      const { key } = await api.addKey({ scopes: ['kyc:verify'] })
      isStoreDown = true
      assert.deepEqual(
        await statuses([...guesses.slice(1), key]),
        guesses.map(() => 500),
      )
      isStoreDown = false
      assert.deepEqual(await statuses([key, null, null, null, null]), [200, 401, 401, 401, 429])
    })

    it('counts a key from the call on that finds it revoked', async () => {
      const { id, key } = await api.addKey({ scopes: ['kyc:verify'] })
      assert.equal((await verify(undefined, key)).status, 200)
      await api.operate('keys.revoke', { id })
      assert.deepEqual(await statuses([key, key, key, key]), [401, 401, 401, 429])
      assert.deepEqual(counted(await verify()), ['3', '1'])
    })
  })

  it('health is not limited; the descriptions are, as calls without a key', async () => {
    const get = async (path: string) => {
      const response = await fetch(api.url + path)
      await response.arrayBuffer()
      return [response.status, ...counted(response)]
    }
    assert.deepEqual(await get('/openapi.json'), [200, '3', '2'])
    assert.deepEqual(await get('/postman.json'), [200, '3', '1'])
    await verify(undefined, null)
    assert.deepEqual(await get('/openapi.json'), [429, '3', '0'])
    for (let call = 0; call < 4; call++) {
      assert.equal((await get('/livez'))[0], 200)
      assert.equal((await get('/readyz'))[0], 200)
    }
    assert.equal((await verify()).status, 200)
  })
})
