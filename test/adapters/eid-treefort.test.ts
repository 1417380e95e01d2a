import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEidProviders } from '../../src/adapters/eid/index.ts'
import { treefort } from '../../src/adapters/eid/treefort.ts'
import type { EidProvider } from '../../src/ports/eid-provider.ts'
import { jane, loopbackEgress, rejectsUnavailable } from '../support/eid-client.ts'
import { treefortContext, treefortPath } from '../support/treefort-client.ts'
import { startTreefort, type TreefortOutcome, type TreefortServer } from '../support/treefort-server.ts'
import { eidConformance } from './eid-conformance.ts'

eidConformance({
  name: 'treefort',
  async open() {
    const server = await startTreefort()
    return {
      provider: openEidProviders({ egress: loopbackEgress })[0]!,
      context: (signal) => treefortContext(server, signal === undefined ? {} : { signal }),
      client: jane,
      idleClient: { ...jane, firstName: 'Joan', email: 'joan@example.com' },
      finish: async (ref) => server.finish(ref),
      close: () => server.stop(),
    }
  },
})

describe('Treefort', () => {
  let server: TreefortServer
  let provider: EidProvider
  before(async () => {
    server = await startTreefort()
  })
  after(() => server.stop())
  beforeEach(() => {
    server.fault = null
    server.declinesCancelling = false
    server.asked.length = 0
    provider = treefort({ egress: loopbackEgress })
  })

  const now = new Date('2026-11-23T12:00:00.000Z')
  const paths = () => server.asked.map(({ path }) => path)
  const finished = async (outcome: Partial<TreefortOutcome> = {}) => {
    const { ref } = await provider.create(jane, treefortContext(server))
    server.finish(ref, outcome)
    return ref
  }

  describe('status', () => {
    for (const [word, status] of [
      ['Request Pending', 'requested'],
      ['Cancelled', 'archived'],
      ['Review Report', 'complete'],
    ] as const) {
      it(`${word} is ${status}`, async () => {
        const ref = await finished()
        server.requests.get(ref)!.status = word
        assert.equal((await provider.get(ref, treefortContext(server))).status, status)
      })
    }
    for (const word of ['', 'Approved', 'review report', 'Request Pending ']) {
      it(`"${word}" is unknown`, async () => {
        const ref = await finished()
        server.requests.get(ref)!.status = word
        await rejectsUnavailable(provider.get(ref, treefortContext(server)), 'unknown_status')
      })
    }
  })

  describe('requests', () => {
    it('create sends the client and keeps the one id of the answer', async () => {
      const { ref, expiresAt } = await provider.create(jane, treefortContext(server))
      const { body } = server.asked.at(-1) as { body: Record<string, unknown> }
      const [client] = body.clients as Record<string, unknown>[]
      assert.deepEqual(
        [client!.firstName, client!.lastName, client!.email, client!.phoneNumber, client!.dateOfBirth],
        ['Jane', 'Tremblay-Okafor', 'jane@example.com', '+16135550100', '1990-05-10'],
      )
      assert.equal(server.requests.get(ref)?.status, 'Request Pending')
      assert.equal(expiresAt.toISOString(), '2026-11-28T12:00:00.000Z')
    })
    it('a client without a phone is not sent', async () => {
      await rejectsUnavailable(provider.create({ ...jane, phone: null }, treefortContext(server)), 'phone_missing')
      assert.deepEqual(paths(), [])
    })
    it('an answer about another request is refused', async () => {
      const ref = await finished()
      server.requests.get(ref)!.outcome = { ...server.requests.get(ref)!.outcome!, ...{ clientRequestId: 'other' } }
      await rejectsUnavailable(provider.get(ref, treefortContext(server)), 'other_request')
    })
    it('a cancellation that Treefort declines is reported', async () => {
      const { ref } = await provider.create(jane, treefortContext(server))
      server.declinesCancelling = true
      await rejectsUnavailable(provider.cancel(ref, treefortContext(server)), 'not_cancelled')
    })
  })

  describe('tokens', () => {
    const tokensAsked = () => paths().filter((path) => path === treefortPath.token).length

    it('calls at the same time share one token, and later ones use it again', async () => {
      await Promise.all([1, 2, 3, 4].map(() => provider.create(jane, treefortContext(server))))
      await provider.create(jane, treefortContext(server))
      assert.equal(tokensAsked(), 1)
    })
    it('another account gets its own', async () => {
      const other = await startTreefort()
      try {
        await provider.create(jane, treefortContext(server))
        await provider.create(jane, treefortContext(other))
        assert.deepEqual([tokensAsked(), other.asked.length], [1, 2])
      } finally {
        await other.stop()
      }
    })
    it('is asked for again after 5 minutes', async () => {
      await provider.create(jane, treefortContext(server))
      await provider.create(jane, treefortContext(server, { now: new Date(now.getTime() + 5 * 60 * 1000 - 1) }))
      assert.equal(tokensAsked(), 1)
      await provider.create(jane, treefortContext(server, { now: new Date(now.getTime() + 5 * 60 * 1000) }))
      assert.equal(tokensAsked(), 2)
    })
    it('one that is refused is replaced once', async () => {
      const ref = await finished()
      server.revokeTokens()
      assert.equal((await provider.get(ref, treefortContext(server))).status, 'complete')
      assert.equal(tokensAsked(), 2)
    })
    it('a call that gives up does not stop one that waits for the same token', async () => {
      server.fault = { kind: 'hangs', path: treefortPath.token }
      const patient = treefort({ egress: loopbackEgress, deadlineMs: 600 })
      const stop = new AbortController()
      const first = patient.create(jane, treefortContext(server, { signal: stop.signal }))
      const second = patient.create(jane, treefortContext(server))
      stop.abort()
      await rejectsUnavailable(first, 'aborted')
      const startedMs = performance.now()
      await rejectsUnavailable(second, 'timeout')
      assert.ok(performance.now() - startedMs > 300)
    })
    it('credentials that are not accepted fail the check, even with a token in memory', async () => {
      await provider.check(treefortContext(server))
      server.fault = { kind: 'refuses with 401', path: treefortPath.token }
      await rejectsUnavailable(provider.check(treefortContext(server)), 'token_status_401')
    })
  })

  describe('the account', () => {
    const credentials = { client_id: 'a', secret_key: 'b', base_url: 'https://treefort.example/' }
    for (const [what, change, environment, code] of [
      ['no client id', { client_id: '' }, 'sandbox', 'credential_missing'],
      ['no secret key', { secret_key: '' }, 'sandbox', 'credential_missing'],
      ['no base in production', { base_url: '' }, 'production', 'base_url_missing'],
      ['a base that is no URL', { base_url: 'treefort' }, 'sandbox', 'base_url_invalid'],
      ['a base of another scheme', { base_url: 'file:///etc' }, 'sandbox', 'base_url_invalid'],
      ['a base with a query', { base_url: 'https://treefort.example/?a=b' }, 'sandbox', 'base_url_invalid'],
      ['a base over http', { base_url: 'http://192.0.2.1/' }, 'sandbox', 'refused'],
    ] as const) {
      it(`${what}: ${code}`, async () => {
        const changed = treefortContext(server, { credentials: { ...credentials, ...change }, environment })
        await rejectsUnavailable(provider.check(changed), code)
      })
    }
    it('the documented host is used in the sandbox when none is given', async () => {
      const asked: string[] = []
      const watched = treefort({
        egress: {
          ...loopbackEgress,
          request: async ({ url }) => (asked.push(url.href), Promise.reject(new Error('stop'))),
        },
      })
      const { base_url: _, ...given } = credentials
      await assert.rejects(watched.check(treefortContext(server, { credentials: given })), /stop/)
      assert.deepEqual(asked, ['https://sandbox.treeforttech.com/api/authentication/token'])
    })
  })
})
