import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { getDocumentProxy } from 'unpdf'
import { readMessage } from '../../src/adapters/mail/read-message.ts'
import { followEid } from '../../src/jobs/follow-eid.ts'
import { sendMail } from '../../src/jobs/send-mail.ts'
import { jobContext } from '../support/job-context.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { veriffCredentialsOf } from '../support/veriff-client.ts'
import { startVeriff, type VeriffServer } from '../support/veriff-server.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

const client = { first_name: 'Jane', last_name: 'Tremblay-Okafor', date_of_birth: '1990-05-10' }

interface Summary {
  readonly key: number
  readonly complete: boolean
  readonly passed: boolean
  readonly checks: readonly { readonly id: string; readonly passed: boolean; readonly detail: string }[]
}

describe('an eID check at Veriff', () => {
  let server: WebhookServer
  let provider: VeriffServer
  let receiver: Receiver
  before(async () => {
    provider = await startVeriff()
    receiver = await startReceiver()
    server = await startWebhookServer()
    await server.endpoint(receiver.url)
    await server.operate('eid.set', {
      ...{ workspace_id: server.workspaceId, environment: 'production', provider: 'veriff' },
      credentials: veriffCredentialsOf(provider),
    })
  })
  after(async () => {
    await server.stop()
    await provider.stop()
    await receiver.stop()
  })
  beforeEach(() => {
    provider.fault = null
    provider.deletes = true
  })

  let made = 0
  const start = async (more: object = {}) => {
    const email = `jane-${++made}@example.com`
    const answer = await server.post('/v1/kyc/eid', { ...client, email, environment: 'production', ...more })
    assert.equal(answer.status, 200)
    const { key } = (await answer.json()) as Summary
    return { key, email, ref: [...provider.sessions.keys()].at(-1)! }
  }
  const show = async (key: number) => {
    const answer = await server.call('GET', `/v1/kyc/eid/${key}`)
    return { status: answer.status, body: (await answer.json()) as Summary }
  }
  const textOfReport = async (key: number) => {
    const answer = await server.call('GET', `/v1/kyc/eid/${key}/report`)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
    return textOf(new Uint8Array(await answer.arrayBuffer()))
  }

  it('goes from the call by mail, poll and event to a report that names Veriff', async () => {
    const { key, email, ref } = await start({ reference: 'client-veriff' })
    await sendMail.run(server.services, jobContext())
    const folder = path.join(server.dataDir, 'mailbox')
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))))
    const mine = mails.find((mail) => mail.includes(email))
    assert.ok(readMessage(mine!).text.includes(`https://alchemy.veriff.com/v/token-of-${ref}`))
    assert.equal((await show(key)).body.complete, false)

    provider.finish(ref)
    const { body } = await show(key)
    assert.deepEqual([body.complete, body.passed], [true, true])
    assert.deepEqual(
      body.checks.map(({ id, passed }) => [id, passed]),
      [
        ['eid:document_authentic', true],
        ['eid:document_expiry', true],
        ['eid:name_match', true],
        ['eid:dob_match', true],
      ],
    )
    await server.send()
    const events = receiver.received.map(({ body: sent }) => JSON.parse(sent.toString()) as Record<string, unknown>)
    assert.deepEqual(
      events.map(({ event, key: of, complete, passed }) => [event, of, complete, passed]),
      [['kyc.eid_completed', key, true, true]],
    )
    const report = await textOfReport(key)
    for (const text of ['Veriff', 'Production', 'Passport', 'AB123456', 'PCMLTFR s. 105(1)(a)']) {
      assert.ok(report.includes(text), text)
    }
    assert.doesNotMatch(report, /Sandbox report|simulated|not evidence/)
  })

  it('that Veriff declined fails with the reason', async () => {
    const { key, ref } = await start()
    provider.finish(ref, { status: 'declined', code: 9102, reason: 'Suspected document tampering', reasonCode: 102 })
    const { body } = await show(key)
    assert.equal(body.passed, false)
    const failed = body.checks.filter(({ passed }) => !passed)
    assert.deepEqual(
      failed.map(({ id, detail }) => [id, detail]),
      [['eid:document_authentic', 'The provider rated the document rejected: Suspected document tampering (102).']],
    )
  })

  it('has its report made by the job, from the stored result, and made once', async () => {
    const { key, ref } = await start()
    provider.finish(ref)
    await show(key)
    server.clock.advance(60_000)
    await followEid.run(server.services, jobContext())
    provider.fault = { kind: 'fails with 500' }
    const asked = provider.asked.length
    const [one, two] = [await textOfReport(key), await textOfReport(key)]
    assert.equal(one, two)
    assert.equal(provider.asked.length, asked)
  })

  for (const [documents, msg] of [
    [['credit_file'], 'the eID provider of this workspace does not offer the credit-file method'],
    [['photo_id', 'name_address'], 'the eID provider of this workspace does not offer the dual-process method'],
    [['photo_id', 'credit_file'], 'the eID provider of this workspace does not offer the dual-process method'],
  ] as const) {
    it(`is refused for ${documents.join(' and ')}, and Veriff is not asked`, async () => {
      provider.asked.length = 0
      const body = { ...client, email: 'jane@example.com', environment: 'production', documents }
      const answer = await server.post('/v1/kyc/eid', body)
      assert.equal(answer.status, 422)
      assert.deepEqual(await answer.json(), { detail: [{ type: 'value_error', loc: ['body', 'documents'], msg }] })
      assert.deepEqual(provider.asked, [])
    })
  }

  it('that was replaced is deleted at Veriff, or tried again where the integration cannot delete', async () => {
    const earlier = await start({ reference: 'client-again' })
    await start({ reference: 'client-again' })
    provider.deletes = false
    server.clock.advance(60_000)
    const context = jobContext()
    await followEid.run(server.services, context)
    assert.equal(provider.sessions.has(earlier.ref), true)
    assert.ok(context.log.lines.some(({ facts }) => facts.cause === 'not_cancelled'))
    provider.deletes = true
    server.clock.advance(60 * 60_000)
    await followEid.run(server.services, jobContext())
    assert.equal(provider.sessions.has(earlier.ref), false)
  })

  it('is answered 502 while Veriff does not answer, and nothing of it is logged', async () => {
    provider.fault = { kind: 'fails with 500' }
    const answer = await server.post('/v1/kyc/eid', {
      ...{ ...client, email: 'jane@example.com', environment: 'production' },
    })
    assert.equal(answer.status, 502)
    assert.deepEqual(await answer.json(), { detail: 'the identity verification service did not answer' })
    assert.doesNotMatch(JSON.stringify(server.log.lines), /Jane|Tremblay|jane@|shared-secret|5f3c1d1e/)
  })
})

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes)
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  )
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}
