import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { operatorAnswers } from '../../src/operations/operator-answers/index.ts'
import { operatorDescriptions } from '../../src/operations/operator-descriptions.ts'
import { assertDescribed } from '../support/described-answer.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

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

/** Runs an operation that answers a list: it has items, and each is as described. */
const listed = async (name: string, input: object = {}) => {
  const answer = (await server.operate(name, input)) as readonly Record<string, unknown>[]
  assert.ok(answer.length > 0, `${name} lists something`)
  assertDescribed(name, answer)
  return answer
}

describe('the answer of an operation', () => {
  it('is described for every operation that is answered over HTTP', () => {
    const overHttp = Object.keys(operatorDescriptions).filter((name) => !operatorDescriptions[name]?.onlyLocal)
    assert.deepEqual(
      overHttp.filter((name) => operatorAnswers[name] === undefined),
      [],
    )
  })

  it('that has a name more, a name less or another value is found', () => {
    const good = { id: 'sandbox', discarded: true }
    assertDescribed('lists.discard', good)
    for (const wrong of [{ ...good, more: 1 }, { id: 'sandbox' }, { ...good, discarded: 'yes' }]) {
      assert.throws(() => assertDescribed('lists.discard', wrong), assert.AssertionError)
    }
  })

  it('is as described where it lists deliveries that were sent, failed and listened to', async () => {
    const since = server.clock.now().toISOString()
    const { id } = await server.endpoint(receiver.url)
    await server.assess()
    await server.send()
    receiver.answerWith((response) => void response.writeHead(500).end('busy'))
    await server.assess('client-1002')
    await server.send()
    const deliveries = await listed('webhooks.deliveries', { id })
    const states = deliveries.map(({ state }) => state)
    assert.ok(states.includes('delivered') && states.includes('pending'))
    await listed('webhooks.listened', { id, since })
    await listed('webhooks.list')
  })

  it('is as described where it lists rules, accounts and entries', async () => {
    const on = { workspace_id: server.workspaceId, environment: 'sandbox' }
    await server.operate('thresholds.propose', { ...on, topics: { pep: { warning: 80 } }, reason: 'fewer' })
    assertDescribed('thresholds.show', await server.operate('thresholds.show', on))
    await server.operate('thresholds.activate', on)
    await listed('thresholds.history', on)

    const policy = { regime: 'ca_aml', severities: { expiring: 'warning' } }
    await server.operate('policies.publish', { workspace_id: server.workspaceId, policy })
    await listed('policies.list')
    await listed('policies.history', on)

    const account = { workspace_id: server.workspaceId, environment: 'production' }
    const treefort = { client_id: 'client', secret_key: 'secret' }
    await server.operate('eid.set', { ...account, provider: 'treefort', credentials: treefort })
    await listed('eid.show', on)
    const plaid = { client_id: 'client', secret: 'secret' }
    await server.operate('bank.set', { ...account, provider: 'plaid', credentials: plaid })
    await listed('bank.show', on)

    for (const name of ['keys.list', 'workspaces.list', 'secrets.status', 'cases.list']) await listed(name)
    await server.operate('operators.create', { name: 'console' })
    await listed('operators.list')
  })

  it('is as described where it lists the lists in use and finds their import', async () => {
    const file = path.join(server.dataDir, 'list.csv')
    const columns = 'id,schema,name,aliases,birth_date,countries,identifiers'
    await writeFile(file, `${columns}\nL-1,Person,Ivan Exemplov,,,,\n`)
    const source = 'opensanctions/described'
    const { sha256 } = (await server.operate('lists.import', { source, path: file })) as { sha256: string }
    await listed('lists.status')
    await listed('audit.find', { sha256 })
    assertDescribed('lists.remove', await server.operate('lists.remove', { source }))
  })
})
