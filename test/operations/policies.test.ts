import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import type { PolicyFile } from '../../src/contract/policy-file.ts'
import type { Replay } from '../../src/operations/replay/replay-verdict.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

interface Version {
  readonly id: string
  readonly version: number
  readonly running: boolean
}

describe('a workspace’s own policy', () => {
  let server: TestServer
  const queries: string[] = []
  before(async () => {
    server = await startTestServer({ onQuery: (sql) => queries.push(sql), world: { reader: idleReader } })
  })
  after(() => server.stop())

  const operate = <Answer>(name: string, input: object) => server.operate(name, input) as Promise<Answer>
  const stricter: PolicyFile = {
    regime: 'ca_aml',
    comment: 'Mortgages',
    data_points: { individual: { annual_income: 'B' } },
    severities: { expiring: 'warning' },
  }
  const workspace = async (regime = 'ca_aml') => {
    const { id } = await operate<{ id: string }>('workspaces.create', { name: 'Lender', regime })
    const { key } = await operate<{ key: string }>('keys.create', {
      workspace_id: id,
      name: 'Desk',
      scopes: ['kyc:verify', 'kyc:extract'],
    })
    return { id, key }
  }
  const publish = (id: string, policy: unknown = stricter) =>
    operate<Version>('policies.publish', { workspace_id: id, policy })
  const verify = async (key: string, body: object = {}) => {
    const answer = await server.post('/v1/kyc/verify', { values: { first_name: 'Clara' }, ...body }, { key })
    assert.equal(answer.status, 200)
    return (await answer.json()) as VerifyAnswer
  }
  const verdictIds = async (tenantId: string) =>
    withTenant(server.services.store.app, tenantId, async (tx) =>
      (await tx.selectFrom('verdict').select('id').where('tenant_id', '=', tenantId).execute()).map(({ id }) => id),
    )

  it('is in force from the call after its publication: answers name its id, version and source', async () => {
    const { id, key } = await workspace()
    assert.deepEqual((await verify(key)).verification.policy.source, 'builtin')
    const published = await publish(id)
    assert.equal(published.version, 1)
    const { verification } = await verify(key)
    assert.deepEqual(verification.policy, {
      id: published.id,
      version: 1,
      source: 'workspace',
      regime: 'ca_aml',
      regulator: 'FINTRAC',
      purpose: 'onboarding',
      overrides_refused: [],
    })
    assert.ok(verification.critical_failures.some((check) => check.id === 'required:annual_income'))
    const again = await publish(id, { ...stricter, comment: 'More' })
    assert.deepEqual([again.id, again.version], [published.id, 2])
    assert.equal((await verify(key)).verification.policy.version, 2)
  })

  it('costs no round trip once its version was read', async () => {
    const { id, key } = await workspace()
    await publish(id)
    await verify(key, { reference: 'client-1' })
    queries.length = 0
    await verify(key, { reference: 'client-1' })
    assert.equal(queries.length, 2, queries.join('\n'))
  })

  it('applies to extract too', async () => {
    const { id, key } = await workspace()
    const published = await publish(id)
    const body = new FormData()
    body.append('files', new Blob([Buffer.from('%PDF-1.4\n%%EOF\n')], { type: 'application/pdf' }), 'a.pdf')
    const answer = await server.call('POST', '/v1/kyc/extract', { body, key })
    const { policy } = (await answer.json()) as { policy: { id: string; source: string } }
    assert.deepEqual([policy.id, policy.source], [published.id, 'workspace'])
  })

  it('is replayed byte for byte, also after a later version was published and another pack chosen', async () => {
    const { id, key } = await workspace()
    await verify(key, { reference: 'client-1' })
    const published = await publish(id)
    await verify(key, { reference: 'client-2' })
    await publish(id, { regime: 'qc_amf', severities: { expiring: 'critical' } })
    await verify(key, { reference: 'client-3' })
    const replays = await Promise.all((await verdictIds(id)).map((verdict) => replay(verdict)))
    assert.deepEqual(
      replays.map(({ outcome, changed, checks }) => [outcome, changed, checks]),
      replays.map(() => ['identical', [], []]),
    )
    const policies = replays.map(({ reached_with: { policy_id: of, policy_version: version } }) => [of, version])
    assert.deepEqual(
      policies.toSorted((a, b) => Number(a[0] === null) - Number(b[0] === null) || Number(a[1]) - Number(b[1])),
      [
        [published.id, 1],
        [published.id, 2],
        [null, 1],
      ],
    )
  })

  it('cannot be seen by another workspace, and no version can be changed or removed', async () => {
    const { id } = await workspace()
    const other = await workspace()
    await publish(id)
    const { app, system } = server.services.store
    const seen = (tenantId: string) =>
      withTenant(
        app,
        tenantId,
        async (tx) => (await tx.selectFrom('policy_version').select('version').execute()).length,
      )
    assert.deepEqual([await seen(id), await seen(other.id)], [1, 0])
    const denied = { code: '42501' }
    await assert.rejects(system.updateTable('policy_version').set({ version: 9 }).execute(), denied)
    await assert.rejects(system.deleteFrom('policy_version').execute(), denied)
    await assert.rejects(
      withTenant(app, id, (tx) => tx.updateTable('policy_version').set({ version: 9 }).execute()),
      denied,
    )
  })
  const replay = (id: string) => operate<Replay>('verdicts.replay', { id })
})
