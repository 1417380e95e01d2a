import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { treefort } from '../../src/adapters/eid/treefort.ts'
import type { EidProvider } from '../../src/ports/eid-provider.ts'
import { jane, loopbackEgress, rejectsUnavailable, reportOf } from '../support/eid-client.ts'
import { providerFaults, type ProviderFault } from '../support/provider-faults.ts'
import { treefortContext, treefortPath } from '../support/treefort-client.ts'
import { startTreefort, type TreefortServer } from '../support/treefort-server.ts'

/** In place of the 15 s of the product, where an answer never comes. */
const deadlineMs = 300
/** What a call may take beyond its deadline on a busy machine. */
const slackMs = 2_000

describe('a fault of Treefort is EidProviderUnavailable', () => {
  let server: TreefortServer
  let ref: string
  before(async () => {
    server = await startTreefort()
    ref = (await treefort({ egress: loopbackEgress }).create(jane, treefortContext(server))).ref
    server.finish(ref)
  })
  after(() => server.stop())
  beforeEach(() => {
    server.fault = null
    server.asked.length = 0
  })

  const { token, create, details, metadata, report, cancel } = treefortPath
  const calls: readonly [string, string, (provider: EidProvider) => Promise<unknown>][] = [
    ['the token', token, (provider) => provider.get(ref, treefortContext(server))],
    ['create', create, (provider) => provider.create(jane, treefortContext(server))],
    ['the status', details, (provider) => provider.get(ref, treefortContext(server))],
    ['the findings', metadata, (provider) => provider.get(ref, treefortContext(server))],
    ['the report', report, (provider) => reportOf(provider, ref, treefortContext(server))],
  ]
  /** Codes of a JSON answer and, where it differs, of the token, which is text. */
  const codes: Readonly<Record<ProviderFault, readonly [json: string, token?: string]>> = {
    hangs: ['timeout'],
    drips: ['timeout'],
    'drips its head': ['timeout'],
    'closes the connection': ['answer'],
    'fails with 500': ['status_500', 'token_status_500'],
    'refuses with 401': ['status_401', 'token_status_401'],
    'is another host': ['status_404', 'token_status_404'],
    'says failure inside a 200': ['failure_reported', 'content_type'],
    'sends no JSON': ['not_json', 'content_type'],
    'sends another content type': ['content_type'],
    'sends another shape': ['unexpected_answer', 'content_type'],
    'names an unknown status': ['unknown_status|unexpected_answer', 'content_type'],
    'sends 10 MB': ['answer|unexpected_answer', 'answer'],
    redirects: ['status_302', 'token_status_302'],
    'never stops': ['answer'],
    'stops half way': ['answer'],
  }
  for (const kind of Object.keys(providerFaults) as ProviderFault[]) {
    const neverAnswers = codes[kind][0] === 'timeout'
    for (const [name, path, call] of calls) {
      it(`${name}: ${kind}`, async () => {
        const provider = treefort({ egress: loopbackEgress, ...(neverAnswers ? { deadlineMs } : {}) })
        server.fault = { kind, path }
        const [ofJson, ofToken = ofJson] = codes[kind]
        const startedMs = performance.now()
        await rejectsUnavailable(call(provider), path === token ? ofToken : ofJson)
        if (neverAnswers) assert.ok(performance.now() - startedMs < deadlineMs + slackMs)
      })
    }
  }

  it('a failed cancellation', async () => {
    const provider = treefort({ egress: loopbackEgress })
    const pending = await provider.create(jane, treefortContext(server))
    server.fault = { kind: 'fails with 500', path: cancel }
    await rejectsUnavailable(provider.cancel(pending.ref, treefortContext(server)), 'status_500')
  })

  it('no server at all', async () => {
    const gone = await startTreefort()
    await gone.stop()
    await rejectsUnavailable(treefort({ egress: loopbackEgress }).create(jane, treefortContext(gone)), 'connect')
  })

  it('an address that is not allowed', async () => {
    const provider = treefort({ egress: openEgress({ allow: [] }) })
    await rejectsUnavailable(provider.create(jane, treefortContext(server)), 'refused')
  })

  it('the requests of one call share its deadline', async () => {
    const slow = { ...loopbackEgress, request: delayed(deadlineMs / 2, loopbackEgress.request) }
    const startedMs = performance.now()
    await rejectsUnavailable(treefort({ egress: slow, deadlineMs }).get(ref, treefortContext(server)), 'timeout')
    assert.ok(performance.now() - startedMs < deadlineMs + slackMs)
    assert.ok(!server.asked.some(({ path }) => path === report))
  })

  it('a redirect is not followed', async () => {
    server.fault = { kind: 'redirects', path: details }
    await rejectsUnavailable(treefort({ egress: loopbackEgress }).get(ref, treefortContext(server)), 'status_302')
    assert.deepEqual(
      server.asked.map(({ path }) => path),
      [token, details],
    )
  })

  it('an abort in the middle of a call ends it at once', async () => {
    server.fault = { kind: 'hangs', path: details }
    const stop = new AbortController()
    const call = treefort({ egress: loopbackEgress }).get(ref, treefortContext(server, { signal: stop.signal }))
    setTimeout(() => stop.abort(), 50)
    const startedMs = performance.now()
    await rejectsUnavailable(call, 'aborted')
    assert.ok(performance.now() - startedMs < slackMs)
  })
})

/** The function, started that much later. */
function delayed<Options, Answer>(ms: number, send: (options: Options) => Promise<Answer>) {
  return async (options: Options) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return await send(options)
  }
}
