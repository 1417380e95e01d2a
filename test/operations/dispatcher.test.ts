import assert from 'node:assert/strict'
import { hostname } from 'node:os'
import { after, afterEach, before, describe, it } from 'node:test'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import type { DeliveryWorld } from '../../src/operations/webhooks/deliver.ts'
import { openDispatcher, reclaimLapsed } from '../../src/operations/webhooks/dispatcher.ts'
import { openEndpointSecrets } from '../../src/operations/webhooks/endpoint-secrets.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import { noMetrics } from '../../src/ports/metrics.ts'
import { claimDeliveries } from '../../src/store/claim-deliveries.ts'
import { finishAttempts } from '../../src/store/finish-attempts.ts'
import { afterAttempt, leaseMs } from '../../src/domain/webhooks/delivery.ts'
import { interruptedNote } from '../../src/operations/webhooks/deliver.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { allEvents, startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

const hangs = () => {}

describe('the dispatcher', () => {
  let server: WebhookServer
  const receivers: Receiver[] = []
  before(async () => void (server = await startWebhookServer()))
  afterEach(async () => {
    for (const receiver of receivers.splice(0)) await receiver.stop()
    await server.services.deliveries.idle()
    for (const { id } of (await server.operate('webhooks.list', {})) as { id: string }[]) {
      await server.operate('webhooks.delete', { id })
    }
  })
  after(() => server.stop())

  const receive = async (options: Parameters<typeof startReceiver>[0] = {}) => {
    const receiver = await startReceiver(options)
    receivers.push(receiver)
    return receiver
  }
  const world = (other: Partial<DeliveryWorld> = {}): DeliveryWorld => {
    const { store, clock, egress, workspaceKeys } = server.services
    const secrets = openEndpointSecrets({ store, workspaceKeys })
    const told = { log: server.log, metrics: noMetrics, reached: () => {}, random: () => 0 }
    return { store, node: 'second:1', clock, egress, secrets, ...told, ...other }
  }
  const claim = (limit = 64) =>
    claimDeliveries(server.services.store, { now: server.clock.now(), limit, node: 'first:1' })
  const workspace = async () => {
    const { id } = (await server.operate('workspaces.create', { name: 'Lender' })) as { id: string }
    const { key } = (await server.operate('keys.create', {
      workspace_id: id,
      name: 'Test',
      scopes: ['kyc:verify'],
    })) as { key: string }
    return { id, key }
  }
  const verify = async (count: number, key = server.key) => {
    for (let number = 0; number < count; number++) {
      const answer = await server.post('/v1/kyc/verify', { reference: `client-${number}`, values: {} }, { key })
      assert.equal(answer.status, 200)
    }
  }
  const restore = async (claimed: Awaited<ReturnType<typeof claim>>) => {
    server.clock.advance(leaseMs)
    await reclaimLapsed(world(), { everyLease: false })
    assert.ok(claimed.length > 0)
  }

  it('sends nothing to an address that is no longer public, and records that', async () => {
    const receiver = await receive()
    const { id } = await server.endpoint(receiver.url)
    await verify(1)
    const dispatcher = openDispatcher(world({ egress: openEgress({ allow: [] }) }), { soleOwner: false })
    await dispatcher.poll()
    await dispatcher.idle()
    const [delivery] = await server.deliveries(id)
    assert.deepEqual([delivery!.state, delivery!.attempts, delivery!.http_status], ['pending', 1, null])
    assert.deepEqual(
      delivery!.history.map(({ outcome }) => outcome),
      ['refused_address'],
    )
    assert.equal(receiver.received.length, 0)
  })

  it('sends nothing to a name that had a public address when it was stored and a private one at the send', async () => {
    const receiver = await receive()
    const { id } = await server.endpoint(receiver.url)
    await server.operate('webhooks.change', { id, url: `http://127.0.0.1:${receiver.port}/other` })
    await verify(1)
    let asked = 0
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    const egress = openEgress({ allow: ['127.0.0.0/8'], resolve })
    await egress.check({ url: new URL(`http://hooks.partner.test:${receiver.port}/`), deadlineMs: 1_000 })
    await assert.rejects(
      egress.request({
        url: new URL(`http://hooks.partner.test:${receiver.port}/`),
        method: 'POST',
        deadlineMs: 1_000,
        bodyBytesMax: 1,
      }),
      { name: 'EgressRefused' },
    )
    assert.equal(receiver.received.length, 0)
  })

  it('claims no delivery twice, however many claim at once', async () => {
    const receiver = await receive()
    for (let endpoint = 0; endpoint < 6; endpoint++) await server.endpoint(receiver.url)
    await verify(3)
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(5)))
    const ids = claims.flat().map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
    assert.ok(ids.length > 0)
    await restore(claims.flat())
  })

  it('sends 4 of an endpoint and 16 of a workspace at a time, workspaces in turn', async () => {
    const receiver = await receive()
    const other = await workspace()
    for (let endpoint = 0; endpoint < 6; endpoint++) await server.endpoint(receiver.url)
    await server.endpoint(receiver.url, { workspace_id: other.id })
    await verify(5)
    await verify(5, other.key)
    const first = await claim(4)
    assert.equal(first.filter(({ tenantId }) => tenantId === other.id).length, 2)
    const rest = await claim(64)
    const claimed = [...first, ...rest]
    const ofEndpoint = Map.groupBy(claimed, ({ endpoint }) => endpoint.id)
    assert.ok([...ofEndpoint.values()].every((deliveries) => deliveries.length <= 4))
    assert.deepEqual(
      [server.workspaceId, other.id].map((id) => claimed.filter(({ tenantId }) => tenantId === id).length),
      [16, 4],
    )
    assert.deepEqual(await claim(64), [])
    await restore(claimed)
  })

  it('sends one delivery at a time to an endpoint that failed five times in a row, until one succeeds', async () => {
    const receiver = await receive({ answer: (response) => void response.writeHead(500).end() })
    const { id } = await server.endpoint(receiver.url)
    await verify(6)
    await server.send()
    server.clock.advance(120_000)
    const one = await claim()
    assert.equal(one.length, 1)
    assert.deepEqual(await claim(), [])
    await restore(one)
    receiver.answerWith((response) => void response.writeHead(204).end())
    await server.send()
    const states = (await server.deliveries(id)).map(({ state }) => state)
    assert.deepEqual(states, Array(6).fill('delivered'))
    const [endpoint] = (await server.operate('webhooks.list', {})) as { failures_in_a_row: number }[]
    assert.equal(endpoint!.failures_in_a_row, 0)
  })

  it('sends as many at a time to an endpoint as its setting says, and a changed setting applies from the next claim', async () => {
    const receiver = await receive()
    const { id } = await server.endpoint(receiver.url, { max_concurrency: 2 })
    const other = await server.endpoint(receiver.url, { max_concurrency: 6 })
    await verify(8)
    const countOf = (claimed: Awaited<ReturnType<typeof claim>>) =>
      [id, other.id].map((wanted) => claimed.filter(({ endpoint }) => endpoint.id === wanted).length)
    const first = await claim()
    assert.deepEqual(countOf(first), [2, 6])
    await server.operate('webhooks.change', { id, max_concurrency: 5 })
    const second = await claim()
    assert.deepEqual(countOf(second), [3, 0])
    await restore([...first, ...second])
  })

  it('sends the others while one receiver hangs', async () => {
    const dead = await receive({ answer: hangs })
    const well = await receive()
    await server.endpoint(dead.url)
    await server.endpoint(well.url)
    await verify(12)
    await server.services.deliveries.poll()
    await well.until(12)
    assert.equal(dead.received.length, 4)
  })

  it('reclaims a delivery when its lease has ended, without counting an attempt, and the late result changes nothing', async () => {
    const receiver = await receive()
    const { id } = await server.endpoint(receiver.url)
    await verify(1)
    const [lost] = await claim()
    server.clock.advance(leaseMs - 1)
    assert.equal(await reclaimLapsed(world(), { everyLease: false }), 0)
    server.clock.advance(1)
    const both = [1, 2].map(() => reclaimLapsed(world(), { everyLease: false }))
    assert.deepEqual((await Promise.all(both)).toSorted(), [0, 1])
    const now = server.clock.now()
    const [ours] = await finishAttempts(server.services.store, [
      {
        delivery: lost!,
        change: afterAttempt(lost!, { delivered: false, retryAfterMs: null }, { now, random: 0 }),
        delivered: false,
        attempt: { ...interruptedNote(now, 1), outcome: 'http_status', httpStatus: 500 },
        at: now,
      },
    ])
    assert.equal(ours, false)
    await server.send()
    const [delivery] = await server.deliveries(id)
    assert.deepEqual([delivery!.state, delivery!.attempts, delivery!.http_status], ['delivered', 1, 204])
    const server1 = `${hostname()}:${process.pid}`
    assert.deepEqual(delivery!.history.map(({ no, outcome, node }) => `${no} ${outcome} ${node}`).toSorted(), [
      ...[`1 ok ${server1}`, 'null http_status first:1', 'null interrupted first:1'],
    ])
  })

  it('reclaims every lease at the start when it is the only process', async () => {
    const receiver = await receive()
    const { id } = await server.endpoint(receiver.url)
    await verify(1)
    assert.equal((await claim()).length, 1)
    const next = openDispatcher(world(), { soleOwner: true })
    await next.poll()
    await next.idle()
    assert.deepEqual(
      (await server.deliveries(id)).map(({ state, attempts }) => [state, attempts]),
      [['delivered', 1]],
    )
  })

  it('delays a delivery whose secret it cannot open, without counting an attempt', async () => {
    const receiver = await receive()
    const { id } = await server.endpoint(receiver.url)
    await verify(1)
    const { store, clock } = server.services
    const keys = deriveKeys('another secret than the one of this installation')
    const secrets = openEndpointSecrets({ store, workspaceKeys: openWorkspaceKeys({ store, keys, clock }) })
    const dispatcher = openDispatcher(world({ secrets }), { soleOwner: false })
    await dispatcher.poll()
    await dispatcher.idle()
    const [delivery] = await server.deliveries(id)
    assert.deepEqual([delivery!.state, delivery!.attempts, receiver.received.length], ['pending', 0, 0])
    server.clock.advance(60_000)
    await server.send()
    assert.equal((await server.deliveries(id))[0]!.state, 'delivered')
  })

  it('finishes deliveries in flight at a stop, and starts no more', async () => {
    const answers: (() => void)[] = []
    const receiver = await receive({ answer: (response) => void answers.push(() => response.writeHead(204).end()) })
    const { id } = await server.endpoint(receiver.url)
    await verify(1)
    const dispatcher = openDispatcher(world(), { soleOwner: false })
    await dispatcher.poll()
    await receiver.until(1)
    await verify(1)
    const drained = dispatcher.drain()
    dispatcher.wake()
    await dispatcher.poll()
    answers[0]!()
    await drained
    assert.deepEqual((await server.deliveries(id)).map(({ state }) => state).toSorted(), ['delivered', 'pending'])
  })
})

describe('a server with jobs', () => {
  it('sends a delivery right after its commit, without waiting for the next poll', async () => {
    const server = await startWebhookServer({ jobs: 'with' })
    const receiver = await startReceiver()
    try {
      await server.endpoint(receiver.url, { events: allEvents })
      await server.assess()
      await receiver.until(1)
      const first = performance.now()
      for (let count = 2; count <= 6; count++) {
        await server.assess()
        await receiver.until(count)
      }
      assert.ok(performance.now() - first < 5_000, 'five polls would take as many seconds')
    } finally {
      await receiver.stop()
      await server.stop()
    }
  })
})
