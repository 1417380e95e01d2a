import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { readConfig } from '../../src/config/read-config.ts'
import { switchOffFailingEndpoints } from '../../src/operations/webhooks/switch-off-failing.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startWebhookServer, type ShownEndpoint, type WebhookServer } from '../support/webhooks.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

let server: WebhookServer
let receiver: Receiver
before(async () => {
  server = await startWebhookServer({ settings: { GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS: '5' } })
  receiver = await startReceiver()
})
afterEach(async () => {
  for (const { id } of await list()) await server.operate('webhooks.delete', { id })
})
after(async () => {
  await receiver.stop()
  await server.stop()
})

const list = async () => (await server.operate('webhooks.list', {})) as readonly ShownEndpoint[]
const answer = (status: number) => receiver.answerWith((response) => void response.writeHead(status).end())
const verifyAndSend = async () => {
  await server.post('/v1/kyc/verify', { reference: 'client-1', values: {} })
  await server.send()
}

describe('an endpoint whose receiver answers 410', () => {
  const goneSince = async () => (await list())[0]!.gone_since

  it('is marked as gone since the first such answer, whatever it fails with next, until a delivery succeeds', async () => {
    answer(410)
    await server.endpoint(receiver.url)
    await verifyAndSend()
    const since = server.clock.now().toISOString().replace('Z', '+00:00')
    assert.equal(await goneSince(), since)
    for (const status of [410, 500]) {
      answer(status)
      server.clock.advance(10 * minuteMs)
      await server.send()
      assert.equal(await goneSince(), since)
    }
    answer(204)
    server.clock.advance(60 * minuteMs)
    await server.send()
    assert.equal(await goneSince(), null)
  })

  it('is tried again as after any other failure', async () => {
    answer(410)
    const { id } = await server.endpoint(receiver.url)
    await verifyAndSend()
    const [delivery] = await server.deliveries(id)
    assert.deepEqual([delivery!.state, delivery!.attempts, (await list())[0]!.enabled], ['pending', 1, true])
  })

  it('is no longer marked once it has another address', async () => {
    answer(410)
    const { id } = await server.endpoint(receiver.url)
    await verifyAndSend()
    await server.operate('webhooks.change', { id, url: `${receiver.url}/other` })
    assert.equal(await goneSince(), null)
  })
})

describe('switching off endpoints that fail for days', () => {
  /** An endpoint that has failed for this long, with this many deliveries that failed for good. */
  const failing = async (forMs: number, failed: number) => {
    answer(204)
    const { id } = await server.endpoint(receiver.url)
    for (let count = 0; count < failed; count++) {
      await server.post('/v1/kyc/verify', { reference: `client-${count}`, values: {} })
    }
    await server.send()
    const now = server.clock.now()
    await withTenant(server.services.store.app, server.workspaceId, async (tx) => {
      const set = { failures_in_a_row: 6 * failed, failing_since: new Date(now.getTime() - forMs) }
      await tx.updateTable('webhook_endpoint').set(set).where('id', '=', id).execute()
      await tx
        .updateTable('delivery')
        .set({ state: 'failed', attempts: 6, finished_at: now })
        .where('endpoint_id', '=', id)
        .execute()
    })
    return id
  }
  const run = () => switchOffFailingEndpoints(server.services, server.log)
  const standing = async () => (await list()).map(({ enabled, switched_off: why }) => [enabled, why])

  for (const [what, days, failed, off] of [
    ['5 days and 50 failed deliveries', 5, 50, true],
    ['5 days and 49 failed deliveries', 5, 49, false],
    ['a minute less than 5 days and 50 failed deliveries', 5 - 1 / 1440, 50, false],
  ] as const) {
    it(`${off ? 'happens' : 'does not happen'} after ${what}`, async () => {
      await failing(days * dayMs, failed)
      await run()
      assert.deepEqual(await standing(), [off ? [false, 'failing'] : [true, null]])
    })
  }

  it('keeps waiting deliveries, leaves one entry of the job, and is reset when the operator switches the endpoint on', async () => {
    const id = await failing(6 * dayMs, 50)
    await run()
    await run()
    await server.post('/v1/kyc/verify', { reference: 'client-1', values: {} })
    await server.send()
    assert.equal((await server.deliveries(id, { state: 'pending' })).length, 1)
    const entries = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['actor_type', 'actor_id', 'action', 'reason'])
        .where('object_id', '=', id)
        .where('actor_type', '=', 'job')
        .execute(),
    )
    assert.deepEqual(entries, [
      { actor_type: 'job', actor_id: 'switch-off-endpoints', action: 'webhook.switched_off', reason: 'failing' },
    ])
    await server.operate('webhooks.change', { id, enabled: true })
    await run()
    assert.deepEqual(await standing(), [[true, null]])
    await server.send()
    assert.equal((await server.deliveries(id, { state: 'pending' })).length, 0)
  })

  it('never happens without the setting', async () => {
    await failing(30 * dayMs, 50)
    await switchOffFailingEndpoints({ ...server.services, webhooksOffAfterDays: null }, server.log)
    assert.deepEqual(await standing(), [[true, null]])
  })

  it('takes 5 to 365 days, or off', () => {
    const days = (text: string) => readConfig({ GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS: text }).webhooksOffAfterDays
    assert.deepEqual([days(''), days('off'), days('5'), days('365')], [null, null, 5, 365])
    for (const wrong of ['4', '366', 'five']) {
      assert.throws(() => days(wrong), /GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS must be/)
    }
  })
})
