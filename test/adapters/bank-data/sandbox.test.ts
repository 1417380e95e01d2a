import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sandboxBankData } from '../../../src/adapters/bank-data/sandbox.ts'
import {
  BankDataUnavailable,
  type BankDataContext,
  type BankLinkRequest,
} from '../../../src/ports/bank-data-provider.ts'
import { bankDataConformance } from './conformance.ts'

const provider = sandboxBankData()

const context = (now = '2026-11-21T12:00:00Z'): BankDataContext => ({
  tenantId: 'f2a3c1de-0000-4000-8000-000000000001',
  environment: 'sandbox',
  credentials: {},
  now: new Date(now),
  signal: new AbortController().signal,
})
const request = (changes: Partial<BankLinkRequest> = {}): BankLinkRequest => ({
  caseId: '0f64e1f0-0000-4000-8000-000000000002',
  bankCode: '001',
  bankName: null,
  holder: 'Clara Clearwater',
  isEntity: false,
  grant: null,
  ...changes,
})
const unavailable = (code: string) => (error: unknown) => error instanceof BankDataUnavailable && error.code === code

bankDataConformance({
  name: 'sandbox',
  open: async () => ({
    provider,
    context: (signal) => ({ ...context(), ...(signal && { signal }) }),
    request: () => request(),
    endConsent: null,
    close: async () => {},
  }),
})

describe('the sandbox bank data provider', () => {
  it('needs neither grant nor credentials and gives twelve months', async () => {
    assert.deepEqual([provider.id, provider.capabilities.needsGrant], ['sandbox', false])
    assert.deepEqual([provider.credentialNames, provider.optionalCredentialNames], [[], []])
    const access = await provider.connect(request(), context())
    const { historyFrom } = await provider.read(access, context('2024-12-31T12:00:00Z'))
    assert.equal(historyFrom, '2023-12-01')
    assert.ok(provider.capabilities.historyDays >= 397)
  })
  it('connects without an end of consent, with all of the client in the token', async () => {
    const { token, consentEndsAt } = await provider.connect(request({ bankName: 'Specimen Trust' }), context())
    assert.equal(consentEndsAt, null)
    assert.deepEqual(JSON.parse(token), {
      tenantId: 'f2a3c1de-0000-4000-8000-000000000001',
      caseId: '0f64e1f0-0000-4000-8000-000000000002',
      bankCode: '001',
      bankName: 'Specimen Trust',
      holder: 'Clara Clearwater',
      isEntity: false,
      connectedOn: '2026-11-21',
    })
  })
  it('reads the account to the day at the bank', async () => {
    const newest = async (bankCode: string, now: string) => {
      const access = await provider.connect(request({ bankCode }), context(now))
      return (await provider.read(access, context(now))).transactions.at(-1)?.date
    }
    assert.equal(await newest('SBX-LARGE', '2026-11-21T03:00:00Z'), '2026-11-20')
    assert.equal(await newest('SBX-LARGE', '2026-11-21T05:00:00Z'), '2026-11-21')
    const { token } = await provider.connect(request({ bankCode: '30004' }), context('2026-11-20T23:30:00Z'))
    assert.match(token, /"connectedOn":"2026-11-21"/)
  })
  it('names the holder of a case without a name Sandbox Client', async () => {
    const access = await provider.connect(request({ caseId: null, holder: '' }), context())
    assert.deepEqual((await provider.read(access, context())).holders, ['Sandbox Client'])
  })
  it('SBX-ERROR answers neither a connection nor a reading', async () => {
    await assert.rejects(provider.connect(request({ bankCode: 'SBX-ERROR' }), context()), unavailable('sandbox_error'))
    const { token } = await provider.connect(request(), context())
    const access = { token: token.replace('"001"', '"SBX-ERROR"'), consentEndsAt: null }
    await assert.rejects(provider.read(access, context()), unavailable('sandbox_error'))
  })
  it('refuses a token of another form', async () => {
    const { token } = await provider.connect(request(), context())
    const wrong = [
      '',
      'null',
      '{}',
      token.slice(1),
      token.replace('2026-11-21', '2026-13-21'),
      token.replace('false', '0'),
    ]
    for (const text of wrong) {
      await assert.rejects(provider.read({ token: text, consentEndsAt: null }, context()), unavailable('unknown_token'))
    }
  })
  it('ends an access, also twice, and has credentials that are always accepted', async () => {
    const access = await provider.connect(request(), context())
    await provider.revoke(access, context())
    await provider.revoke(access, context())
    await provider.check(context())
  })
})
