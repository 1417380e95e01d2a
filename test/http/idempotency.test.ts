import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { BlockList } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openPrometheus } from '../../src/adapters/metrics/prometheus.ts'
import { CallLimits } from '../../src/http/call-limits.ts'
import { meterCalls } from '../../src/http/call-meter.ts'
import { RateLimiter } from '../../src/http/rate-limit.ts'
import { createServer } from '../../src/http/server.ts'
import { purgeIdempotentCalls } from '../../src/jobs/purge-idempotent-calls.ts'
import type { Caller, ParameterOperation, PartnerOperation, Upload } from '../../src/operations/operation.ts'
import type { Services } from '../../src/operations/services.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { jsonText } from '../../src/operations/written-json.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { steeredBank } from '../support/steered-bank.ts'
import { startApi, type Api } from './support/api.ts'
import { form, formBytes, formType, type Part } from './support/form.ts'

const pdf = { content: Buffer.from('%PDF-1.4\n'), type: 'application/pdf' }
const listed = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' }
const hit = { party: 'Serge Sanctionov', list: 'sandbox', record_id: 'sandbox-sanctionov' }
const decision = { reviewer: 'a.analyst', reason: 'Born in Lyon, not in Minsk.', expires: '2027-06-30' }
const connections = '/v1/partner/bank-connections'
/** What a call can leave. A second filing, event, mail, read or audit entry shows in one of them. */
const tables = ['audit_entry', 'verdict', 'extraction', 'document', 'event', 'mail', 'eid_request'] as const

type Given = Parameters<ParameterOperation['run']>[2]

interface Sent {
  readonly json?: unknown
  readonly form?: FormData
  readonly body?: RequestInit['body']
  readonly headers?: Readonly<Record<string, string>>
  readonly key?: string
}

