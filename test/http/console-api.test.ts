import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { keyFromRandom, keyRandomBytes } from '../../src/domain/api-keys/api-key.ts'
import { operatorDescriptions } from '../../src/operations/operator-descriptions.ts'
import { operatorOperations } from '../../src/operations/operator/index.ts'
import { auditRows } from '../support/audit-rows.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { idleReader } from '../support/idle-reader.ts'

interface OperatorKey {
  readonly id: string
  readonly key: string
  readonly prefix: string
  readonly state: string
  readonly last_used_at: string | null
}

const settings = { GATEHOUSE_CONSOLE_API: 'on', GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8' }
let server: TestServer
let all: OperatorKey
let reader: OperatorKey
const make = async (input: object) => (await server.operate('operators.create', input)) as OperatorKey
const ask = (name: string, body: unknown = {}, key: string | null = all.key, headers: Record<string, string> = {}) =>
  server.post(`/console/api/${name}`, body, { key, headers })
const answerOf = async (answer: Response) => [answer.status, await answer.json()]

before(async () => {
  server = await startTestServer({ settings, world: { reader: idleReader } })
  all = await make({ name: 'console', permission: 'all' })
  reader = await make({ name: 'dashboard' })
})
after(() => server.stop())
beforeEach(() => server.clock.advance(60_000))

const overHttp = operatorOperations.map(({ name }) => name).filter((name) => !operatorDescriptions[name]?.onlyLocal)

describe('an operation of the operator over HTTP', () => {
  it('has a description, and every description an operation', () => {
    assert.deepEqual(
      Object.keys(operatorDescriptions).toSorted(),
      operatorOperations.map(({ name }) => name).toSorted(),
    )
  })

  it('that reads answers what the command line prints', async () => {
    const { workspaceId: workspace_id } = server
    const inputs: Record<string, object> = {
      'eid.show': { workspace_id },
      'bank.show': { workspace_id },
      'policies.history': { workspace_id },
      'deliveries.search': { workspace_id },
      'calls.search': { workspace_id },
      'overview.show': { workspace_id, environment: 'sandbox' },
      'usage.show': { workspace_id },
      'keys.usage': { workspace_id },
      'audit.search': { workspace_id },
      'audit.status': { workspace_id },
      'members.list': { workspace_id },
      'thresholds.history': { workspace_id, environment: 'sandbox' },
      'thresholds.show': { workspace_id, environment: 'production' },
      'audit.find': { sha256: 'ab'.repeat(32) },
      'cases.search': { workspace_id, environment: 'sandbox' },
      'policies.compare': { workspace_id, from: { regime: 'generic' }, to: { regime: 'ca_aml' } },
    }
    const takesId = [
      'webhooks.deliveries',
      'deliveries.show',
      'calls.show',
      'cases.show',
      'cases.summary',
      'cases.view',
      'cases.reveal',
      'documents.read',
      'cases.compare',
      'cases.timeline',
      'cases.hits',
      'cases.report',
      'policies.show',
      'verdicts.replay',
    ]
    const reading = overHttp.filter((name) => operatorDescriptions[name]?.permission === 'read')
    for (const name of reading.filter((one) => !takesId.includes(one))) {
      const expected: unknown = JSON.parse(JSON.stringify(await server.operate(name, inputs[name] ?? {})))
      assert.deepEqual(await answerOf(await ask(name, inputs[name], reader.key)), [200, expected], name)
    }
  })

  it('makes an endpoint and a key that work, and revokes and deletes them', async () => {
    const { workspaceId: workspace_id } = server
    const made = await ask('keys.create', { workspace_id, name: 'over HTTP', scopes: ['kyc:verify'] })
    const key = (await made.json()) as { id: string; key: string }
    assert.deepEqual([made.status, made.headers.get('cache-control')], [200, 'no-store'])
    const verify = () => server.post('/v1/kyc/verify', { values: { first_name: 'Ada' } }, { key: key.key })
    assert.equal((await verify()).status, 200)
    assert.equal((await ask('keys.revoke', { id: key.id })).status, 200)
    assert.equal((await verify()).status, 401)

    const hook = { workspace_id, url: 'http://127.0.0.1:9/hook', events: ['kyc.case_verified'] }
    const endpoint = (await (await ask('webhooks.create', hook)).json()) as { id: string; secret: string }
    assert.match(endpoint.secret, /^whsec_/)
    assert.equal((await ask('webhooks.delete', { id: endpoint.id })).status, 200)
    assert.equal((await ask('webhooks.change', { id: endpoint.id, enabled: true })).status, 404)
  })

  it('is refused as on the command line', async () => {
    const needsInput = operatorOperations.filter(({ name, input }) => overHttp.includes(name) && 'required' in input)
    assert.ok(needsInput.length > 40)
    for (const [name, input] of [
      ...needsInput.map((one) => [one.name, {}] as const),
      ['keys.create', { workspace_id: randomUUID(), name: 'x', scopes: ['kyc:verify'] }],
      ['keys.rotate', { id: 'none', grace_hours: 169 }],
      ['webhooks.create', { workspace_id: server.workspaceId, url: 'ftp://a', events: ['kyc.case_verified'] }],
      ['thresholds.activate', { workspace_id: server.workspaceId, environment: 'sandbox' }],
    ] as const) {
      const refused: unknown = await server.operate(name, input).then(
        () => assert.fail(name),
        (error: { status: number; body: unknown }) => [error.status, JSON.parse(JSON.stringify(error.body))],
      )
      assert.deepEqual(await answerOf(await ask(name, input)), refused, name)
    }
  })

  it('leaves its audit entries in the name of the key', async () => {
    await ask('workspaces.update', { id: server.workspaceId, read_cap: 5 })
    const entry = (await auditRows(server.services.store).entries()).at(-1)
    assert.deepEqual(
      [entry?.action, entry?.actor_type, entry?.actor_id],
      ['workspace.updated', 'operator', `console-${all.id}`],
    )
  })

  it('is the same path for none that only the command line has', async () => {
    for (const { name } of operatorOperations.filter((one) => !overHttp.includes(one.name))) {
      assert.equal((await ask(name)).status, 404, name)
    }
    assert.equal((await server.call('GET', '/console/api/keys.list', { key: all.key })).status, 404)
  })
})

describe('a call without the right key', () => {
  it('is answered 401 without a key, with a wrong one, and with a key of the API', async () => {
    const unknown = keyFromRandom(randomBytes(keyRandomBytes), 'op')
    for (const [key, detail] of [
      [null, 'Missing operator key'],
      [unknown, 'Invalid or revoked operator key'],
      [`${all.key.slice(0, -1)}!`, 'Invalid or revoked operator key'],
      [server.key, 'Invalid or revoked operator key'],
    ] as const) {
      assert.deepEqual(await answerOf(await ask('keys.list', {}, key)), [401, { detail }])
    }
  })

  it('is answered 401 with the visible characters of a key and others behind them, and the log has its id', async () => {
    const random = randomBytes(keyRandomBytes)
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    for (const [index, character] of [...all.prefix.slice(3, 11)].entries()) {
      random.writeUInt32BE(digits.indexOf(character), index * 4)
    }
    const forged = keyFromRandom(random, 'op')
    assert.equal(forged.slice(0, 12), all.prefix)
    assert.equal((await ask('keys.list', {}, forged)).status, 401)
    const refused = server.log.lines.filter(({ facts }) => facts.cause === 'key_wrong')
    assert.deepEqual(
      refused.map(({ facts }) => facts.operator_key_id),
      [all.id],
    )
  })

  it('a key of the operator is answered 401 on /v1', async () => {
    const answer = await server.post('/v1/kyc/verify', { values: {} }, { key: all.key })
    assert.deepEqual(await answerOf(answer), [401, { detail: 'Invalid or revoked API key' }])
  })

  it('a revoked key answers 401 from the next call, and every workspace has the entry', async () => {
    const { id, key } = await make({ name: 'leaves' })
    assert.equal((await ask('keys.list', {}, key)).status, 200)
    await server.operate('workspaces.create', { name: 'Second' })
    await server.operate('operators.revoke', { id })
    assert.deepEqual(await answerOf(await ask('keys.list', {}, key)), [
      401,
      { detail: 'Invalid or revoked operator key' },
    ])
    const entries = (await auditRows(server.services.store).entries()).filter((row) => row.object_id === id)
    const workspaces = (await server.operate('workspaces.list', {})) as readonly object[]
    assert.equal(entries.filter(({ action }) => action === 'operator_key.created').length, workspaces.length - 1)
    assert.equal(entries.filter(({ action }) => action === 'operator_key.revoked').length, workspaces.length)
  })

  it('an expired key answers 401 after its last day', async () => {
    const today = server.clock.now().toISOString().slice(0, 10)
    const { key } = await make({ name: 'for a day', expires: today })
    assert.equal((await ask('keys.list', {}, key)).status, 200)
    server.clock.advance(86_400_000)
    assert.deepEqual(await answerOf(await ask('keys.list', {}, key)), [401, { detail: 'Operator key expired' }])
  })

  it('a key that may read is refused every change, before its body is looked at', async () => {
    for (const name of overHttp.filter((one) => operatorDescriptions[one]?.permission === 'all')) {
      assert.deepEqual(
        await answerOf(await ask(name, 'no JSON', reader.key)),
        [403, { detail: 'This operator key may only read' }],
        name,
      )
    }
  })
})

describe('a call that is not meant', () => {
  it('of a page of another site is refused', async () => {
    const foreign: readonly Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
    ]
    for (const headers of foreign) {
      const [status, body] = await answerOf(await ask('keys.list', {}, all.key, headers))
      assert.deepEqual([status, (body as { detail: { code: string } }).detail.code], [403, 'cross_site_refused'])
    }
    const own = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }
    assert.equal((await ask('keys.list', {}, all.key, own)).status, 200)
  })

  it('with a name twice, no object or too large a body is refused', async () => {
    const twice = `{"id":"${server.workspaceId}","read_cap":1,"read\\u005fcap":9}`
    assert.equal((await ask('workspaces.update', twice)).status, 422)
    for (const [body, status] of [
      ['{"workspace_id":', 422],
      ['[]', 422],
      ['', 422],
      ['{"name":"\\u0000"}', 422],
      [`{"name":"${'a'.repeat(1024 * 1024)}"}`, 413],
    ] as const) {
      assert.equal((await ask('workspaces.create', body)).status, status, body.slice(0, 20))
    }
  })
})

