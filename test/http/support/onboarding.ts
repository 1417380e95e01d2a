import assert from 'node:assert/strict'
import { Value } from 'typebox/value'
import { verifyWebhook } from '../../../sdk/verify-webhook.ts'
import { AssessAnswer, ExtractAnswer } from '../../../src/contract/kyc-answers.ts'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { namesList } from '../../support/names-list.ts'
import { openReaderOnce } from '../../support/read-once.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startRegister } from '../../support/register-server.ts'
import { startWebhookServer, type ShownEndpoint } from '../../support/webhooks.ts'
import { form } from './form.ts'

export type Onboarding = Awaited<ReturnType<typeof startOnboarding>>

/** A file of a client, with the step it is sent for. */
export interface SentFile {
  readonly content: Buffer
  readonly type: string
  readonly step: string
}

/** What a partner knows of a client. */
export interface Client {
  readonly reference: string
  readonly kind: string
  readonly values: object
  readonly files: readonly SentFile[]
  readonly extra_checks?: readonly object[]
}

const sheets = specimens('2026-11-21')

/** A specimen as a client sends it. */
export async function specimen(name: string, step: string): Promise<SentFile> {
  const found = sheets.find((sheet) => sheet.name === name)
  assert.ok(found !== undefined, name)
  return { content: await found.render(), type: found.mime, step }
}

/**
 * Production as a partner sees it: the real server and reader, a register of companies, a list of names and a receiver of
 * webhooks on loopback.
 */
export async function startOnboarding() {
  const [reader, register, receiver] = await Promise.all([openReaderOnce(), startRegister(), startReceiver()])
  const list = namesList([])
  const server = await startWebhookServer({
    settings: { GATEHOUSE_REGISTRIES: `corporations_canada=${register.base.href},gleif=${register.base.href}` },
    world: { reader, screener: list },
  })
  const { secret }: ShownEndpoint = await server.endpoint(receiver.url, { events: ['kyc.case_assessed'] })
  let delivered = 0

  const answerOf = async (response: Response): Promise<unknown> => {
    const body: unknown = await response.json()
    assert.equal(response.status, 200, JSON.stringify(body))
    return body
  }
  /** Sends every file through extract; answers the entries to send back. */
  const extract = async ({ files, reference }: Client): Promise<ExtractAnswer['documents']> => {
    const entries: ExtractAnswer['documents'] = []
    for (const { step, ...file } of files) {
      const body = form([file], { step_key: step, reference, environment: 'production' })
      const answer = await answerOf(await server.call('POST', '/v1/kyc/extract', { body }))
      assert.ok(Value.Check(ExtractAnswer, answer))
      entries.push(...answer.documents)
    }
    return entries
  }

  return {
    register,
    list,
    /** Reads the files, assesses the client, waits for the event and proves its signature. */
    async onboard(client: Client) {
      const { reference, kind, values, extra_checks = [] } = client
      const documents = await extract(client)
      const request = { reference, kind, values, documents, extra_checks, environment: 'production' }
      const answer = await answerOf(await server.post('/v1/kyc/assess', request))
      assert.ok(Value.Check(AssessAnswer, answer), JSON.stringify(Value.Errors(AssessAnswer, answer)))
      await server.send()
      await receiver.until(++delivered)
      const { body, headers } = receiver.received[delivered - 1]!
      const event = verifyWebhook({ body, headers, secrets: [secret], now: server.clock.now() })
      return { answer, event, body: body.toString() }
    },
    async stop() {
      await server.stop()
      await Promise.all([reader.close(), register.stop(), receiver.stop()])
    },
  }
}

/** Ids of the failed checks with their severities, in the order of the verdict. */
export function failures({ verification }: AssessAnswer): readonly string[] {
  return verification.checks.filter(({ passed }) => !passed).map(({ id, severity }) => `${severity} ${id}`)
}

/** Ids of the passed checks that begin so, without their start. */
export function passed({ verification }: AssessAnswer, start: string): readonly string[] {
  return verification.checks
    .filter((check) => check.passed && check.id.startsWith(start))
    .map(({ id }) => id.slice(start.length))
}
