import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { followEid } from '../../src/jobs/follow-eid.ts'
import { purgeEid } from '../../src/jobs/purge-eid.ts'
import { sendMail } from '../../src/jobs/send-mail.ts'
import type { EidProvider, EidProviderId } from '../../src/ports/eid-provider.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { steeredEid } from '../support/steered-eid.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

let server: TestServer
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
})
after(() => server.stop())

const start = async (outcome: string, reference?: string) => {
  const email = `${outcome}+${randomUUID()}@example.com`
  const body = { email, first_name: 'Quillonia', last_name: 'Vexharrow', reference }
  const answer = await server.post('/v1/kyc/eid', body)
  assert.equal(answer.status, 200)
  return { ...((await answer.json()) as { key: number; case_id: string }), email }
}
const status = async (where: string) => {
  const answer = await server.call('GET', `/v1/kyc/eid/${where}`)
  await answer.arrayBuffer()
  return answer.status
}
const follow = () => followEid.run(server.services, jobContext())
const purge = async () => {
  const context = jobContext()
  await purgeEid.run(server.services, context)
  return context.log.lines.map(({ facts }) => facts.count)
}
/** A check with its result, report and mail stored. */
const copied = async (outcome: string, reference?: string) => {
  const started = await start(outcome, reference)
  server.clock.advance(60_000)
  await follow()
  return started
}
const blobKeys = async () => {
  const keys: string[] = []
  for await (const { key } of server.services.blobs.list(`${server.workspaceId}/`)) keys.push(key)
  return keys
}
/** Everything of the workspace's checks that can be stored. */
const stored = () =>
  withTenant(server.services.store.app, server.workspaceId, async (tx) => ({
    requests: await tx.selectFrom('eid_request').selectAll().execute(),
    sessions: await tx.selectFrom('eid_session').select(['ref', 'data_key_id']).execute(),
    mails: await tx.selectFrom('mail').selectAll().execute(),
    dataKeys: (await tx.selectFrom('data_key').select('id').execute()).map(({ id }) => id),
    cases: await tx.selectFrom('kyc_case').selectAll().execute(),
  }))
const requestOf = async (key: number) => (await stored()).requests.find((row) => row.key === key)
const erase = (id: string) => server.operate('cases.erase', { id, reason: 'request' })

describe('an erased case with eID checks', () => {
  for (const [what, prepare] of [
    ['pending', () => start('never', `client-${randomUUID()}`)],
    ['complete', () => copied('pass', `client-${randomUUID()}`)],
    [
      'complete, report not copied',
      async () => {
        const started = await start('pass', `client-${randomUUID()}`)
        server.clock.advance(6_000)
        assert.equal(await status(String(started.key)), 200)
        return started
      },
    ],
    ['archived', () => copied('archive', `client-${randomUUID()}`)],
  ] as const) {
    it(`keeps nothing that can be opened of a ${what} one, and answers 404`, async () => {
      const before = await stored()
      const blobsBefore = await blobKeys()
      const { key, case_id: caseId } = await prepare()
      await erase(caseId)
      const now = await stored()
      const row = now.requests.find((request) => request.key === key)!
      assert.equal(row.asked.length, 0)
      assert.ok(row.result === null || row.result.length === 0)
      assert.deepEqual(now.dataKeys.toSorted(), before.dataKeys.toSorted())
      assert.deepEqual(now.sessions, before.sessions)
      assert.deepEqual(await blobKeys(), blobsBefore)
      const mail = now.mails.find(({ eid_key }) => eid_key === key)
      assert.deepEqual([mail?.state, mail?.body.length], ['cancelled', 0])
      const filed = now.cases.find(({ id }) => id === caseId)
      assert.deepEqual([filed?.subject, filed?.metadata_json], [null, null])
      assert.deepEqual([await status(String(key)), await status(`${key}/report`)], [404, 404])
      server.clock.advance(hourMs)
      await follow()
      assert.deepEqual([await status(String(key)), (await requestOf(key))?.due_at], [404, null])
    })
  }

  it('sends no mail and no event afterwards', async () => {
    const { key, case_id: caseId } = await copied('pass', 'client-silent')
    await erase(caseId)
    await Promise.all(Array.from({ length: 10 }, () => status(String(key))))
    await sendMail.run(server.services, jobContext())
    const events = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('event').select('id').where('case_id', '=', caseId).execute(),
    )
    assert.deepEqual(events, [])
  })

  it('can be filed on again: a new check of the same reference works, the erased one stays 404', async () => {
    const erased = await copied('pass', 'client-again')
    await erase(erased.case_id)
    const again = await copied('pass', 'client-again')
    assert.equal(again.case_id, erased.case_id)
    assert.deepEqual([await status(String(again.key)), await status(`${again.key}/report`)], [200, 200])
    assert.deepEqual([await status(String(erased.key)), await status(`${erased.key}/report`)], [404, 404])
  })

  it('does not meet polls, starts and the job in a deadlock, and wins', async () => {
    for (let round = 0; round < 5; round++) {
      const reference = `client-race-${round}`
      const { key, case_id: caseId } = await start('pass', reference)
      server.clock.advance(60_000)
      const polls = Array.from({ length: 10 }, () => status(String(key)))
      const [statuses] = await Promise.all([Promise.all(polls), erase(caseId), follow()])
      assert.ok(
        statuses.every((one) => one === 200 || one === 404),
        statuses.join(),
      )
      assert.equal(await status(String(key)), 404)
    }
  })
})

