import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { standardKey } from '../../src/domain/webhooks/secret.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startWebhookServer, type ShownEndpoint, type WebhookServer } from '../support/webhooks.ts'

interface Listed {
  readonly id: string
  readonly endpoint_id: string
  readonly event: string
  readonly reference: string
  readonly case_id: string
  readonly state: string
  readonly http_status: number | null
  readonly created_at: string
}

interface Page {
  readonly deliveries: readonly Listed[]
  readonly next_cursor: string | null
  readonly searched_to: string | null
}

let server: WebhookServer
let receiver: Receiver
let taken: ShownEndpoint
let refused: ShownEndpoint
let first: { readonly case_id: string }
before(async () => {
  server = await startWebhookServer()
  receiver = await startReceiver()
  taken = await server.endpoint(receiver.url)
  refused = await server.endpoint('http://127.0.0.1:9/closed', { events: ['kyc.case_assessed'] })
  first = await server.assess('client-1')
  await server.send()
  receiver.answerWith((response) => void response.writeHead(503).end('busy'))
  server.clock.advance(1_000)
  await server.assess('client-2')
  await server.send()
  server.clock.advance(1_000)
  await server.assess('client-3')
})
after(async () => {
  await receiver.stop()
  await server.stop()
})

async function search(filter: object = {}): Promise<Page> {
  const answer = await server.operate('deliveries.search', { workspace_id: server.workspaceId, ...filter })
  assertDescribed('deliveries.search', answer)
  return answer as Page
}

async function found(filter: object): Promise<readonly string[]> {
  const { deliveries, next_cursor: next } = await search(filter)
  assert.equal(next, null)
  return deliveries.map((one) => `${one.reference} ${one.endpoint_id === taken.id ? 'taken' : 'refused'}`).toSorted()
}

describe('a search for deliveries', () => {
  it('answers those of every endpoint of the workspace, the newest first', async () => {
    const { deliveries, next_cursor: next, searched_to: searchedTo } = await search()
    assert.deepEqual(
      deliveries.map(({ reference }) => reference),
      ['client-3', 'client-3', 'client-2', 'client-2', 'client-1', 'client-1'],
    )
    assert.deepEqual([next, searchedTo], [null, null])
  })

  it('finds by endpoint, state, class of status, event, reference, case and time', async () => {
    const since = (await search({ reference: 'client-2' })).deliveries[0]?.created_at
    const rows: readonly (readonly [filter: object, expected: readonly string[]])[] = [
      [{ endpoint_id: taken.id }, ['client-1 taken', 'client-2 taken', 'client-3 taken']],
      [{ state: 'delivered' }, ['client-1 taken']],
      [{ state: 'failed' }, []],
      [
        { state: 'pending' },
        ['client-1 refused', 'client-2 refused', 'client-2 taken', 'client-3 refused', 'client-3 taken'],
      ],
      [{ status_class: '2xx' }, ['client-1 taken']],
      [{ status_class: '5xx' }, ['client-2 taken']],
      [{ status_class: '4xx' }, []],
      [{ status_class: 'none' }, ['client-1 refused', 'client-2 refused']],
      [{ event: 'kyc.case_verified' }, []],
      [
        { event: 'kyc.case_assessed', endpoint_id: refused.id, status_class: 'none' },
        ['client-1 refused', 'client-2 refused'],
      ],
      [{ reference: 'client-1' }, ['client-1 refused', 'client-1 taken']],
      [{ reference: 'unknown' }, []],
      [{ case_id: first.case_id, state: 'delivered' }, ['client-1 taken']],
      [{ from: since }, ['client-2 refused', 'client-2 taken', 'client-3 refused', 'client-3 taken']],
      [{ to: since }, ['client-1 refused', 'client-1 taken']],
    ]
    for (const [filter, expected] of rows) assert.deepEqual(await found(filter), expected, JSON.stringify(filter))
  })

  it('goes on after its cursor, and new deliveries move no page', async () => {
    const all = (await search()).deliveries.map(({ id }) => id)
    const page = await search({ limit: 4 })
    await server.assess('client-later')
    const next = await search({ limit: 4, cursor: page.next_cursor })
    assert.deepEqual(
      [...page.deliveries, ...next.deliveries].map(({ id }) => id),
      all,
    )
    assert.deepEqual([page.searched_to, next.next_cursor], [page.deliveries[3]?.created_at, null])
  })

  it('refuses an unknown workspace, a wrong id and a cursor that no answer gave', async () => {
    const { id: other } = (await server.operate('workspaces.create', { name: 'Other' })) as { id: string }
    assert.deepEqual((await search({ workspace_id: other })).deliveries, [])
    await assert.rejects(search({ workspace_id: '6f2c1c7e-0000-4000-8000-000000000000' }), { status: 404 })
    await assert.rejects(search({ endpoint_id: 'x' }), { status: 422 })
    await assert.rejects(search({ cursor: 'abc' }), { status: 422 })
    await assert.rejects(search({ limit: 201 }), { status: 422 })
  })
})

describe('a delivery that is shown', () => {
  const show = async (id: string, workspaceId = server.workspaceId) => {
    const answer = await server.operate('deliveries.show', { workspace_id: workspaceId, id })
    assertDescribed('deliveries.show', answer)
    return answer as Listed & {
      body: string
      history: readonly {
        http_status: number | null
        response_body: string | null
        headers: readonly { name: string; value: string }[]
        signed: readonly { header: string; secret: string; encoding: 'hex' | 'base64'; text: string }[]
      }[]
    }
  }

  it('has body, headers and signed texts whose MACs are the signatures that its receiver got', async () => {
    const [delivered] = (await search({ state: 'delivered' })).deliveries
    const shown = await show(delivered?.id ?? '')
    const got = receiver.received.find(({ headers }) => headers['x-service-delivery'] === delivered?.id)
    assert.equal(shown.body, got?.body.toString())
    const [attempt] = shown.history
    for (const { name, value } of attempt?.headers ?? []) assert.equal(got?.headers[name.toLowerCase()], value, name)
    assert.ok((attempt?.headers.length ?? 0) >= 6)
    const signatures = attempt?.signed.map(({ header, secret, encoding, text }) => {
      const key = secret === 'as_shown' ? taken.secret : standardKey(taken.secret)
      const mac = createHmac('sha256', key).update(text).digest(encoding)
      return [header, encoding === 'hex' ? `sha256=${mac}` : `v1,${mac}`]
    })
    assert.deepEqual(
      signatures,
      ['X-Service-Signature-V2', 'X-Service-Signature', 'webhook-signature'].map((header) => [
        header,
        got?.headers[header.toLowerCase()],
      ]),
    )
    assert.ok(!JSON.stringify(shown).includes(taken.secret))
    for (const [, signature] of signatures ?? []) assert.ok(!JSON.stringify(shown).includes(signature ?? ''))
  })

  it('has what each attempt was answered', async () => {
    const [busy] = (await search({ status_class: '5xx' })).deliveries
    server.clock.advance(70_000)
    receiver.answerWith((response) => void response.writeHead(404).end('who?'))
    await server.send()
    const { history } = await show(busy?.id ?? '')
    assert.deepEqual(
      history.map(({ http_status: status, response_body: body }) => [status, body]),
      [
        [503, 'busy'],
        [404, 'who?'],
      ],
    )
  })

  it('is unknown to another workspace', async () => {
    const { id: other } = (await server.operate('workspaces.create', { name: 'Another' })) as { id: string }
    const [one] = (await search()).deliveries
    await assert.rejects(show(one?.id ?? '', other), { status: 404 })
    await assert.rejects(show('x'), { status: 404 })
  })
})
