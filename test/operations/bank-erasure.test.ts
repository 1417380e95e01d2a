import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { jobs } from '../../src/jobs/index.ts'
import { purgeBank } from '../../src/jobs/purge-bank.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { steeredBank } from '../support/steered-bank.ts'

const dayMs = 86_400_000
const connections = '/v1/partner/bank-connections'
const bank = steeredBank()

let server: TestServer
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
  bank.install(server.services)
})
after(() => server.stop())

const newCase = async () => {
  const body = { reference: `client-${randomUUID()}`, subject: 'Clara Clearwater', values: {}, screen_sanctions: false }
  const answer = await server.post('/v1/kyc/verify', body)
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { case_id: string }).case_id
}
const connect = async (caseId?: string) => {
  const answer = await server.post(connections, { bank_code: '006', case_id: caseId })
  assert.equal(answer.status, 201)
  return ((await answer.json()) as { id: string }).id
}
/** The access token of the connection that was made last. */
const lastToken = () => bank.callsOf('connect').at(-1)?.token ?? ''
const connected = async (caseId?: string) => ({ id: await connect(caseId), token: lastToken() })
const status = async (method: string, where: string) => {
  const answer = await server.call(method, `${connections}/${where}`)
  await answer.arrayBuffer()
  return answer.status
}
const refresh = (id: string) => status('POST', `${id}/refresh`)
const statuses = async (id: string) => [
  await status('GET', id),
  await status('GET', `${id}/transactions`),
  await status('GET', `${id}/analysis`),
  await refresh(id),
]
const erase = (id: string) => server.operate('cases.erase', { id, reason: 'request' })
const revoked = (token: string) => bank.callsOf('revoke').filter((call) => call.token === token).length
/** Everything of the workspace's connections that is stored. */
const stored = () =>
  withTenant(server.services.store.app, server.workspaceId, async (tx) => ({
    connections: await tx.selectFrom('bank_connection').selectAll().execute(),
    pages: await tx.selectFrom('bank_transaction_page').select(['connection_id', 'page']).execute(),
    dataKeys: (await tx.selectFrom('data_key').select('id').execute()).map(({ id }) => id),
  }))
const storedOf = async (id: string) => {
  const { connections: rows, pages } = await stored()
  return { row: rows.find((row) => row.id === id), pages: pages.filter((page) => page.connection_id === id).length }
}
/** What is recorded of an object, ordered by action, but for its start and its readings. */
const entriesOf = async (id: string) =>
  (await auditRows(server.services.store).entries())
    .filter((row) => row.object_id === id)
    .map((row) => [row.action, row.actor_type, row.actor_id, row.outcome, row.reason])
    .filter(([action]) => action !== 'bank.connected' && action !== 'bank.read')
    .toSorted()

describe('an erased case with bank connections', () => {
  it('keeps no value and no key of them; all that reads them answers 404', async () => {
    const { dataKeys } = await stored()
    const caseId = await newCase()
    const ids = [await connect(caseId), await connect(caseId)]
    assert.deepEqual(await statuses(ids[0]!), [200, 200, 200, 200])
    assert.equal((await storedOf(ids[0]!)).pages, 3)
    const receipt = (await erase(caseId)) as { data_keys: number; finished_at: string | null }
    // Of the verdict and of each connection.
    assert.equal(receipt.data_keys, 3)
    assert.notEqual(receipt.finished_at, null)
    for (const id of ids) {
      const { row, pages } = await storedOf(id)
      assert.deepEqual([row?.record.length, row?.transaction_count, pages], [0, 0, 0])
      assert.deepEqual(await statuses(id), [404, 404, 404, 404])
    }
    assert.deepEqual((await stored()).dataKeys.toSorted(), dataKeys.toSorted())
  })

  it('leaves the connections of other cases, and those without a case', async () => {
    const caseId = await newCase()
    const erased = await connect(caseId)
    const others = [await connect(await newCase()), await connect()]
    await erase(caseId)
    assert.equal(await status('GET', erased), 404)
    for (const id of others) assert.deepEqual(await statuses(id), [200, 200, 200, 200])
  })

  it('can have connections again', async () => {
    const caseId = await newCase()
    const erased = await connect(caseId)
    await erase(caseId)
    const again = await connect(caseId)
    assert.deepEqual([await status('GET', erased), await status('GET', again)], [404, 200])
    assert.deepEqual([(await storedOf(erased)).pages, (await storedOf(again)).pages], [0, 3])
  })

  it('on legal hold is not erased, and no access is ended', async () => {
    const caseId = await newCase()
    const { id, token } = await connected(caseId)
    await server.operate('cases.hold', { id: caseId, held: true })
    await assert.rejects(erase(caseId), { status: 409 })
    assert.deepEqual(await statuses(id), [200, 200, 200, 200])
    assert.equal(revoked(token), 0)
    assert.deepEqual(await entriesOf(caseId), [
      ['case.erased', 'operator', 'command_line', 'refused', 'legal_hold'],
      ['case.held', 'operator', 'command_line', 'done', null],
    ])
  })

  it('is erased by the retention clock too, under the name of the job', async () => {
    const caseId = await newCase()
    const { id, token } = await connected(caseId)
    await server.operate('cases.close', { id: caseId })
    server.clock.advance(6 * 366 * dayMs)
    await jobs.find(({ name }) => name === 'purge-cases')!.run(server.services, jobContext())
    assert.deepEqual([(await storedOf(id)).pages, await status('GET', id), revoked(token)], [0, 404, 1])
    assert.deepEqual(await entriesOf(id), [['bank.revoked', 'job', 'purge-cases', 'done', null]])
  })
})

