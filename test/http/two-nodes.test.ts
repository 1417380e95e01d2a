import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../../src/config/read-config.ts'
import { Refusal } from '../../src/contract/errors.ts'
import { startServer } from '../../src/start-server.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { StoppedClock } from '../support/clock.ts'
import { idleReader } from '../support/idle-reader.ts'
import { KeptLog } from '../support/server.ts'
import { newServedDatabase } from '../support/store.ts'
import { form } from './support/form.ts'

const serverUrl = process.env['TEST_DATABASE_URL']
const readCap = 12
const limit = 60

describe('two nodes on one database', { skip: serverUrl ? false : 'needs TEST_DATABASE_URL' }, () => {
  const clock = new StoppedClock()
  let database: Awaited<ReturnType<typeof newServedDatabase>>
  let dataDir: string
  let nodes: readonly Awaited<ReturnType<typeof startServer>>[]
  let workspaceId: string
  before(async () => {
    database = await newServedDatabase(serverUrl!)
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-nodes-'))
    const node = (name: string) =>
      startServer(
        readConfig({
          GATEHOUSE_PORT: '0',
          GATEHOUSE_DATA_DIR: path.join(dataDir, name),
          GATEHOUSE_DATABASE_URL: database.databaseUrl,
          GATEHOUSE_SECRET_KEY: 'the same secret for both of the nodes',
          GATEHOUSE_RATE_LIMIT_PER_MINUTE: String(limit),
        }),
        { jobs: 'without' },
        { clock, log: new KeptLog(), reader: idleReader },
      )
    const first = await node('first')
    nodes = [first, await node('second')]
    workspaceId = first.firstStart!.workspaceId
  })
  after(async () => {
    for (const node of nodes) await node.stop()
    await database.remove()
    await rm(dataDir, { recursive: true, force: true })
  })

  const operate = (node: number, operation: string, input: unknown) =>
    runOperatorOperation(nodes[node]!.services, operation, input) as Promise<{ id: string; key: string }>
  const newKey = () =>
    operate(0, 'keys.create', { workspace_id: workspaceId, name: 'N', scopes: ['kyc:extract', 'kyc:verify'] })

  it('rotate a key once when both are asked at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await newKey()
      const outcomes = await Promise.all(
        [0, 1].map((node) =>
          operate(node, 'keys.rotate', { id }).then(
            () => 200,
            (error: unknown) => (error instanceof Refusal ? error.status : error),
          ),
        ),
      )
      assert.deepEqual(outcomes.toSorted(), [200, 409])
    }
  })

  it('send the event of an eID check once when both see its end', async () => {
    const made = await operate(0, 'keys.create', { workspace_id: workspaceId, name: 'N', scopes: ['kyc:eid'] })
    const headers = { Authorization: `Bearer ${made.key}` }
    for (let round = 0; round < 5; round++) {
      clock.advance(60_000)
      const body = { reference: `client-${round}`, email: `pass+${round}@example.com`, first_name: 'C', last_name: 'C' }
      const started = await fetch(`${nodes[0]!.url}/v1/kyc/eid`, {
        ...{ method: 'POST', headers, body: JSON.stringify(body) },
      })
      const { key } = (await started.json()) as { key: number }
      clock.advance(6_000)
      const polls = Array.from({ length: 20 }, async (_, call) => {
        const answer = await fetch(`${nodes[call % 2]!.url}/v1/kyc/eid/${key}`, { headers })
        return ((await answer.json()) as { complete: boolean }).complete
      })
      assert.deepEqual(new Set(await Promise.all(polls)), new Set([true]))
    }
    const events = await withTenant(nodes[0]!.services.store.app, workspaceId, (tx) =>
      tx.selectFrom('event').select('reference').where('type', '=', 'kyc.eid_completed').execute(),
    )
    assert.deepEqual(
      events.map(({ reference }) => reference).toSorted(),
      [0, 1, 2, 3, 4].map((round) => `client-${round}`),
    )
  })

  it('answer bank connections of one another, and keep one reading of several at once', async () => {
    clock.advance(60_000)
    const scopes = ['kyc:verify', 'bank:read', 'bank:write']
    const made = await operate(0, 'keys.create', { workspace_id: workspaceId, name: 'N', scopes })
    const headers = { Authorization: `Bearer ${made.key}` }
    const call = async (node: number, method: string, where: string, body?: object) => {
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
      const answer = await fetch(nodes[node]!.url + where, init)
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    const verdict = await call(0, 'POST', '/v1/kyc/verify', { reference: 'client-bank', values: {} })
    const input = { bank_code: 'SBX-SALARY', case_id: verdict.body['case_id'] }
    const connected = await call(0, 'POST', '/v1/partner/bank-connections', input)
    const where = `/v1/partner/bank-connections/${String(connected.body['id'])}`
    assert.equal(connected.status, 201)
    assert.deepEqual(await call(1, 'GET', where), { status: 200, body: connected.body })
    const pages = await Promise.all([0, 1].map((node) => call(node, 'GET', `${where}/transactions?limit=500`)))
    assert.deepEqual(pages[1], pages[0])

    clock.advance(60_000)
    const refreshed = await call(1, 'POST', `${where}/refresh`)
    assert.equal(refreshed.status, 200)
    assert.deepEqual(await call(0, 'GET', where), refreshed)

    clock.advance(86_400_000)
    const both = await Promise.all(Array.from({ length: 10 }, (_, n) => call(n % 2, 'POST', `${where}/refresh`)))
    assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200]))
    const { body } = await call(0, 'GET', `${where}/transactions?limit=500`)
    assert.equal((body['items'] as object[]).length, body['total'])
    assert.equal((await call(1, 'GET', where)).body['transaction_count'], body['total'])

    await operate(1, 'cases.erase', { id: verdict.body['case_id'] })
    assert.deepEqual([(await call(0, 'GET', where)).status, (await call(1, 'GET', where)).status], [404, 404])
  })

  it('never pass the read cap together', async () => {
    const capped = await operate(0, 'workspaces.create', { name: 'Capped', read_cap: readCap })
    const { key } = await operate(0, 'keys.create', { workspace_id: capped.id, name: 'N', scopes: ['kyc:extract'] })
    clock.advance(60_000)
    const statuses = await Promise.all(
      Array.from({ length: 2 * readCap }, async (_, call) => {
        const body = form([{ content: Buffer.from('%PDF-1.4\n'), type: 'application/pdf' }])
        const headers = { Authorization: `Bearer ${key}` }
        const response = await fetch(`${nodes[call % 2]!.url}/v1/kyc/extract`, { method: 'POST', headers, body })
        await response.arrayBuffer()
        return response.status
      }),
    )
    assert.equal(statuses.filter((status) => status === 200).length, readCap)
    assert.equal(statuses.filter((status) => status === 429).length, readCap)
  })

  it('let a client make exactly its calls of a minute, wherever they arrive', async () => {
    clock.advance(60_000)
    const { key } = await newKey()
    const statuses = await Promise.all(
      Array.from({ length: 3 * limit }, async (_, call) => {
        const headers = { Authorization: `Bearer ${key}` }
        const url = `${nodes[call % 2]!.url}/v1/kyc/verify`
        const response = await fetch(url, { method: 'POST', headers, body: '{"values":{}}' })
        await response.arrayBuffer()
        return response.status
      }),
    )
    assert.equal(statuses.filter((status) => status === 200).length, limit)
    assert.equal(statuses.filter((status) => status === 429).length, 2 * limit)
  })

  it('refuse a key on the next call once the other has revoked it', async () => {
    clock.advance(60_000)
    const { id, key } = await newKey()
    const status = async () => {
      const init = { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: '{"values":{}}' }
      return (await fetch(`${nodes[1]!.url}/v1/kyc/verify`, init)).status
    }
    assert.equal(await status(), 200)
    await operate(0, 'keys.revoke', { id })
    assert.equal(await status(), 401)
  })
})
