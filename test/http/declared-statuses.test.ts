import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { Ajv } from 'ajv'
import { sql } from 'kysely'
import { AssessAnswer, ExtractAnswer, VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { BankAnalysis } from '../../src/contract/bank-analysis.ts'
import { BankConnection, BankTransactions } from '../../src/contract/bank.ts'
import { EidSummary } from '../../src/contract/eid.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { steeredBank } from '../support/steered-bank.ts'
import { breakStore, startApi, type Api, type Asked } from './support/api.ts'
import type { Answer } from './support/described.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'

const file = { content: png(10, 10), type: 'image/png' }
const tooLarge = 'x'.repeat(1024 * 1024 + 1)

describe('the description', () => {
  let api: Api
  let unscoped: string
  let noEid: string
  let capped: string
  let broken: Api

  before(async () => {
    api = await startApi({ reads: true, settings: { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '50' } })
    unscoped = (await api.addKey({ scopes: ['kyc:eid'] })).key
    noEid = (await api.addKey({ scopes: ['kyc:extract', 'kyc:verify'] })).key
    capped = (await api.addWorkspace({ read_cap: 0 })).key
    broken = await startApi()
    await breakStore(broken)
  })
  after(async () => {
    await api.stop()
    await broken.stop()
  })

  const exhausted = async (path: string, method = 'POST'): Promise<Answer> => {
    let answer = await api.ask(method, path, { key: null })
    for (let call = 0; answer.status !== 429 && call < 60; call++) answer = await api.ask(method, path, { key: null })
    return answer
  }
  type Provoke = (path: string) => Promise<Pick<Answer, 'status'>>
  const asking =
    (asked: Asked, method = 'POST'): Provoke =>
    (path) =>
      api.ask(method, path, asked)

  /** A call that is repeated with its Idempotency-Key after what it answered was erased. */
  const repeatedLate =
    (asked: () => Promise<Asked>): Provoke =>
    async (path) => {
      const sent = { ...(await asked()), headers: { 'Idempotency-Key': randomUUID() } }
      const { case_id: id } = (await api.ask('POST', path, sent)).body as { case_id: string }
      await api.operate('cases.erase', { id, reason: 'request' })
      return api.ask('POST', path, sent)
    }

  const json: Readonly<Record<string, Provoke>> = {
    200: asking({ json: { values: {} } }),
    401: asking({ key: null }),
    403: (path) => api.ask('POST', path, { key: unscoped }),
    404: asking({}, 'GET'),
    409: repeatedLate(async () => ({ json: { reference: randomUUID(), values: {} } })),
    413: asking({ json: tooLarge }),
    422: asking({ json: {} }),
    429: exhausted,
    500: (path) => broken.ask('POST', path, { json: {} }),
  }
  const upload: Readonly<Record<string, Provoke>> = {
    200: asking({ form: form([file]) }),
    400: asking({ form: form([]) }),
    401: asking({ key: null }),
    403: (path) => api.ask('POST', path, { key: unscoped }),
    404: asking({}, 'PUT'),
    409: repeatedLate(async () => ({ form: form([file], { reference: randomUUID() }) })),
    413: asking({ form: form([{ ...file, content: png(9000, 9000) }]) }),
    422: asking({ form: form([file], { reference: 'a b' }) }),
    429: (path) => api.ask('POST', path, { key: capped, form: form([file]) }),
    500: (path) => broken.ask('POST', path, { json: {} }),
  }
  const client = { email: 'pass+clara@example.com', first_name: 'Clara', last_name: 'Clearwater' }
  const eid: Readonly<Record<string, Provoke>> = {
    ...json,
    200: asking({ json: client }),
    403: (path) => api.ask('POST', path, { key: noEid }),
    404: asking({ json: { ...client, environment: 'production' } }),
    409: repeatedLate(async () => ({
      json: { ...client, reference: randomUUID(), email: `pass+${randomUUID()}@example.com` },
    })),
    422: asking({ json: { ...client, country: 'FR' } }),
    502: asking({ json: { ...client, email: 'down+clara@example.com' } }),
  }
  const started = async () => {
    const { body } = await api.ask('POST', '/v1/kyc/eid', { json: { ...client, email: `pass+${++made}@example.com` } })
    return (body as { key: number }).key
  }
  let made = 0
  const ofKey = (path: string, key: number | string) => path.replace('{key}', String(key))
  const ofCheck: Readonly<Record<string, Provoke>> = {
    200: async (path) => {
      const key = await started()
      api.clock.advance(6_000)
      return api.call('GET', ofKey(path, key))
    },
    401: (path) => api.ask('GET', ofKey(path, 1), { key: null }),
    403: (path) => api.ask('GET', ofKey(path, 1), { key: noEid }),
    404: (path) => api.ask('GET', ofKey(path, 1)),
    422: (path) => api.ask('GET', ofKey(path, 'abc')),
    429: (path) => exhausted(ofKey(path, 1), 'GET'),
    500: (path) => broken.ask('GET', ofKey(path, 1)),
    502: async (path) => {
      const key = await started()
      await api.operate('eid.outcome', { key, outcome: 'down' })
      return api.ask('GET', ofKey(path, key))
    },
  }
  const connections = '/v1/partner/bank-connections'
  const connected = async () => {
    const { body } = await api.ask('POST', connections, { json: { bank_code: 'SBX-SALARY' } })
    return (body as { id: string }).id
  }
  /** With a steered provider of sandbox connections. */
  const withBank = async <T>(work: (bank: ReturnType<typeof steeredBank>) => Promise<T>): Promise<T> => {
    const bank = steeredBank()
    const restore = bank.install(api.services)
    return work(bank).finally(restore)
  }
  const inProduction = { headers: { 'X-Service-Environment': 'production' } }
  const connecting: Readonly<Record<string, Provoke>> = {
    201: asking({ json: { bank_code: '006', bank_name: 'A bank', case_id: null, access_grant: null } }),
    401: asking({ key: null }),
    403: (path) => api.ask('POST', path, { key: unscoped }),
    404: asking({ json: { bank_code: '006', case_id: randomUUID() } }),
    409: asking({ json: { bank_code: '006' }, ...inProduction }),
    413: asking({ json: tooLarge }),
    422: asking({ json: {} }),
    429: exhausted,
    500: (path) => broken.ask('POST', path, { json: { bank_code: '006' } }),
    502: (path) =>
      withBank((bank) => {
        bank.down.add('connect')
        return api.ask('POST', path, { json: { bank_code: '006' } })
      }),
  }
  const ofConnection = (method: string): Readonly<Record<string, Provoke>> => {
    const ask = (path: string, id: string, asked: Asked = {}) =>
      api.ask(method, path.replace('{connection_id}', id), asked)
    return {
      200: async (path) => ask(path, await connected()),
      401: (path) => ask(path, randomUUID(), { key: null }),
      403: (path) => ask(path, randomUUID(), { key: unscoped }),
      404: (path) => ask(path, randomUUID()),
      409: async (path) => ask(path, await connected(), inProduction),
      422: (path) => ask(path, 'abc'),
      429: (path) => exhausted(path.replace('{connection_id}', randomUUID()), method),
      500: (path) => broken.ask(method, path.replace('{connection_id}', randomUUID())),
    }
  }
  const { 409: _, ...showing } = ofConnection('GET')
  const refreshing: Readonly<Record<string, Provoke>> = {
    ...ofConnection('POST'),
    502: (path) =>
      withBank(async (bank) => {
        const id = await connected()
        bank.down.add('read')
        return api.ask('POST', path.replace('{connection_id}', id))
      }),
  }
  const searched = '/v1/screening/search?name=Serge'
  const searching: Readonly<Record<string, Provoke>> = {
    200: () => api.ask('GET', searched),
    401: () => api.ask('GET', searched, { key: null }),
    403: () => api.ask('GET', searched, { key: unscoped }),
    404: asking({}),
    422: asking({}, 'GET'),
    429: () => exhausted(searched, 'GET'),
    500: () => broken.ask('GET', searched),
  }
  /** A case with a verdict and a document, by the parameters of the paths. */
  const storedCase = async (): Promise<Readonly<Record<string, string>>> => {
    const reference = randomUUID()
    const read = await api.ask('POST', '/v1/kyc/extract', { form: form([file], { reference }) })
    const judged = await api.ask('POST', '/v1/kyc/verify', { json: { reference, values: {} } })
    const [documentId = ''] = (read.body as { document_ids: string[] }).document_ids
    return { ...(judged.body as Readonly<Record<string, string>>), document_id: documentId }
  }
  const withIds = (path: string, ids: Readonly<Record<string, string>>) =>
    path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => ids[name] ?? randomUUID())
  const ofCase: Readonly<Record<string, Provoke>> = {
    200: async (path) => api.call('GET', withIds(path, await storedCase())),
    401: (path) => api.ask('GET', withIds(path, {}), { key: null }),
    403: (path) => api.ask('GET', withIds(path, {}), { key: unscoped }),
    404: (path) => api.ask('GET', withIds(path, {})),
    422: (path) => api.ask('GET', withIds(path, { case_id: 'abc' })),
    429: (path) => exhausted(withIds(path, {}), 'GET'),
    500: (path) => broken.ask('GET', withIds(path, {})),
  }
  const ofEvidence: Readonly<Record<string, Provoke>> = {
    ...ofCase,
    409: async (path) => {
      const erased = await storedCase()
      await api.operate('cases.erase', { id: erased['case_id'] })
      return api.ask('GET', withIds(path, erased))
    },
  }
  const listing: Readonly<Record<string, Provoke>> = {
    ...ofCase,
    404: asking({}, 'PUT'),
    422: (path) => api.ask('GET', `${path}?limit=0`),
  }
  /** A hit of a case of its own. */
  const storedHit = async () => {
    const listed = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01' }
    const { body } = await api.ask('POST', '/v1/kyc/verify', { json: { reference: randomUUID(), values: listed } })
    const { case_id } = body as { case_id: string }
    return { case_id, party: 'Serge Sanctionov', list: 'sandbox', record_id: 'sandbox-sanctionov' }
  }
  const decision = () => ({
    ...{ reviewer: 'a.analyst', reason: 'Born in another year.' },
    expires: api.clock.now().toISOString().slice(0, 10),
  })
  const noHit = { case_id: randomUUID(), party: 'Nobody', list: 'sandbox', record_id: 'none' }
  const reopening: Readonly<Record<string, Provoke>> = {
    200: async (path) => {
      const hit = await storedHit()
      await api.ask('POST', '/v1/kyc/cases/hits/clear', { json: { ...hit, ...decision() } })
      return api.ask('POST', path, { json: hit })
    },
    401: asking({ key: null }),
    403: (path) => api.ask('POST', path, { key: unscoped }),
    404: asking({ json: noHit }),
    409: repeatedLate(async () => {
      const hit = await storedHit()
      await api.ask('POST', '/v1/kyc/cases/hits/clear', { json: { ...hit, ...decision() } })
      return { json: hit }
    }),
    413: asking({ json: tooLarge }),
    422: asking({ json: {} }),
    429: exhausted,
    500: (path) => broken.ask('POST', path, { json: noHit }),
  }
  const clearing: Readonly<Record<string, Provoke>> = {
    ...reopening,
    200: async (path) => api.ask('POST', path, { json: { ...(await storedHit()), ...decision() } }),
    404: (path) => api.ask('POST', path, { json: { ...noHit, ...decision() } }),
    409: async (path) => {
      await api.operate('workspaces.update', { id: api.workspaceId, four_eyes: true })
      const hit = { ...(await storedHit()), ...decision() }
      await api.ask('POST', path, { json: hit })
      const other = await api.ask('POST', path, { json: { ...hit, reviewer: 'b.second', applies_to: 'client' } })
      await api.operate('workspaces.update', { id: api.workspaceId, four_eyes: false })
      return other
    },
    500: (path) => broken.ask('POST', path, { json: { ...noHit, ...decision() } }),
  }
  /** An act on a case; `refused` makes the 409 of those that have one. */
  const acting = (
    valid: object,
    refused?: (path: string, caseId: string) => Promise<unknown>,
  ): Readonly<Record<string, Provoke>> => {
    const caseOf = async () => (await storedCase())['case_id'] ?? ''
    const unknown = { case_id: randomUUID(), ...valid }
    return {
      200: async (path) => api.ask('POST', path, { json: { case_id: await caseOf(), ...valid } }),
      401: asking({ key: null }),
      403: (path) => api.ask('POST', path, { key: unscoped }),
      404: asking({ json: unknown }),
      409: async (path) => {
        if (refused === undefined)
          return repeatedLate(async () => ({
            json: { case_id: await caseOf(), ...valid, ...(path.endsWith('hold') && { held: false }) },
          }))(path)
        const id = await caseOf()
        await refused(path, id)
        return api.ask('POST', path, { json: { case_id: id, ...valid, ...(path.endsWith('decide') && stale) } })
      },
      413: asking({ json: tooLarge }),
      422: asking({ json: {} }),
      429: exhausted,
      500: (path) => broken.ask('POST', path, { json: unknown }),
    }
  }
  const stale = { verdict_id: randomUUID() }
  const manyNotes = async (path: string, id: string) => {
    await api.ask('POST', path, { json: { case_id: id, text: 'First.', author: 'a' } })
    await withTenant(api.services.store.app, api.workspaceId, (tx) =>
      sql`insert into case_note select tenant_id, gen_random_uuid(), case_id, kind, content, created_at
        from case_note, generate_series(2, 500) where case_id = ${id}::uuid`.execute(tx),
    )
  }
  const held = (_path: string, id: string) => api.operate('cases.hold', { id, held: true })
  const exporting: Readonly<Record<string, Provoke>> = {
    200: async (path) => api.call('GET', `${path}?case_ids=${(await storedCase())['case_id']}`),
    401: (path) => api.ask('GET', path, { key: null }),
    403: (path) => api.ask('GET', path, { key: unscoped }),
    404: (path) => api.ask('GET', `${path}?case_ids=${randomUUID()}`),
    409: async (path) => {
      const { case_id: caseId } = await storedCase()
      const { store } = api.services
      const row = { size_bytes: 5 * 1024 ** 3 }
      await withTenant(store.app, api.workspaceId, (tx) =>
        tx.updateTable('document').set(row).where('case_id', '=', caseId!).execute(),
      )
      return api.ask('GET', `${path}?case_ids=${caseId}`)
    },
    422: (path) => api.ask('GET', `${path}?case_ids=`),
    429: (path) => exhausted(path, 'GET'),
    500: (path) => broken.ask('GET', `${path}?case_ids=${randomUUID()}`),
  }
  const provoked = {
    '/v1/kyc/extract': upload,
    '/v1/kyc/verify': json,
    '/v1/kyc/assess': json,
    '/v1/kyc/eid': eid,
    '/v1/kyc/eid/{key}': ofCheck,
    '/v1/kyc/eid/{key}/report': ofCheck,
    [connections]: connecting,
    [`${connections}/{connection_id}`]: showing,
    [`${connections}/{connection_id}/transactions`]: ofConnection('GET'),
    [`${connections}/{connection_id}/refresh`]: refreshing,
    [`${connections}/{connection_id}/analysis`]: ofConnection('GET'),
    '/v1/screening/search': searching,
    '/v1/kyc/cases': listing,
    '/v1/kyc/cases/{case_id}': ofCase,
    '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}': ofCase,
    '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/comparison': ofCase,
    '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/evidence': ofEvidence,
    '/v1/kyc/cases/{case_id}/documents/{document_id}': ofCase,
    '/v1/kyc/cases/export': exporting,
    '/v1/kyc/cases/{case_id}/report': ofCase,
    '/v1/kyc/cases/{case_id}/hits': ofCase,
    '/v1/kyc/cases/hits/clear': clearing,
    '/v1/kyc/cases/hits/reopen': reopening,
    '/v1/kyc/cases/notes': acting({ text: 'Called.', author: 'a.analyst' }, manyNotes),
    '/v1/kyc/cases/assign': acting({ assignee: 'a.analyst', by: 'c.lead' }),
    '/v1/kyc/cases/decide': acting(
      { decision: 'approve', reason: 'All agrees.', reviewer: 'a' },
      async () => undefined,
    ),
    '/v1/kyc/cases/close': acting({}),
    '/v1/kyc/cases/hold': acting({ held: true, reason: 'A court asks.', by: 'c.lead' }),
    '/v1/kyc/cases/erase': acting({ reason: 'request' }, held),
  }

  it('declares these statuses and no others', () => {
    const declared = Object.entries(api.description.paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ responses }) => [path, Object.keys(responses)]),
    )
    assert.deepEqual(
      Object.fromEntries(declared),
      Object.fromEntries(Object.entries(provoked).map(([path, provokes]) => [path, Object.keys(provokes)])),
    )
  })

  for (const [path, provokes] of Object.entries(provoked)) {
    for (const [status, provoke] of Object.entries(provokes)) {
      it(`${path} answers ${status} as declared`, async () => {
        api.clock.advance(60_000)
        assert.equal((await provoke(path)).status, Number(status))
      })
    }
  }

  it('is OpenAPI 3.1 of interface 0.2.0, at the address that serves it', () => {
    assert.equal(api.description.openapi, '3.1.0')
    assert.equal(api.description.info.version, '0.2.0')
    assert.deepEqual(api.description.servers, [{ url: api.url }])
  })

  it('describes the operations there are, and no others', () => {
    const described = Object.entries(api.description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
    )
    assert.deepEqual(
      described,
      partnerOperations.map(({ id, method, path }) => [id, method, path]),
    )
    assert.deepEqual(described, [
      ['extract', 'POST', '/v1/kyc/extract'],
      ['verify', 'POST', '/v1/kyc/verify'],
      ['assess', 'POST', '/v1/kyc/assess'],
      ['startEid', 'POST', '/v1/kyc/eid'],
      ['showEid', 'GET', '/v1/kyc/eid/{key}'],
      ['showEidReport', 'GET', '/v1/kyc/eid/{key}/report'],
      ['connectBank', 'POST', '/v1/partner/bank-connections'],
      ['showBankConnection', 'GET', '/v1/partner/bank-connections/{connection_id}'],
      ['listBankTransactions', 'GET', '/v1/partner/bank-connections/{connection_id}/transactions'],
      ['refreshBank', 'POST', '/v1/partner/bank-connections/{connection_id}/refresh'],
      ['analyseBankConnection', 'GET', '/v1/partner/bank-connections/{connection_id}/analysis'],
      ['searchScreening', 'GET', '/v1/screening/search'],
      ['listCases', 'GET', '/v1/kyc/cases'],
      ['showCase', 'GET', '/v1/kyc/cases/{case_id}'],
      ['showVerdict', 'GET', '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}'],
      ['compareVerdicts', 'GET', '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/comparison'],
      ['showEvidence', 'GET', '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/evidence'],
      ['readDocument', 'GET', '/v1/kyc/cases/{case_id}/documents/{document_id}'],
      ['exportCases', 'GET', '/v1/kyc/cases/export'],
      ['showCaseReport', 'GET', '/v1/kyc/cases/{case_id}/report'],
      ['listCaseHits', 'GET', '/v1/kyc/cases/{case_id}/hits'],
      ['clearHit', 'POST', '/v1/kyc/cases/hits/clear'],
      ['reopenHit', 'POST', '/v1/kyc/cases/hits/reopen'],
      ['addCaseNote', 'POST', '/v1/kyc/cases/notes'],
      ['assignCase', 'POST', '/v1/kyc/cases/assign'],
      ['decideCase', 'POST', '/v1/kyc/cases/decide'],
      ['closeCase', 'POST', '/v1/kyc/cases/close'],
      ['holdCase', 'POST', '/v1/kyc/cases/hold'],
      ['eraseCase', 'POST', '/v1/kyc/cases/erase'],
    ])
  })

  it('has no schema that nothing refers to and no reference to nothing', () => {
    const text = JSON.stringify(api.description)
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
    assert.deepEqual([...referred].sort(), Object.keys(api.description.components.schemas).sort())
  })

  it('gives examples that its own schemas and the service accept', async () => {
    for (const operation of partnerOperations) {
      if (operation.takes !== 'json' || operation.exampleNeedsStored === true) continue
      const { status } = await api.ask('POST', operation.path, { json: operation.example })
      assert.equal(status, operation.answer.status)
    }
  })

  it('answers have no key that is not described', async () => {
    const strict = new Ajv({ strict: false, formats: { uuid: true, date: true, 'date-time': true } })
    const json = { reference: 'client-1001', values: { country: 'CA' }, documents: [] }
    for (const [path, schema] of [
      ['/v1/kyc/verify', VerifyAnswer],
      ['/v1/kyc/assess', AssessAnswer],
    ] as const) {
      const { body } = await api.ask('POST', path, { json })
      const validate = strict.compile(closed(schema))
      assert.ok(validate(body), strict.errorsText(validate.errors))
    }
    assert.ok(closed(ExtractAnswer))
    const key = await started()
    api.clock.advance(6_000)
    const { body } = await api.ask('GET', `/v1/kyc/eid/${key}`)
    const validate = strict.compile(closed(EidSummary))
    assert.ok(validate(body), strict.errorsText(validate.errors))
    const id = await connected()
    for (const [method, suffix, schema] of [
      ['GET', '', BankConnection],
      ['GET', '/transactions', BankTransactions],
      ['GET', '/analysis', BankAnalysis],
      ['POST', '/refresh', BankConnection],
    ] as const) {
      const answered = (await api.ask(method, `${connections}/${id}${suffix}`)).body
      const validates = strict.compile(closed(schema))
      assert.ok(validates(answered), strict.errorsText(validates.errors))
    }
  })

  it('is served without a key, with an X-Request-ID', async () => {
    for (const path of ['/livez', '/readyz', '/openapi.json', '/postman.json']) {
      const response = await fetch(api.url + path)
      assert.equal(response.status, 200)
      assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
    }
  })
})

/** The schema with every object closed to other keys, maps aside. */
function closed(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === '$id') return undefined
      const isObject = typeof value === 'object' && value !== null && 'properties' in value
      return isObject ? { ...value, additionalProperties: false } : value
    }),
  ) as object
}