describe('an erased connection at its provider', () => {
  it('has its access ended, once each, with an entry', async () => {
    const caseId = await newCase()
    const made = [await connected(caseId), await connected(caseId)]
    await erase(caseId)
    for (const { id, token } of made) {
      assert.equal(revoked(token), 1)
      assert.deepEqual(await entriesOf(id), [['bank.revoked', 'operator', 'command_line', 'done', null]])
    }
  })

  it('is erased also where the provider does not answer; an entry tells that the access is not ended', async () => {
    const caseId = await newCase()
    const id = await connect(caseId)
    bank.down.add('revoke')
    await erase(caseId).finally(() => bank.down.delete('revoke'))
    assert.deepEqual([(await storedOf(id)).row?.record.length, await status('GET', id)], [0, 404])
    assert.deepEqual(await entriesOf(id), [
      ['bank.revoked', 'operator', 'command_line', 'refused', 'provider_unavailable'],
    ])
  })

  it('is erased also where the secret that opens it is lost', async () => {
    const caseId = await newCase()
    const { id, token } = await connected(caseId)
    const lost = { open: () => Promise.reject(new Error('the secret is missing')) }
    await runOperatorOperation({ ...server.services, workspaceKeys: lost }, 'cases.erase', { id: caseId })
    assert.deepEqual([(await storedOf(id)).row?.record.length, await status('GET', id), revoked(token)], [0, 404, 0])
    assert.deepEqual(await entriesOf(id), [
      ['bank.revoked', 'operator', 'command_line', 'refused', 'provider_unavailable'],
    ])
  })

  it('has its access ended when it was connected while the erasure had begun', async () => {
    const caseId = await newCase()
    await connect(caseId)
    const late: Awaited<ReturnType<typeof connected>>[] = []
    const { workspaceKeys } = server.services
    const connecting: typeof workspaceKeys = {
      async open(tenantId, given) {
        if (late.length === 0) late.push(await connected(caseId))
        return workspaceKeys.open(tenantId, given)
      },
    }
    await runOperatorOperation({ ...server.services, workspaceKeys: connecting }, 'cases.erase', { id: caseId })
    const [{ id, token } = { id: '', token: '' }] = late
    const isErased = (await storedOf(id)).row?.record.length === 0
    assert.equal(revoked(token), isErased ? 1 : 0)
  })
})

