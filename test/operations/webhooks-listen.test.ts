import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { verifyWebhook } from '../../sdk/verify-webhook.ts'
import type { ListenedDelivery } from '../../src/operations/operator/webhook-listening.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

describe('the deliveries that a developer listens to', () => {
  let server: WebhookServer
  let receiver: Receiver
  before(async () => {
    server = await startWebhookServer()
    receiver = await startReceiver()
  })
  after(async () => {
    await receiver.stop()
    await server.stop()
  })
  const listen = async (input: object) =>
    (await server.operate('webhooks.listened', { since: '2026-01-01', ...input })) as readonly ListenedDelivery[]

  it('are signed with the secrets of the endpoint, of any state, and still go to its own address', async () => {
    const { id, secret } = await server.endpoint(receiver.url)
    await server.assess('client-2001')
    const [waiting] = await listen({ id })
    await server.send()
    const [delivered, ...others] = await listen({ id })
    assert.deepEqual([delivered!.id, others.length], [waiting!.id, 0])
    const event = verifyWebhook({
      body: Buffer.from(delivered!.body, 'base64'),
      headers: delivered!.headers,
      secrets: [secret],
      now: server.clock.now(),
    })
    assert.equal(event.event, 'kyc.case_assessed')
    assert.equal(delivered!.headers['X-Service-Delivery'], delivered!.id)
    assert.equal(receiver.received.length, 1)
    assert.equal(receiver.received[0]!.body.toString('base64'), delivered!.body)
  })

  it('are those after a moment and an id, 20 at a time, the oldest first', async () => {
    const { id } = await server.endpoint(receiver.url)
    await server.operate('webhooks.change', { id, enabled: false })
    for (let count = 0; count < 22; count++) await server.assess(`client-${count}`)
    const first = await listen({ id })
    const last = first.at(-1)!
    const rest = await listen({ id, since: last.created_at, after_id: last.id })
    assert.deepEqual([first.length, rest.length], [20, 2])
    assert.equal(new Set([...first, ...rest].map((delivery) => delivery.id)).size, 22)
    assert.deepEqual(await listen({ id, since: '2100-01-01' }), [])
  })

  it('of a deleted or unknown endpoint answer 404', async () => {
    const { id } = await server.endpoint(receiver.url)
    await server.operate('webhooks.delete', { id })
    await assert.rejects(listen({ id }), { status: 404 })
    await assert.rejects(server.operate('webhooks.listen', { id }), { status: 404 })
    await assert.rejects(listen({ id: '00000000-0000-4000-8000-000000000000' }), { status: 404 })
  })
})
