import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, afterEach, before, describe, it } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate } from '../adapters/egress/certificate.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

const minuteMs = 60_000

describe('a webhook', () => {
  let server: WebhookServer
  const receivers: Receiver[] = []
  const trusted = getCACertificates('default')
  before(async () => {
    server = await startWebhookServer()
  })
  afterEach(async () => {
    for (const receiver of receivers.splice(0)) await receiver.stop()
    for (const { id } of (await server.operate('webhooks.list', {})) as { id: string }[]) {
      await server.operate('webhooks.delete', { id })
    }
  })
  after(async () => {
    setDefaultCACertificates(trusted)
    await server.stop()
  })
  const receive = async (options: Parameters<typeof startReceiver>[0] = {}) => {
    const receiver = await startReceiver(options)
    receivers.push(receiver)
    return receiver
  }
  const fails = (status: number) => receive({ answer: (response) => void response.writeHead(status).end('no') })

  it('of a stored assessment is posted over TLS, signed both ways and in the standard way, and shown as delivered', async () => {
    const { cert, key } = makeCertificate(['localhost'])
    setDefaultCACertificates([...trusted, cert])
    const receiver = await receive({
      tls: { cert, key },
      answer: (response) => void response.writeHead(200).end('taken'),
    })
    const { id, secret } = await server.endpoint(receiver.url)
    assert.match(secret, /^whsec_[0-9A-Za-z]{48}$/)
    const { case_id: caseId } = await server.assess('client-1001')
    await server.send()
    const [delivery] = await server.deliveries(id)
    const { headers, body } = receiver.received[0]!
    const seconds = Math.floor(server.clock.now().getTime() / 1000)
    const hex = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
    const standard = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    assert.equal(receiver.received.length, 1)
    assert.deepEqual(
      [
        headers['content-type'],
        headers['x-service-event'],
        headers['x-service-delivery'],
        headers['x-service-timestamp'],
        headers['x-service-signature-v2'],
        headers['x-service-signature'],
        headers['webhook-id'],
        headers['webhook-timestamp'],
        headers['webhook-signature'],
      ],
      [
        'application/json',
        'kyc.case_assessed',
        delivery!.id,
        String(seconds),
        `sha256=${hex(`${seconds}.${body.toString()}`)}`,
        `sha256=${hex(body.toString())}`,
        delivery!.event_id,
        String(seconds),
        `v1,${standard.update(`${delivery!.event_id}.${seconds}.${body.toString()}`).digest('base64')}`,
      ],
    )
    const payload = JSON.parse(body.toString()) as Record<string, unknown>
    assert.deepEqual(Object.keys(payload).toSorted(), [
      ...['case_id', 'environment', 'event', 'event_id', 'occurred_at', 'reference', 'tenant_id', 'verdict'],
    ])
    assert.deepEqual(
      [payload['case_id'], payload['reference'], payload['event_id']],
      [caseId, 'client-1001', delivery!.event_id],
    )
    assert.deepEqual(
      { ...delivery, history: delivery!.history.map(({ outcome, address }) => [outcome, address]) },
      {
        id: delivery!.id,
        event_id: delivery!.event_id,
        event: 'kyc.case_assessed',
        state: 'delivered',
        attempts: 1,
        http_status: 200,
        response_body: 'taken',
        created_at: '2026-11-21T10:00:00.000+00:00',
        kind: 'event',
        next_attempt_at: null,
        finished_at: '2026-11-21T10:00:00.000+00:00',
        history: [['ok', '127.0.0.1']],
      },
    )
  })

  it('that fails is tried six times, after 1 and 5 minutes, half an hour, 2 and 6 hours, never early, and then stays failed', async () => {
    const receiver = await fails(500)
    const { id } = await server.endpoint(receiver.url)
    await server.assess()
    await server.send()
    for (const [index, minutes] of [1, 5, 30, 120, 360].entries()) {
      const waited = server.clock.now().getTime()
      server.clock.advance(minutes * minuteMs - 1)
      await server.send()
      assert.equal(receiver.received.length, index + 1, `not before ${minutes} minutes`)
      const [waiting] = await server.deliveries(id)
      const dueMs = Date.parse(waiting!.next_attempt_at!) - waited
      const jitterMsMax = Math.min(minutes * 6_000, minuteMs)
      assert.ok(dueMs >= minutes * minuteMs && dueMs <= minutes * minuteMs + jitterMsMax, `${dueMs} ms`)
      server.clock.advance(1 + jitterMsMax)
      await server.send()
    }
    server.clock.advance(1_000 * 60 * minuteMs)
    await server.send()
    const [failed] = await server.deliveries(id)
    assert.deepEqual([failed!.state, failed!.attempts, failed!.http_status], ['failed', 6, 500])
    assert.deepEqual(
      failed!.history.map(({ no }) => no),
      [1, 2, 3, 4, 5, 6],
    )
    const [first, ...retries] = receiver.received
    assert.equal(retries.length, 5)
    for (const { headers, body } of retries) {
      assert.equal(headers['x-service-delivery'], first!.headers['x-service-delivery'])
      assert.deepEqual(body, first!.body)
    }
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-timestamp'])).size, 6)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['x-service-signature-v2'])).size, 6)
  })

  it('answered with a redirect is a failure, and nothing is followed', async () => {
    const elsewhere = await receive()
    const receiver = await receive({
      answer: (response) => void response.writeHead(302, { location: elsewhere.url }).end(),
    })
    const { id } = await server.endpoint(receiver.url)
    await server.assess()
    await server.send()
    const [delivery] = await server.deliveries(id)
    assert.deepEqual([delivery!.state, delivery!.http_status, elsewhere.received.length], ['pending', 302, 0])
  })

  it('keeps 2,000 characters of the answer, without U+0000', async () => {
    const receiver = await receive({
      answer: (response) => void response.writeHead(200).end(`\0é${'€'.repeat(5_000)}`),
    })
    const { id } = await server.endpoint(receiver.url)
    await server.assess()
    await server.send()
    const [delivery] = await server.deliveries(id)
    assert.equal(delivery!.response_body, `\uFFFDé${'€'.repeat(1_998)}`)
  })

  it('to a switched-off endpoint waits, that of new events too, and goes out when it is switched on', async () => {
    const receiver = await fails(503)
    const { id } = await server.endpoint(receiver.url)
    await server.assess('client-1')
    await server.send()
    await server.operate('webhooks.change', { id, enabled: false })
    await server.assess('client-2')
    server.clock.advance(60 * minuteMs)
    await server.send()
    assert.equal(receiver.received.length, 1)
    assert.deepEqual(
      (await server.deliveries(id)).map(({ state }) => state),
      ['pending', 'pending'],
    )
    receiver.answerWith((response) => void response.writeHead(204).end())
    await server.operate('webhooks.change', { id, enabled: true })
    await server.send()
    assert.deepEqual(
      (await server.deliveries(id)).map(({ state }) => state),
      ['delivered', 'delivered'],
    )
  })

  it('goes to no endpoint that did not choose its event, nor to another workspace', async () => {
    const receiver = await receive()
    const other = (await server.operate('workspaces.create', { name: 'Other' })) as { id: string }
    await server.endpoint(receiver.url, { events: ['kyc.documents_read'] })
    await server.endpoint(receiver.url, { workspace_id: other.id })
    await server.assess()
    await server.send()
    assert.equal(receiver.received.length, 0)
  })

  it('of a call without a reference is not made', async () => {
    const receiver = await receive()
    await server.endpoint(receiver.url)
    assert.equal((await server.post('/v1/kyc/verify', { values: {} })).status, 200)
    await server.send()
    assert.equal(receiver.received.length, 0)
  })
})
