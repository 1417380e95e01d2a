import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { followEid } from '../../src/jobs/follow-eid.ts'
import type { EidProvider, EidProviderId } from '../../src/ports/eid-provider.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { steeredEid } from '../support/steered-eid.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

describe('the job that follows eID checks', () => {
  let server: TestServer
  let eid: ReturnType<typeof steeredEid>
  let made = 0
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
  })
  beforeEach(async () => {
    eid = steeredEid()
    ;(server.services.eidProviders as Map<EidProviderId, EidProvider>).set('sandbox', eid.provider)
    await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.updateTable('eid_request').set({ due_at: null }).execute(),
    )
  })
  after(() => server.stop())

  const start = async (more: object = {}) => {
    const email = `client-${++made}@example.com`
    const answer = await server.post('/v1/kyc/eid', { email, first_name: 'Clara', last_name: 'Clearwater', ...more })
    assert.equal(answer.status, 200)
    const { key } = (await answer.json()) as { key: number }
    return { key, email, ref: eid.refOf(email)! }
  }
  const show = async (key: number) => {
    const answer = await server.call('GET', `/v1/kyc/eid/${key}`)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const report = async (key: number) => {
    const answer = await server.call('GET', `/v1/kyc/eid/${key}/report`)
    return { status: answer.status, text: await answer.text() }
  }
  const follow = async () => {
    const context = jobContext()
    await followEid.run(server.services, context)
    return context.log.lines
  }
  const afterwards = async (ms: number) => {
    server.clock.advance(ms)
    return follow()
  }
  const stored = (key: number) =>
    withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('eid_request').selectAll().where('key', '=', key).executeTakeFirstOrThrow(),
    )

  it('asks about a pending check 1, 5, 15 and 60 minutes after its start, then every hour', async () => {
    await start()
    const startedMs = server.clock.now().getTime()
    for (let minute = 0; minute < 250; minute++) await afterwards(minuteMs)
    const asked = eid.callsOf('get').map(({ at }) => (at.getTime() - startedMs) / minuteMs)
    assert.deepEqual(asked, [1, 5, 15, 60, 120, 180, 240])
  })

  it('stores result and report without a poll, tells the provider, and asks nothing more', async () => {
    const { key, email, ref } = await start({ reference: 'client-copied' })
    eid.finish(email, server.clock.now())
    await afterwards(minuteMs)
    const row = await stored(key)
    assert.equal(row.state, 'complete')
    assert.ok(row.result !== null && row.report_blob_key !== null && row.due_at === null)
    assert.deepEqual(
      eid.calls.filter((call) => call.ref === ref).map(({ what }) => what),
      ['get', 'report', 'archive'],
    )
    for (const what of ['get', 'report'] as const) eid.down.add(what)
    await afterwards(30 * dayMs)
    assert.equal((await show(key)).body['complete'], true)
    assert.deepEqual(await report(key), { status: 200, text: '%PDF-1.7 report 1' })
  })

  it('records the outcome on the case, sealed, under metadata_json.eid', async () => {
    const { key, email } = await start({ reference: 'client-metadata' })
    eid.finish(email, server.clock.now())
    await afterwards(minuteMs)
    const { case_id: id } = await stored(key)
    const row = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('kyc_case').select('metadata_json').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    assert.ok(row.metadata_json !== null && !row.metadata_json.includes('Clearwater'))
  })

  it('asks a provider that is unavailable again, and loses nothing', async () => {
    const { key, email } = await start()
    eid.down.add('get')
    const lines = [
      ...(await afterwards(minuteMs)),
      ...(await afterwards(4 * minuteMs)),
      ...(await afterwards(10 * minuteMs)),
    ]
    assert.equal(eid.callsOf('get').length, 3)
    assert.equal((await show(key)).status, 502)
    assert.equal(lines.filter(({ level }) => level === 'warn').length, 3)
    assert.ok(!/Clara|Clearwater|example\.com/.test(JSON.stringify(lines)))
    eid.finish(email, server.clock.now())
    eid.down.delete('get')
    await afterwards(60 * minuteMs)
    assert.equal((await show(key)).body['complete'], true)
  })

  it('one provider failure does not keep the other checks from being followed', async () => {
    const many = await Promise.all(Array.from({ length: 9 }, () => start()))
    for (const { email } of many) eid.finish(email, server.clock.now())
    eid.down.add('report')
    await afterwards(minuteMs)
    for (const { key } of many) assert.equal((await stored(key)).state, 'complete')
  })

  it('a report that fails leaves the result readable and answers 502, until the job has copied it', async () => {
    const { key, email } = await start()
    eid.finish(email, server.clock.now())
    eid.down.add('report')
    await afterwards(minuteMs)
    assert.equal((await show(key)).body['complete'], true)
    const { status, text } = await report(key)
    assert.deepEqual([status, JSON.parse(text)], [502, { detail: 'the identity verification service did not answer' }])
    assert.deepEqual(eid.callsOf('archive'), [])
    eid.down.delete('report')
    await afterwards(60 * minuteMs)
    assert.equal(eid.callsOf('archive').length, 1)
    eid.down.add('report')
    assert.equal((await report(key)).status, 200)
  })

  it('a result that a poll saw first has its report copied at once, not an hour later', async () => {
    const { key, email } = await start()
    await afterwards(60 * minuteMs)
    eid.finish(email, server.clock.now())
    assert.equal((await show(key)).body['complete'], true)
    await afterwards(1)
    assert.notEqual((await stored(key)).report_blob_key, null)
  })

  it('a report asked for while the job copies it is answered with the stored bytes', async () => {
    const { key, email } = await start()
    eid.finish(email, server.clock.now())
    assert.equal((await show(key)).status, 200)
    const [, ...answers] = await Promise.all([afterwards(1), ...Array.from({ length: 8 }, () => report(key))])
    const kept = await report(key)
    assert.deepEqual(new Set(answers.map(({ text }) => text)), new Set([kept.text]))
  })

  it('never has one check in two processes at once, and the next takes it when the first has crashed', async () => {
    const { ref } = await start()
    const release = eid.hold('get')
    server.clock.advance(minuteMs)
    const first = follow()
    while (eid.callsOf('get').length === 0) await pause(5)
    await Promise.all([follow(), follow()])
    await afterwards(119_000)
    assert.equal(eid.callsOf('get').length, 1)
    server.clock.advance(2_000)
    const second = follow()
    while (eid.callsOf('get').length === 1) await pause(5)
    release()
    await Promise.all([first, second])
    assert.deepEqual(
      eid.callsOf('get').map((call) => call.ref),
      [ref, ref],
    )
  })

  it('many due checks taken by two runs at once are asked about once each', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => start()))
    server.clock.advance(minuteMs)
    await Promise.all([follow(), follow(), follow()])
    assert.deepEqual(
      eid
        .callsOf('get')
        .map(({ ref }) => ref)
        .toSorted(),
      many.map(({ ref }) => ref).toSorted(),
    )
  })

  it('cancels a replaced check at the provider, again after a failure, and then leaves it', async () => {
    const reference = 'client-replaced'
    const earlier = await start({ reference })
    await start({ reference })
    eid.down.add('cancel')
    await follow()
    eid.down.delete('cancel')
    await afterwards(60 * minuteMs)
    await afterwards(60 * minuteMs)
    assert.deepEqual(
      eid.callsOf('cancel').map(({ ref }) => ref),
      [earlier.ref, earlier.ref],
    )
    assert.equal((await show(earlier.key)).body['complete'], false)
    assert.equal((await stored(earlier.key)).due_at, null)
  })

  it('cancels a check that was replaced while it was asked about', async () => {
    const reference = 'client-replaced-meanwhile'
    const earlier = await start({ reference })
    server.clock.advance(minuteMs)
    const release = eid.hold('get')
    const following = follow()
    while (eid.callsOf('get').length === 0) await pause(5)
    await start({ reference })
    release()
    await following
    await afterwards(1)
    assert.deepEqual(
      eid.callsOf('cancel').map(({ ref }) => ref),
      [earlier.ref],
    )
  })

  it('keeps a check whose account is gone until the account is back', async () => {
    const { key, email } = await start()
    const environment = { workspace_id: server.workspaceId, environment: 'sandbox' }
    await server.operate('eid.unset', environment)
    eid.finish(email, server.clock.now())
    await afterwards(minuteMs)
    assert.deepEqual(eid.callsOf('get'), [])
    assert.equal((await show(key)).status, 404)
    await server.operate('eid.set', { ...environment, provider: 'sandbox' })
    await afterwards(60 * minuteMs)
    assert.equal((await show(key)).body['complete'], true)
  })

  for (const [what, isGone] of [
    ['', false],
    [', without its account too', true],
  ] as const) {
    it(`archives a pending check 7 days after its expiry, not before, and asks nobody${what}`, async () => {
      const { key, ref } = await start({ reference: `client-expired-${isGone}` })
      const environment = { workspace_id: server.workspaceId, environment: 'sandbox' }
      if (isGone) await server.operate('eid.unset', environment)
      eid.down.add('get')
      await afterwards(14 * dayMs)
      assert.equal((await stored(key)).state, 'pending')
      const asked = eid.callsOf('get').length
      await afterwards(60 * minuteMs)
      assert.equal((await stored(key)).state, 'archived')
      assert.equal(eid.callsOf('get').length, asked)
      const { status, body } = await show(key)
      assert.deepEqual([status, body['complete'], body['passed']], [200, false, false])
      assert.equal((await stored(key)).provider_ref, ref)
      if (isGone) await server.operate('eid.set', { ...environment, provider: 'sandbox' })
    })
  }

  it('gives up a report that no provider gave until 7 days after the expiry', async () => {
    const { key, email } = await start()
    eid.finish(email, server.clock.now())
    eid.down.add('report')
    await afterwards(minuteMs)
    await afterwards(15 * dayMs)
    assert.equal((await stored(key)).due_at, null)
    assert.equal((await show(key)).body['complete'], true)
  })
})
