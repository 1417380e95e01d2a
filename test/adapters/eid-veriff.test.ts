import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEidProviders } from '../../src/adapters/eid/index.ts'
import { veriff } from '../../src/adapters/eid/veriff.ts'
import { jane, loopbackEgress, rejectsUnavailable } from '../support/eid-client.ts'
import { veriffContext } from '../support/veriff-client.ts'
import { startVeriff, type VeriffServer } from '../support/veriff-server.ts'
import { eidConformance } from './eid-conformance.ts'

eidConformance({
  name: 'veriff',
  async open() {
    const server = await startVeriff()
    return {
      provider: openEidProviders({ egress: loopbackEgress })[1]!,
      context: (signal) => veriffContext(server, signal === undefined ? {} : { signal }),
      client: jane,
      idleClient: { ...jane, firstName: 'Joan', email: 'joan@example.com' },
      forgetsCancelled: true,
      finish: async (ref) => server.finish(ref),
      close: () => server.stop(),
    }
  },
})

describe('Veriff', () => {
  let server: VeriffServer
  before(async () => {
    server = await startVeriff()
  })
  after(() => server.stop())
  beforeEach(() => {
    server.signs = 'well'
    server.deletes = true
    server.fault = null
    server.asked.length = 0
  })

  const provider = veriff({ egress: loopbackEgress })
  const create = async () => (await provider.create(jane, veriffContext(server))).ref
  const get = (ref: string) => provider.get(ref, veriffContext(server))
  const signature = (text: string) => createHmac('sha256', server.account.sharedSecret).update(text).digest('hex')

  describe('a session', () => {
    it('is asked for with the names and the birth date, signed, and no more of the client', async () => {
      await create()
      const [asked] = server.asked
      assert.deepEqual(JSON.parse(asked!.body), {
        verification: {
          person: { firstName: 'Jane', lastName: 'Tremblay-Okafor', dateOfBirth: '1990-05-10' },
          vendorData: '1001',
          lang: 'en',
        },
      })
      assert.equal(asked!.path, '/v1/sessions')
      assert.equal(asked!.headers['content-type'], 'application/json')
      assert.equal(asked!.headers['x-auth-client'], server.account.apiKey)
      assert.equal(asked!.headers['x-hmac-signature'], signature(asked!.body))
    })
    it('needs no phone and no birth date', async () => {
      await provider.create({ ...jane, phone: null, dateOfBirth: null }, veriffContext(server))
      const { verification } = JSON.parse(server.asked[0]!.body) as { verification: { person: object } }
      assert.deepEqual(Object.keys(verification.person), ['firstName', 'lastName'])
    })
    it('has the link for the client and ends after 7 days', async () => {
      const { ref, link, expiresAt } = await provider.create(jane, veriffContext(server))
      assert.equal(link, `https://alchemy.veriff.com/v/token-of-${ref}`)
      assert.equal(expiresAt.toISOString(), '2026-11-30T12:00:00.000Z')
    })
  })

  describe('a decision', () => {
    it('is asked for with the signature of the session’s id', async () => {
      const ref = await create()
      await get(ref)
      const { path, headers } = server.asked[1]!
      assert.equal(path, `/v1/sessions/${ref}/decision`)
      assert.equal(headers['x-hmac-signature'], signature(ref))
    })
    for (const [word, code, status] of [
      ['resubmission_requested', 9103, 'started'],
      ['review', 9121, 'started'],
      ['expired', 9104, 'archived'],
      ['abandoned', 9104, 'archived'],
    ] as const) {
      it(`${word} is ${status}`, async () => {
        const ref = await create()
        server.finish(ref, { status: word, code })
        assert.deepEqual(await get(ref), { status })
      })
    }
    for (const [what, decision, code] of [
      ['another word', { status: 'submitted', code: 7002 }, 'unknown_status'],
      ['an approval with the code of a refusal', { status: 'approved', code: 9102 }, 'unexpected_code'],
      ['a refusal with the code of an approval', { status: 'declined', code: 9001 }, 'unexpected_code'],
      ['the decision on another session', { id: '00000000-0000-4000-8000-000000000000' }, 'other_request'],
    ] as const) {
      it(`${what} is no answer: ${code}`, async () => {
        const ref = await create()
        server.finish(ref, decision)
        await rejectsUnavailable(get(ref), code)
      })
    }
    it('of a session that Veriff does not know is no answer', async () => {
      await rejectsUnavailable(get('00000000-0000-4000-8000-000000000000'), 'unknown_session')
    })
    it('of what is no id is not asked for', async () => {
      await rejectsUnavailable(get('../persons'), 'unknown_session')
      assert.deepEqual(server.asked, [])
    })
  })

  describe('an answer that Veriff did not sign is none', () => {
    for (const signs of ['with another secret', 'not at all'] as const) {
      it(signs, async () => {
        const ref = await create()
        server.signs = signs
        await rejectsUnavailable(create(), 'not_signed')
        await rejectsUnavailable(get(ref), 'not_signed')
        await rejectsUnavailable(provider.cancel(ref, veriffContext(server)), 'not_signed')
      })
    }
  })

  describe('a cancellation', () => {
    it('deletes the session, with the signature of its id', async () => {
      const ref = await create()
      await provider.cancel(ref, veriffContext(server))
      assert.equal(server.sessions.has(ref), false)
      const { call, headers } = server.asked.at(-1)!
      assert.deepEqual([call, headers['x-hmac-signature']], ['delete', signature(ref)])
    })
    for (const [status, code] of [
      ['approved', 9001],
      ['declined', 9102],
      ['expired', 9104],
      ['abandoned', 9104],
    ] as const) {
      it(`leaves a session alone that is ${status}`, async () => {
        const ref = await create()
        server.finish(ref, { status, code })
        await provider.cancel(ref, veriffContext(server))
        assert.equal(server.sessions.has(ref), true)
      })
    }
    it('deletes a session that waits for new images', async () => {
      const ref = await create()
      server.finish(ref, { status: 'resubmission_requested', code: 9103 })
      await provider.cancel(ref, veriffContext(server))
      assert.equal(server.sessions.has(ref), false)
    })
    it('is not done where the integration cannot delete', async () => {
      const ref = await create()
      server.deletes = false
      await rejectsUnavailable(provider.cancel(ref, veriffContext(server)), 'not_cancelled')
    })
  })

  it('a stored result leaves the session to the retention of the account', async () => {
    const ref = await create()
    server.finish(ref)
    server.asked.length = 0
    await provider.archive(ref, veriffContext(server))
    assert.deepEqual(server.asked, [])
    assert.equal(server.sessions.has(ref), true)
  })

  describe('the account', () => {
    it('is checked without a session being made', async () => {
      const before = server.sessions.size
      await provider.check(veriffContext(server))
      assert.deepEqual(
        server.asked.map(({ call }) => call),
        ['decision'],
      )
      assert.equal(server.sessions.size, before)
    })
    for (const [what, change, code] of [
      ['no key', { api_key: '' }, 'credential_missing'],
      ['no secret', { shared_secret: '' }, 'credential_missing'],
      ['a key that no header can have', { api_key: 'a\r\nb' }, 'api_key_invalid'],
      ['an unknown key', { api_key: '00000000-0000-4000-8000-000000000000' }, 'status_401_1803'],
      ['another secret', { shared_secret: 'another' }, 'status_401_1818'],
      ['a base that is no URL', { base_url: 'veriff' }, 'base_url_invalid'],
      ['a base of another scheme', { base_url: 'file:///etc' }, 'base_url_invalid'],
      ['a base with the version', { base_url: 'https://stationapi.veriff.com/v1' }, 'base_url_invalid'],
      ['a base over http', { base_url: 'http://192.0.2.1/' }, 'refused'],
    ] as const) {
      it(`${what}: ${code}`, async () => {
        const { credentials } = veriffContext(server)
        const changed = veriffContext(server, { credentials: { ...credentials, ...change } })
        await rejectsUnavailable(provider.check(changed), code)
      })
    }
    it('a host that does not know the paths is not Veriff', async () => {
      server.fault = { kind: 'is another host' }
      await rejectsUnavailable(provider.check(veriffContext(server)), 'status_404')
    })
    it('the usual host is used when none is given', async () => {
      const asked: string[] = []
      const watched = veriff({
        egress: {
          ...loopbackEgress,
          request: async ({ url }) => (asked.push(url.href), Promise.reject(new Error('stop'))),
        },
      })
      const { base_url: _, ...given } = veriffContext(server).credentials
      await assert.rejects(watched.check(veriffContext(server, { credentials: given })), /stop/)
      assert.match(asked[0]!, /^https:\/\/stationapi\.veriff\.com\/v1\/sessions\/[0-9a-f-]{36}\/decision$/)
    })
  })
})
