import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Refusal } from '../../src/contract/errors.ts'
import { setEidAccount, unsetEidAccount } from '../../src/operations/operator/eid.ts'
import type { OperatorServices } from '../../src/operations/services.ts'
import { namesList } from '../support/names-list.ts'
import { startTreefort, type TreefortServer } from '../support/treefort-server.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

interface Shown {
  readonly environment: string
  readonly provider: string | null
  readonly credentials: readonly string[]
}

interface Answer {
  readonly verification: { readonly checks: readonly { readonly id: string; readonly passed: boolean }[] }
}

const client = { email: 'jane@example.com', first_name: 'Jane', last_name: 'Doe', phone: '+16135550100' }

describe('eID accounts of a workspace', () => {
  let server: WebhookServer
  let provider: TreefortServer
  before(async () => {
    provider = await startTreefort()
    server = await startWebhookServer({ world: { screener: namesList([]) } })
  })
  after(async () => {
    await server.stop()
    await provider.stop()
  })

  const production = () => ({ workspace_id: server.workspaceId, environment: 'production' })
  const credentials = () => ({
    client_id: provider.account.clientId,
    secret_key: provider.account.secretKey,
    base_url: provider.base.href,
  })
  const shown = async () => (await server.operate('eid.show', { workspace_id: server.workspaceId })) as readonly Shown[]
  const refused = (input: object) =>
    server.operate('eid.set', input).then(
      () => assert.fail('it was accepted'),
      (error: unknown) => (error instanceof Refusal ? error : assert.fail(String(error))),
    )
  const start = (input: object = {}) => server.post('/v1/kyc/eid', { ...client, environment: 'production', ...input })

  it('a new workspace has the built-in provider in the sandbox and none in production', async () => {
    const [sandbox, other] = await shown()
    assert.deepEqual([sandbox?.environment, sandbox?.provider], ['sandbox', 'sandbox'])
    assert.deepEqual([other?.environment, other?.provider], ['production', null])
  })

  it('refuses the built-in provider in production, missing credentials and unknown ones', async () => {
    assert.equal((await refused({ ...production(), provider: 'sandbox' })).status, 422)
    const { body } = await refused({ ...production(), provider: 'treefort', credentials: { client_id: 'x', pin: '1' } })
    const { detail } = body as { detail: readonly { type: string; loc: readonly string[] }[] }
    assert.deepEqual(
      detail.map(({ type, loc }) => [type, loc.at(-1)]),
      [
        ['missing', 'secret_key'],
        ['extra_forbidden', 'pin'],
      ],
    )
  })

  it('refuses an unknown workspace with 404', async () => {
    const input = { ...production(), workspace_id: '00000000-0000-4000-8000-000000000000', provider: 'treefort' }
    assert.equal((await refused(input)).status, 404)
  })

  it('a set account runs production checks at its provider, and its credentials are never shown', async () => {
    const set = await server.operate('eid.set', { ...production(), provider: 'treefort', credentials: credentials() })
    const printed = JSON.stringify([set, await shown()])
    for (const secret of [provider.account.secretKey, provider.account.clientId, provider.base.href]) {
      assert.ok(!printed.includes(secret))
    }
    const started = await start({ reference: 'client-p' })
    assert.equal(started.status, 200)
    const { key } = (await started.json()) as { key: number }
    const summary = (await (await server.call('GET', `/v1/kyc/eid/${key}`)).json()) as { complete: boolean }
    assert.equal(summary.complete, false)
  })

  it('shows the optional credentials that are set, by name', async () => {
    const names = async () => (await shown()).find(({ environment }) => environment === 'production')?.credentials
    assert.deepEqual(await names(), ['client_id', 'secret_key', 'base_url'])
    const veriff = { ...production(), provider: 'veriff' }
    await server.operate('eid.set', { ...veriff, credentials: { shared_secret: 'a secret', api_key: 'a key' } })
    assert.deepEqual(await names(), ['api_key', 'shared_secret'])
    await server.operate('eid.set', { ...production(), provider: 'treefort', credentials: credentials() })
  })

  it('sets and unsets the built-in provider in one transaction with the account', async () => {
    const sandbox = { workspace_id: server.workspaceId, environment: 'sandbox' } as const
    const stopping = { ...server.services, reached: () => assert.fail('stopped before the commit') }
    const set = (services: OperatorServices) => setEidAccount.run(services, { ...sandbox, provider: 'sandbox' })
    const providerOf = async () => (await shown())[0]?.provider
    await assert.rejects(unsetEidAccount.run(stopping, sandbox), /stopped/)
    assert.equal(await providerOf(), 'sandbox')
    await server.operate('eid.set', { ...sandbox, provider: 'treefort', credentials: credentials() })
    await server.operate('eid.unset', sandbox)
    assert.equal(await providerOf(), null)
    await server.operate('eid.set', { ...sandbox, provider: 'treefort', credentials: credentials() })
    await assert.rejects(set(stopping), /stopped/)
    assert.equal(await providerOf(), 'treefort')
    await set(server.services)
    assert.equal(await providerOf(), 'sandbox')
  })

  it('refuses what the provider cannot run: no phone, two documents', async () => {
    for (const [input, place] of [
      [{ phone: null }, 'phone'],
      [{ documents: ['photo_id', 'credit_file'] }, 'documents'],
    ] as const) {
      const answer = await start(input)
      assert.equal(answer.status, 422)
      const { detail } = (await answer.json()) as { detail: readonly { loc: readonly string[] }[] }
      assert.deepEqual(
        detail.map(({ loc }) => loc.join('.')),
        [`body.${place}`],
      )
    }
  })

  it('is checked with its provider, by a code and without credentials', async () => {
    assert.deepEqual((await server.operate('eid.check', {})) as unknown, [
      { workspace_id: server.workspaceId, environment: 'production', provider: 'treefort', ok: true, cause: null },
    ])
    await server.operate('eid.set', {
      ...production(),
      provider: 'treefort',
      credentials: { ...credentials(), secret_key: 'a wrong one' },
    })
    const [checked] = (await server.operate('eid.check', {})) as readonly { ok: boolean; cause: string }[]
    assert.equal(checked?.ok, false)
    assert.match(checked?.cause ?? '', /^[a-z0-9_]+$/)
  })

  it('screening:aml of a Canadian client runs once production has an account, and fails without', async () => {
    const body = {
      environment: 'production',
      screen_aml_pep: true,
      values: { first_name: 'Jane', last_name: 'Doe', date_of_birth: '1990-05-10', country: 'CA' },
    }
    const aml = async () => {
      const { verification } = (await (await server.post('/v1/kyc/verify', body)).json()) as Answer
      return verification.checks.filter(({ id }) => id.startsWith('screening:aml')).map(({ passed }) => passed)
    }
    assert.deepEqual(await aml(), [true])
    await server.operate('eid.unset', production())
    assert.deepEqual(await aml(), [false])
    assert.equal((await start()).status, 404)
  })
})
