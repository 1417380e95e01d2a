import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'

interface Request {
  readonly method: string
  readonly url: { readonly raw: string }
  /** Absent where everything is in the address. */
  readonly body?: {
    readonly raw?: string
    readonly formdata?: readonly { readonly key: string; readonly type: string; readonly disabled?: true }[]
  }
}
interface Collection {
  readonly variable: readonly { readonly key: string; readonly value: string }[]
  readonly item: readonly { readonly item: readonly { readonly name: string; readonly request: Request }[] }[]
}

describe('the Postman collection', () => {
  let api: Api
  let collection: Collection
  /** The ids that answers gave, by variable. */
  const ids: Record<string, string> = {}
  before(async () => {
    api = await startApi()
    collection = (await (await fetch(`${api.url}/postman.json`)).json()) as Collection
  })
  after(() => api.stop())

  const requests = () => collection.item.flatMap(({ item }) => item.map(({ request }) => request))
  const filled = (text: string) =>
    collection.variable.reduce((filled, { key, value }) => filled.replaceAll(`{{${key}}}`, value), text)

  it('has a request for every operation, in their order', () => {
    const listed = requests().map(({ method, url }) => `${method} ${filled(url.raw)}`)
    assert.deepEqual(
      listed,
      partnerOperations.map(({ method, path, ...operation }) => {
        const asked = operation.takes === 'parameters' ? new URLSearchParams(operation.exampleQuery) : ''
        const where = path.replace('{key}', '1001').replaceAll(/\{\w+_id\}/g, '00000000-0000-4000-8000-000000000000')
        return `${method} ${api.url}${where}${String(asked) === '' ? '' : `?${asked}`}`
      }),
    )
  })

  it('holds no key', () => {
    assert.equal(collection.variable.find(({ key }) => key === 'apiKey')?.value, '')
    assert.doesNotMatch(JSON.stringify(collection), /\bsk_/)
  })

  it('JSON requests are answered as they stand', async () => {
    const bodies = requests().filter(({ body }) => body?.raw !== undefined)
    assert.equal(bodies.length, 12)
    for (const { method, url, body: sent } of bodies) {
      const where = new URL(filled(url.raw)).pathname
      const answer = await api.ask(method, where, { json: filled(sent!.raw!) })
      // What the example names must be stored first: the client of the collection has no hit, and its case is not decided on.
      const expected = where.startsWith('/v1/kyc/cases/') ? 404 : where.endsWith('bank-connections') ? 201 : 200
      assert.equal(answer.status, expected)
      const body = answer.body as Readonly<Record<string, string>>
      if (answer.status === 201) ids['connection_id'] = body['id']!
      if (where.endsWith('verify')) for (const name of ['case_id', 'verdict_id']) ids[name] = body[name]!
    }
  })

  it('requests without a body find what was started, once the client has finished', async () => {
    const upload = form([{ content: png(10, 10), type: 'image/png' }], { reference: 'client-1001' })
    const { body: extracted } = await api.ask('POST', '/v1/kyc/extract', { form: upload })
    ids['document_id'] = (extracted as { document_ids: string[] }).document_ids[0]!
    api.clock.advance(6_000)
    const others = requests().filter(({ body }) => body === undefined)
    assert.equal(others.length, 16)
    for (const { method, url } of others) {
      const where = filled(url.raw.replaceAll(/\{\{(\w+_id)\}\}/g, (_text, name: string) => ids[name]!))
      const { pathname, search } = new URL(where)
      assert.equal((await api.call(method, `${pathname}${search}`)).status, 200)
    }
  })

  it('an upload sends a file under a reference, and no other part until it is switched on', () => {
    const [extract] = requests()
    const on = extract!.body!.formdata!.filter(({ disabled }) => !disabled)
    assert.deepEqual(
      on.map(({ key, type }) => ({ key, type })),
      [
        { key: 'files', type: 'file' },
        { key: 'reference', type: 'text' },
      ],
    )
  })
})
