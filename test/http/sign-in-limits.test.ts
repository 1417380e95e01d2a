import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openPasswordHashing } from '../../src/operations/people/password-hashing.ts'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { askPeople, owner, setUpOwner } from '../support/people.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const day = 24 * 3_600_000
const wrong = 'another long password of mine'
/** Cheap, so that the many attempts here cost no minutes; what is tested does not depend on it. */
const passwords = openPasswordHashing({ memoryKib: 8, passes: 1, parallelism: 1 })
let server: TestServer

before(async () => {
  const settings = { GATEHOUSE_TRUSTED_PROXIES: '127.0.0.0/8' }
  server = await startTestServer({ settings, world: { reader: idleReader, passwords } })
  await setUpOwner(server)
})
after(() => server.stop())
beforeEach(() => server.clock.advance(2 * day))

/** Tries to sign in from an address; what is answered, the wait in seconds, and the device cookie. */
async function attempt(address: string, password: string, { email = owner.email as string, device = '' } = {}) {
  const headers = {
    'X-Forwarded-For': address,
    ...(device === '' ? {} : { Cookie: `__Host-gatehouse_device=${device}` }),
  }
  const answer = await askPeople(server, 'sign-in', { email, password }, { headers })
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-gatehouse_device='))
  await answer.arrayBuffer()
  const wait = Number(answer.headers.get('retry-after') ?? 0)
  return { status: answer.status, wait, device: /=([^;]*)/.exec(cookie ?? '')?.[1] ?? '' }
}
const statuses = async (count: number, ...given: Parameters<typeof attempt>) => {
  const found: number[] = []
  for (let index = 0; index < count; index++) found.push((await attempt(...given)).status)
  return found
}

describe('wrong passwords from one address', () => {
  it('are answered five times, then after a wait that doubles up to 15 minutes, also for an address that nobody has', async () => {
    for (const [address, email] of [
      ['198.51.100.1', owner.email],
      ['198.51.100.11', 'nobody@example.com'],
    ] as const) {
      assert.deepEqual(await statuses(5, address, wrong, { email }), [401, 401, 401, 401, 401])
      const waits: number[] = []
      for (let round = 0; round < 11; round++) {
        const refused = await attempt(address, wrong, { email })
        assert.equal(refused.status, 429)
        waits.push(refused.wait)
        server.clock.advance(refused.wait * 1_000)
        assert.equal((await attempt(address, wrong, { email })).status, 401)
      }
      assert.deepEqual(waits, [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    }
  })

  it('do not hold up the right one after the wait, which forgets them', async () => {
    await statuses(7, '198.51.100.2', wrong)
    assert.equal((await attempt('198.51.100.2', owner.password)).status, 429)
    server.clock.advance(2_000)
    assert.equal((await attempt('198.51.100.2', owner.password)).status, 200)
    assert.deepEqual(await statuses(5, '198.51.100.2', wrong), [401, 401, 401, 401, 401])
  })

  it('for many accounts are slowed down together', async () => {
    const found: number[] = []
    for (let index = 0; index < 31; index++) {
      found.push((await attempt('198.51.100.3', wrong, { email: `person-${index}@example.com` })).status)
    }
    assert.deepEqual([found.indexOf(429), found.filter((status) => status === 429).length], [30, 1])
  })

  it('leave one entry in the audit trail when further ones wait, and none for each', async () => {
    const refusals = async () =>
      (await auditRows(server.services.store).entries()).filter(({ action }) => action === 'sign_in.refused')
    const before = (await refusals()).length
    await statuses(8, '198.51.100.12', wrong)
    const added = (await refusals()).slice(before)
    assert.deepEqual(
      added.map(({ actor_type, outcome, reason, count }) => [actor_type, outcome, reason, count]),
      [['unknown', 'refused', 'password_wrong', 5]],
    )
  })

  it('that come at the same time count each other', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => attempt('198.51.100.4', wrong)))
    assert.equal(found.filter(({ status }) => status === 401).length, 5)
  })
})

describe('the person of an account under attack', () => {
  it('signs in from any other address', async () => {
    await statuses(10, '198.51.100.5', wrong)
    assert.equal((await attempt('198.51.100.6', owner.password)).status, 200)
  })

  it('signs in from the same address in a browser that signed in before, which others do not guess in', async () => {
    const { device } = await attempt('198.51.100.7', owner.password)
    await statuses(10, '198.51.100.7', wrong)
    assert.equal((await attempt('198.51.100.7', owner.password)).status, 429)
    assert.equal((await attempt('198.51.100.7', owner.password, { device })).status, 200)
    assert.deepEqual(await statuses(10, '198.51.100.7', wrong, { device }), Array<number>(10).fill(401))
    assert.equal((await attempt('198.51.100.7', owner.password, { device })).status, 429)
  })
})