describe('an erased check at its provider', () => {
  let eid: ReturnType<typeof steeredEid>
  let sandbox: EidProvider
  const providers = () => server.services.eidProviders as Map<EidProviderId, EidProvider>
  before(() => {
    eid = steeredEid()
    sandbox = providers().get('sandbox')!
    providers().set('sandbox', eid.provider)
  })
  after(() => void providers().set('sandbox', sandbox))
  const cancelled = (ref: string | undefined) => eid.callsOf('cancel').filter((call) => call.ref === ref).length

  it('is cancelled when it was pending', async () => {
    const { email, case_id: caseId } = await start('x', 'client-cancel')
    await erase(caseId)
    await follow()
    assert.equal(cancelled(eid.refOf(email)), 1)
  })

  it('is cancelled when it had been replaced and not yet cancelled', async () => {
    const { email, case_id: caseId } = await start('x', 'client-replaced')
    await start('x', 'client-replaced')
    await erase(caseId)
    await follow()
    assert.equal(cancelled(eid.refOf(email)), 1)
  })

  it('is cancelled when it was erased while the job asked about it', async () => {
    const { email, case_id: caseId } = await start('x', 'client-meanwhile')
    server.clock.advance(60_000)
    const release = eid.hold('get')
    const following = follow()
    while (eid.callsOf('get').every(({ ref }) => ref !== eid.refOf(email))) await new Promise(setImmediate)
    await erase(caseId)
    release()
    await following
    server.clock.advance(1)
    await follow()
    assert.equal(cancelled(eid.refOf(email)), 1)
  })
})

describe('the purge of eID checks', () => {
  const counts = async () => {
    const { requests, sessions, mails, dataKeys } = await stored()
    return { requests: requests.length, sessions: sessions.length, mails: mails.length, dataKeys: dataKeys.length }
  }
  before(async () => {
    server.clock.advance(400 * dayMs)
    for (let run = 0; run < 2; run++) {
      await follow()
      await purge()
    }
  })

  it('deletes a session 7 days after its link expired, not before, with its data key', async () => {
    const before = await counts()
    await start('never', 'client-session')
    server.clock.advance(14 * dayMs)
    await purge()
    assert.equal((await counts()).sessions, before.sessions + 1)
    server.clock.advance(1)
    const keys = (await counts()).dataKeys
    assert.deepEqual(await purge(), [1])
    const now = await counts()
    assert.deepEqual([now.sessions, now.dataKeys], [before.sessions, keys - 1])
  })

  it('deletes the row of a mail 30 days after it ended, and never one that waits', async () => {
    await start('never', 'client-mail')
    await sendMail.run(server.services, jobContext())
    const { mails } = await counts()
    server.clock.advance(30 * dayMs)
    await purge()
    assert.equal((await counts()).mails, mails)
    await start('never', 'client-waiting')
    server.clock.advance(1)
    await purge()
    const left = (await stored()).mails
    assert.deepEqual(
      left.map(({ state }) => state),
      ['pending'],
    )
  })

  for (const outcome of ['pass', 'archive']) {
    it(`deletes a check without a reference 90 days after it ended, with report and keys: ${outcome}`, async () => {
      const [before, blobs] = [await counts(), await blobKeys()]
      const { key } = await copied(outcome)
      const other = await copied(outcome, `client-kept-${outcome}`)
      server.clock.advance(90 * dayMs - 60_000)
      await purge()
      assert.equal(await status(String(key)), 200)
      server.clock.advance(60_001)
      await purge()
      assert.equal(await status(String(key)), 404)
      assert.equal(await status(String(other.key)), 200)
      assert.equal(await requestOf(key), undefined)
      const [now, hasReport] = [await counts(), outcome === 'pass' ? 1 : 0]
      assert.equal(now.requests, before.requests + 1)
      assert.equal((await blobKeys()).length, blobs.length + hasReport)
      const entries = (await auditRows(server.services.store).entries()).filter(
        ({ action }) => action === 'eid.deleted',
      )
      const last = entries.at(-1)
      assert.deepEqual([last?.actor_type, last?.actor_id, last?.reason], ['job', 'purge-eid', 'retention'])
    })
  }

  it('deletes no pending check, however old', async () => {
    const { key } = await start('never')
    server.clock.advance(300 * dayMs)
    await purge()
    assert.notEqual(await requestOf(key), undefined)
  })

  it('ends at once when the process stops', async () => {
    const { key } = await copied('pass')
    server.clock.advance(100 * dayMs)
    await purgeEid.run(server.services, { ...jobContext(), stopping: AbortSignal.abort() })
    assert.notEqual(await requestOf(key), undefined)
  })

  it('goes on where a crash between report and row left it', async () => {
    const { key } = await copied('pass')
    const { report_blob_key: blobKey } = (await requestOf(key))!
    await server.services.blobs.delete(blobKey!)
    server.clock.advance(100 * dayMs)
    await purge()
    assert.equal(await requestOf(key), undefined)
  })

  it('is run by two processes at once without a fault', async () => {
    for (let made = 0; made < 4; made++) await copied('pass')
    server.clock.advance(100 * dayMs)
    await Promise.all([purge(), purge(), purge()])
    const { requests } = await stored()
    assert.deepEqual(
      requests.filter(({ case_id: caseId }) => caseId === null),
      [],
    )
  })
})
