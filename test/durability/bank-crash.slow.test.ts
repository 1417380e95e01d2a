import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { withTenant } from '../../src/store/tenant.ts'
import {
  newInstallationPlace,
  openPlace,
  prepare,
  start,
  type Installation,
  type Served,
} from '../faults/durability/installation.ts'
import { operatorServices } from '../support/operator-services.ts'

const connections = '/v1/partner/bank-connections'
/** A call whose failpoint is reached ends with its server. */
const goneMsMax = 30_000

describe('a server that is killed in a bank call', () => {
  let place: Awaited<ReturnType<typeof newInstallationPlace>>
  let installation: Installation
  let key: string
  let caseId: string
  before(async () => {
    place = await newInstallationPlace(process.env['TEST_DATABASE_URL'] ?? null)
    installation = await prepare(place)
    key = await opened(async (store) => {
      const secret = deriveKeys(installation.settings['GATEHOUSE_SECRET_KEY'] ?? '')
      const services = await operatorServices(store, { now: () => new Date() }, secret)
      const { workspaceId: id } = installation
      await runOperatorOperation(services, 'workspaces.update', { id, growth: true })
      const input = { workspace_id: id, name: 'Bank', scopes: ['kyc:verify', 'bank:read', 'bank:write'] }
      return ((await runOperatorOperation(services, 'keys.create', input)) as { key: string }).key
    })
    caseId = await inLife(async (served) => {
      const { body } = await call(served, 'POST', '/v1/kyc/verify', { reference: 'client-1', values: {} })
      return String(body['case_id'])
    })
  })
  after(() => place.remove())

  async function opened<T>(work: (store: Awaited<ReturnType<typeof openPlace>>) => Promise<T>): Promise<T> {
    const store = await openPlace(installation)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  async function inLife<T>(work: (served: Served) => Promise<T>): Promise<T> {
    const served = await start(installation)
    try {
      return await work(served)
    } finally {
      served.kill('SIGTERM')
      await served.ended
    }
  }
  async function call(served: Served, method: string, where: string, body?: object) {
    const headers = { Authorization: `Bearer ${key}` }
    const answer = await fetch(served.url + where, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> }
  }
  /** Makes a call in a server that dies at the failpoint. */
  const dieAt = async (failpoint: string, where: string, body?: object) => {
    const served = await start(installation, { GATEHOUSE_FAILPOINT: failpoint })
    const timer = setTimeout(() => served.kill('SIGTERM'), goneMsMax)
    const answered = await call(served, 'POST', where, body).catch(() => null)
    if (answered !== null) served.kill('SIGTERM')
    await served.ended
    clearTimeout(timer)
    assert.deepEqual([answered, served.child.signalCode], [null, 'SIGKILL'], 'the failpoint was not reached')
  }
  const connect = async (served: Served) => {
    const { status, body } = await call(served, 'POST', connections, { bank_code: 'SBX-SALARY', case_id: caseId })
    assert.equal(status, 201)
    return String(body['id'])
  }
  const read = async (id: string) =>
    inLife(async (served) => {
      const connection = await call(served, 'GET', `${connections}/${id}`)
      const transactions = await call(served, 'GET', `${connections}/${id}/transactions?limit=500`)
      assert.deepEqual([connection.status, transactions.status], [200, 200])
      assert.equal(transactions.body['total'], connection.body['transaction_count'])
      assert.equal((transactions.body['items'] as object[]).length, transactions.body['total'])
      return { connection: connection.body, transactions: transactions.body }
    })
  const stored = () =>
    opened((store) =>
      withTenant(store.app, installation.workspaceId, async (tx) => ({
        connections: await tx.selectFrom('bank_connection').select(['id', 'updated_at']).orderBy('id').execute(),
        pages: await tx
          .selectFrom('bank_transaction_page')
          .select(['connection_id', 'page'])
          .orderBy('connection_id')
          .orderBy('page')
          .execute(),
        dataKeys: await tx.selectFrom('data_key').select('id').orderBy('id').execute(),
        entries: await tx
          .selectFrom('audit_entry')
          .select(['action', 'object_id'])
          .where('action', 'in', ['bank.connected', 'bank.refreshed'])
          .execute(),
      })),
    )

  it('before the commit of a connect, leaves no connection, no page, no key and no entry', async () => {
    const before = await stored()
    await dieAt('before_commit:1', connections, { bank_code: 'SBX-SALARY', case_id: caseId })
    assert.deepEqual(await stored(), before)
  })

  it('once a connect was committed, has all of it, with its entry', async () => {
    const before = await stored()
    await dieAt('after_commit:1', connections, { bank_code: 'SBX-SALARY', case_id: caseId })
    const { connections: rows, entries } = await stored()
    const [made, ...others] = rows.filter(({ id }) => before.connections.every((row) => row.id !== id))
    assert.deepEqual(others, [])
    assert.equal((await read(made!.id)).connection['case_id'], caseId)
    assert.deepEqual(
      entries.filter(({ object_id: of }) => of === made!.id).map(({ action }) => action),
      ['bank.connected'],
    )
  })

  it('before the commit of a refresh, keeps the last reading', async () => {
    const id = await inLife(connect)
    const [before, reading] = [await stored(), await read(id)]
    await dieAt('before_commit:1', `${connections}/${id}/refresh`)
    assert.deepEqual(await stored(), before)
    assert.deepEqual(await read(id), reading)
  })

  it('once a refresh was committed, has the new reading, with its entry', async () => {
    const id = await inLife(connect)
    const { connection } = await read(id)
    await dieAt('after_commit:1', `${connections}/${id}/refresh`)
    const refreshed = (await read(id)).connection
    assert.ok(String(refreshed['updated_at']) > String(connection['updated_at']))
    assert.notEqual(refreshed['cash_flow_data'], null)
    const { entries } = await stored()
    assert.deepEqual(
      entries
        .filter(({ object_id: of }) => of === id)
        .map(({ action }) => action)
        .toSorted(),
      ['bank.connected', 'bank.refreshed'],
    )
  })
})
