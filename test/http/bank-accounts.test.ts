import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Refusal } from '../../src/contract/errors.ts'
import { startPlaid, type PlaidServer } from '../support/plaid-server.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

type Body = Record<string, unknown>

interface Shown {
  readonly environment: string
  readonly provider: string | null
  readonly credentials: readonly string[]
}

const connections = '/v1/partner/bank-connections'

describe('bank data accounts of a workspace', () => {
  let server: TestServer
  let provider: PlaidServer
  before(async () => {
    provider = await startPlaid()
    server = await startTestServer({ settings: { GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8' } })
  })
  after(async () => {
    await server.stop()
    await provider.stop()
  })

  const production = () => ({ workspace_id: server.workspaceId, environment: 'production' })
  const credentials = () => ({
    client_id: provider.account.clientId,
    secret: provider.account.secret,
    base_url: provider.base.href,
  })
  const set = () => server.operate('bank.set', { ...production(), provider: 'plaid', credentials: credentials() })
  const shown = async () =>
    (await server.operate('bank.show', { workspace_id: server.workspaceId })) as readonly Shown[]
  const headers = { 'X-Service-Environment': 'production' }
  const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as Body })
  const connect = async (access_grant: string | null) =>
    read(await server.post(connections, { bank_code: '006', access_grant }, { headers }))
  const get = async (where: string) => read(await server.call('GET', `${connections}/${where}`, { headers }))
  const codeOf = ({ body }: { readonly body: Body }) => (body['detail'] as Body)['code']

  it('a new workspace has the built-in provider in the sandbox and none in production', async () => {
    const [sandbox, other] = await shown()
    assert.deepEqual([sandbox?.environment, sandbox?.provider], ['sandbox', 'sandbox'])
    assert.deepEqual([other?.environment, other?.provider], ['production', null])
  })

  it('refuses the built-in provider, missing credentials, unknown ones and an unknown workspace', async () => {
    const refused = (input: object) =>
      server.operate('bank.set', { ...production(), provider: 'plaid', ...input }).then(
        () => assert.fail('it was accepted'),
        (error: unknown) => (error instanceof Refusal ? error : assert.fail(String(error))),
      )
    assert.equal((await refused({ provider: 'sandbox' })).status, 422)
    const { body } = await refused({ credentials: { client_id: 'x', pin: '1' } })
    const { detail } = body as { detail: readonly { type: string; loc: readonly string[] }[] }
    assert.deepEqual(
      detail.map(({ type, loc }) => [type, loc.at(-1)]),
      [
        ['missing', 'secret'],
        ['extra_forbidden', 'pin'],
      ],
    )
    assert.equal((await refused({ workspace_id: '00000000-0000-4000-8000-000000000000' })).status, 404)
  })

  it('shows the names of credentials and never their values', async () => {
    const printed = JSON.stringify([await set(), await shown()])
    for (const secret of Object.values(credentials())) assert.ok(!printed.includes(secret))
    assert.deepEqual((await shown())[1]?.credentials, ['client_id', 'secret', 'base_url'])
  })

  it('doctor asks the provider whether it accepts the account', async () => {
    const check = async () =>
      (await server.operate('bank.check', {})) as readonly { ok: boolean; cause: string | null }[]
    await set()
    assert.deepEqual(
      (await check()).map(({ ok, cause }) => [ok, cause]),
      [[true, null]],
    )
    const wrong = { ...credentials(), secret: 'another' }
    await server.operate('bank.set', { ...production(), provider: 'plaid', credentials: wrong })
    assert.deepEqual(
      (await check()).map(({ ok, cause }) => [ok, cause]),
      [[false, 'invalid_api_keys']],
    )
    await set()
  })

  it('connects, reads, refreshes and analyses an account in production', async () => {
    await set()
    const connected = await connect(provider.link())
    assert.equal(connected.status, 201)
    assert.equal(connected.body['environment'], 'production')
    assert.match(String(connected.body['link_token']), /^link_[0-9a-f]{48}$/)
    const id = String(connected.body['id'])
    const transactions = await get(`${id}/transactions`)
    assert.equal(transactions.body['total'], connected.body['transaction_count'])
    assert.ok(Number(transactions.body['total']) > 0)
    assert.equal((await get(`${id}/analysis`)).status, 200)
    assert.equal((await read(await server.post(`${connections}/${id}/refresh`, '', { headers }))).status, 200)
  })

  it('needs what the consent page gave', async () => {
    const { status, body } = await connect(null)
    assert.equal(status, 422)
    assert.deepEqual(body['detail'], [{ type: 'missing', loc: ['body', 'access_grant'], msg: 'Field required' }])
  })

  it('a consent that has ended is 409 at a refresh; the client consents again in a new connection', async () => {
    const item = { error: null as Readonly<Record<string, unknown>> | null }
    const grant = provider.link(item)
    const { body } = await connect(grant)
    const [stub] = [...provider.items.values()].slice(-1)
    if (stub === undefined) throw new Error('nothing was linked')
    stub.error = { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' }
    const refreshed = await read(await server.post(`${connections}/${String(body['id'])}/refresh`, '', { headers }))
    assert.deepEqual([refreshed.status, codeOf(refreshed)], [409, 'bank_consent_ended'])
    assert.equal((await get(`${String(body['id'])}/transactions`)).status, 200)
    assert.equal((await connect(provider.link())).status, 201)
  })

  it('a provider that fails is 502, stores nothing and keeps no access', async () => {
    const before = provider.items.size
    provider.fault = { kind: 'fails with 500', path: '/transactions/sync' }
    const failed = await connect(provider.link())
    provider.fault = null
    assert.deepEqual(failed, { status: 502, body: { detail: 'the bank data service did not answer' } })
    assert.equal(provider.items.size, before)
  })

  it('ends the access at the provider when the case is erased', async () => {
    const stored = await server.post('/v1/kyc/verify', {
      ...{ reference: 'erased-1', environment: 'production', subject: 'Jane Tremblay', values: {} },
    })
    const { case_id: caseId } = (await stored.json()) as { case_id: string }
    const before = provider.items.size
    const answer = await server.post(
      connections,
      { bank_code: '006', case_id: caseId, access_grant: provider.link() },
      { headers },
    )
    assert.equal(answer.status, 201)
    assert.equal(provider.items.size, before + 1)
    await server.operate('cases.erase', { id: caseId, reason: 'request' })
    assert.equal(provider.items.size, before)
  })

  it('an account that was unset leaves what was read, and production is 409 again', async () => {
    const { body } = await connect(provider.link())
    await server.operate('bank.unset', production())
    const again = await connect('grant')
    assert.deepEqual([again.status, codeOf(again)], [409, 'bank_connect_unavailable'])
    assert.equal((await get(String(body['id']))).status, 200)
  })
})
