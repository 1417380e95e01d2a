import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { jobs } from '../../src/jobs/index.ts'
import { purgeCalls } from '../../src/jobs/purge-calls.ts'
import { CallNotes, recordCalls } from '../../src/jobs/record-calls.ts'
import { addressBlock } from '../../src/http/client-address.ts'
import { bodyShape, fieldsOf } from '../../src/operations/body-shape.ts'
import { verify } from '../../src/operations/partner/verify.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer } from '../support/server.ts'

interface Listed {
  readonly id: string
  readonly at: string
  readonly request_id: string
  readonly key_id: string
  readonly path: string
  readonly environment: string | null
  readonly status: number
  readonly code: string | null
  readonly client: string
}

interface Page {
  readonly calls: readonly Listed[]
  readonly next_cursor: string | null
  readonly logged_days: number
  readonly unlogged_24h: number
}

type Server = Awaited<ReturnType<typeof startTestServer>>
let server: Server
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
})
after(() => server.stop())

async function search(filter: object = {}): Promise<Page> {
  await recordCalls.run(server.services, jobContext())
  const answer = await server.operate('calls.search', { workspace_id: server.workspaceId, ...filter })
  assertDescribed('calls.search', answer)
  return answer as Page
}

async function show(requestId: string) {
  const [call] = (await search({ request_id: requestId })).calls
  const answer = await server.operate('calls.show', { workspace_id: server.workspaceId, id: call?.id })
  assertDescribed('calls.show', answer)
  return answer as Listed & {
    body: { fields: readonly { path: string; type: string; length: number | null }[]; unnamed: number } | null
  }
}

const verifyAs = (requestId: string, body: object, options: object = {}) =>
  server.post('/v1/kyc/verify', body, { ...options, headers: { 'X-Request-ID': requestId } })

describe('the API log', () => {
  it('has a call with its key, path, status, environment and address block', async () => {
    assert.equal((await verifyAs('log-1', { values: { first_name: 'Ada' }, environment: 'production' })).status, 200)
    const [call] = (await search({ request_id: 'log-1' })).calls
    assert.deepEqual(
      [call?.path, call?.status, call?.code, call?.environment, call?.client],
      ['/v1/kyc/verify', 200, null, 'production', '127.0.0.0/24'],
    )
    const { calls } = await search({ key_id: call?.key_id })
    assert.ok(calls.some(({ request_id: id }) => id === 'log-1'))
  })

  it('has the names, types and lengths of a body two levels deep, and no value or unknown name', async () => {
    const person = 'Zqcanary'
    await verifyAs('log-2', {
      reference: person,
      values: {
        first_name: person,
        dependants: 2,
        tax_residences: [{ country: person }],
        [person]: 1,
        occupation: null,
      },
      [`${person} too`]: person,
    })
    const { body } = await show('log-2')
    assert.deepEqual(body, {
      fields: [
        { path: 'reference', type: 'string', length: null },
        { path: 'values', type: 'object', length: null },
        { path: 'values.first_name', type: 'string', length: null },
        { path: 'values.dependants', type: 'number', length: null },
        { path: 'values.tax_residences', type: 'array', length: 1 },
        { path: 'values.occupation', type: 'null', length: null },
      ],
      unnamed: 2,
    })
    const rows = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('api_call').selectAll().execute(),
    )
    assert.ok(rows.length > 0)
    assert.ok(!JSON.stringify(rows).includes(person))
  })

  it('has refused calls of a proven key with the word of the refusal', async () => {
    await verifyAs('log-3', { values: 'no object' })
    const refused = await show('log-3')
    assert.deepEqual([refused.status, refused.code], [422, 'schema'])
    const { id, key } = (await server.operate('keys.create', {
      ...{ workspace_id: server.workspaceId, name: 'bank alone', scopes: ['kyc:verify'] },
    })) as { id: string; key: string }
    const answer = await server.call('GET', '/v1/kyc/cases', { key, headers: { 'X-Request-ID': 'log-4' } })
    assert.equal(answer.status, 403)
    const scope = await show('log-4')
    assert.deepEqual([scope.key_id, scope.status, scope.environment, scope.body], [id, 403, null, null])
  })

  it('has no call with an unknown or a wrong key', async () => {
    const wrong = `${server.key.slice(0, -4)}0000`
    for (const key of ['sk_nothing', wrong]) {
      assert.equal((await verifyAs('log-5', { values: {} }, { key })).status, 401)
    }
    assert.deepEqual((await search({ request_id: 'log-5' })).calls, [])
  })

  it('is searched by class of status, path, environment and time, and goes on after its cursor', async () => {
    const ids = async (filter: object) => (await search(filter)).calls.map(({ request_id: id }) => id)
    assert.deepEqual(await ids({ status_class: '4xx', path: '/v1/kyc/verify' }), ['log-3'])
    assert.deepEqual(await ids({ environment: 'production' }), ['log-1'])
    const all = await ids({})
    const page = await search({ limit: 2 })
    server.clock.advance(1)
    await verifyAs('log-6', { values: {} })
    assert.deepEqual([...page.calls.map(({ request_id: id }) => id), ...(await ids({ cursor: page.next_cursor }))], all)
    assert.deepEqual(await ids({ to: '2020-01-01' }), [])
    await assert.rejects(search({ key_id: 'x' }), { status: 422 })
  })

  it('is of one workspace', async () => {
    const { id } = (await server.operate('workspaces.create', { name: 'Other' })) as { id: string }
    assert.deepEqual((await search({ workspace_id: id })).calls, [])
    const [own] = (await search()).calls
    await assert.rejects(server.operate('calls.show', { workspace_id: id, id: own?.id }), { status: 404 })
  })

  it('counts calls by key, and knows who used which key last', async () => {
    const usage = (await server.operate('usage.show', { workspace_id: server.workspaceId })) as {
      calls: readonly { key_prefix: string; operation: string; calls: number; errors: number }[]
    }
    assertDescribed('usage.show', usage)
    const own = usage.calls.find(
      ({ key_prefix: prefix, operation }) => server.key.startsWith(prefix) && operation === verify.id,
    )
    assert.deepEqual([own?.calls, own?.errors], [4, 1])
    const keys = (await server.operate('keys.usage', { workspace_id: server.workspaceId })) as readonly {
      prefix: string
      last_client: string | null
      calls_1h: number
      calls_24h: number
      errors_24h: number
    }[]
    assertDescribed('keys.usage', keys)
    const first = keys.find(({ prefix }) => server.key.startsWith(prefix))
    assert.deepEqual(
      [first?.last_client, first?.calls_1h, first?.calls_24h, first?.errors_24h],
      ['127.0.0.0/24', 4, 4, 1],
    )
    server.clock.advance(2 * 3_600_000)
    const later = (await server.operate('keys.usage', { workspace_id: server.workspaceId })) as typeof keys
    const same = later.find(({ prefix }) => server.key.startsWith(prefix))
    assert.deepEqual([same?.calls_1h, same?.calls_24h], [0, 4])
  })

  it('is deleted after its days, and the counts stay', async () => {
    assert.ok((await search()).calls.length > 0)
    server.clock.advance(91 * 86_400_000)
    await purgeCalls.run(server.services, jobContext())
    assert.deepEqual((await search()).calls, [])
    const rows = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('api_call_hour').selectAll().execute(),
    )
    assert.ok(rows.length > 0)
  })

  it('that is switched off has no call', async () => {
    const off = await startTestServer({ world: { reader: idleReader }, settings: { GATEHOUSE_API_LOG_DAYS: '0' } })
    assert.equal((await off.post('/v1/kyc/verify', { values: {} })).status, 200)
    assert.deepEqual(off.services.apiLog.take(), { calls: [], counted: [] })
    await off.stop()
  })

  it('is written and purged by jobs', () => {
    assert.ok(jobs.includes(recordCalls) && jobs.includes(purgeCalls))
  })
})

