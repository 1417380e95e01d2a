import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openBankDataProviders } from '../../../src/adapters/bank-data/index.ts'
import { plaid } from '../../../src/adapters/bank-data/plaid.ts'
import type { BankAccess } from '../../../src/ports/bank-data-provider.ts'
import {
  linkRequest,
  loopbackEgress,
  plaidContext,
  plaidPath,
  rejectsConsentEnded,
  rejectsUnavailable,
} from '../../support/plaid-client.ts'
import { chequing, plaidAccount, type PlaidItemStub } from '../../support/plaid-item.ts'
import { startPlaid, type PlaidServer } from '../../support/plaid-server.ts'
import { bankDataConformance } from './conformance.ts'

bankDataConformance({
  name: 'plaid',
  async open() {
    const server = await startPlaid()
    const [provider] = openBankDataProviders({ egress: loopbackEgress })
    return {
      provider: provider!,
      context: (signal = new AbortController().signal) => plaidContext(server, { signal }),
      request: () => linkRequest(server.link()),
      async endConsent({ token }) {
        stubOf(server, token).error = { error_code: 'ITEM_LOGIN_REQUIRED', error_type: 'ITEM_ERROR' }
      },
      close: () => server.stop(),
    }
  },
})

describe('Plaid', () => {
  let server: PlaidServer
  before(async () => {
    server = await startPlaid()
  })
  after(() => server.stop())
  beforeEach(() => {
    server.asked.length = 0
  })

  const provider = plaid({ egress: loopbackEgress })
  const connect = (change: Partial<PlaidItemStub> = {}, context = plaidContext(server)) =>
    provider.connect(linkRequest(server.link(change)), context)
  const read = (access: BankAccess) => provider.read(access, plaidContext(server))
  const paths = () => server.asked.map(({ path }) => path)

  describe('connect', () => {
    it('exchanges the public token and keeps one account', async () => {
      const grant = server.link()
      const { token, consentEndsAt } = await provider.connect(linkRequest(grant), plaidContext(server))
      assert.deepEqual(JSON.parse(token), { access_token: `access-sandbox-of-${grant}`, account_id: chequing })
      assert.equal(consentEndsAt, null)
      assert.deepEqual(paths(), [plaidPath.exchange, plaidPath.item, plaidPath.accounts])
      assert.deepEqual(server.asked[0]?.body, {
        client_id: 'client-of-a-test',
        secret: 'secret-of-a-test',
        public_token: grant,
      })
      assert.ok(server.asked.every(({ version }) => version === '2020-09-14'))
    })

    it('says when the consent ends', async () => {
      const { consentEndsAt } = await connect({ consentExpirationTime: '2027-02-20T08:00:00Z' })
      assert.equal(consentEndsAt?.toISOString(), '2027-02-20T08:00:00.000Z')
    })

    it('a public token that was used or has expired asks the client to consent again', async () => {
      const request = linkRequest(server.link())
      await provider.connect(request, plaidContext(server))
      await rejectsConsentEnded(provider.connect(request, plaidContext(server)))
    })

    const savings = plaidAccount({ account_id: 'a', subtype: 'savings' })
    const inCurrency = (code: string | null) => ({
      account_id: 'b',
      balances: { ...plaidAccount().balances, iso_currency_code: code },
    })
    for (const [what, accounts, chosen] of [
      ['the chequing account before a savings account', [savings, plaidAccount()], chequing],
      ['the first of two chequing accounts', [plaidAccount({ account_id: 'one' }), plaidAccount()], 'one'],
      ['a savings account where there is no chequing account', [savings], 'a'],
      ['an account in a currency that is known', [plaidAccount(inCurrency('GBP')), plaidAccount()], chequing],
    ] as const) {
      it(`chooses ${what}`, async () => {
        const { token } = await connect({ accounts })
        assert.equal((JSON.parse(token) as { account_id: string }).account_id, chosen)
      })
    }

    for (const [what, change, code] of [
      ['without a deposit account', { accounts: [plaidAccount({ type: 'credit' })] }, 'account_missing'],
      ['without any account', { accounts: [] }, 'account_missing'],
      ['in another currency', { accounts: [plaidAccount(inCurrency('GBP'))] }, 'currency_unknown'],
      ['without an official currency', { accounts: [plaidAccount(inCurrency(null))] }, 'currency_unknown'],
      ['with an end of consent that is no date', { consentExpirationTime: 'soon' }, 'unexpected_answer'],
    ] as const) {
      it(`removes an Item ${what}: ${code}`, async () => {
        const held = server.items.size
        await rejectsUnavailable(connect(change), code)
        assert.equal(server.items.size, held)
        assert.equal(paths().at(-1), plaidPath.remove)
      })
    }

    it('removes an Item whose bank already asks for a new login', async () => {
      const held = server.items.size
      await rejectsConsentEnded(connect({ error: { error_code: 'ITEM_LOGIN_REQUIRED' } }))
      assert.equal(server.items.size, held)
    })

    it('removes an Item whose accounts do not come in time', async () => {
      const held = server.items.size
      server.fault = { kind: 'hangs', path: plaidPath.accounts }
      // Three seconds of a call are kept for the removal.
      const hurried = plaid({ egress: loopbackEgress, deadlineMs: 3_300 })
      await rejectsUnavailable(hurried.connect(linkRequest(server.link()), plaidContext(server)), 'timeout')
      server.fault = null
      assert.equal(server.items.size, held)
    })
  })

  describe('consent', () => {
    for (const error of [
      { error_code: 'ITEM_LOGIN_REQUIRED', error_code_reason: null },
      { error_code: 'ACCESS_NOT_GRANTED' },
      { error_code: 'ADDITIONAL_CONSENT_REQUIRED' },
      { error_code: 'USER_PERMISSION_REVOKED' },
      { error_code: 'INSTITUTION_DOWN', error_code_reason: 'OAUTH_CONSENT_EXPIRED' },
    ]) {
      it(`has ended: ${Object.values(error).join(' ')}`, async () => {
        const access = await connect()
        stubOf(server, access.token).error = error
        await rejectsConsentEnded(read(access))
      })
    }

    it('has ended where the Item was removed, by us or by the client', async () => {
      const access = await connect()
      await provider.revoke(access, plaidContext(server))
      await rejectsConsentEnded(read(access))
    })

    it('has ended where the account is shared no more', async () => {
      const access = await connect()
      stubOf(server, access.token).accounts = [plaidAccount({ account_id: 'another' })]
      await rejectsConsentEnded(read(access))
    })

    it('that the client renewed at the same Item reads again', async () => {
      const access = await connect()
      const stub = stubOf(server, access.token)
      stub.error = { error_code: 'ITEM_LOGIN_REQUIRED' }
      await rejectsConsentEnded(read(access))
      stub.error = null
      assert.equal((await read(access)).transactions.length, 4)
    })

    it('has not ended where the bank is down', async () => {
      const access = await connect()
      stubOf(server, access.token).error = { error_code: 'INSTITUTION_DOWN' }
      await rejectsUnavailable(read(access), 'institution_down')
    })
  })

  describe('revoke', () => {
    it('removes the Item', async () => {
      const access = await connect()
      const held = server.items.size
      await provider.revoke(access, plaidContext(server))
      assert.equal(server.items.size, held - 1)
    })
    it('is not confirmed by an error of another kind', async () => {
      const access = await connect()
      server.fault = { kind: 'fails with 500', path: plaidPath.remove }
      await rejectsUnavailable(provider.revoke(access, plaidContext(server)), 'status_500')
      server.fault = null
    })
  })

  describe('the account at Plaid', () => {
    const credentials = { client_id: 'a', secret: 'b', base_url: 'https://plaid.example/' }
    for (const [what, change, code] of [
      ['no client id', { client_id: '' }, 'credential_missing'],
      ['no secret', { secret: '' }, 'credential_missing'],
      ['a base that is no URL', { base_url: 'plaid' }, 'base_url_invalid'],
      ['a base of another scheme', { base_url: 'file:///etc' }, 'base_url_invalid'],
      ['a base with a query', { base_url: 'https://plaid.example/?a=b' }, 'base_url_invalid'],
      ['a base over http', { base_url: 'http://192.0.2.1/' }, 'refused'],
    ] as const) {
      it(`${what}: ${code}`, async () => {
        const changed = plaidContext(server, { credentials: { ...credentials, ...change } })
        await rejectsUnavailable(provider.check(changed), code)
      })
    }
    for (const [environment, url] of [
      ['sandbox', 'https://sandbox.plaid.com/institutions/get'],
      ['production', 'https://production.plaid.com/institutions/get'],
    ] as const) {
      it(`the documented host of ${environment} is used when none is given`, async () => {
        const asked: string[] = []
        const request = async ({ url }: { readonly url: URL }) => (
          asked.push(url.href),
          Promise.reject(new Error('stop'))
        )
        const watched = plaid({ egress: { ...loopbackEgress, request } })
        const { base_url: _, ...given } = credentials
        await assert.rejects(watched.check(plaidContext(server, { credentials: given, environment })), /stop/)
        assert.deepEqual(asked, [url])
      })
    }
    it('credentials that are not accepted fail the check, which creates nothing', async () => {
      const held = server.items.size
      const { clientId } = server.account
      const refused = { client_id: clientId, secret: 'another', base_url: server.base.href }
      await provider.check(plaidContext(server))
      await rejectsUnavailable(provider.check(plaidContext(server, { credentials: refused })), 'invalid_api_keys')
      assert.equal(server.items.size, held)
    })
  })
})

function stubOf(server: PlaidServer, token: string): PlaidItemStub {
  const { access_token } = JSON.parse(token) as { readonly access_token: string }
  return server.items.get(access_token)!
}