describe('an erasure at the same moment as', () => {
  it('a refresh leaves nothing of its reading, which answers 404', async () => {
    const caseId = await newCase()
    const id = await connect(caseId)
    const reads = bank.callsOf('read').length
    const release = bank.hold('read')
    const refreshing = refresh(id)
    while (bank.callsOf('read').length === reads) await new Promise(setImmediate)
    await erase(caseId)
    release()
    assert.equal(await refreshing, 404)
    const { row, pages } = await storedOf(id)
    assert.deepEqual([row?.record.length, row?.transaction_count, pages], [0, 0, 0])
    assert.deepEqual(await entriesOf(id), [['bank.revoked', 'operator', 'command_line', 'done', null]])
  })

  it('refreshes, readings and connects meets no deadlock, and what it erased stays erased', async () => {
    for (let round = 0; round < 5; round++) {
      const caseId = await newCase()
      const id = await connect(caseId)
      const ways = [
        () => refresh(id),
        () => status('GET', `${id}/analysis`),
        () => status('GET', `${id}/transactions`),
        // A connect that began before the erasure stores nothing after it.
        async () => {
          const made = await server.post(connections, { bank_code: '006', case_id: caseId })
          return made.status === 201 ? 200 : made.status
        },
      ]
      const calls = Array.from({ length: 12 }, (_, index) => ways[index % ways.length]!())
      const [answered] = await Promise.all([Promise.all(calls), erase(caseId)])
      assert.ok(
        answered.every((one) => one === 200 || one === 404),
        answered.join(),
      )
      const { row, pages } = await storedOf(id)
      assert.deepEqual([row?.record.length, pages, await status('GET', id)], [0, 0, 404])
    }
  })
})

describe('the purge of bank connections', () => {
  const purge = async (stopping = new AbortController().signal) => {
    const context = { ...jobContext(), stopping }
    await purgeBank.run(server.services, context)
    return context.log.lines.map(({ facts }) => facts.count)
  }
  before(async () => {
    server.clock.advance(400 * dayMs)
    await purge()
  })

  it('deletes one without a case 90 days after its consent ended, not before, with its pages and its key', async () => {
    const before = await stored()
    const { id, token } = await connected()
    server.clock.advance(180 * dayMs)
    assert.deepEqual(await purge(), [])
    assert.equal(await status('GET', `${id}/transactions`), 200)
    server.clock.advance(1)
    assert.deepEqual(await purge(), [1])
    assert.equal(await status('GET', id), 404)
    const now = await stored()
    assert.deepEqual(now.pages, before.pages)
    assert.deepEqual(now.dataKeys.toSorted(), before.dataKeys.toSorted())
    assert.equal((await storedOf(id)).row, undefined)
    assert.equal(revoked(token), 1)
    assert.deepEqual(await entriesOf(id), [
      ['bank.deleted', 'job', 'purge-bank', 'done', 'retention'],
      ['bank.revoked', 'job', 'purge-bank', 'done', null],
    ])
  })

  it('leaves those of a case, however old', async () => {
    const id = await connect(await newCase())
    server.clock.advance(3_000 * dayMs)
    assert.deepEqual(await purge(), [])
    assert.equal(await status('GET', `${id}/transactions`), 200)
  })

  it('deletes nothing when its entry cannot be committed; the access is ended again by the next run', async () => {
    const { id, token } = await connected()
    server.clock.advance(181 * dayMs)
    const { everyRow, withRefusedEntries } = auditRows(server.services.store)
    const before = await everyRow()
    await withRefusedEntries(() => assert.rejects(purge(), /the entry is refused/), 'bank.deleted')
    assert.deepEqual(await everyRow(), before)
    assert.equal(revoked(token), 1)
    assert.deepEqual(await purge(), [1])
    assert.deepEqual([(await storedOf(id)).row, revoked(token)], [undefined, 2])
  })

  it('ends at the next connection when the process stops', async () => {
    const made = [await connected(), await connected(), await connected()]
    server.clock.advance(181 * dayMs)
    assert.deepEqual(await purge(AbortSignal.abort()), [])
    const stopping = new AbortController()
    const release = bank.hold('revoke')
    const purging = purge(stopping.signal)
    const until = performance.now() + 10_000
    while (made.every(({ token }) => revoked(token) === 0)) {
      assert.ok(performance.now() < until, 'no access was ended')
      await new Promise(setImmediate)
    }
    stopping.abort()
    release()
    assert.deepEqual(await purging, [1])
    assert.equal(made.filter(({ token }) => revoked(token) === 1).length, 1)
    assert.deepEqual(await purge(), [2])
  })

  it('is run by several processes at once without a fault; each connection is deleted once', async () => {
    const made = [await connected(), await connected(), await connected(), await connected()]
    server.clock.advance(181 * dayMs)
    const counts = (await Promise.all([purge(), purge(), purge()])).flat()
    assert.equal(
      counts.reduce((sum: number, count) => sum + Number(count), 0),
      made.length,
    )
    for (const { id, token } of made) {
      assert.equal((await entriesOf(id)).length, 2)
      assert.ok(revoked(token) >= 1)
    }
  })
})
