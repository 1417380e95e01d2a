import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { openEidProviders } from '../../src/adapters/eid/index.ts'
import { treefort } from '../../src/adapters/eid/treefort.ts'
import {
  EidProviderUnavailable,
  type EidClient,
  type EidContext,
  type EidFindings,
  type EidProvider,
} from '../../src/ports/eid-provider.ts'
import { treefortFaults, type TreefortFault } from '../support/treefort-faults.ts'
import { somePdf, startTreefort, type TreefortOutcome, type TreefortServer } from '../support/treefort-server.ts'
import { eidConformance } from './eid-conformance.ts'

/** In place of the 15 s of the product. */
const deadlineMs = 400
/** What a call may take beyond its deadline on a busy machine. */
const slackMs = 2_000

const token = '/api/authentication/token'
const create = '/api/client/initiate-verification-request'
const details = '/api/client/verification-details'
const metadata = '/api/client/report-info'
const report = '/api/client/verification-report'
const cancel = '/api/client/cancel-verification'

const jane: EidClient = {
  firstName: 'Jane',
  lastName: 'Tremblay-Okafor',
  email: 'jane@example.com',
  dateOfBirth: '1990-05-10',
  address: '1 Elgin Street, Ottawa',
  phone: '+16135550100',
  language: 'en',
  documents: [{ kind: 'photo_id', docType: null }],
}
const personal = [
  'Jane',
  'Tremblay',
  'jane@',
  '1990',
  'Elgin',
  '613555',
  'client-request',
  'encrypted-key',
  'client-of',
]

const egress = openEgress({ allow: ['127.0.0.0/8'] })
const now = new Date('2026-11-23T12:00:00.000Z')

function contextAt(server: TreefortServer, signal = new AbortController().signal): EidContext {
  const { clientId, secretKey } = server.account
  const credentials = { client_id: clientId, secret_key: secretKey, base_url: server.base.href }
  return { tenantId: 'tenant-1', environment: 'sandbox', credentials, now, signal }
}