describe('keys of the operator', () => {
  it('are listed with their last use and without their text', async () => {
    const { id, key, prefix } = await make({ name: 'seen' })
    assert.equal(key.slice(0, 12), prefix)
    await ask('keys.list', {}, key)
    const used = server.clock.now().toISOString()
    const listed = (await server.operate('operators.list', {})) as readonly OperatorKey[]
    const seen = listed.find((one) => one.id === id)
    assert.deepEqual(
      [seen?.state, Date.parse(seen?.last_used_at ?? ''), seen?.key],
      ['active', Date.parse(used), undefined],
    )
  })

  it('work after a rotation of the secret, and are kept under its newest version', async () => {
    const { id, key } = await make({ name: 'rotated' })
    await server.operate('secrets.rotate', {})
    assert.equal((await ask('keys.list', {}, key)).status, 200)
    const row = await server.services.store.system
      .selectFrom('operator_key')
      .select('pepper_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.equal(row.pepper_id, server.services.keys.newest.id)
    assert.equal((await ask('keys.list', {}, key)).status, 200)
  })

  it('and the secrets that they make are in no line of the log', async () => {
    const made = (await (
      await ask('keys.create', { workspace_id: server.workspaceId, name: 'logged', scopes: ['kyc:verify'] })
    ).json()) as { key: string }
    await ask('keys.create', { name: all.key }, `${all.key}x`)
    const log = JSON.stringify(server.log.lines)
    assert.ok(log.includes('console.keys.create') && log.includes(all.id))
    for (const secret of [made.key, all.key, reader.key]) assert.ok(!log.includes(secret.slice(12)))
  })
})

describe('the description', () => {
  it('has every operation that is answered, and names the others with the reason', async () => {
    const answer = await server.call('GET', '/console/api/openapi.json', { key: null })
    const described = (await answer.json()) as { paths: object; info: { description: string } }
    assert.deepEqual(Object.keys(described.paths).toSorted(), overHttp.map((name) => `/console/api/${name}`).toSorted())
    for (const [name, { onlyLocal }] of Object.entries(operatorDescriptions)) {
      if (onlyLocal !== undefined) assert.ok(described.info.description.includes(`\`${name}\``), name)
    }
  })
})

describe('limits', () => {
  it('refused calls of an address spend the points of refused calls alone', async () => {
    const small = await startTestServer({
      settings: { ...settings, GATEHOUSE_RATE_LIMIT_PER_MINUTE: '3' },
      world: { reader: idleReader },
    })
    try {
      const { key } = (await small.operate('operators.create', { name: 'one' })) as OperatorKey
      const statuses: number[] = []
      for (let count = 0; count < 5; count++) {
        statuses.push((await small.post('/console/api/keys.list', {}, { key: null })).status)
      }
      assert.deepEqual(statuses, [401, 401, 401, 429, 429])
      assert.equal((await small.post('/console/api/keys.list', {}, { key })).status, 200)
    } finally {
      await small.stop()
    }
  })

  it('a call by another address than the public one is refused', async () => {
    const behind = await startTestServer({
      settings: { ...settings, GATEHOUSE_PUBLIC_URL: 'https://kyc.partner.test' },
      world: { reader: idleReader },
    })
    try {
      const { key } = (await behind.operate('operators.create', { name: 'one' })) as OperatorKey
      assert.equal((await behind.post('/console/api/keys.list', {}, { key })).status, 403)
    } finally {
      await behind.stop()
    }
  })

  it('no key is accepted unless the setting is on, and nothing is there where the console is off too', async () => {
    for (const [settings, status] of [
      [{}, 401],
      [{ GATEHOUSE_CONSOLE: 'off' }, 404],
    ] as const) {
      const off = await startTestServer({ settings, world: { reader: idleReader } })
      try {
        const { key } = (await off.operate('operators.create', { name: 'one' })) as OperatorKey
        assert.equal((await off.post('/console/api/keys.list', {}, { key })).status, status)
        assert.equal((await off.call('GET', '/console/api/openapi.json')).status, 404)
      } finally {
        await off.stop()
      }
    }
  })
})
