import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { withTenant } from '../../src/store/tenant.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('what leaves an audit entry', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer()))
  after(() => server.stop())

  const entries = (tenantId: string) =>
    withTenant(server.services.store.app, tenantId, (tx) =>
      tx.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('action').execute(),
    )
  const operate = async (name: string, input: object) => (await server.operate(name, input)) as { id: string }

  it('each act of the operator, with the names of what was changed and never a value', async () => {
    const { id } = await operate('workspaces.create', { name: 'Clearwater Loans' })
    const key = await operate('keys.create', { workspace_id: id, name: 'Clara', scopes: ['kyc:verify'] })
    server.clock.advance(1)
    await operate('workspaces.update', { id, name: 'Clara Clearwater', read_cap: 7 })
    server.clock.advance(1)
    const next = await operate('keys.rotate', { id: key.id, grace_hours: 0 })
    server.clock.advance(1)
    await operate('keys.revoke', { id: next.id })
    await operate('keys.revoke', { id: next.id })
    const rows = await entries(id)
    assert.deepEqual(
      rows.map((row) => [row.action, row.object_id, row.changed, row.actor_type]),
      [
        ['key.created', key.id, [], 'operator'],
        ['workspace.created', id, [], 'operator'],
        ['workspace.updated', id, ['name', 'read_cap'], 'operator'],
        ['key.created', next.id, [], 'operator'],
        ['key.revoked', key.id, [], 'operator'],
        ['key.rotated', key.id, [], 'operator'],
        ['key.revoked', next.id, [], 'operator'],
      ],
    )
    assert.doesNotMatch(JSON.stringify(rows), /Clara|Clearwater/)
  })

  it('a stored verdict, with the key and the request that asked for it', async () => {
    const answer = await server.post(
      '/v1/kyc/verify',
      { reference: 'client-1001', values: { first_name: 'Clara' } },
      { headers: { 'X-Request-ID': 'request-7' } },
    )
    const { case_id: caseId } = (await answer.json()) as { case_id: string }
    const stored = (await entries(server.workspaceId)).filter(({ action }) => action === 'verdict.filed')
    assert.deepEqual(
      stored.map((row) => [row.actor_type, row.object_type, row.case_id, row.request_id]),
      [['key', 'verdict', caseId, 'request-7']],
    )
  })

  it('a call without a reference stores nothing and leaves none', async () => {
    const before = (await entries(server.workspaceId)).length
    await server.post('/v1/kyc/verify', { values: {} })
    assert.equal((await entries(server.workspaceId)).length, before)
  })
})
