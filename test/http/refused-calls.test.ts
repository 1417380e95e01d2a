import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { keyFromRandom, keyRandomBytes } from '../../src/domain/api-keys/api-key.ts'
import { recordRefusedCalls, RefusedCallNotes } from '../../src/jobs/record-refused-calls.ts'
import type { RefusedCall } from '../../src/operations/services.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { openTestStore } from '../support/store.ts'
import { form } from './support/form.ts'

/** A well-formed key with this one's prefix and another secret. */
function sameName(key: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const bytes = Buffer.alloc(keyRandomBytes)
  for (const [index, letter] of [...key.slice(3, 11)].entries()) {
    bytes.writeUInt32BE(alphabet.indexOf(letter), index * 4)
  }
  return keyFromRandom(bytes)
}

describe('a refused call', () => {
  let server: TestServer
  const queries: string[] = []
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader }, onQuery: (sql) => queries.push(sql) })
  })
  after(() => server.stop())

  const operate = async (name: string, input: object) =>
    (await server.operate(name, input)) as { id: string; key: string }
  const newWorkspace = async (settings: object = {}) =>
    (await operate('workspaces.create', { name: 'W', ...settings })).id
  const newKey = (workspaceId: string, more: object = {}) =>
    operate('keys.create', { workspace_id: workspaceId, name: 'K', scopes: ['kyc:verify', 'kyc:extract'], ...more })
  const verify = async (key: string | null, id = 'request-1') => {
    const answer = await server.post('/v1/kyc/verify', { values: {} }, { key, headers: { 'X-Request-ID': id } })
    return answer.status
  }
  const written = (tenantId: string) =>
    withTenant(server.services.store.app, tenantId, async (tx) => {
      const rows = await tx.selectFrom('audit_entry').selectAll().where('action', '=', 'call.refused').execute()
      return rows.map((row) => [
        row.actor_type,
        row.actor_id,
        row.object_id,
        row.outcome,
        row.reason,
        row.count,
        row.request_id,
      ])
    })
  const flush = () => recordRefusedCalls.run(server.services, jobContext())

  it('with another key’s prefix is counted under nobody, once for all of them', async () => {
    const tenant = await newWorkspace()
    const { id, key } = await newKey(tenant)
    for (const request of ['first', 'second', 'third']) assert.equal(await verify(sameName(key), request), 401)
    assert.deepEqual(await written(tenant), [], 'nothing is written before the job')
    await flush()
    assert.deepEqual(await written(tenant), [['unknown', 'unproven', id, 'refused', 'key_wrong', 3, 'first']])
    await flush()
    assert.equal((await written(tenant)).length, 1, 'what was written is not written again')
  })

  it('with a revoked, an expired, an unbound or a narrow key, or on a workspace that is off, is counted under the key', async () => {
    const tenant = await newWorkspace()
    const other = await newWorkspace()
    const revoked = await newKey(tenant)
    await operate('keys.revoke', { id: revoked.id })
    const expired = await newKey(tenant)
    await operate('keys.rotate', { id: expired.id, grace_hours: 1 })
    server.clock.advance(3_600_000)
    const narrow = await newKey(tenant, { scopes: ['kyc:eid'] })
    const accounts = 'kyc@partner-project.iam.gserviceaccount.com'
    const bound = await newKey(tenant, { service_accounts: accounts, audience: 'https://kyc.test' })
    const off = await newKey(other)
    await operate('workspaces.update', { id: other, kyc: false })
    const statuses = [revoked, expired, narrow, bound, off].map(({ key }) => verify(key))
    assert.deepEqual(await Promise.all(statuses), [401, 401, 403, 401, 403])
    await flush()
    const said = (id: string, reason: string) => ['key', id, id, 'refused', reason, 1, 'request-1']
    const ordered = (await written(tenant)).toSorted((a, b) => String(a[4]).localeCompare(String(b[4])))
    assert.deepEqual(ordered, [
      said(bound.id, 'identity_unproven'),
      said(expired.id, 'key_expired'),
      said(revoked.id, 'key_revoked'),
      said(narrow.id, 'scope_lacking'),
    ])
    assert.deepEqual(await written(other), [said(off.id, 'workspace_not_enabled')])
  })

  it('over the month’s reads is counted', async () => {
    const tenant = await newWorkspace({ read_cap: 0 })
    const { id, key } = await newKey(tenant)
    const body = form([{ content: Buffer.from('%PDF-1.4\n'), type: 'application/pdf', name: 'a.pdf' }], {})
    const answer = await server.call('POST', '/v1/kyc/extract', { key, body, headers: { 'X-Request-ID': 'r' } })
    assert.equal(answer.status, 429)
    await flush()
    assert.deepEqual(await written(tenant), [['key', id, id, 'refused', 'read_cap_reached', 1, 'r']])
  })

  it('without a key, with a malformed or unknown one, or a faulty body, is no entry', async () => {
    const unknown = keyFromRandom(Buffer.alloc(keyRandomBytes, 7))
    for (const key of [null, 'sk_1', unknown]) assert.equal(await verify(key), 401)
    assert.equal((await server.post('/v1/kyc/verify', { values: 7 })).status, 422)
    assert.equal((await server.call('GET', '/v1/kyc/nothing')).status, 404)
    assert.deepEqual(server.services.refusedCalls.take(), [])
  })

  it('costs the one look-up of the key and no write before its answer', async () => {
    const tenant = await newWorkspace()
    const { key } = await newKey(tenant, { scopes: ['kyc:eid'] })
    await verify(key)
    queries.length = 0
    assert.equal(await verify(key), 403)
    assert.equal(queries.length, 1)
    assert.match(queries[0]!, /^select /)
    await flush()
  })

  it('is counted on when the store could not take it', async () => {
    const tenant = await newWorkspace()
    const { key } = await newKey(tenant, { scopes: ['kyc:eid'] })
    await verify(key)
    const { store } = server.services
    const app = { ...store.app, transaction: () => assert.fail('the database is away') } as unknown as typeof store.app
    await assert.rejects(
      recordRefusedCalls.run({ ...server.services, store: { ...store, app } }, jobContext()),
      /is away/,
    )
    await verify(key)
    await flush()
    assert.deepEqual(
      (await written(tenant)).map((row) => row[5]),
      [2],
    )
  })
})

