import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { plaid } from '../../../src/adapters/bank-data/plaid.ts'
import type { BankAccess, BankDataProvider } from '../../../src/ports/bank-data-provider.ts'
import { linkRequest, loopbackEgress, plaidContext, plaidPath, rejectsUnavailable } from '../../support/plaid-client.ts'
import { startPlaid, type PlaidServer } from '../../support/plaid-server.ts'
import { providerFaults, type ProviderFault } from '../../support/provider-faults.ts'

/** In place of the 15 s of the product, where an answer never comes. Longer than what is kept for a removal. */
const deadlineMs = 3_300
/** What a call may take beyond its deadline on a busy machine. */
const slackMs = 2_000

describe('a fault of Plaid is BankDataUnavailable', () => {
  let server: PlaidServer
  let access: BankAccess
  before(async () => {
    server = await startPlaid()
    access = await plaid({ egress: loopbackEgress }).connect(linkRequest(server.link()), plaidContext(server))
  })
  after(() => server.stop())
  beforeEach(() => {
    server.fault = null
    server.asked.length = 0
  })

  const { exchange, item, remove, accounts, identity, transactions, institutions } = plaidPath
  const connect = (provider: BankDataProvider) => provider.connect(linkRequest(server.link()), plaidContext(server))
  const read = (provider: BankDataProvider) => provider.read(access, plaidContext(server))
  const calls: readonly [string, string, (provider: BankDataProvider) => Promise<unknown>][] = [
    ['the exchange', exchange, connect],
    ['the accounts', accounts, connect],
    ['the Item', item, read],
    ['the holders', identity, read],
    ['the transactions', transactions, read],
    ['the removal', remove, (provider) => provider.revoke(access, plaidContext(server))],
    ['the check', institutions, (provider) => provider.check(plaidContext(server))],
  ]
  const codes: Readonly<Record<ProviderFault, string>> = {
    hangs: 'timeout',
    drips: 'timeout',
    'drips its head': 'timeout',
    'closes the connection': 'answer',
    'fails with 500': 'status_500',
    'refuses with 401': 'status_401',
    'is another host': 'status_404',
    'says failure inside a 200': 'unexpected_answer',
    'sends no JSON': 'not_json',
    'sends another content type': 'content_type',
    'sends another shape': 'unexpected_answer',
    'names an unknown status': 'unexpected_answer',
    'sends 10 MB': 'answer',
    redirects: 'status_302',
    'never stops': 'answer',
    'stops half way': 'answer',
  }
  /** Answers of which only the status is read. */
  const confirmed: readonly string[] = ['says failure inside a 200', 'sends another shape', 'names an unknown status']
  describe('in each answer', { concurrency: false }, () => {
    for (const kind of Object.keys(providerFaults) as ProviderFault[]) {
      const neverAnswers = codes[kind] === 'timeout'
      for (const [name, path, call] of calls) {
        if ((path === remove || path === institutions) && confirmed.includes(kind)) continue
        it(`${name}: ${kind}`, async () => {
          const limit = path === accounts ? deadlineMs : 300
          const provider = plaid({ egress: loopbackEgress, ...(neverAnswers ? { deadlineMs: limit } : {}) })
          server.fault = { kind, path }
          const startedMs = performance.now()
          await rejectsUnavailable(call(provider), codes[kind])
          if (neverAnswers) assert.ok(performance.now() - startedMs < limit + slackMs)
        })
      }
    }
  })

  it('no server at all', async () => {
    const gone = await startPlaid()
    await gone.stop()
    await rejectsUnavailable(plaid({ egress: loopbackEgress }).check(plaidContext(gone)), 'connect')
  })

  it('an address that is not allowed', async () => {
    await rejectsUnavailable(read(plaid({ egress: openEgress({ allow: [] }) })), 'refused')
  })

  it('a redirect is not followed', async () => {
    server.fault = { kind: 'redirects', path: item }
    await rejectsUnavailable(read(plaid({ egress: loopbackEgress })), 'status_302')
    assert.deepEqual(
      server.asked.map(({ path }) => path),
      [item],
    )
  })

  it('an abort in the middle of a call ends it at once', async () => {
    server.fault = { kind: 'hangs', path: transactions }
    const stop = new AbortController()
    const call = plaid({ egress: loopbackEgress }).read(access, plaidContext(server, { signal: stop.signal }))
    setTimeout(() => stop.abort(), 50)
    const startedMs = performance.now()
    await rejectsUnavailable(call, 'aborted')
    assert.ok(performance.now() - startedMs < slackMs)
  })

  it('a token of ours that was changed is not sent', async () => {
    for (const token of ['{', '[]', '{"access_token":"a"}', '{"access_token":1,"account_id":"b"}']) {
      const changed = { token, consentEndsAt: null }
      await rejectsUnavailable(plaid({ egress: loopbackEgress }).read(changed, plaidContext(server)), 'token_unusable')
    }
    assert.equal(server.asked.length, 0)
  })
})
