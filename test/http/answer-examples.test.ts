import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { answerExamples } from '../../src/http/answer-examples.ts'
import { profileKeys } from '../../src/domain/profile/profile-keys.ts'
import { notifyDueReviews } from '../../src/jobs/notify-due-reviews.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'
import { addEndpoint, eventsOf } from './support/stored.ts'

const formats = { uuid: true, date: true, 'date-time': true, email: true, binary: true } as const

describe('the description shows what is answered and sent', () => {
  let api: Api
  let ajv: Ajv2020
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    ajv = new Ajv2020({ strict: false, formats })
    // Closed: a key that no schema describes is a fault.
    ajv.addSchema(closed(api.description) as object, 'description')
  })
  after(() => api.stop())

  const faultsOf = (pointer: string, value: unknown): string => {
    const validate = ajv.getSchema(`description#${pointer}`)
    assert.ok(validate !== undefined, pointer)
    return validate(value) ? '' : ajv.errorsText(validate.errors)
  }

  it('every operation with a JSON answer has an example, and each is valid with no key that is not described', () => {
    for (const { id, path, method, answer } of partnerOperations) {
      if (answer.media !== undefined) continue
      const at = [
        'paths',
        path,
        method.toLowerCase(),
        'responses',
        String(answer.status),
        'content',
        'application/json',
      ]
      const pointer = ['', ...at]
        .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
        .join('/')
      assert.ok(answerExamples.has(id), id)
      assert.equal(faultsOf(`${pointer}/schema`, answerExamples.get(id)), '', id)
    }
    assert.equal(answerExamples.size, partnerOperations.filter(({ answer }) => answer.media === undefined).length)
  })

  it('an example has every key that the answer has', async () => {
    const assess = partnerOperations.find(({ id }) => id === 'assess')
    assert.ok(assess?.takes === 'json')
    const { body } = await api.ask('POST', assess.path, { json: assess.example })
    assert.deepEqual(keysOf(answerExamples.get('assess')), keysOf(body))
  })

  it('the events that are sent are the webhooks that are described', async () => {
    const events = ['kyc.documents_read', 'kyc.case_verified', 'kyc.case_assessed', 'kyc.eid_completed']
    const ofJobs = ['kyc.review_due', 'kyc.screening_changed', 'kyc.case_decided']
    const { webhooks } = api.description as unknown as { webhooks: Record<string, unknown> }
    assert.deepEqual(Object.keys(webhooks), [...events, ...ofJobs])
    await addEndpoint(api, api.workspaceId, { events: [...events, ...ofJobs] })
    const reference = 'client-events'
    await api.ask('POST', '/v1/kyc/extract', {
      form: form([{ content: png(10, 10), type: 'image/png' }], { reference }),
    })
    for (const path of ['/v1/kyc/verify', '/v1/kyc/assess']) {
      await api.ask('POST', path, { json: { reference, values: {} } })
    }
    const client = { email: 'pass+clara@example.com', first_name: 'Clara', last_name: 'Clearwater', reference }
    const started = await api.ask('POST', '/v1/kyc/eid', { json: client })
    api.clock.advance(6_000)
    await api.ask('GET', `/v1/kyc/eid/${(started.body as { key: number }).key}`)
    const reviewed = { first_name: 'Clara', last_name: 'Clearwater', last_review_date: '2018-01-01' }
    const verified = await api.ask('POST', '/v1/kyc/verify', {
      json: { reference: 'client-reviewed', values: reviewed },
    })
    const { case_id: caseId } = verified.body as { case_id: string }
    const decided = { case_id: caseId, decision: 'escalate', reason: 'A late review.', reviewer: 'a' }
    await api.ask('POST', '/v1/kyc/cases/decide', { json: decided })
    await notifyDueReviews.run(api.services, jobContext())
    const sent = await eventsOf(api, api.workspaceId)
    assert.deepEqual(
      [...new Set(sent.map(({ type }) => type))].toSorted(),
      [...events, 'kyc.review_due', 'kyc.case_decided'].toSorted(),
    )
    for (const { type, body } of sent) {
      const pointer = `/webhooks/${type}/post/requestBody/content/application~1json/schema`
      assert.equal(faultsOf(pointer, body), '', type)
    }
  })

  it('every key of `values` is described with its other names, and any value is accepted', async () => {
    const { ClientValues } = api.description.components.schemas as unknown as Record<
      string,
      { properties: Record<string, { 'x-aliases'?: string[]; examples: unknown[] }>; additionalProperties: boolean }
    >
    assert.ok(ClientValues)
    assert.equal(ClientValues.additionalProperties, true)
    assert.equal(Reflect.get(ClientValues, 'maxProperties'), 1_000)
    assert.deepEqual(
      Object.keys(ClientValues.properties),
      profileKeys.map(({ name }) => name),
    )
    for (const { name, aliases } of profileKeys) {
      const property: { 'x-aliases'?: string[]; examples: unknown[] } | undefined = ClientValues.properties[name]
      assert.deepEqual(property?.['x-aliases'] ?? [], aliases)
      assert.equal(faultsOf(`/components/schemas/ClientValues/properties/${name}`, property?.examples[0]), '', name)
    }
    const odd = { first_name: { a: 1 }, annual_income: ['x', 2], directors: 7, pep: {}, anything: [[]] }
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { json: { values: odd } })).status, 200)
  })
})

/** The keys of an answer, lists by their first item. */
function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [keysOf(value[0])]
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]))
}

/** The description with every object closed to keys that it does not describe, the profile aside. */
function closed(description: object): unknown {
  return JSON.parse(
    JSON.stringify(description, (_key, value: unknown) => {
      const isClosed =
        typeof value === 'object' && value !== null && 'properties' in value && !('additionalProperties' in value)
      return isClosed ? { ...value, additionalProperties: false } : value
    }),
  )
}
