import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, afterEach, before, describe, it } from 'node:test'
import { withTenant } from '../../src/store/tenant.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startWebhookServer, type ShownDelivery, type ShownEndpoint, type WebhookServer } from '../support/webhooks.ts'

const hourMs = 3_600_000

let server: WebhookServer
let receiver: Receiver
before(async () => {
  server = await startWebhookServer()
  receiver = await startReceiver()
})
afterEach(async () => {
  receiver.answerWith((response) => void response.writeHead(204).end())
  receiver.received.length = 0
  for (const { id } of (await server.operate('webhooks.list', {})) as { id: string }[]) {
    await server.operate('webhooks.delete', { id })
  }
})
after(async () => {
  await receiver.stop()
  await server.stop()
})
const operate = async <T = ShownEndpoint>(name: string, input: object) => (await server.operate(name, input)) as T
const create = (input: object) =>
  operate('webhooks.create', {
    workspace_id: server.workspaceId,
    url: receiver.url,
    events: ['kyc.case_assessed'],
    ...input,
  })
const refusal = (status: number, code: string) => (error: unknown) => {
  const { status: found, code: word } = error as { status: number; code: string }
  assert.deepEqual([found, word], [status, code])
  return true
}
const hmac = (secret: string, text: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`

describe('creating a webhook endpoint', () => {
  it('returns id, workspace, address, events, that it is on, and once its secret', async () => {
    const made = await create({ secret: 'a secret of ours' })
    assert.deepEqual(Object.keys(made).slice(0, 5), ['id', 'workspace_id', 'url', 'events', 'enabled'])
    assert.deepEqual(
      [made.workspace_id, made.url, made.events, made.enabled, made.secret],
      [server.workspaceId, receiver.url, ['kyc.case_assessed'], true, 'a secret of ours'],
    )
    const [listed] = await operate<ShownEndpoint[]>('webhooks.list', { workspace_id: server.workspaceId })
    const { secret: _, ...rest } = made
    assert.deepEqual(listed, rest)
  })

  it('keeps the secret sealed', async () => {
    const { id, secret } = await create({})
    const rows = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).execute(),
    )
    assert.equal(rows.length, 1)
    assert.equal(rows[0]!.secret.includes(Buffer.from(secret)), false)
    assert.ok(rows[0]!.secret.length > secret.length)
  })

  const refused = [
    ['an address that is not https', 'http://hooks.partner.example/'],
    ['a private address', 'https://10.0.0.1/kyc'],
    ['the address of cloud metadata', 'https://169.254.169.254/latest'],
    ['an address written as one number', 'https://2852039166/'],
    ['an IPv4 address written as IPv6', 'https://[::ffff:10.0.0.1]/'],
    ['a unique local address', 'https://[fd00::1]/'],
    ['credentials', 'https://user:password@127.0.0.1/'],
    ['another scheme', 'file:///etc/passwd'],
    ['an invalid URL', 'hooks'],
    ['a name that does not resolve', 'https://hooks.partner.invalid/'],
  ] as const
  for (const [what, url] of refused) {
    it(`with ${what} is refused and not stored`, async () => {
      await assert.rejects(create({ url }), refusal(422, 'webhook_url_refused'))
      assert.deepEqual(await operate('webhooks.list', {}), [])
    })
  }

  const invalid = [
    ['a secret of 15 characters', { secret: 'x'.repeat(15) }],
    ['no delivery at once', { max_concurrency: 0 }],
    ['33 deliveries at once', { max_concurrency: 33 }],
    ['no event', { events: [] }],
    ['an event that does not exist', { events: ['kyc.case_closed'] }],
    ['no address', { url: '' }],
  ] as const
  for (const [what, input] of invalid) {
    it(`with ${what} is refused`, () => assert.rejects(create(input), refusal(422, 'schema')))
  }

  it('in a workspace that does not exist is refused', () =>
    assert.rejects(create({ workspace_id: '6e0f8b5e-0000-4000-8000-000000000000' }), refusal(404, 'not_found')))
})

describe('changing a webhook endpoint', () => {
  it('changes what is given and leaves the rest', async () => {
    const { id } = await create({})
    const changed = await operate('webhooks.change', { id, events: ['kyc.eid_completed', 'kyc.case_verified'] })
    assert.deepEqual(
      [changed.url, changed.events, changed.enabled],
      [receiver.url, ['kyc.case_verified', 'kyc.eid_completed'], true],
    )
    assert.equal('secret' in changed, false)
  })

  it('to an address that may not be called is refused, and the old one stays', async () => {
    const { id } = await create({})
    await assert.rejects(
      operate('webhooks.change', { id, url: 'https://10.0.0.1/' }),
      refusal(422, 'webhook_url_refused'),
    )
    assert.equal((await operate<ShownEndpoint[]>('webhooks.list', {}))[0]!.url, receiver.url)
  })

  it('that does not exist or was deleted is refused', async () => {
    const { id } = await create({})
    await operate('webhooks.delete', { id })
    for (const unknown of [id, '6e0f8b5e-0000-4000-8000-000000000000', 'x']) {
      await assert.rejects(operate('webhooks.change', { id: unknown, enabled: false }), refusal(404, 'not_found'))
    }
  })
})

describe('rotating the secret of an endpoint', () => {
  const standard = () => String(receiver.received.at(-1)!.headers['webhook-signature']).split(' ')
  const signed = () => receiver.received.at(-1)!.headers['x-service-signature']
  const bodyText = () => receiver.received.at(-1)!.body.toString()

  it('signs with the new one at once, and lists the old one beside it until the overlap is over', async () => {
    const { id, secret: old } = await create({})
    const rotated = await operate('webhooks.rotate', { id, overlap_hours: 2 })
    assert.match(rotated.secret, /^whsec_/)
    assert.notEqual(rotated.secret, old)
    await server.assess()
    await server.send()
    assert.equal(signed(), hmac(rotated.secret, bodyText()))
    assert.equal(standard().length, 2)
    server.clock.advance(2 * hourMs)
    await server.assess()
    await server.send()
    assert.equal(standard().length, 1)
  })

  it('without overlap drops the old one', async () => {
    const { id } = await create({})
    const rotated = await operate('webhooks.rotate', { id, overlap_hours: 0, secret: 'the second secret' })
    await server.assess()
    await server.send()
    assert.deepEqual([signed(), standard().length], [hmac('the second secret', bodyText()), 1])
    assert.equal(rotated.secret, 'the second secret')
  })

  it('for longer than 168 hours is refused', async () => {
    const { id } = await create({})
    await assert.rejects(operate('webhooks.rotate', { id, overlap_hours: 169 }), refusal(422, 'schema'))
  })
})

describe('deleting an endpoint', () => {
  it('cancels waiting deliveries, destroys its secrets and ends its events', async () => {
    receiver.answerWith((response) => void response.writeHead(500).end())
    const { id } = await create({})
    await operate('webhooks.rotate', { id })
    await server.assess()
    await server.send()
    await operate('webhooks.delete', { id })
    await server.assess()
    server.clock.advance(hourMs)
    await server.send()
    assert.equal(receiver.received.length, 1)
    const found = await withTenant(server.services.store.app, server.workspaceId, async (tx) => ({
      states: await tx.selectFrom('delivery').select('state').where('endpoint_id', '=', id).execute(),
      secrets: await tx
        .selectFrom('webhook_endpoint')
        .select(['secret', 'previous_secret'])
        .where('id', '=', id)
        .execute(),
      keys: await tx.selectFrom('data_key').select('id').where('case_id', 'is', null).execute(),
    }))
    assert.deepEqual(found, {
      states: [{ state: 'cancelled' }],
      secrets: [{ secret: Buffer.alloc(0), previous_secret: null }],
      keys: [],
    })
  })
})

describe('the deliveries of a deleted endpoint', () => {
  it('are listed, the waiting one as cancelled, while every other operation is refused', async () => {
    const { id } = await create({})
    await server.assess()
    await operate('webhooks.delete', { id })

    const listed = await operate<ShownDelivery[]>('webhooks.deliveries', { id })
    assert.deepEqual(
      listed.map(({ state, event }) => [state, event]),
      [['cancelled', 'kyc.case_assessed']],
    )
    for (const name of ['webhooks.change', 'webhooks.rotate', 'webhooks.test', 'webhooks.delete']) {
      await assert.rejects(operate(name, { id }), refusal(404, 'not_found'), `${name} knows a deleted endpoint`)
    }
  })
})

describe('testing an endpoint', () => {
  it('posts a signed ping that is not a delivery', async () => {
    const { id, secret } = await create({})
    const result = await operate<Record<string, unknown>>('webhooks.test', { id })
    assert.deepEqual([result['ok'], result['http_status']], [true, 204])
    assert.deepEqual(Object.keys(result).slice(0, 2), ['ok', 'http_status'])
    const [{ headers, body } = assert.fail()] = receiver.received
    assert.deepEqual(JSON.parse(body.toString()), {
      event_type: 'test.ping',
      timestamp: '2026-11-21T10:00:00.000+00:00'.replace('10:00', server.clock.now().toISOString().slice(11, 16)),
      data: { message: 'A test of this webhook endpoint.', webhook_id: id, tenant_id: server.workspaceId },
    })
    assert.deepEqual(
      [headers['x-service-event'], headers['x-service-delivery'], headers['x-service-signature-v2']],
      ['test.ping', undefined, hmac(secret, `${headers['x-service-timestamp']}.${body.toString()}`)],
    )
    assert.deepEqual(await server.deliveries(id), [])
  })

  for (const [status, ok] of [
    [200, true],
    [302, true],
    [399, true],
    [400, false],
    [500, false],
  ] as const) {
    it(`counts ${status} as ${ok ? 'success' : 'failure'}`, async () => {
      receiver.answerWith((response) => void response.writeHead(status, { location: '/elsewhere' }).end())
      const { id } = await create({})
      const result = await operate<{ ok: boolean; http_status: number }>('webhooks.test', { id })
      assert.deepEqual([result.ok, result.http_status, receiver.received.length], [ok, status, 1])
    })
  }

  it('that is switched off works too', async () => {
    const { id } = await create({})
    await operate('webhooks.change', { id, enabled: false })
    assert.equal((await operate<{ ok: boolean }>('webhooks.test', { id })).ok, true)
  })

  it('more than 10 times a minute is refused, and 20 pings are kept', async () => {
    const { id } = await create({})
    for (let count = 0; count < 30; count++) {
      if (count % 10 === 0) server.clock.advance(61_000)
      await operate('webhooks.test', { id })
    }
    await assert.rejects(operate('webhooks.test', { id }), refusal(429, 'webhook_test_limit'))
    const kept = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('webhook_ping').select(['ok', 'outcome']).where('endpoint_id', '=', id).execute(),
    )
    assert.deepEqual(kept, Array(20).fill({ ok: true, outcome: 'ok' }))
  })
})

describe('deliveries', () => {
  const failOnce = async (id: string, reference: string) => {
    receiver.answerWith((response) => void response.writeHead(500).end())
    await server.assess(reference)
    for (let attempt = 1; attempt <= 6; attempt++) {
      await server.send()
      server.clock.advance(7 * hourMs)
    }
    receiver.answerWith((response) => void response.writeHead(204).end())
    return (await server.deliveries(id)).find(({ state }) => state === 'failed')!
  }

  it('are filtered by state, event, time and number, the newest first', async () => {
    const { id } = await create({ events: ['kyc.case_assessed', 'kyc.case_verified'] })
    await server.assess('client-1')
    await server.send()
    const later = server.clock.now()
    server.clock.advance(1_000)
    await server.post('/v1/kyc/verify', { reference: 'client-2', values: {} })
    const events = async (filter: object) => (await server.deliveries(id, filter)).map(({ event }) => event)
    assert.deepEqual(await events({}), ['kyc.case_verified', 'kyc.case_assessed'])
    assert.deepEqual(await events({ state: 'pending' }), ['kyc.case_verified'])
    assert.deepEqual(await events({ event: 'kyc.case_assessed' }), ['kyc.case_assessed'])
    assert.deepEqual(await events({ since: new Date(later.getTime() + 1).toISOString() }), ['kyc.case_verified'])
    assert.deepEqual(await events({ limit: 1 }), ['kyc.case_verified'])
    await assert.rejects(server.deliveries(id, { since: 'yesterday' }), refusal(422, 'schema'))
    await assert.rejects(server.deliveries(id, { state: 'lost' }), refusal(422, 'schema'))
  })

  it('are replayed as new deliveries of the same event, and the failed one stays failed', async () => {
    const { id } = await create({})
    const failed = await failOnce(id, 'client-1')
    const replayed = await operate<ShownDelivery>('webhooks.replay', { id: failed.id })
    assert.deepEqual([replayed.kind, replayed.state, replayed.event_id], ['replay', 'pending', failed.event_id])
    assert.notEqual(replayed.id, failed.id)
    await server.send()
    const { headers, body } = receiver.received.at(-1)!
    assert.equal(headers['x-service-delivery'], replayed.id)
    assert.deepEqual(body, receiver.received[0]!.body)
    const states = new Map((await server.deliveries(id)).map((one) => [one.id, one.state]))
    assert.deepEqual([states.get(failed.id), states.get(replayed.id)], ['failed', 'delivered'])
  })

  it('that failed since a time are replayed together, each once', async () => {
    const { id } = await create({})
    await failOnce(id, 'client-1')
    const since = server.clock.now().toISOString()
    await failOnce(id, 'client-2')
    const replay = (failedSince: string) =>
      operate<object>('webhooks.replay_failed', { endpoint_id: id, failed_since: failedSince })
    assert.deepEqual(await replay(since), { id, replayed: 1, more: false })
    assert.deepEqual(await replay('2026-11-01'), { id, replayed: 1, more: false })
    assert.deepEqual(await replay('2026-11-01'), { id, replayed: 0, more: false })
  })

  it('of an endpoint that was deleted cannot be replayed', async () => {
    const { id } = await create({})
    await server.assess()
    await server.send()
    const [delivery] = await server.deliveries(id)
    await operate('webhooks.delete', { id })
    await assert.rejects(operate('webhooks.replay', { id: delivery!.id }), refusal(409, 'webhook_deleted'))
    await assert.rejects(operate('webhooks.replay', { id }), refusal(404, 'not_found'))
  })
})