describe('a POST with an Idempotency-Key', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  let made = 0
  const unique = (what = 'key') => `${what}-${++made}`

  const sendTo = async (url: string, path: string, idempotencyKey: string, sent: Sent) => {
    const { json, form: parts, body, key = api.key } = sent
    const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': idempotencyKey, ...sent.headers }
    const given = body ?? parts ?? (json === undefined ? null : JSON.stringify(json))
    const response = await fetch(url + path, { method: 'POST', headers, body: given })
    const answer = { status: response.status, headers: response.headers, text: await response.text() }
    api.described.check('POST', describedPath(path), { ...answer, body: JSON.parse(answer.text) })
    return { ...answer, isReplayed: answer.headers.get('idempotency-replayed') === 'true' }
  }
  const send = (path: string, idempotencyKey: string, sent: Sent) => sendTo(api.url, path, idempotencyKey, sent)
  const verify = (idempotencyKey: string, json: unknown, sent: Sent = {}) =>
    send('/v1/kyc/verify', idempotencyKey, { json, ...sent })
  const codeOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as { detail: { code: string } }).detail.code
  const issuesOf = ({ text }: { readonly text: string }) =>
    (JSON.parse(text) as { detail: { loc: string[]; msg: string }[] }).detail

  /** How many rows of each table the workspace has, and its reads. */
  const left = async (tenantId = api.workspaceId) => {
    const counts: Record<string, number> = {}
    await withTenant(api.services.store.app, tenantId, async (tx) => {
      for (const table of tables) {
        const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(tx)
        counts[table] = rows[0]?.n ?? 0
      }
      const usage = await tx.selectFrom('usage').select('used').execute()
      counts['reads'] = usage.reduce((sum, { used }) => sum + used, 0)
    })
    return counts
  }

  const fileCase = async (key?: string) => {
    const json = { reference: unique('listed'), values: listed }
    const { body } = await api.ask('POST', '/v1/kyc/verify', { json, key })
    return (body as { case_id: string }).case_id
  }
  const connect = async (json: object = { bank_code: 'SBX-SALARY' }) =>
    ((await api.ask('POST', connections, { json })).body as { id: string }).id

  /** A call of each POST operation that stores something; a test fails for an operation without one. */
  const storing: Readonly<Record<string, () => Promise<{ path?: string } & Sent>>> = {
    extract: async () => ({ form: form([pdf], { reference: unique('case'), subjet: 'x' }) }),
    verify: async () => ({ json: { reference: unique('case'), values: { last_name: 'Clearwater', colour: 'red' } } }),
    assess: async () => ({ json: { reference: unique('case'), values: { last_name: 'Clearwater' } } }),
    startEid: async () => ({
      json: {
        ...{ reference: unique('case'), email: `pass+${unique()}@example.com` },
        ...{ first_name: 'Clara', last_name: 'Clearwater' },
      },
    }),
    connectBank: async () => ({ json: { bank_code: 'SBX-SALARY' } }),
    refreshBank: async () => ({ path: `${connections}/${await connect()}/refresh` }),
    clearHit: async () => ({ json: { case_id: await fileCase(), ...hit, ...decision } }),
    addCaseNote: async () => ({ json: { case_id: await fileCase(), text: 'Called.', author: 'a.analyst' } }),
    assignCase: async () => ({ json: { case_id: await fileCase(), assignee: 'a.analyst', by: 'c.lead' } }),
    decideCase: async () => ({
      json: { case_id: await fileCase(), decision: 'decline', reason: 'Not who he says.', reviewer: 'a.analyst' },
    }),
    closeCase: async () => ({ json: { case_id: await fileCase() } }),
    holdCase: async () => ({ json: { case_id: await fileCase(), held: true, reason: 'A suit.', by: 'c.lead' } }),
    eraseCase: async () => ({ json: { case_id: await fileCase(), reason: 'request' } }),
    reopenHit: async () => {
      const id = await fileCase()
      await api.ask('POST', '/v1/kyc/cases/hits/clear', { json: { case_id: id, ...hit, ...decision } })
      return { json: { case_id: id, ...hit } }
    },
  }
  const posts = partnerOperations.filter(({ method }) => method === 'POST')

  describe('that failed after the commit of the operation and before its answer', () => {
    let broken: ReturnType<typeof createServer>
    let brokenUrl: string
    const lost: string[] = []
    before(async () => {
      broken = serverOf(
        api,
        posts.map((operation) => failingAfterwards(operation, lost)),
      )
      brokenUrl = await broken.listen({ host: '127.0.0.1', port: 0 })
    })
    after(() => broken.close())

    for (const operation of posts) {
      it(`${operation.id}: the retry gets the lost answer, byte for byte, and does nothing`, async () => {
        const { path = operation.path, ...sent } = await storing[operation.id]!()
        const key = unique()
        const before = await left()
        const failed = await sendTo(brokenUrl, path, key, sent)
        // A verdict's key is taken in its commit: the failed call itself finds what was stored.
        assert.equal(failed.status, operation.takesKeyAtCommit === true ? 200 : 500)
        const done = await left()
        assert.notDeepEqual(done, before)
        for (const [at, retry] of [await send(path, key, sent), await send(path, key, sent)].entries()) {
          assert.deepEqual([retry.status, retry.text], [operation.answer.status, lost.at(-1)])
          // An erasure is not in one commit; a case that has nothing left is answered with its receipt.
          assert.equal(retry.isReplayed, operation.id !== 'eraseCase' || at > 0)
        }
        assert.deepEqual(await left(), done)
      })
    }
  })

  for (const [what, json] of [
    ['stored', { reference: 'client-1', values: { first_name: 'Zoé', colour: 'red' } }],
    ['passing', { values: { first_name: 'Zoé' } }],
  ] as const) {
    it(`answers the same bytes again, without an effect: a ${what} verdict`, async () => {
      const key = unique()
      const first = await verify(key, json)
      assert.deepEqual([first.status, first.isReplayed], [200, false])
      const done = await left()
      api.clock.advance(60_000)
      const second = await verify(key, json)
      assert.deepEqual([second.status, second.text, second.isReplayed], [200, first.text, true])
      assert.deepEqual(await left(), done)
      assert.equal(second.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-limit'))
    })
  }

  it('is refused with another body, and the first answer stands', async () => {
    const key = unique()
    const first = await verify(key, { reference: 'client-2', values: {} })
    const done = await left()
    const other = await verify(key, { reference: 'client-2', values: { first_name: 'Other' } })
    assert.equal(other.status, 422)
    assert.deepEqual(issuesOf(other)[0]?.loc, ['header', 'Idempotency-Key'])
    assert.deepEqual(await left(), done)
    assert.equal((await verify(key, { reference: 'client-2', values: {} })).text, first.text)
  })

  for (const [what, key] of [
    ['of 256 characters', 'k'.repeat(256)],
    ['with a space', 'two words'],
    ['of other letters', 'clé'],
    ['that is empty', ''],
  ] as const) {
    it(`refuses a key ${what}`, async () => {
      const answer = await verify(key, { values: {} })
      assert.equal(answer.status, 422)
      assert.match(issuesOf(answer)[0]!.msg, /1 to 255 visible ASCII characters/)
    })
  }

  it('takes a key of 255 characters, and none on a GET', async () => {
    assert.equal((await verify('~'.repeat(255), { values: {} })).status, 200)
    const headers = { 'Idempotency-Key': 'two words' }
    assert.equal((await api.ask('GET', '/v1/kyc/cases', { headers })).status, 200)
  })

  it('is another call for another API key, environment or operation', async () => {
    const key = unique()
    const { key: other } = await api.addKey({ scopes: ['kyc:verify'] })
    const { key: foreign } = await api.addWorkspace()
    const json = { reference: 'client-3', values: {} }
    const answers = [
      await verify(key, json),
      await verify(key, json, { key: other }),
      await verify(key, json, { key: foreign }),
      await verify(key, { ...json, environment: 'production' }),
      await send('/v1/kyc/assess', key, { json }),
    ]
    assert.deepEqual(
      answers.map(({ status, isReplayed }) => [status, isReplayed]),
      answers.map(() => [200, false]),
    )
    assert.equal(new Set(answers.map(({ text }) => text)).size, answers.length)
  })

  it('compares the parts of an upload and not its bytes', async () => {
    const key = unique()
    const file: Part = { name: 'files', filename: 'a.pdf', type: 'application/pdf', content: '%PDF-1.4\n' }
    const sent = (changed: Partial<Part> = {}) => ({
      body: formBytes([
        { name: 'reference', content: 'client-4' },
        { ...file, ...changed },
      ]),
      headers: { 'Content-Type': formType },
    })
    const first = await send('/v1/kyc/extract', key, sent())
    const done = await left()
    const again = form([{ ...pdf, name: 'a.pdf' }], { reference: 'client-4' })
    const second = await send('/v1/kyc/extract', key, { form: again })
    assert.deepEqual([first.status, second.isReplayed, second.text], [200, true, first.text])
    for (const changed of [{ content: '%PDF-1.5\n' }, { filename: 'b.pdf' }, { type: 'image/png' }]) {
      const other = await send('/v1/kyc/extract', key, sent(changed))
      assert.equal(other.status, 422, JSON.stringify(changed))
    }
    assert.deepEqual(await left(), done)
  })

  it('keeps no refusal: the key is free for another body', async () => {
    const key = unique()
    assert.equal((await send(connections, key, { json: { bank_code: '006', case_id: randomUUID() } })).status, 404)
    const second = await send(connections, key, { json: { bank_code: 'SBX-SALARY' } })
    assert.deepEqual([second.status, second.isReplayed], [201, false])
  })

  describe('while the first call runs', () => {
    let bank: ReturnType<typeof steeredBank>
    let restore: () => void
    before(() => {
      bank = steeredBank()
      restore = bank.install(api.services)
    })
    after(() => restore())
    const json = { bank_code: '006' }
    const stored = async () =>
      (
        await withTenant(api.services.store.app, api.workspaceId, (tx) =>
          tx.selectFrom('bank_connection').selectAll().execute(),
        )
      ).length

    it('is 409 with Retry-After, or 422 with another body', async () => {
      const key = unique()
      const free = bank.hold('connect')
      const before = bank.callsOf('connect').length
      const first = send(connections, key, { json })
      await until(() => bank.callsOf('connect').length > before)
      const second = await send(connections, key, { json })
      assert.deepEqual([second.status, codeOf(second)], [409, 'idempotency_key_in_use'])
      assert.equal(second.headers.get('retry-after'), '1')
      assert.equal((await send(connections, key, { json: { bank_code: '003' } })).status, 422)
      free()
      const { status, text } = await first
      assert.equal(status, 201)
      assert.equal((await send(connections, key, { json })).text, text)
    })

    it('takes over in another process once the lease is over: of two that then run one commits, and both get its answer', async () => {
      const other = serverOf({ ...api, services: { ...api.services, store: { ...api.services.store } } }, posts)
      const otherUrl = await other.listen({ host: '127.0.0.1', port: 0 })
      try {
        const key = unique()
        const before = await stored()
        const asked = bank.callsOf('connect').length
        const free = bank.hold('connect')
        const first = send(connections, key, { json })
        await until(() => bank.callsOf('connect').length > asked)
        assert.equal((await sendTo(otherUrl, connections, key, { json })).status, 409)
        api.clock.advance(15_000)
        const second = sendTo(otherUrl, connections, key, { json })
        await until(() => bank.callsOf('connect').length > asked + 1)
        free()
        const answers = await Promise.all([first, second])
        const last = await send(connections, key, { json })
        // The loser is told that the key is in use when the winner has not committed yet.
        for (const { status, text } of answers.filter(({ status }) => status !== 409)) {
          assert.deepEqual([status, text], [201, last.text])
        }
        assert.ok(answers.some(({ status }) => status === 201))
        assert.equal(await stored(), before + 1)
        assert.equal(bank.callsOf('revoke').length, 1)
      } finally {
        await other.close()
      }
    })

    it('finds the answer of a caller who disconnected', async () => {
      const key = unique()
      const asked = bank.callsOf('connect').length
      const free = bank.hold('connect')
      const gone = new AbortController()
      const headers = { Authorization: `Bearer ${api.key}`, 'Idempotency-Key': key }
      const first = fetch(api.url + connections, {
        method: 'POST',
        headers,
        body: JSON.stringify(json),
        signal: gone.signal,
      })
      await until(() => bank.callsOf('connect').length > asked)
      gone.abort()
      await assert.rejects(first)
      free()
      let answer = await send(connections, key, { json })
      while (answer.status === 409) answer = await send(connections, key, { json })
      assert.deepEqual([answer.status, answer.isReplayed], [201, true])
      assert.equal(bank.callsOf('connect').length, asked + 1)
    })
  })

  it('of 40 at once files one verdict, whose answer all get', async () => {
    const key = unique()
    const json = { reference: 'client-5', values: { first_name: 'Clara' } }
    const before = await left()
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        let answer = await verify(key, json)
        while (answer.status === 409) answer = await verify(key, json)
        return answer.text
      }),
    )
    assert.equal(new Set(answers).size, 1)
    const done = await left()
    assert.deepEqual(
      [done['verdict'], done['event'], done['audit_entry']],
      [before['verdict']! + 1, before['event']! + 1, before['audit_entry']! + 1],
    )
  })

  it('charges the reads of an upload once, also when its first run broke off after it had charged them', async () => {
    const { id, key: ofLender } = await api.addWorkspace({ read_cap: 2 })
    const key = unique()
    const sent = { form: form([pdf, pdf]), key: ofLender }
    const { reader } = api.services
    Object.assign(api.services, { reader: { ...idleReader, read: () => Promise.reject(new Error('planted')) } })
    try {
      assert.equal((await send('/v1/kyc/extract', key, sent)).status, 500)
    } finally {
      Object.assign(api.services, { reader })
    }
    assert.equal((await left(id))['reads'], 2)
    const retry = await send('/v1/kyc/extract', key, sent)
    assert.equal(retry.status, 200)
    assert.equal((await send('/v1/kyc/extract', key, sent)).text, retry.text)
    assert.equal((await left(id))['reads'], 2)
    assert.equal((await send('/v1/kyc/extract', unique(), sent)).status, 429)
  })

  for (const [what, path, sent] of [
    ['a verdict', '/v1/kyc/verify', { json: { reference: 'erased-1', values: { last_name: 'Clearwater' } } }],
    ['a verdict that ignored a key', '/v1/kyc/verify', { json: { reference: 'erased-2', values: { colour: 'red' } } }],
    ['an extraction', '/v1/kyc/extract', { form: form([pdf], { reference: 'erased-3' }) }],
  ] as const) {
    it(`is 409 once the case was erased, and files nothing: ${what}`, async () => {
      const key = unique()
      const first = await send(path, key, sent)
      const { case_id: id } = JSON.parse(first.text) as { case_id: string }
      await api.operate('cases.erase', { id, reason: 'request' })
      const done = await left()
      const retry = await send(path, key, sent)
      assert.deepEqual([retry.status, codeOf(retry)], [409, 'idempotent_answer_erased'])
      assert.deepEqual(await left(), done)
      const kept = await withTenant(api.services.store.app, api.workspaceId, (tx) =>
        tx.selectFrom('idempotent_call').select('answer').where('about_id', '=', id).execute(),
      )
      assert.ok(kept.every(({ answer }) => answer?.length === 0))
    })
  }

  it('is 409 once its bank connection without a case was deleted', async () => {
    const key = unique()
    const json = { bank_code: 'SBX-SALARY' }
    const { id } = JSON.parse((await send(connections, key, { json })).text) as { id: string }
    await api.operate('bank.erase', { workspace_id: api.workspaceId, id })
    const retry = await send(connections, key, { json })
    assert.deepEqual([retry.status, codeOf(retry)], [409, 'idempotent_answer_erased'])
  })

  it('is kept 24 hours, then forgotten', async () => {
    const key = unique()
    const json = { reference: 'client-6', values: {} }
    const first = await verify(key, json)
    api.clock.advance(24 * 3_600_000)
    await purgeIdempotentCalls.run(api.services, jobContext())
    const second = await verify(key, json)
    assert.deepEqual([second.text, second.isReplayed], [first.text, true])
    api.clock.advance(1)
    await purgeIdempotentCalls.run(api.services, jobContext())
    assert.equal((await verify(key, json)).isReplayed, false)
  })

  /** The published path of a called one. */
  function describedPath(path: string): string {
    return path.replace(/[0-9a-f-]{36}/, '{connection_id}')
  }
})