describe('refused calls in memory', () => {
  const call = (keyId: string): RefusedCall => ({
    tenantId: 't',
    keyId,
    reason: 'key_wrong',
    at: new Date('2026-11-21T10:00:00.000Z'),
    requestId: 'r',
  })

  it('are counted for 10,000 keys at most, and what is beyond is told once', () => {
    let told = 0
    const notes = new RefusedCallNotes(() => told++)
    for (let round = 0; round < 2; round++) for (let n = 0; n < 10_500; n++) notes.note(call(`key-${n}`))
    const taken = notes.take()
    assert.deepEqual([taken.length, told], [10_000, 1])
    assert.ok(taken.every(({ count }) => count === 2))
    notes.note(call('key-10400'))
    assert.equal(notes.take().length, 1, 'there is room again')
  })
})

describe('a process that runs no jobs', () => {
  it('writes down what it noted of its own calls when it stops', async () => {
    const opened = await openTestStore()
    try {
      const server = await startTestServer({ jobs: 'without', world: { store: opened.store, reader: idleReader } })
      const { workspaceId, clock } = server
      assert.equal((await server.post('/v1/kyc/verify', { values: {} })).status, 200)
      assert.equal((await server.post('/v1/kyc/verify', { values: {} }, { key: sameName(server.key) })).status, 401)
      await server.stop()
      const [keys, entries] = await withTenant(opened.store.app, workspaceId, async (tx) => [
        await tx.selectFrom('api_key').select('last_used_at').execute(),
        await tx.selectFrom('audit_entry').select('reason').where('action', '=', 'call.refused').execute(),
      ])
      assert.deepEqual([keys, entries], [[{ last_used_at: clock.now() }], [{ reason: 'key_wrong' }]])
    } finally {
      await opened.close()
    }
  })
})
