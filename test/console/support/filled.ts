import assert from 'node:assert/strict'
import { recordCalls } from '../../../src/jobs/record-calls.ts'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { fileEndings } from '../../../tools/documents/specimens/specimen.ts'
import { jobContext } from '../../support/job-context.ts'
import { startReceiver } from '../../support/receiver.ts'
import type { WebhookServer } from '../../support/webhooks.ts'

/** Ids of what was stored, so that pages have something to show. */
export interface Filled {
  readonly endpointId: string
  readonly caseId: string
}

/** Stores something for every page: keys, one replaced and still used, an endpoint with deliveries that arrived and failed, a case with a document, acts on it. */
export async function fill(server: WebhookServer): Promise<Filled> {
  const keys = { workspace_id: server.workspaceId, name: 'loan origination', scopes: ['kyc:verify', 'kyc:extract'] }
  const { id, key } = (await server.operate('keys.create', keys)) as { readonly id: string; readonly key: string }
  await server.operate('keys.rotate', { id, grace_hours: 24 })
  const late = await server.post('/v1/kyc/verify', { values: {} }, { key })
  assert.equal(late.status, 200)
  await recordCalls.run(server.services, jobContext())

  const receiver = await startReceiver({
    answer: (response, _received, nth) => void response.writeHead(nth === 0 ? 500 : 200).end('{"got":true}'),
  })
  try {
    const { id: endpointId } = await server.endpoint(receiver.url)
    const form = new FormData()
    for (const name of ['passport-en', 'payslip-en-text']) {
      const specimen = specimens('2026-11-21').find((one) => one.name === name)!
      const file = new Blob([Uint8Array.from(await specimen.render())], { type: specimen.mime })
      form.append('files', file, `${name}.${fileEndings[specimen.mime]}`)
    }
    form.append('reference', 'client-1001')
    const read = await server.call('POST', '/v1/kyc/extract', { body: form })
    assert.equal(read.status, 200)
    const values = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' }
    const { case_id: caseId } = await server.assess('client-1001', values)
    server.clock.advance(60_000)
    await server.assess('client-1001', { ...values, occupation: 'Engineer' })
    await server.assess('client-1002', {})
    await server.send()
    await server.operate('cases.note', { id: caseId, text: 'Called the client.', author: 'Rita Reviewer' })
    return { endpointId, caseId }
  } finally {
    await receiver.stop()
  }
}

const caseTabs = ['documents', 'screening', 'verdicts', 'timeline']

/** The addresses of a page below its workspace: its path with ids in it, and its tabs. */
export function addressesOf(path: string, { endpointId, caseId }: Filled): readonly string[] {
  const address = path.replace('$endpoint', endpointId).replace('$case', caseId)
  return path === 'cases/$case' ? [address, ...caseTabs.map((tab) => `${address}?tab=${tab}`)] : [address]
}