eidConformance({
  name: 'treefort',
  async open() {
    const server = await startTreefort()
    return {
      provider: openEidProviders({ egress }).treefort,
      context: (signal) => contextAt(server, signal),
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
    provider = treefort({ egress, deadlineMs })
  })

  const context = (change: Partial<EidContext> = {}): EidContext => ({ ...contextAt(server), ...change })
  const finished = async (outcome: Partial<TreefortOutcome> = {}) => {
    const { ref } = await provider.create(jane, context())
    server.finish(ref, outcome)
    return ref
  }
  const findings = async (outcome: Partial<TreefortOutcome>): Promise<EidFindings> => {
    const snapshot = await provider.get(await finished(outcome), context())
    assert.equal(snapshot.status, 'complete')
    return snapshot.findings
  }
  /** Asserts the only error there is, with nothing personal in it. */
  const unavailable = async (call: Promise<unknown>, code: string | RegExp) => {
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof EidProviderUnavailable, String(error))
      assert.match(error.code, typeof code === 'string' ? new RegExp(`^${code}$`) : code)
      for (const text of personal) assert.ok(!`${error.message} ${error.stack}`.includes(text), text)
      assert.equal(error.cause, undefined)
      return true
    })
  }
  const paths = () => server.asked.map(({ path }) => path)

  describe('a fault is EidProviderUnavailable within the deadline', () => {
    const codes: Readonly<Record<TreefortFault, string>> = {
      hangs: 'timeout',
      drips: 'timeout',
      'fails with 500': '(token_)?status_500',
      'refuses with 401': '(token_)?status_401',
      'says 400 inside a 200': 'failure_reported|content_type',
      'sends no JSON': 'not_json|content_type',
      'sends another content type': 'content_type',
      'sends another shape': 'unexpected_answer|content_type',
      redirects: '(token_)?status_302',
      'never stops': 'answer|timeout',
      'stops half way': 'answer',
    }
    const calls: readonly [string, string, (ref: string) => Promise<unknown>][] = [
      ['the token', token, (ref) => provider.get(ref, context())],
      ['create', create, () => provider.create(jane, context())],
      ['the status', details, (ref) => provider.get(ref, context())],
      ['the findings', metadata, (ref) => provider.get(ref, context())],
      ['the report', report, (ref) => provider.report(ref, context())],
    ]
    for (const kind of Object.keys(treefortFaults) as TreefortFault[]) {
      for (const [name, path, call] of calls) {
        // The client information may be null, and the data of this fault has none.
        if (kind === 'sends another shape' && path === metadata) continue
        it(`${name}: ${kind}`, async () => {
          const ref = await finished()
          provider = treefort({ egress, deadlineMs })
          server.fault = { kind, path }
          const startedMs = performance.now()
          await unavailable(call(ref), codes[kind])
          assert.ok(performance.now() - startedMs < deadlineMs + slackMs)
        })
      }
    }
    it('cancel: fails with 500', async () => {
      const { ref } = await provider.create(jane, context())
      server.fault = { kind: 'fails with 500', path: cancel }
      await unavailable(provider.cancel(ref, context()), 'status_500')
    })
    it('no server at all', async () => {
      const gone = await startTreefort()
      await gone.stop()
      await unavailable(provider.create(jane, contextAt(gone)), 'connect')
    })
    it('an address that is not allowed', async () => {
      await unavailable(treefort({ egress: openEgress({ allow: [] }) }).create(jane, context()), 'refused')
    })
  })

  it('the requests of one call share its deadline', async () => {
    const ref = await finished()
    server.fault = { kind: 'drips', path: report }
    const startedMs = performance.now()
    await unavailable(provider.get(ref, context()), 'timeout')
    assert.ok(performance.now() - startedMs < deadlineMs + slackMs)
    assert.deepEqual(paths().slice(-3).toSorted(), [metadata, details, report].toSorted())
  })

  it('a redirect is not followed', async () => {
    const ref = await finished()
    server.fault = { kind: 'redirects', path: details }
    await unavailable(provider.get(ref, context()), 'status_302')
    assert.equal(paths().at(-1), details)
  })

  it('an abort in the middle of a call ends it at once', async () => {
    const ref = await finished()
    server.fault = { kind: 'hangs', path: details }
    const patient = treefort({ egress })
    const stop = new AbortController()
    const call = patient.get(ref, context({ signal: stop.signal }))
    setTimeout(() => stop.abort(), 50)
    const startedMs = performance.now()
    await unavailable(call, 'aborted')
    assert.ok(performance.now() - startedMs < slackMs)
  })

  describe('status', () => {
    for (const [word, status] of [
      ['Request Pending', 'requested'],
      ['Cancelled', 'archived'],
      ['Review Report', 'complete'],
    ] as const) {
      it(`${word} is ${status}`, async () => {
        const ref = await finished()
        server.requests.get(ref)!.status = word
        assert.equal((await provider.get(ref, context())).status, status)
      })
    }
    for (const word of ['', 'Approved', 'review report', 'Request Pending ']) {
      it(`"${word}" is unknown`, async () => {
        const ref = await finished()
        server.requests.get(ref)!.status = word
        await unavailable(provider.get(ref, context()), 'unknown_status')
      })
    }
  })

  describe('findings', () => {
    it('what Treefort does not say is null or absent', async () => {
      assert.deepEqual(await findings({}), {
        completedAt: null,
        documents: [],
        identity: { firstName: 'Jane', lastName: 'Tremblay-Okafor', birthDate: '1990-05-10' },
        liveness: null,
        face: null,
        creditFile: null,
        dualProcess: null,
        fraudFlags: [],
      })
    })

    it('Identity Analysis: Fail rejects the document', async () => {
      const { documents } = await findings({ identityAnalysisResult: 'Fail' })
      assert.deepEqual(documents, [
        { type: 'government_id', verdict: 'rejected', reasons: ['Identity Analysis: Fail'] },
      ])
    })
    for (const word of ['', 'Passed', 'Inconclusive']) {
      it(`Identity Analysis: "${word}" is no result`, async () => {
        const ref = await finished({ identityAnalysisResult: word })
        await unavailable(provider.get(ref, context()), 'unknown_identity_result')
      })
    }
    for (const word of [null, undefined, 7]) {
      it(`Identity Analysis: ${word} is no answer`, async () => {
        const ref = await finished({ identityAnalysisResult: word })
        await unavailable(provider.get(ref, context()), 'unexpected_answer')
      })
    }

    for (const [result, flags] of [
      ['Pass', []],
      ['Fail', ['High Risk']],
      ['Review', ['Fraud Analysis: unknown result']],
      ['', null],
      [null, null],
      [undefined, null],
    ] as const) {
      it(`Fraud Analysis: ${result} gives ${JSON.stringify(flags)}`, async () => {
        assert.deepEqual((await findings({ fraudAnalysisResult: result })).fraudFlags, flags)
      })
    }

    for (const [written, day] of [
      ['1990-05-10', '1990-05-10'],
      ['1990-05-10T00:00:00', '1990-05-10'],
      ['May 10, 1990', '1990-05-10'],
      ['25/05/1990', '1990-05-25'],
      ['05/10/1990', undefined],
      ['1990-02-30', undefined],
      ['10 May 90', undefined],
      ['', undefined],
      [null, undefined],
    ] as const) {
      it(`birth date ${written} is ${day}`, async () => {
        const { identity } = await findings({ clientInformation: { dateOfBirth: written } })
        assert.deepEqual(identity, day === undefined ? {} : { birthDate: day })
      })
    }

    for (const [written, instant] of [
      ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
      ['2026-11-21T10:00:00.5-05:00', '2026-11-21T15:00:00.500Z'],
      ['2026-11-21T10:00:00', null],
      ['2026-13-21T10:00:00Z', null],
      ['yesterday', null],
      [null, null],
    ] as const) {
      it(`completed ${written} is ${instant}`, async () => {
        assert.equal((await findings({ reviewStatusDate: written })).completedAt, instant)
      })
    }

    it('names are trimmed, joined and cut to 255 characters', async () => {
      const { identity } = await findings({
        clientInformation: { firstName: ' JANE ', middleName: 'MARIE', lastName: `O${'u'.repeat(300)}` },
      })
      assert.deepEqual(identity, { firstName: 'JANE MARIE', lastName: `O${'u'.repeat(254)}` })
    })
    it('the address that the client typed is no finding', async () => {
      const { identity } = await findings({ clientInformation: { currentAddress: { address: '1 Elgin Street' } } })
      assert.deepEqual(identity, {})
    })
    it('no client information is an empty identity', async () => {
      assert.deepEqual((await findings({ clientInformation: null })).identity, {})
    })
  })

  describe('the report', () => {
    const pdfOf = async (bytes: Buffer) =>
      treefort({ egress }).report(await finished({ report: bytes.toString('base64') }), context())

    it('is what was sent', async () => assert.deepEqual(Buffer.from(await pdfOf(somePdf)), somePdf))
    it('may have 10 MB', async () => {
      const large = Buffer.concat([somePdf], 10 * 1024 * 1024)
      assert.equal((await pdfOf(large)).length, large.length)
    })
    it('may not have a byte more', async () => {
      await unavailable(pdfOf(Buffer.concat([somePdf], 10 * 1024 * 1024 + 1)), 'report_too_large')
    })
    it('has to be a PDF', () => unavailable(pdfOf(Buffer.from('<html>')), 'report_not_pdf'))
    for (const [what, sent, code] of [
      ['no Base64', '%PDF-1.7', 'report_not_base64'],
      ['cut Base64', somePdf.toString('base64').slice(0, -3), 'report_not_base64'],
      ['nothing', '', 'report_not_pdf'],
      ['null', null, 'report_missing'],
    ] as const) {
      it(`${what} is no report`, async () => {
        await unavailable(provider.report(await finished({ report: sent }), context()), code)
      })
    }
  })

  describe('requests', () => {
    it('create sends the client and keeps the one id of the answer', async () => {
      const { ref, expiresAt } = await provider.create(jane, context())
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
      await unavailable(provider.create({ ...jane, phone: null }, context()), 'phone_missing')
      assert.deepEqual(paths(), [])
    })
    it('an answer about another request is refused', async () => {
      const ref = await finished()
      server.requests.get(ref)!.outcome = { ...server.requests.get(ref)!.outcome!, ...{ clientRequestId: 'other' } }
      await unavailable(provider.get(ref, context()), 'other_request')
    })
    it('a cancellation that Treefort declines is reported', async () => {
      const { ref } = await provider.create(jane, context())
      server.declinesCancelling = true
      await unavailable(provider.cancel(ref, context()), 'not_cancelled')
    })
  })

  describe('tokens', () => {
    const tokensAsked = () => paths().filter((path) => path === token).length

    it('calls at the same time share one token, and later ones use it again', async () => {
      await Promise.all([1, 2, 3, 4].map(() => provider.create(jane, context())))
      await provider.create(jane, context())
      assert.equal(tokensAsked(), 1)
    })
    it('another account gets its own', async () => {
      const other = await startTreefort()
      try {
        await provider.create(jane, context())
        await provider.create(jane, contextAt(other))
        assert.deepEqual([tokensAsked(), other.asked.length], [1, 2])
      } finally {
        await other.stop()
      }
    })
    it('is asked for again after 5 minutes', async () => {
      await provider.create(jane, context())
      await provider.create(jane, context({ now: new Date(now.getTime() + 5 * 60 * 1000 - 1) }))
      assert.equal(tokensAsked(), 1)
      await provider.create(jane, context({ now: new Date(now.getTime() + 5 * 60 * 1000) }))
      assert.equal(tokensAsked(), 2)
    })
    it('one that is refused is replaced once', async () => {
      const ref = await finished()
      server.revokeTokens()
      assert.equal((await provider.get(ref, context())).status, 'complete')
      assert.equal(tokensAsked(), 2)
    })
    it('a call that gives up does not stop one that waits for the same token', async () => {
      server.fault = { kind: 'hangs', path: token }
      const patient = treefort({ egress, deadlineMs: 2_000 })
      const stop = new AbortController()
      const first = patient.create(jane, context({ signal: stop.signal }))
      const second = patient.create(jane, context())
      stop.abort()
      await unavailable(first, 'aborted')
      const startedMs = performance.now()
      await unavailable(second, 'timeout')
      assert.ok(performance.now() - startedMs > 500)
    })
    it('credentials that are not accepted fail the check, even with a token in memory', async () => {
      await provider.check(context())
      server.fault = { kind: 'refuses with 401', path: token }
      await unavailable(provider.check(context()), 'token_status_401')
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
        const changed = context({ credentials: { ...credentials, ...change }, environment })
        await unavailable(provider.check(changed), code)
      })
    }
    it('the documented host is used in the sandbox when none is given', async () => {
      const asked: string[] = []
      const watched = treefort({
        egress: { ...egress, request: async ({ url }) => (asked.push(url.href), Promise.reject(new Error('stop'))) },
      })
      const { base_url: _, ...given } = credentials
      await assert.rejects(watched.check(context({ credentials: given })), /stop/)
      assert.deepEqual(asked, ['https://sandbox.treeforttech.com/api/authentication/token'])
    })
  })
})
