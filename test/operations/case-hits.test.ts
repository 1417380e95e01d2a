import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { AssessAnswer, VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { verdictOfInput } from '../../src/domain/verdict/verdict.ts'
import { lastScreening } from '../../src/operations/screening/last-screening.ts'
import { findCase } from '../../src/store/cases.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { namesList } from '../support/names-list.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { addEndpoint, eventsOf } from '../http/support/stored.ts'
import type { Api } from '../http/support/api.ts'

const boris = { name: 'Boris Brackwater', recordId: 'X-1' }
const values = { first_name: 'Boris', last_name: 'Brackwater', date_of_birth: '1970-01-01' }
const sanctions = 'screening:sanctions:Boris Brackwater'

interface ShownHits {
  readonly verdict_id: string
  readonly bundle: string
  readonly hits: readonly {
    party: string
    list: string
    record: string
    cleared_until: string | null
    explanation: string[]
  }[]
}

describe('the hits of a case', () => {
  const list = namesList([boris])
  const queries: string[] = []
  let server: TestServer
  let count = 0
  let reference = ''
  before(async () => {
    server = await startTestServer({
      world: { reader: idleReader, screener: list },
      onQuery: (text) => queries.push(text),
    })
  })
  beforeEach(() => {
    reference = `client-${++count}`
    list.activate([boris])
  })
  after(() => server.stop())

  const verify = async (extra: object = {}): Promise<VerifyAnswer> => {
    server.clock.advance(1_000)
    const answer = await server.post('/v1/kyc/verify', { reference, values, ...extra })
    assert.equal(answer.status, 200)
    return (await answer.json()) as VerifyAnswer
  }
  const failed = ({ verification }: VerifyAnswer, id = sanctions) =>
    verification.checks.find((check) => check.id === id)?.passed === false
  const operate = async <T>(name: string, input: object) => (await server.operate(name, input)) as T
  const oneHit = (id: string) => ({ id, party: 'Boris Brackwater', list: 'sandbox', record: 'X-1' })
  const clear = (id: string, extra: object = {}) =>
    operate<{ id: string }>('cases.clear_hit', {
      ...{ ...oneHit(id), reason: 'Another Boris, born elsewhere.', expires: '2027-11-21' },
      ...extra,
    })
  const storedCase = async (id: string) => {
    const { app } = server.services.store
    const found = await withTenant(app, server.workspaceId, (tx) => findCase(tx, server.workspaceId, id))
    return found ?? assert.fail('the case is gone')
  }

  it('a listed client fails as critical and is shown with its explanation', async () => {
    const answer = await verify()
    assert.ok(failed(answer))
    assert.equal(answer.verification.passed, false)
    const shown = await operate<ShownHits>('cases.hits', { id: answer.case_id! })
    assert.deepEqual(
      shown.hits.map(({ party, list: of, record, cleared_until }) => [party, of, record, cleared_until]),
      [['Boris Brackwater', 'sandbox', 'X-1', null]],
    )
    assert.equal(shown.hits[0]?.explanation[0], 'Boris Brackwater resembles Boris Brackwater: score 100.0 of 100.')
    const french = await operate<ShownHits>('cases.hits', { id: answer.case_id!, language: 'fr' })
    assert.equal(
      french.hits[0]?.explanation[0],
      'Boris Brackwater ressemble à Boris Brackwater : score de 100,0 sur 100.',
    )
  })

  it('a listed director fails under the name of the director', async () => {
    const corporation = { kind: 'corporation', values: { legal_name: 'Tidewater Ltd', directors: [boris.name] } }
    const { verification } = await verify(corporation)
    assert.equal(verification.checks.find(({ id }) => id === 'screening:sanctions:Tidewater Ltd')?.passed, true)
    assert.equal(verification.checks.find(({ id }) => id === sanctions)?.passed, false)
  })

  it('a cleared hit makes no failed check from the next verdict on, and the verdict says it was cleared', async () => {
    const first = await verify()
    const { id } = await clear(first.case_id!)
    const second = await verify()
    assert.ok(!failed(second))
    const last = await lastScreening(server.services, await storedCase(second.case_id!))
    assert.deepEqual(
      last?.input.clearedHits?.map((hit) => hit.id),
      [id],
    )
    const shown = await operate<ShownHits>('cases.hits', { id: second.case_id! })
    assert.equal(shown.hits[0]?.cleared_until, '2027-11-21')
  })

  it('clears on its own case only', async () => {
    await clear((await verify()).case_id!)
    reference = `client-${++count}`
    assert.ok(failed(await verify()))
  })

  it('without a reference nothing is cleared', async () => {
    await clear((await verify()).case_id!)
    assert.ok(failed(await verify({ reference: undefined })))
  })

  it('is open again when the listing changes, and can be cleared anew', async () => {
    const { case_id: id } = await verify()
    await clear(id!)
    list.activate([{ ...boris, remark: 'now with another alias' }])
    assert.ok(failed(await verify()))
    await clear(id!)
    assert.ok(!failed(await verify()))
  })

  it('is open again after its last day', async () => {
    const { case_id: id } = await verify()
    await clear(id!, { expires: '2026-12-01' })
    assert.ok(!failed(await verify({ as_of: '2026-12-01' })))
    assert.ok(failed(await verify({ as_of: '2026-12-02' })))
  })

  it('is open again once it is re-opened', async () => {
    const { case_id: id } = await verify()
    await clear(id!)
    await operate('cases.reopen_hit', oneHit(id!))
    assert.ok(failed(await verify()))
    await assert.rejects(server.operate('cases.reopen_hit', oneHit(id!)), { status: 404 })
  })

  it('clearing refuses hits that the last verdict does not have, and days in the past or too far away', async () => {
    const { case_id: id } = await verify()
    for (const wrong of [{ record: 'X-2' }, { list: 'un' }, { party: 'Clara' }]) {
      await assert.rejects(clear(id!, wrong), { status: 404 })
    }
    for (const expires of ['2026-11-20', '2028-11-22', 'tomorrow']) {
      await assert.rejects(clear(id!, { expires }), { status: 422 })
    }
    await assert.rejects(clear('00000000-0000-4000-8000-000000000000'), { status: 404 })
  })

  it('the stored input replays to the same verdict, byte by byte', async () => {
    const { case_id: id } = await verify()
    await clear(id!)
    const { verification } = await verify()
    const last = await lastScreening(server.services, await storedCase(id!))
    assert.equal(JSON.stringify(verdictOfInput(last!.input).verification), JSON.stringify(verification))
  })

  it('the verdict records bundle, engine and lists', async () => {
    const { case_id: id } = await verify()
    const { screening } = (await lastScreening(server.services, await storedCase(id!)))!.input
    if (screening.status !== 'run') assert.fail()
    assert.deepEqual([screening.bundle.engine, screening.bundle.lists.map((one) => one.id)], ['1', ['sandbox']])
    assert.match(screening.bundle.id, /^[0-9a-f]{64}$/)
  })

  it('a client without hits costs no round trip beyond those of a case write', async () => {
    await verify()
    queries.length = 0
    await verify({ values: { first_name: 'Clara', last_name: 'Clearwater' } })
    assert.equal(queries.length, 2)
    queries.length = 0
    await verify()
    assert.equal(queries.length, 3)
  })

  it('no event carries a name', async () => {
    const { id } = await operate<{ id: string }>('workspaces.create', { name: 'Lender' })
    const scopes = ['kyc:verify']
    const { key } = await operate<{ key: string }>('keys.create', { workspace_id: id, name: 'Test', scopes })
    await addEndpoint(server as unknown as Api, id, { events: ['kyc.case_assessed'] })
    const answer = await server.post('/v1/kyc/assess', { reference, values: { ...values, country: 'CA' } }, { key })
    const { assessment } = (await answer.json()) as AssessAnswer
    assert.equal(assessment.risk_level, 'High')
    assert.ok(assessment.compliance_risk.factors.includes('Possible sanctions match: +100 (High by rule)'))
    const [event] = await eventsOf(server as unknown as Api, id)
    const { failed_checks: ids } = (event!.body as { verdict: { failed_checks: string[] } }).verdict
    assert.ok(ids.includes('screening:sanctions'))
    assert.ok(!event!.text.includes('Brackwater'))
  })

  it('an exposed person found but not declared is flagged and adds its points', async () => {
    list.activate([{ ...boris, topics: ['pep'] }])
    const body = { reference, values: { ...values, pep: 'no' } }
    const { assessment, verification } = (await (await server.post('/v1/kyc/assess', body)).json()) as AssessAnswer
    const failing = verification.flags.map(({ id }) => id)
    assert.ok(failing.includes('screening:pep:Boris Brackwater') && failing.includes('pep:undeclared'))
    const sentence = 'Politically exposed person found by screening, not declared: +10'
    assert.ok(assessment.compliance_risk.factors.includes(sentence))
  })

  it('in sandbox the built-in eID provider screens a Canadian client against the same list', async () => {
    const canadian = { ...values, country: 'CA' }
    const { verification } = await verify({ values: canadian })
    const check = verification.checks.find(({ id }) => id === 'screening:aml:Boris Brackwater')
    assert.deepEqual([check?.passed, check?.detail], [false, 'The provider reports: Boris Brackwater.'])
    const production = await verify({ values: canadian, environment: 'production' })
    assert.match(
      production.verification.checks.find(({ id }) => id === 'screening:aml:Boris Brackwater')!.detail,
      /this workspace has no eID provider account/,
    )
  })

  it('an erased case has neither decisions nor hits left', async () => {
    const { case_id: id } = await verify()
    await clear(id!)
    await operate('cases.erase', { id: id! })
    const { rows } = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      sql`select id from cleared_hit where case_id = ${id}`.execute(tx),
    )
    assert.deepEqual(rows, [])
    assert.deepEqual((await operate<ShownHits>('cases.hits', { id: id! })).hits, [])
    assert.ok(failed(await verify()))
  })
})

describe('the hits of a case under a workspace’s own policy', () => {
  const list = namesList([boris])
  let server: TestServer
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader, screener: list } })
  })
  after(() => server.stop())

  it('are shown and cleared', async () => {
    const policy = { regime: 'generic', severities: { expiring: 'warning' } }
    await server.operate('policies.publish', { workspace_id: server.workspaceId, policy })
    const answer = await server.post('/v1/kyc/verify', { reference: 'client-1', values })
    const { case_id: id } = (await answer.json()) as VerifyAnswer
    const shown = (await server.operate('cases.hits', { id: id! })) as ShownHits
    assert.equal(shown.hits.length, 1)
    await server.operate('cases.clear_hit', {
      ...{ id, party: 'Boris Brackwater', list: 'sandbox', record: 'X-1' },
      ...{ reason: 'Another Boris.', expires: '2027-11-21' },
    })
  })
})
