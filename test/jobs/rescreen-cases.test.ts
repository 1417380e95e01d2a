import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { rescreenCases } from '../../src/jobs/rescreen-cases.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { namesList, type NamedEntry } from '../support/names-list.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const boris = { name: 'Boris Brackwater', recordId: 'X-1' }
const clara = { name: 'Clara Clearwater', recordId: 'X-2' }

interface ShownAlert {
  readonly case_id: string
  readonly reference: string
  readonly changes: readonly { party: string; change: string; record: string; severity: string }[]
}

describe('when a bundle is activated', () => {
  const list = namesList([])
  let bundles = 0
  /** Each bundle differs from those before. */
  const activate = (entries: readonly NamedEntry[]) =>
    list.activate([...entries, { name: 'Nobody', recordId: 'N-1', remark: `bundle ${++bundles}` }])
  let server: TestServer
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader, screener: list } })
  })
  after(() => server.stop())
  beforeEach(async () => {
    const { app } = server.services.store
    activate([])
    await withTenant(app, server.workspaceId, async (tx) => {
      await tx.deleteFrom('case_alert').where('tenant_id', '=', server.workspaceId).execute()
      await tx.updateTable('kyc_case').set({ closed_at: server.clock.now() }).where('closed_at', 'is', null).execute()
    })
  })

  const storeCase = async (reference: string, name: string, extra: object = {}) => {
    const [first_name, last_name] = name.split(' ')
    const answer = await server.post('/v1/kyc/verify', { reference, values: { first_name, last_name }, ...extra })
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { case_id: string }).case_id
  }
  const run = (context = jobContext()) => rescreenCases.run(server.services, context)
  /** Notices the bundle, waits until every process has noticed it, and compares. */
  const compare = async () => {
    await run()
    server.clock.advance(31_000)
    await run()
  }
  const alerts = async () => (await server.operate('cases.alerts', {})) as readonly ShownAlert[]
  const changes = async () =>
    (await alerts()).map(({ reference, changes: found }) => [
      reference,
      found.map((one) => `${one.change} ${one.record}`),
    ])

  it('a case whose client is listed now is found, others are not', async () => {
    const id = await storeCase('r-1', boris.name)
    await storeCase('r-2', clara.name)
    activate([boris])
    await compare()
    const [alert, ...others] = await alerts()
    assert.deepEqual(others, [])
    assert.equal(alert?.case_id, id)
    assert.deepEqual(
      alert?.changes.map(({ party, change, record, severity }) => [party, change, record, severity]),
      [['Boris Brackwater', 'appeared', 'X-1', 'critical']],
    )
  })

  it('nothing is compared until every process has had time to notice', async () => {
    await storeCase('r-3', boris.name)
    activate([boris])
    await run()
    server.clock.advance(29_000)
    await run()
    assert.deepEqual(await alerts(), [])
  })

  it('changed and removed listings are found', async () => {
    activate([boris, clara])
    await storeCase('r-4', boris.name)
    await storeCase('r-5', clara.name)
    activate([{ ...boris, remark: 'born 1970' }])
    await compare()
    assert.deepEqual((await changes()).toSorted(), [
      ['r-4', ['changed X-1']],
      ['r-5', ['gone X-2']],
    ])
  })

  it('the same change is raised once over later bundles, and withdrawn when it is undone', async () => {
    await storeCase('r-6', boris.name)
    activate([boris])
    await compare()
    activate([boris, clara])
    await compare()
    assert.deepEqual(await changes(), [['r-6', ['appeared X-1']]])
    activate([clara])
    await compare()
    assert.deepEqual(await alerts(), [])
    activate([boris])
    await compare()
    assert.deepEqual(await changes(), [['r-6', ['appeared X-1']]])
  })

  it('a new verdict ends the alert of the old one', async () => {
    await storeCase('r-7', boris.name)
    activate([boris])
    await compare()
    assert.equal((await alerts()).length, 1)
    server.clock.advance(1_000)
    await storeCase('r-7', boris.name)
    assert.deepEqual(await alerts(), [])
  })

  it('closed cases, cases whose screening was switched off and erased ones are left alone', async () => {
    await server.operate('cases.close', { id: await storeCase('r-8', boris.name) })
    await storeCase('r-9', boris.name, { screen_sanctions: false })
    await server.operate('cases.erase', { id: await storeCase('r-10', boris.name) })
    activate([boris])
    await compare()
    assert.deepEqual(await alerts(), [])
  })

  it('an alert is erased with its case', async () => {
    const id = await storeCase('r-11', boris.name)
    activate([boris])
    await compare()
    assert.equal((await alerts()).length, 1)
    await server.operate('cases.erase', { id })
    assert.deepEqual(await alerts(), [])
  })

  it('a stopped run goes on where it ended, and two concurrent runs find each case once', async () => {
    const wanted = Array.from({ length: 60 }, (_, index) => `many-${index}`)
    for (const reference of wanted) await storeCase(reference, boris.name)
    activate([boris])
    await run()
    server.clock.advance(31_000)
    const stop = new AbortController()
    const stopped = run({ ...jobContext(), stopping: stop.signal })
    stop.abort()
    await stopped
    await Promise.all([run(), run()])
    await run()
    const { app } = server.services.store
    const rows = await withTenant(app, server.workspaceId, (tx) =>
      tx.selectFrom('case_alert').select(['case_id', 'withdrawn_at']).execute(),
    )
    assert.equal(rows.length, 60)
    assert.equal(new Set(rows.map((row) => row.case_id)).size, 60)
    assert.ok(rows.every((row) => row.withdrawn_at === null))
  })

  it('a page of cases that were never judged does not end the run', async () => {
    const { app } = server.services.store
    const at = server.clock.now()
    const unjudged = Array.from({ length: 60 }, (_, index) => ({
      ...{ tenant_id: server.workspaceId, id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}` },
      ...{ environment: 'sandbox', reference: `unjudged-${index}`, created_at: at, updated_at: at },
    }))
    await withTenant(app, server.workspaceId, (tx) => tx.insertInto('kyc_case').values(unjudged).execute())
    await storeCase('r-14', boris.name)
    activate([boris])
    await compare()
    assert.deepEqual(await changes(), [['r-14', ['appeared X-1']]])
  })

  /** The events about a case that a comparison sent, each with the number of its deliveries. */
  const eventsOf = (caseId: string) =>
    withTenant(server.services.store.app, server.workspaceId, async (tx) => {
      const events = await tx
        .selectFrom('event')
        .selectAll()
        .where('type', '=', 'kyc.screening_changed')
        .where('case_id', '=', caseId)
        .orderBy('occurred_at')
        .execute()
      const deliveries = await tx.selectFrom('delivery').select('event_id').execute()
      return events.map(({ id, body }) => ({
        text: body.toString(),
        payload: JSON.parse(body.toString()) as Record<string, unknown>,
        deliveries: deliveries.filter(({ event_id }) => event_id === id).length,
      }))
    })

  it('a change sends one event, without a name, to the endpoints that asked for it', async () => {
    for (const events of [['kyc.screening_changed'], ['kyc.case_verified', 'kyc.review_due']]) {
      await withTenant(server.services.store.app, server.workspaceId, (tx) =>
        tx
          .insertInto('webhook_endpoint')
          .values({
            ...{ tenant_id: server.workspaceId, id: randomUUID(), url: 'https://hooks.partner.test/kyc', events },
            ...{ secret: Buffer.from('whsec_never_used'), created_at: server.clock.now(), enabled: false },
          })
          .execute(),
      )
    }
    const id = await storeCase('r-12', boris.name)
    activate([boris])
    await compare()
    await run()
    const [event, ...others] = await eventsOf(id)
    assert.ok(event !== undefined && others.length === 0)
    assert.equal(event.deliveries, 1)
    const { event_id: _, occurred_at: __, verdict_id: ___, bundle, ...rest } = event.payload
    assert.deepEqual(rest, {
      ...{ event: 'kyc.screening_changed', tenant_id: server.workspaceId, case_id: id, reference: 'r-12' },
      ...{ environment: 'sandbox', hits: { appeared: 1, changed: 0, gone: 0 }, severity: 'critical' },
    })
    assert.equal(typeof bundle, 'string')
    assert.ok(!/boris|brackwater|x-1/i.test(event.text))
  })

  it('a change is told again only after it was undone, and what is undone is not told', async () => {
    const id = await storeCase('r-16', boris.name)
    const told = async () => (await eventsOf(id)).map(({ payload }) => payload['hits'])
    const appeared = { appeared: 1, changed: 0, gone: 0 }
    activate([boris])
    await compare()
    activate([boris, clara])
    await compare()
    assert.deepEqual(await told(), [appeared])
    activate([clara])
    await compare()
    assert.deepEqual(await told(), [appeared])
    activate([boris])
    await compare()
    assert.deepEqual(await told(), [appeared, appeared])
  })

  it('a hit that is gone is counted, and comes to nothing', async () => {
    activate([boris])
    const id = await storeCase('r-17', boris.name)
    activate([])
    await compare()
    const [event] = await eventsOf(id)
    assert.deepEqual(event?.payload['hits'], { appeared: 0, changed: 0, gone: 1 })
    assert.equal(event?.payload['severity'], 'none')
  })

  it('sandbox and production are compared with their own lists', async () => {
    await storeCase('r-13', boris.name, { environment: 'production' })
    activate([boris])
    await compare()
    assert.deepEqual(await changes(), [['r-13', ['appeared X-1']]])
  })

  it('a case judged under a workspace’s own policy is compared too', async () => {
    const policy = { regime: 'generic', severities: { expiring: 'warning' } }
    await server.operate('policies.publish', { workspace_id: server.workspaceId, policy })
    await storeCase('r-15', boris.name)
    activate([boris])
    await compare()
    assert.deepEqual(await changes(), [['r-15', ['appeared X-1']]])
  })
})
