import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { Gatehouse, type GatehouseOptions } from '../../sdk/gatehouse.ts'
import { GatehouseError, type FailureKind } from '../../sdk/gatehouse-error.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const profile = { first_name: 'Clara', last_name: 'Clearwater' }

async function failed(call: Promise<unknown>, kind: FailureKind, status = 0): Promise<GatehouseError> {
  try {
    await call
  } catch (error) {
    assert.ok(error instanceof GatehouseError, String(error))
    assert.deepEqual([error.kind, error.status], [kind, status])
    return error
  }
  return assert.fail('the call did not fail')
}

describe('the client against the service', () => {
  let server: TestServer
  let client: Gatehouse
  before(async () => {
    server = await startTestServer()
    client = new Gatehouse({ baseUrl: `${server.url}/`, apiKey: server.key, environment: 'sandbox' })
  })
  after(() => server.stop())

  it('verifies, and goes through every case page after page', async () => {
    for (const reference of ['sdk-1', 'sdk-2', 'sdk-3']) {
      const { verification } = await client.verify({ reference, values: profile })
      assert.equal(verification.passed, false)
    }
    const seen: string[] = []
    for await (const one of client.cases({ limit: 2 })) seen.push(one.reference)
    // The clock stands still, so the three are created at one moment.
    assert.deepEqual(seen.toSorted(), ['sdk-1', 'sdk-2', 'sdk-3'])
  })

  it('uploads a file and reads its bytes back', async () => {
    const passport = specimens('2026-01-01').find(({ name }) => name === 'passport-en')!
    const content = new Uint8Array(await passport.render())
    const files = [{ name: 'passport.png', content, type: 'image/png' }]
    await client.extract({ files, reference: 'sdk-file' })
    const [item] = (await client.listCases({ reference: 'sdk-file' })).items
    const shown = await client.showCase({ case_id: item!.case_id })
    const read = await client.readDocument({ case_id: item!.case_id, document_id: shown.documents[0]!.document_id })
    assert.equal(read.type, 'image/png')
    assert.deepEqual(Buffer.from(read.bytes), Buffer.from(content))
  })

  it('goes through every transaction of a bank connection', async () => {
    const { id: connection_id } = await client.connectBank({ bank_code: 'SBX-SALARY' })
    const { total } = await client.listBankTransactions({ connection_id, limit: 1 })
    const seen = new Set<string>()
    for await (const one of client.transactions({ connection_id, limit: 50 })) seen.add(one.id)
    assert.ok(total > 50)
    assert.equal(seen.size, total)
  })

  it('sends the environment of the client to every operation, unless the call names its own', async () => {
    const production = new Gatehouse({ baseUrl: server.url, apiKey: server.key, environment: 'production' })
    await production.verify({ reference: 'sdk-production', environment: undefined, values: profile })
    await production.verify({ reference: 'sdk-named', environment: 'sandbox', values: profile })
    const references = async (of: Gatehouse) => (await of.listCases({})).items.map(({ reference }) => reference)
    assert.deepEqual(await references(production), ['sdk-production'])
    assert.ok((await references(client)).includes('sdk-named'))
  })

  it('flattens the three shapes of error', async () => {
    const text = await failed(client.showCase({ case_id: '6e0f8b5e-0000-4000-8000-000000000001' }), 'answer', 404)
    assert.deepEqual([text.message, text.code, text.issues], ['Case not found', null, []])
    assert.match(text.requestId!, /./)
    const coded = await failed(client.connectBank({ bank_code: '006' }, { environment: 'production' }), 'answer', 409)
    assert.equal(coded.code, 'bank_connect_unavailable')
    const elsewhere = new Gatehouse({ baseUrl: `${server.url}/elsewhere`, apiKey: server.key })
    assert.equal((await failed(elsewhere.listCases({}), 'answer', 404)).code, 'not_found')
    const faulty = await failed(client.verify({ reference: 'Anna Secret', values: profile }), 'answer', 422)
    assert.deepEqual(faulty.issues[0]!.loc, ['body', 'reference'])
    assert.equal(JSON.stringify(faulty).includes('Anna'), false)
  })

  it('throws for an empty parameter of the path instead of calling another one', async () => {
    await assert.rejects(client.showCase({ case_id: '' }), TypeError)
    await assert.rejects(client.showCase({ case_id: '..' }), TypeError)
  })
})

