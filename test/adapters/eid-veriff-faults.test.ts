import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { veriff } from '../../src/adapters/eid/veriff.ts'
import type { EidProvider } from '../../src/ports/eid-provider.ts'
import { jane, loopbackEgress, rejectsUnavailable } from '../support/eid-client.ts'
import { providerFaults, type ProviderFault } from '../support/provider-faults.ts'
import { veriffContext } from '../support/veriff-client.ts'
import { startVeriff, type VeriffCallName, type VeriffServer } from '../support/veriff-server.ts'

/** In place of the 15 s of the product, where an answer never comes. */
const deadlineMs = 300
/** What a call may take beyond its deadline on a busy machine. */
const slackMs = 2_000

describe('a fault of Veriff is EidProviderUnavailable', () => {
  let server: VeriffServer
  let ref: string
  before(async () => {
    server = await startVeriff()
    ref = (await veriff({ egress: loopbackEgress }).create(jane, veriffContext(server))).ref
  })
  after(() => server.stop())
  beforeEach(() => {
    server.fault = null
    server.asked.length = 0
  })

  const calls: readonly [string, VeriffCallName, (provider: EidProvider) => Promise<unknown>][] = [
    ['create', 'create', (provider) => provider.create(jane, veriffContext(server))],
    ['the decision', 'decision', (provider) => provider.get(ref, veriffContext(server))],
    ['the check', 'decision', (provider) => provider.check(veriffContext(server))],
    ['cancel', 'delete', (provider) => provider.cancel(ref, veriffContext(server))],
  ]
  const codes: Readonly<Record<ProviderFault, string>> = {
    hangs: 'timeout',
    drips: 'timeout',
    'drips its head': 'timeout',
    'closes the connection': 'answer',
    'fails with 500': 'status_500',
    'refuses with 401': 'status_401',
    'is another host': 'status_404',
    'says failure inside a 200': 'failure_reported',
    'sends no JSON': 'not_json',
    'sends another content type': 'content_type',
    'sends another shape': 'unexpected_answer',
    'names an unknown status': 'other_request|unexpected_answer',
    'sends 10 MB': 'answer',
    redirects: 'status_302',
    'never stops': 'answer',
    'stops half way': 'answer',
  }
  for (const kind of Object.keys(providerFaults) as ProviderFault[]) {
    const neverAnswers = codes[kind] === 'timeout'
    for (const [name, call, run] of calls) {
      it(`${name}: ${kind}`, async () => {
        const provider = veriff({ egress: loopbackEgress, ...(neverAnswers ? { deadlineMs } : {}) })
        server.fault = { kind, call }
        const startedMs = performance.now()
        await rejectsUnavailable(run(provider), codes[kind])
        if (neverAnswers) assert.ok(performance.now() - startedMs < deadlineMs + slackMs)
      })
    }
  }

  it('no server at all', async () => {
    const gone = await startVeriff()
    await gone.stop()
    await rejectsUnavailable(veriff({ egress: loopbackEgress }).create(jane, veriffContext(gone)), 'connect')
  })

  it('an address that is not allowed', async () => {
    const provider = veriff({ egress: openEgress({ allow: [] }) })
    await rejectsUnavailable(provider.create(jane, veriffContext(server)), 'refused')
  })

  it('a redirect is not followed', async () => {
    server.fault = { kind: 'redirects' }
    await rejectsUnavailable(veriff({ egress: loopbackEgress }).get(ref, veriffContext(server)), 'status_302')
    assert.equal(server.asked.length, 1)
  })

  it('the requests of one call share its deadline', async () => {
    const slow = { ...loopbackEgress, request: delayed(deadlineMs, loopbackEgress.request) }
    await rejectsUnavailable(veriff({ egress: slow, deadlineMs }).cancel(ref, veriffContext(server)), 'timeout')
    assert.ok(!server.asked.some(({ call }) => call === 'delete'))
  })

  it('an abort in the middle of a call ends it at once', async () => {
    server.fault = { kind: 'hangs' }
    const stop = new AbortController()
    const call = veriff({ egress: loopbackEgress }).get(ref, veriffContext(server, { signal: stop.signal }))
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
