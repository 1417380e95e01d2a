import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { jobContext } from '../support/job-context.ts'
import { sql } from 'kysely'
import { readMessage } from '../../src/adapters/mail/read-message.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { sendMail } from '../../src/jobs/send-mail.ts'
import { followEid } from '../../src/jobs/follow-eid.ts'
import { startWebhookServer, type WebhookServer } from '../support/webhooks.ts'

interface Summary {
  readonly key: number
  readonly complete: boolean
  readonly passed: boolean
  readonly identity: Readonly<Record<string, string>>
  readonly checks: readonly { readonly id: string; readonly passed: boolean; readonly label: string }[]
  readonly completed_date: string | null
}

const clara = { email: 'pass+clara@example.com', first_name: 'Clara', last_name: 'Clearwater', country: 'CA' }

describe('eID over HTTP', () => {
  let server: WebhookServer
  before(async () => {
    server = await startWebhookServer()
  })
  after(() => server.stop())

  const start = async (input: object = {}) => {
    const answer = await server.post('/v1/kyc/eid', { ...clara, email: `pass+${nextAddress++}@example.com`, ...input })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { key: number } }
  }
  let nextAddress = 0
  const get = async (
    key: number | string,
    query = '',
    init: { key?: string | null; headers?: Record<string, string> } = {},
  ) => {
    const answer = await server.call('GET', `/v1/kyc/eid/${key}${query}`, init)
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as Summary & Record<string, unknown>,
    }
  }
  const finished = async (input: object = {}) => {
    const { body } = await start(input)
    server.clock.advance(6_000)
    return body.key
  }
  const detail = (body: Record<string, unknown>) => body['detail']

  it('starts a check with a key, the masked address, an expiry and no case without a reference', async () => {
    const { status, body } = await start({ email: 'never+jean@example.com' })
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['key', 'complete', 'emailed_to', 'expires_at'])
    assert.ok(body.key >= 1001)
    assert.equal(body['complete'], false)
    assert.equal(body['emailed_to'], 'n***@example.com')
    assert.match(String(body['expires_at']), /^2026-11-28T10:.*\+00:00$/)
  })

  it('gives keys that rise by one from 1001', async () => {
    const [one, two] = [(await start()).body.key, (await start()).body.key]
    assert.equal(two, one + 1)
  })

  it('answers a pending check with complete false and nothing else known', async () => {
    const { body } = await start()
    assert.deepEqual((await get(body.key)).body, {
      key: body.key,
      complete: false,
      passed: false,
      identity: {},
      checks: [],
      completed_date: null,
    })
  })

  it('answers a finished check with identity, checks and its date', async () => {
    const { body } = await get(await finished({ date_of_birth: '1985-04-12', reference: 'client-1' }))
    assert.equal(body.complete, true)
    assert.equal(body.passed, true)
    assert.equal(body.identity['lastName'], 'Clearwater')
    assert.equal(body.identity['birthDate'], '1985-04-12')
    assert.deepEqual(
      body.checks.map(({ id }) => id),
      ['document_authentic', 'document_expiry', 'liveness', 'face_match', 'name_match', 'dob_match', 'fraud'].map(
        (id) => `eid:${id}`,
      ),
    )
    assert.ok(body.completed_date)
  })

  it('writes the checks in the language that is asked for, of the same result', async () => {
    const key = await finished()
    const french = await get(key, '', { headers: { 'Accept-Language': 'fr' } })
    const english = await get(key)
    assert.match(french.body.checks.find(({ id }) => id === 'eid:liveness')?.label ?? '', /présente/)
    assert.match(english.body.checks.find(({ id }) => id === 'eid:liveness')?.label ?? '', /present/)
  })

  for (const [local, failed] of [
    ['expired', 'eid:document_expiry'],
    ['face', 'eid:face_match'],
    ['liveness', 'eid:liveness'],
    ['name', 'eid:name_match'],
    ['suspect', 'eid:document_authentic'],
    ['credit', 'eid:credit_file'],
  ] as const) {
    it(`an address that begins with ${local}+ fails ${failed} and nothing else`, async () => {
      const { body } = await get(await finished({ email: `${local}+x@example.com` }))
      assert.equal(body.complete, true)
      assert.deepEqual(
        body.checks.filter(({ passed }) => !passed).map(({ id }) => id),
        [failed],
      )
    })
  }

  it('an address that begins with archive+ ends without the client: complete false and eid:complete failed', async () => {
    const { body } = await get(await finished({ email: 'archive+x@example.com' }))
    assert.equal(body.complete, false)
    assert.equal(body.passed, false)
    assert.deepEqual(
      body.checks.map(({ id, passed }) => [id, passed]),
      [['eid:complete', false]],
    )
  })

  it('an address that begins with never+ stays incomplete', async () => {
    assert.equal((await get(await finished({ email: 'never+x@example.com' }))).body.complete, false)
  })

  it('an address that begins with down+ answers 502, and nothing is stored', async () => {
    const { status, body } = await start({ email: 'down+x@example.com', reference: 'client-down' })
    assert.equal(status, 502)
    assert.deepEqual(body, { detail: 'the identity verification service did not answer' })
    const cases = (await server.operate('cases.list', { workspace_id: server.workspaceId })) as readonly {
      reference: string
    }[]
    assert.equal(
      cases.some(({ reference }) => reference === 'client-down'),
      false,
    )
  })

  for (const country of ['FR', 'US', 'ca', '']) {
    it(`refuses a client of ${JSON.stringify(country)} with the 422 of Canadian clients`, async () => {
      const { status, body } = await start({ country })
      assert.equal(status, 422)
      assert.deepEqual(body, { detail: 'identity verification is available for Canadian clients only' })
    })
  }

  it('takes CAN for Canada, and Canada by default', async () => {
    assert.equal((await start({ country: 'CAN' })).status, 200)
    assert.equal((await start({ country: undefined })).status, 200)
  })

  const single = 'one document must be photo_id or credit_file; two documents are needed for the dual-process method'
  for (const [documents, type, msg] of [
    [[], 'too_short', 'List should have at least 1 item after validation, not 0'],
    [['photo_id', 'name_dob', 'credit_file'], 'too_long', 'List should have at most 2 items after validation, not 3'],
    [['name_address'], 'value_error', single],
    [['name_dob'], 'value_error', single],
    [['name_dob', 'name_dob'], 'value_error', 'the two documents must be of two kinds'],
  ] as const) {
    it(`refuses the documents ${JSON.stringify(documents)} as ${type}`, async () => {
      const { status, body } = await start({ documents })
      assert.equal(status, 422)
      const [issue] = detail(body) as readonly { type: string; loc: unknown; msg: string }[]
      assert.deepEqual([issue?.type, issue?.loc, issue?.msg], [type, ['body', 'documents'], msg])
    })
  }

  for (const documents of [
    ['credit_file'],
    ['photo_id', 'credit_file'],
    ['name_address', 'name_dob'],
    [{ type: 'photo_id', doc_type: 'passport' }],
  ]) {
    it(`takes the documents ${JSON.stringify(documents)}`, async () => {
      const { body } = await get(await finished({ documents }))
      assert.equal(body.complete, true)
      assert.equal(
        body.checks.some(({ id }) => id === 'eid:dual_process'),
        documents.length === 2,
      )
    })
  }

  it('refuses an unknown kind of document as literal_error at its place', async () => {
    const { body } = await start({ documents: ['photo_id', { type: 'selfie' }] })
    const [issue] = detail(body) as readonly { type: string; loc: unknown }[]
    assert.deepEqual([issue?.type, issue?.loc], ['literal_error', ['body', 'documents', 1, 'type']])
  })

  for (const email of [
    'clara',
    'clara@',
    '@example.com',
    'a b@example.com',
    'a@b',
    'a@b@example..com',
    'x@example.123',
  ]) {
    it(`refuses ${JSON.stringify(email)} as no e-mail address`, async () => {
      const { status, body } = await start({ email })
      assert.equal(status, 422)
      const [issue] = detail(body) as readonly { type: string; loc: unknown; msg: string }[]
      assert.deepEqual([issue?.type, issue?.loc], ['value_error', ['body', 'email']])
      assert.match(issue?.msg ?? '', /^value is not a valid email address: /)
    })
  }

  it('lists every fault of a body at once', async () => {
    const answer = await server.post('/v1/kyc/eid', {
      email: 'x',
      documents: ['name_dob'],
      environment: 'test',
      reference: ' ',
    })
    const { detail: issues } = (await answer.json()) as { detail: readonly { loc: readonly string[] }[] }
    assert.deepEqual(issues.map(({ loc }) => loc.join('.')).toSorted(), [
      'body.documents',
      'body.email',
      'body.environment',
      'body.first_name',
      'body.last_name',
      'body.reference',
    ])
  })

  for (const [key, status] of [
    ['abc', 422],
    ['10.5', 422],
    ['99999999999999999999', 404],
    ['999999', 404],
    ['0', 404],
    ['-5', 404],
  ] as const) {
    it(`answers the key ${key} with ${status}`, async () => {
      for (const report of ['', '/report']) {
        const answer = await server.call('GET', `/v1/kyc/eid/${key}${report}`)
        assert.equal(answer.status, status)
        const body = (await answer.json()) as Record<string, unknown>
        if (status === 404) assert.deepEqual(body, { detail: 'Not Found' })
        else {
          assert.deepEqual(detail(body), [
            {
              type: 'int_parsing',
              loc: ['path', 'key'],
              msg: 'Input should be a valid integer, unable to parse string as an integer',
              input: key,
            },
          ])
        }
      }
    })
  }

  it('refuses an unknown environment in the query, at its place', async () => {
    const { status, body } = await get((await start()).body.key, '?environment=test')
    assert.equal(status, 422)
    assert.deepEqual((detail(body) as readonly { loc: unknown }[])[0]?.loc, ['query', 'environment'])
  })

  it('a key of another workspace is answered like an unknown one', async () => {
    const { id } = (await server.operate('workspaces.create', { name: 'Other' })) as { id: string }
    const { key: theirs } = (await server.operate('keys.create', {
      workspace_id: id,
      name: 'k',
      scopes: ['kyc:eid'],
    })) as { key: string }
    const ours = await finished()
    for (const suffix of ['', '/report']) {
      const answer = await server.call('GET', `/v1/kyc/eid/${ours}${suffix}`, { key: theirs })
      assert.equal(answer.status, 404)
      assert.deepEqual(await answer.json(), { detail: 'Not Found' })
    }
  })

  it('an environment without a provider answers 404 not set up, after the checks of the body', async () => {
    const missing = { detail: 'identity verification is not set up for this tenant' }
    const production = await start({ environment: 'production' })
    assert.deepEqual([production.status, production.body], [404, missing])
    assert.equal((await start({ environment: 'production', country: 'FR' })).status, 422)
    const pending = (await start()).body.key
    const recorded = await finished()
    assert.equal((await get(recorded)).status, 200)
    await server.operate('eid.unset', { workspace_id: server.workspaceId, environment: 'sandbox' })
    assert.deepEqual(
      [(await start()).status, (await get(pending)).body, (await get(recorded)).status],
      [404, missing, 200],
    )
    await server.operate('eid.set', { workspace_id: server.workspaceId, environment: 'sandbox', provider: 'sandbox' })
    assert.equal((await start()).status, 200)
  })

  it('a repeat call replaces the request: the earlier key stays incomplete and its mail is not sent', async () => {
    const reference = 'client-repeat'
    const first = (await start({ reference, email: 'never+r@example.com' })).body
    const second = (await start({ reference, email: 'pass+r@example.com' })).body
    assert.equal(first['case_id'], second['case_id'])
    await sendMail.run(server.services, jobContext())
    const folder = path.join(server.dataDir, 'mailbox')
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')))
    const sent = (to: string) => mails.filter((mail) => mail.includes(to)).length
    assert.deepEqual([sent('never+r@example.com'), sent('pass+r@example.com')], [0, 1])
    server.clock.advance(6_000)
    await followEid.run(server.services, jobContext())
    assert.equal((await get(first.key)).body.complete, false)
    assert.equal((await get(second.key)).body.complete, true)
  })

  it('answers the report of a complete check as an attachment, the same bytes again, and 404 before', async () => {
    const { body } = await start({ reference: 'client-report' })
    const report = () => server.call('GET', `/v1/kyc/eid/${body.key}/report`)
    const early = await report()
    assert.deepEqual([early.status, await early.json()], [404, { detail: 'Not Found' }])
    server.clock.advance(6_000)
    const [one, two] = [await report(), await report()]
    assert.equal(one.status, 200)
    assert.equal(one.headers.get('content-type'), 'application/pdf')
    assert.equal(one.headers.get('content-disposition'), `attachment; filename="eid-${body.key}.pdf"`)
    assert.ok(one.headers.get('x-ratelimit-limit'))
    const bytes = Buffer.from(await one.arrayBuffer())
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual(Buffer.from(await two.arrayBuffer()), bytes)
    const find = async (file: Buffer) => {
      const sha256 = createHash('sha256').update(file).digest('hex')
      return (await server.operate('audit.find', { sha256 })) as readonly {
        action: string
        changed: readonly string[]
      }[]
    }
    assert.deepEqual(
      (await find(bytes)).map(({ action, changed }) => [action, changed]),
      [['eid.report_stored', [String(body.key)]]],
    )
    assert.deepEqual(await find(Buffer.concat([bytes, Buffer.from('\n')])), [])
  })

  it('result and report stay readable after the provider deleted its session, without a poll before', async () => {
    const key = await finished({ reference: 'client-kept' })
    server.clock.advance(60_000)
    await followEid.run(server.services, jobContext())
    const { app } = server.services.store
    const sessions = await withTenant(app, server.workspaceId, (tx) =>
      tx
        .selectFrom('eid_session')
        .select('ref')
        .where(sql<boolean>`ref::text in (select provider_ref from eid_request where key = ${key})`)
        .execute(),
    )
    assert.deepEqual(sessions, [])
    server.clock.advance(30 * 86_400_000)
    assert.equal((await get(key)).body.complete, true)
    assert.equal((await server.call('GET', `/v1/kyc/eid/${key}/report`)).status, 200)
  })

  it('mails the client a link, in the language of the request', async () => {
    await start({ email: 'never+mail@example.com', language: 'fr' })
    await sendMail.run(server.services, jobContext())
    const folder = path.join(server.dataDir, 'mailbox')
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')))
    const mine = mails.filter((mail) => mail.includes('never+mail@example.com'))
    assert.equal(mine.length, 1)
    const { text } = readMessage(Buffer.from(mine[0] ?? ''))
    assert.match(text, new RegExp(`${server.url}/eid/[\\w-]{43}\\s`))
    assert.match(text, /vous demande de confirmer votre identité/)
  })

  it('the sixth mail to one address in an hour is refused with 429 and Retry-After', async () => {
    const email = 'never+flood@example.com'
    for (let sent = 0; sent < 5; sent++) assert.equal((await start({ email })).status, 200)
    const answer = await server.post('/v1/kyc/eid', { ...clara, email: email.toUpperCase() })
    assert.equal(answer.status, 429)
    assert.deepEqual(await answer.json(), {
      code: 'rate_limit_exceeded',
      message: 'Too many requests. Please slow down.',
    })
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
    server.clock.advance(3_600_000)
    assert.equal((await start({ email })).status, 200)
  })

  it('refuses a key without the scope before anything else, and unknown paths with not_found', async () => {
    const { key } = (await server.operate('keys.create', {
      workspace_id: server.workspaceId,
      name: 'no eid',
      scopes: ['kyc:verify'],
    })) as { key: string }
    for (const [method, where] of [
      ['POST', '/v1/kyc/eid'],
      ['GET', '/v1/kyc/eid/abc'],
      ['GET', '/v1/kyc/eid/1/report'],
    ] as const) {
      const answer = await server.call(method, where, { key })
      assert.equal(answer.status, 403)
      assert.deepEqual(await answer.json(), { detail: 'API key lacks the kyc:eid scope' })
    }
    for (const where of ['/v1/kyc/eid/', '/v1/kyc/eid', '/v1/kyc/eid/1001/', '/v1/kyc/eid/1001/report/']) {
      const answer = await server.call('GET', where)
      assert.equal(((await answer.json()) as { code: string }).code, 'not_found', where)
    }
  })
})