describe('the client against a service in trouble', () => {
  const requests: IncomingMessage[] = []
  let answers: ((response: ServerResponse) => void)[] = []
  const http = createServer((request, response) => {
    requests.push(request)
    request.resume().on('end', () => answers.shift()?.(response))
  })
  let baseUrl = ''
  before(async () => {
    await once(http.listen(0, '127.0.0.1'), 'listening')
    const address: AddressInfo = JSON.parse(JSON.stringify(http.address()))
    baseUrl = `http://127.0.0.1:${address.port}`
  })
  after(() => {
    http.closeAllConnections()
    http.close()
  })
  const status =
    (code: number, body: unknown = {}, headers: Record<string, string> = {}) =>
    (response: ServerResponse) =>
      void response.writeHead(code, headers).end(JSON.stringify(body))
  const cut = (response: ServerResponse) => void response.destroy()
  const empty = status(200, { items: [], next_cursor: null })
  const trouble = (given: typeof answers, options: Partial<GatehouseOptions> = {}) => {
    requests.length = 0
    answers = given
    return new Gatehouse({ baseUrl, apiKey: 'sk_test', ...options })
  }

  it('repeats a GET after a cut connection and a 5xx, twice at most', async () => {
    assert.deepEqual((await trouble([cut, status(503), empty]).listCases({})).items, [])
    assert.equal(requests.length, 3)
    await failed(trouble([status(500), status(502), status(503), empty]).listCases({}), 'answer', 503)
    assert.equal(requests.length, 3)
  })

  it('never repeats a POST that may have been done when the service is said to keep no keys', async () => {
    const off = { idempotentPosts: false }
    await failed(trouble([cut], off).verify({ values: profile }, { idempotencyKey: 'k-1' }), 'connection')
    assert.equal(requests[0]!.headers['idempotency-key'], 'k-1')
    await failed(trouble([status(500)], off).verify({ values: profile }), 'answer', 500)
    assert.deepEqual(
      requests.map(({ headers }) => headers['idempotency-key']),
      [undefined],
    )
  })

  it('sends a key of its own with each POST, the same over its retries, and none with a GET', async () => {
    const busy = { detail: { code: 'idempotency_key_in_use', message: 'Running.' } }
    await trouble([cut, status(409, busy), status(200)]).verify({ values: profile })
    const [first, ...others] = requests.map(({ headers }) => headers['idempotency-key'])
    assert.match(String(first), /^[0-9a-f-]{36}$/)
    assert.deepEqual(others, [first, first])
    await trouble([status(200)]).verify({ values: profile })
    assert.notEqual(requests[0]!.headers['idempotency-key'], first)
    await trouble([empty]).listCases({})
    assert.equal(requests[0]!.headers['idempotency-key'], undefined)
  })

  it('repeats a POST under the key of the call, and without keys one that was refused with 429', async () => {
    const options = { idempotencyKey: 'k-2' }
    await trouble([status(500), cut, status(200)]).verify({ values: profile }, options)
    assert.deepEqual(
      requests.map(({ headers }) => headers['idempotency-key']),
      ['k-2', 'k-2', 'k-2'],
    )
    const limited = status(429, { code: 'rate_limit_exceeded', message: '' })
    await trouble([limited, status(200)], { idempotentPosts: false }).verify({ values: profile })
    assert.equal(requests.length, 2)
  })

  it('waits as long as Retry-After says, and gives up at once when that is past its time', async () => {
    const startedAt = performance.now()
    await trouble([status(429, {}, { 'retry-after': '1' }), empty]).listCases({})
    assert.ok(performance.now() - startedAt >= 990)
    const error = await failed(trouble([status(429, {}, { 'retry-after': '90' })]).listCases({}), 'answer', 429)
    assert.equal(error.retryAfterSeconds, 90)
  })

  it('never repeats a call over the reads of the month', async () => {
    const cap = { detail: { code: 'kyc_extract_cap_reached', message: 'Over.', used: 5, limit: 5 } }
    const error = await failed(trouble([status(429, cap)]).extract({ files: [] }), 'answer', 429)
    assert.deepEqual([error.code, error.details], ['kyc_extract_cap_reached', { used: 5, limit: 5 }])
    assert.equal(requests.length, 1)
  })

  it('ends after timeoutMs, by the signal of the call, and says when nobody listens', async () => {
    await failed(trouble([]).listCases({}, { timeoutMs: 50 }), 'timeout')
    await failed(trouble([]).listCases({}, { signal: AbortSignal.timeout(50) }), 'aborted')
    const nobody = new Gatehouse({ baseUrl: 'http://127.0.0.1:1', apiKey: 'sk_test', retries: 0 })
    await failed(nobody.listCases({}), 'connection')
  })

  it('does not follow a redirect with the key', async () => {
    await failed(trouble([status(302, {}, { location: '/other' })]).listCases({}), 'answer', 302)
    assert.equal(requests.length, 1)
  })
})