/** Waits, 10 s at most. */
async function until(isSo: () => boolean): Promise<void> {
  for (const endsAt = Date.now() + 10_000; !isSo(); await pause(2)) assert.ok(Date.now() < endsAt, 'nothing came')
}

/** A second server on the same store. */
function serverOf({ services, log, dataDir }: Api, operations: readonly PartnerOperation[]) {
  const calls = meterCalls(openPrometheus())
  const limits = new CallLimits(new RateLimiter({ limit: 100_000, take: null }))
  const eventLoop = { isOverloaded: () => false }
  return createServer({
    gate: { services, limits, publicUrl: null, trustedProxies: new BlockList(), eventLoop, calls },
    ...{ operations, uploadDir: dataDir, debug: false, log, calls, clientPages: null, published: {}, instance: 'test' },
    ready: async () => {},
    report: async () => ({ status: 200, body: {} }),
  })
}

/** The operation, whose answer is lost: it is kept for the test instead. */
function failingAfterwards(operation: PartnerOperation, lost: string[]): PartnerOperation {
  const lose = async (answered: Promise<unknown>) => {
    lost.push(jsonText(await answered))
    throw new Error('planted')
  }
  switch (operation.takes) {
    case 'json':
      return {
        ...operation,
        run: (services: Services, caller: Caller, body: unknown) => lose(operation.run(services, caller, body)),
      }
    case 'parameters':
      return {
        ...operation,
        run: (services: Services, caller: Caller, given: Given) => lose(operation.run(services, caller, given)),
      }
    case 'upload':
      return {
        ...operation,
        run: (services: Services, caller: Caller, upload: Upload) => lose(operation.run(services, caller, upload)),
      }
  }
}
