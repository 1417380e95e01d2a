import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CommandContext } from '../../src/commands/command.ts'
import { runCommand } from '../../src/commands/run.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('webhooks replay', () => {
  let server: TestServer
  let receiver: Receiver
  before(async () => {
    server = await startTestServer({
      settings: { GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8' },
      world: { reader: idleReader },
    })
    receiver = await startReceiver()
  })
  after(async () => {
    await server.stop()
    await receiver.stop()
  })

  const json = async (...words: string[]) => {
    let out = ''
    const output = { out: (text: string) => void (out += text), err: () => {} }
    const code = await runCommand([...words, '--json'], output, () => {
      const operate = (name: string, input: unknown) => server.operate(name, input)
      return { operate } as Partial<CommandContext> as CommandContext
    })
    return { code, value: JSON.parse(out) }
  }

  it('sends the event of the delivery that is named again, as a delivery of its own', async () => {
    const { value: workspace } = await json('workspaces', 'create', '--name', 'North Lender')
    const { value: made } = await json(
      ...['keys', 'create', '--workspace', workspace.id, '--name', 'A', '--scopes', 'kyc:verify'],
    )
    const { value: endpoint } = await json(
      ...['webhooks', 'create', '--workspace', workspace.id, '--url', receiver.url, '--events', 'kyc.case_verified'],
    )
    const { status } = await server.post('/v1/kyc/verify', { reference: 'client-1', values: {} }, { key: made.key })
    assert.equal(status, 200)
    const { value: deliveries } = await json('webhooks', 'deliveries', endpoint.id)
    assert.equal(deliveries.length, 1)
    const { code, value: replayed } = await json('webhooks', 'replay', deliveries[0].id)

    assert.equal(code, 0)
    assert.notEqual(replayed.id, deliveries[0].id)
    assert.deepEqual(
      [replayed.event_id, replayed.event, replayed.attempts],
      [deliveries[0].event_id, 'kyc.case_verified', 0],
    )
  })
})
