import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, describe, it } from 'node:test'
import { verifyWebhook } from '../../sdk/verify-webhook.ts'
import { environment, program, run, serve, throwAwayFolder } from '../support/program.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'

describe('webhooks listen', () => {
  let folder: Awaited<ReturnType<typeof throwAwayFolder>>
  let server: Awaited<ReturnType<typeof serve>>
  let own: Receiver
  let local: Receiver
  before(async () => {
    folder = await throwAwayFolder()
    server = await serve({ ...folder.settings, GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8' })
    own = await startReceiver()
    local = await startReceiver()
  })
  after(async () => {
    await server.stop()
    await own.stop()
    await local.stop()
    await folder.remove()
  })
  const json = async (...words: readonly string[]) => {
    const { out, err } = await run([...words, '--json'], folder.settings)
    assert.equal(err, '')
    return JSON.parse(out)
  }

  it('hands deliveries to a local address, signed with the secret of the endpoint, and says how each went', async () => {
    const workspace = await json('workspaces', 'create', '--name', 'North Lender')
    const { key } = await json('keys', 'create', '--workspace', workspace.id, '--name', 'A', '--scopes', 'kyc:verify')
    const endpoint = await json(
      ...['webhooks', 'create', '--workspace', workspace.id, '--url', own.url, '--events', 'kyc.case_verified'],
    )
    const verify = async (reference: string) => {
      const answer = await fetch(`${server.url}/v1/kyc/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reference, values: {} }),
      })
      assert.equal(answer.status, 200)
    }
    await verify('client-3001')
    local.answerWith((response, _received, nth) => void response.writeHead(nth === 0 ? 204 : 500).end())

    const words = ['webhooks', 'listen', '--endpoint', endpoint.id, '--forward-to', local.url, '--since', '2026-01-01']
    const listening = spawn(program, words, { env: environment(folder.settings), stdio: ['ignore', 'pipe', 'ignore'] })
    let printed = ''
    listening.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    await local.until(1)
    await verify('client-3002')
    await local.until(2)
    await own.until(2)
    listening.kill('SIGINT')
    const [code] = await once(listening, 'close')

    assert.equal(code, 0)
    assert.match(printed, /^kyc\.case_verified +[0-9a-f-]{36} {2}204 {2}\d+ ms\n/)
    assert.match(printed, /\nkyc\.case_verified +[0-9a-f-]{36} {2}500 {2}\d+ ms\n2 forwarded\n$/)
    const references = local.received.map(({ body, headers }) => {
      const event = verifyWebhook({ body, headers, secrets: [endpoint.secret] })
      return 'reference' in event ? event.reference : null
    })
    assert.deepEqual(references, ['client-3001', 'client-3002'])
    assert.deepEqual(
      own.received.map(({ body }) => body.toString()),
      local.received.map(({ body }) => body.toString()),
    )
  })

  it('refuses an address of a private network that is not this machine', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const words = ['webhooks', 'listen', '--endpoint', id, '--forward-to', 'http://10.0.0.1/']
    const { code, err } = await run(words, folder.settings)
    assert.equal(code, 1)
    assert.match(err, /not public/)
  })

  it('ends with the refusal for an endpoint that is not there', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    const { code, err } = await run(
      ['webhooks', 'listen', '--endpoint', id, '--forward-to', local.url],
      folder.settings,
    )
    assert.equal(code, 1)
    assert.match(err, /refused \(404\): Not Found/)
  })
})
