import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startReceiver } from '../support/receiver.ts'
import { startWebhookServer } from '../support/webhooks.ts'
import { consolePerson } from './support/console-person.ts'

const hour = 3_600_000

it('a person whose decision wakes the sender does not hold up deliveries of other workspaces', async (t) => {
  const server = await startWebhookServer({ jobs: 'with' })
  t.after(() => server.stop())
  const receiver = await startReceiver({ answer: (response) => void response.writeHead(500).end() })
  t.after(() => receiver.stop())
  const other = (await server.operate('workspaces.create', { name: 'Other' })) as { id: string }
  const made = { workspace_id: other.id, name: 'theirs', scopes: ['kyc:verify'] }
  const { key } = (await server.operate('keys.create', made)) as { key: string }
  const events = ['kyc.case_verified', 'kyc.case_decided']
  await server.endpoint(receiver.url, { events })
  const theirs = await server.endpoint(receiver.url, { events, workspace_id: other.id })
  const owner = await consolePerson(server, {
    roles: [{ workspaceId: server.workspaceId, sandbox: 'owner', production: 'owner' }],
  })
  const stored = await server.post('/v1/kyc/verify', { reference: 'ours', values: {} })
  const { case_id: id } = (await stored.json()) as { case_id: string }
  await server.post('/v1/kyc/verify', { reference: 'theirs', values: {} }, { key })
  await receiver.until(2)
  await server.services.deliveries.idle()
  receiver.answerWith((response) => void response.writeHead(204).end())
  // A new secret, which no attempt has opened before.
  await server.operate('webhooks.rotate', { id: theirs.id })
  server.clock.advance(hour)
  const place = { workspaceId: server.workspaceId, environment: 'sandbox' } as const
  const decided = await owner.call(place, 'cases.decide', { id, decision: 'approve', reason: 'Seen.' })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await server.services.deliveries.idle()
  const [delivery] = await server.deliveries(theirs.id)
  assert.deepEqual(
    delivery?.history.map(({ outcome }) => outcome),
    ['http_status', 'ok'],
  )
})
