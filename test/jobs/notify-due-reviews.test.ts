import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { notifyDueReviews } from '../../src/jobs/notify-due-reviews.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

interface ShownReview {
  readonly id: string
  readonly reference: string
  readonly environment: string
  readonly next_review_due: string
  readonly days_overdue: number
}

const dayMs = 86_400_000

describe('when the review of a client comes due', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
    for (const events of [['kyc.review_due'], ['kyc.case_verified', 'kyc.screening_changed']]) {
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
  })
  after(() => server.stop())

  /** Files a verdict of a client who was last reviewed on a day. */
  const file = async (reference: string, lastReview: string, extra: object = {}) => {
    const values = { first_name: 'Clara', last_name: 'Clearwater', last_review_date: lastReview }
    const answer = await server.post('/v1/kyc/verify', { reference, values, ...extra })
    assert.equal(answer.status, 200)
    return (await answer.json()) as { case_id: string; next_review_due: string }
  }
  const run = () => notifyDueReviews.run(server.services, jobContext())
  const due = async (input: object = {}) => (await server.operate('cases.due', input)) as readonly ShownReview[]
  const eventsOf = (caseId: string) =>
    withTenant(server.services.store.app, server.workspaceId, async (tx) => {
      const events = await tx
        .selectFrom('event')
        .selectAll()
        .where('type', '=', 'kyc.review_due')
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
  const auditOf = (caseId: string) =>
    withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'actor_type', 'actor_id', 'case_id'])
        .where('object_id', '=', caseId)
        .where('action', '=', 'case.review_due')
        .execute(),
    )
  /** Noon of a day, from which the jobs count. */
  const goTo = (day: string) => server.clock.set(`${day}T12:00:00.000Z`)
  const today = () => server.clock.now().toISOString().slice(0, 10)
  const later = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

  it('sends one event on the day, without a name, to the endpoints that asked for it', async () => {
    const { case_id: id, next_review_due: day } = await file('d-1', '2026-06-30')
    assert.ok(day > today())
    goTo(later(day, -1))
    await run()
    assert.deepEqual(await eventsOf(id), [])
    goTo(day)
    await Promise.all([run(), run()])
    await run()
    const [event, ...others] = await eventsOf(id)
    assert.ok(event !== undefined && others.length === 0)
    assert.equal(event.deliveries, 1)
    const { event_id: _, occurred_at: at, ...rest } = event.payload
    assert.deepEqual(rest, {
      ...{ event: 'kyc.review_due', tenant_id: server.workspaceId, case_id: id, reference: 'd-1' },
      ...{ environment: 'sandbox', next_review_due: day },
    })
    assert.equal(at, `${day}T12:00:00.000+00:00`)
    assert.ok(!/clara|clearwater/i.test(event.text))
    assert.deepEqual(await auditOf(id), [
      { action: 'case.review_due', actor_type: 'job', actor_id: 'notify-due-reviews', case_id: id },
    ])
  })

  it('a day that has come is told again only when the case has another', async () => {
    const { case_id: id, next_review_due: first } = await file('d-2', '2018-01-01')
    await run()
    await file('d-2', '2018-01-01')
    await run()
    const { next_review_due: second } = await file('d-2', '2018-02-01')
    await run()
    assert.deepEqual(
      (await eventsOf(id)).map(({ payload }) => payload['next_review_due']),
      [first, second],
    )
  })

  it('closed and erased cases have no review', async () => {
    const closed = await file('d-3', '2018-01-01')
    await server.operate('cases.close', { id: closed.case_id })
    const erased = await file('d-4', '2018-01-01')
    await server.operate('cases.erase', { id: erased.case_id })
    await run()
    for (const { case_id: id } of [closed, erased]) assert.deepEqual(await eventsOf(id), [])
    const listed = (await due()).map(({ reference }) => reference)
    assert.ok(!listed.includes('d-3') && !listed.includes('d-4'))
    const shown = (await server.operate('cases.show', { id: erased.case_id })) as { next_review_due: string | null }
    assert.equal(shown.next_review_due, null)
  })

  it('cases due lists what is due, the longest overdue first, and cases show names the day', async () => {
    const { case_id: id, next_review_due: day } = await file('d-5', '2010-01-31', { environment: 'production' })
    const [first] = await due({ workspace_id: server.workspaceId })
    assert.deepEqual(first, {
      ...{ id, workspace_id: server.workspaceId, environment: 'production', reference: 'd-5', kind: null },
      ...{ next_review_due: day, days_overdue: (Date.parse(today()) - Date.parse(day)) / dayMs },
    })
    const overdue = (await due()).map(({ days_overdue: days }) => days)
    assert.deepEqual(
      overdue,
      overdue.toSorted((a, b) => b - a),
    )
    const shown = (await server.operate('cases.show', { id })) as { next_review_due: string }
    assert.equal(shown.next_review_due, day)
    await assert.rejects(due({ workspace_id: randomUUID() }))
  })

  it('a failed verdict without a review leaves the stored day as it is', async () => {
    const { case_id: id, next_review_due: day } = await file('d-6', '2018-03-01')
    const answer = await server.post('/v1/kyc/verify', { reference: 'd-6', values: {} })
    assert.equal(((await answer.json()) as { next_review_due?: string }).next_review_due, undefined)
    const shown = (await server.operate('cases.show', { id })) as { next_review_due: string }
    assert.equal(shown.next_review_due, day)
  })

  it('a stopped run tells nothing more, and the next one goes on', async () => {
    const { case_id: id } = await file('d-7', '2018-01-01')
    const stop = new AbortController()
    stop.abort()
    await notifyDueReviews.run(server.services, { ...jobContext(), stopping: stop.signal })
    assert.deepEqual(await eventsOf(id), [])
    await run()
    assert.equal((await eventsOf(id)).length, 1)
  })

  it('more cases than a page are told in one run', async () => {
    for (let count = 0; count < 55; count++) await file(`many-${count}`, '2018-01-01')
    await run()
    const told = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('event').select('reference').where('type', '=', 'kyc.review_due').execute(),
    )
    assert.equal(told.filter(({ reference }) => reference.startsWith('many-')).length, 55)
  })
})
