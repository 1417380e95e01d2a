import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { followEid } from '../../src/jobs/follow-eid.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { jobContext } from '../support/job-context.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

const parallelPolls = 50
const nobody = 'https://hooks.partner.test/kyc'

describe('the event of an eID check', () => {
  let server: WebhookServer
  before(async () => {
    server = await startWebhookServer()
    for (const events of [['kyc.eid_completed'], ['kyc.eid_completed', 'kyc.case_verified'], ['kyc.case_verified']]) {
      await withTenant(server.services.store.app, server.workspaceId, (tx) =>
        tx
          .insertInto('webhook_endpoint')
          .values({
            ...{ tenant_id: server.workspaceId, id: randomUUID(), url: nobody, events, enabled: false },
            ...{ secret: Buffer.from('whsec_never_used'), created_at: server.clock.now() },
          })
          .execute(),
      )
    }
  })
  after(() => server.stop())

  const start = async (outcome: string, more: object = {}) => {
    const answer = await server.post('/v1/kyc/eid', {
      email: `${outcome}+${randomUUID()}@example.com`,
      first_name: 'Clara',
      last_name: 'Clearwater',
      ...more,
    })
    assert.equal(answer.status, 200)
    return (await answer.json()) as { key: number; case_id?: string }
  }
  const finished = async (outcome: string, more?: object) => {
    const started = await start(outcome, more)
    server.clock.advance(6_000)
    return started
  }
  const poll = async (key: number) => {
    const answer = await server.call('GET', `/v1/kyc/eid/${key}`)
    await answer.arrayBuffer()
    return answer.status
  }
  const report = async (key: number) => {
    const answer = await server.call('GET', `/v1/kyc/eid/${key}/report`)
    await answer.arrayBuffer()
    return answer.status
  }
  const follow = () => followEid.run(server.services, jobContext())
  /** Each event of a check with the number of its deliveries. */
  const eventsOf = (key: number) =>
    withTenant(server.services.store.app, server.workspaceId, async (tx) => {
      const events = await tx.selectFrom('event').selectAll().where('type', '=', 'kyc.eid_completed').execute()
      const deliveries = await tx.selectFrom('delivery').select('event_id').execute()
      return events
        .map((row) => ({
          row,
          payload: JSON.parse(row.body.toString()) as Record<string, unknown>,
          deliveries: deliveries.filter((delivery) => delivery.event_id === row.id).length,
        }))
        .filter(({ payload }) => payload['key'] === key)
    })
  const onlyEventOf = async (key: number) => {
    const events = await eventsOf(key)
    assert.equal(events.length, 1)
    return events[0]!
  }
  const pollAtOnce = (key: number) => Promise.all(Array.from({ length: parallelPolls }, () => poll(key)))

  for (const [outcome, complete, passed, failed] of [
    ['pass', true, true, []],
    ['archive', false, false, ['eid:complete']],
  ] as const) {
    it(`is one, with one delivery for each subscribed endpoint, of 50 parallel first polls: ${outcome}`, async () => {
      const reference = `client-${outcome}`
      const { key } = await finished(outcome, { reference })
      assert.deepEqual(new Set(await pollAtOnce(key)), new Set([200]))
      const { payload, deliveries } = await onlyEventOf(key)
      assert.equal(deliveries, 2)
      assert.deepEqual(
        [payload['complete'], payload['passed'], payload['failed_checks']],
        [complete, passed, [...failed]],
      )
      await pollAtOnce(key)
      await onlyEventOf(key)
    })
  }

  it('is one too when the job records the end while the polls see it', async () => {
    const { key } = await finished('pass', { reference: 'client-job-race' })
    server.clock.advance(60_000)
    await Promise.all([pollAtOnce(key), follow(), follow()])
    assert.equal((await onlyEventOf(key)).deliveries, 2)
  })

  it('has exactly the keys of the contract and the environment, and names no case', async () => {
    const { key, case_id: caseId } = await finished('pass', { reference: 'client-keys' })
    await poll(key)
    const { row, payload } = await onlyEventOf(key)
    assert.deepEqual(Object.keys(payload).toSorted(), [
      ...['complete', 'environment', 'event', 'event_id', 'failed_checks', 'key', 'occurred_at', 'passed'],
      ...['reference', 'tenant_id'],
    ])
    const { event_id: id, occurred_at: at, ...rest } = payload
    assert.deepEqual(rest, {
      ...{ event: 'kyc.eid_completed', tenant_id: server.workspaceId, reference: 'client-keys' },
      ...{ environment: 'sandbox', key, complete: true, passed: true, failed_checks: [] },
    })
    assert.equal(id, row.id)
    assert.equal(at, server.clock.now().toISOString().replace('Z', '+00:00'))
    assert.ok(!row.body.toString().includes(caseId!) && row.case_id === caseId)
  })

  for (const [outcome, warning] of [
    ['suspect', 'a suspected document'],
    ['credit', 'a credit file beside a photo'],
  ] as const) {
    it(`lists critical failures only: ${warning} is a warning and is not in it`, async () => {
      const { key } = await finished(outcome, { reference: `client-${outcome}` })
      await poll(key)
      const { payload } = await onlyEventOf(key)
      assert.deepEqual([payload['passed'], payload['failed_checks']], [true, []])
    })
  }

  for (const [outcome, check] of [
    ['expired', 'eid:document_expiry'],
    ['face', 'eid:face_match'],
    ['liveness', 'eid:liveness'],
    ['name', 'eid:name_match'],
  ] as const) {
    it(`lists ${check} of a client who fails it, and passed false`, async () => {
      const { key } = await finished(outcome, { reference: `client-${outcome}` })
      await poll(key)
      const { payload } = await onlyEventOf(key)
      assert.deepEqual([payload['complete'], payload['passed'], payload['failed_checks']], [true, false, [check]])
    })
  }

  it('is none without a reference', async () => {
    const { key } = await finished('pass')
    await pollAtOnce(key)
    assert.deepEqual(await eventsOf(key), [])
  })

  it('is none while the client has not finished', async () => {
    const { key } = await finished('never', { reference: 'client-never' })
    await pollAtOnce(key)
    assert.deepEqual(await eventsOf(key), [])
  })

  it('is none by the job or a report alone: the first poll sends it, long after too', async () => {
    const { key } = await finished('pass', { reference: 'client-job-alone' })
    server.clock.advance(60_000)
    await follow()
    assert.equal(await report(key), 200)
    assert.deepEqual(await eventsOf(key), [])
    server.clock.advance(20 * 86_400_000)
    await pollAtOnce(key)
    const { payload } = await onlyEventOf(key)
    assert.equal(payload['occurred_at'], server.clock.now().toISOString().replace('Z', '+00:00'))
  })

  it('is none of a replaced request, and one of the request in its place', async () => {
    const reference = 'client-replaced'
    const { key: earlier } = await start('pass', { reference })
    const { key: later } = await finished('pass', { reference })
    await follow()
    await Promise.all([pollAtOnce(earlier), pollAtOnce(later)])
    assert.deepEqual(await eventsOf(earlier), [])
    await onlyEventOf(later)
  })

  it('is kept by a request that had ended before another took its place', async () => {
    const reference = 'client-ended-before'
    const { key: earlier } = await finished('pass', { reference })
    server.clock.advance(60_000)
    await follow()
    const { key: later } = await finished('name', { reference })
    await poll(later)
    await poll(earlier)
    assert.equal((await onlyEventOf(earlier)).payload['passed'], true)
    assert.equal((await onlyEventOf(later)).payload['passed'], false)
  })

  it('of 20 starts with the same reference at once, one request stays and sends it', async () => {
    const reference = 'client-many-starts'
    const started = await Promise.all(Array.from({ length: 20 }, () => start('pass', { reference })))
    server.clock.advance(6_000)
    await Promise.all(started.map(({ key }) => poll(key)))
    const sent = (await Promise.all(started.map(({ key }) => eventsOf(key)))).flat()
    assert.equal(sent.length, 1)
  })

  it('does not meet a repeated start in a deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const reference = `client-deadlock-${round}`
      const { key } = await finished('pass', { reference })
      const [statuses] = await Promise.all([
        pollAtOnce(key),
        start('pass', { reference }),
        start('pass', { reference }),
      ])
      assert.deepEqual(new Set(statuses), new Set([200]))
      assert.ok((await eventsOf(key)).length <= 1)
    }
  })
})
