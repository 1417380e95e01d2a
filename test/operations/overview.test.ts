import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recordKeyUse } from '../../src/jobs/record-key-use.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { jobContext } from '../support/job-context.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

interface Overview {
  readonly set_up: Readonly<Record<string, boolean>>
  readonly cases: { readonly needs_review: number; readonly failed: number; readonly due: number }
  readonly deliveries: {
    readonly due: number
    readonly oldest_due_at: string | null
    readonly failed_24h: number
    readonly failing_endpoints: number
  }
  readonly mail: { readonly waiting: number }
  readonly audit: { readonly unsealed: number }
}

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

async function overview(filter: object = {}): Promise<Overview> {
  const input = { workspace_id: server.workspaceId, environment: 'sandbox', ...filter }
  const answer = await server.operate('overview.show', input)
  assertDescribed('overview.show', answer)
  return answer as Overview
}

describe('the overview of a workspace', () => {
  it('says which steps of setting up are done', async () => {
    const { id } = (await server.operate('workspaces.create', { name: 'New' })) as { id: string }
    const none = await overview({ workspace_id: id, environment: 'production' })
    const { lists_loaded: _, policy_chosen: __, ...rest } = none.set_up
    assert.deepEqual(rest, {
      ...{ key_made: false, first_call: false, webhook_made: false, webhook_tested: false },
      ...{ eid_set: false, mail_configured: false },
    })
    const endpoint = await server.endpoint(receiver.url)
    await server.operate('webhooks.test', { id: endpoint.id })
    await server.assess('client-1')
    await recordKeyUse.run(server.services, jobContext())
    const { set_up: done } = await overview()
    assert.deepEqual(
      [done['key_made'], done['first_call'], done['webhook_made'], done['webhook_tested'], done['eid_set']],
      [true, true, true, true, true],
    )
  })

  it('counts cases that failed, are due or wait for a reviewer, of one environment', async () => {
    const before = await overview()
    assert.equal(before.cases.failed, 1)
    const { case_id: id } = await server.assess('client-2')
    await server.operate('cases.decide', {
      ...{ workspace_id: server.workspaceId, id, decision: 'escalate', reason: 'more documents', reviewer: 'Ann Lee' },
    })
    const { cases } = await overview()
    assert.deepEqual([cases.failed, cases.needs_review], [1, 1])
    assert.deepEqual((await overview({ environment: 'production' })).cases, { needs_review: 0, failed: 0, due: 0 })
  })

  it('counts deliveries that are due or were given up, and what waits for the chain', async () => {
    await server.send()
    receiver.answerWith((response) => void response.writeHead(500).end())
    await server.assess('client-3')
    const { deliveries, audit } = await overview()
    assert.deepEqual([deliveries.due, deliveries.failed_24h], [1, 0])
    assert.ok(deliveries.oldest_due_at !== null && audit.unsealed > 0)
    for (let attempt = 0; attempt < 6; attempt++) {
      await server.send()
      server.clock.advance(7 * 3_600_000)
    }
    server.clock.set(new Date(server.clock.now().getTime() - 42 * 3_600_000).toISOString())
    const after = await overview()
    assert.deepEqual([after.deliveries.due, after.deliveries.failed_24h, after.deliveries.failing_endpoints], [0, 1, 1])
  })
})