describe('calls that wait to be stored', () => {
  const call = {
    ...{ tenantId: 'a', at: new Date('2026-11-20T10:59:59Z'), requestId: 'r', keyId: 'k', operation: 'verify' },
    ...{ method: 'POST', path: '/v1/kyc/verify', environment: 'sandbox', status: 500, code: null, durationMs: 3 },
    ...{ client: '127.0.0.0/24', body: null },
  }

  it('are at most 10,000; the others are counted as not logged', () => {
    const notes = new CallNotes()
    for (let n = 0; n < 10_003; n++) notes.note(call)
    const { calls, counted } = notes.take()
    assert.equal(calls.length, 10_000)
    assert.deepEqual(
      counted.map(({ hour, calls: all, errors, unlogged }) => [hour.toISOString(), all, errors, unlogged]),
      [['2026-11-20T10:00:00.000Z', 10_003, 10_003, 3]],
    )
    assert.deepEqual(notes.take(), { calls: [], counted: [] })
  })

  it('and that the database refuses are counted as not logged', () => {
    const notes = new CallNotes()
    notes.note(call)
    notes.restoreCounts(notes.take())
    const { calls, counted } = notes.take()
    assert.deepEqual([calls, counted.map((rows) => [rows.calls, rows.errors, rows.unlogged])], [[], [[1, 1, 1]]])
  })
})

describe('what is written of a call', () => {
  it('names 60 fields at most', () => {
    const names = Array.from({ length: 70 }, (_, at) => `field_${at}`)
    const schema = { properties: Object.fromEntries(names.map((name) => [name, {}])) }
    const { fields, unnamed } = fieldsOf(bodyShape(schema, Object.fromEntries(names.map((name) => [name, 1]))))
    assert.deepEqual([fields.length, unnamed], [60, 10])
  })

  it('has the address as an IPv4 /24 or an IPv6 /48', () => {
    const rows = [
      ['203.0.113.77', '203.0.113.0/24'],
      ['2001:db8:12:34::1', '2001:db8:12::/48'],
      ['', ''],
    ] as const
    for (const [address, block] of rows) assert.equal(addressBlock(address), block)
  })
})
