import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { Value } from 'typebox/value'
import { AssessAnswer, VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { corporationsCanadaAnswer } from '../support/register-answers.ts'
import { startRegister, type RegisterServer } from '../support/register-server.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const northwind = {
  legal_name: 'Northwind Specimen Inc.',
  registration_number: '9000001',
  country: 'CA',
  directors: ['Clara Clearwater', 'Gus Growth'],
}

describe('registers of companies', () => {
  let server: TestServer
  let register: RegisterServer

  before(async () => {
    register = await startRegister()
    server = await startTestServer({
      settings: {
        GATEHOUSE_REGISTRIES: `corporations_canada=${register.base.href}`,
        GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8',
      },
    })
  })
  after(async () => {
    await server.stop()
    await register.stop()
  })
  afterEach(() => {
    register.answers = {}
    register.asked.length = 0
    server.clock.advance(25 * 3_600_000)
  })

  async function assess(values: object, more: object = {}): Promise<AssessAnswer> {
    const response = await server.post('/v1/kyc/assess', { kind: 'corporation', values, ...more })
    const body: unknown = await response.json()
    assert.equal(response.status, 200, JSON.stringify(body))
    assert.ok(Value.Check(AssessAnswer, body), JSON.stringify(Value.Errors(AssessAnswer, body)))
    return body as AssessAnswer
  }
  const failed = ({ verification }: AssessAnswer) =>
    verification.checks.filter(({ id, passed }) => id.startsWith('registry:') && !passed).map(({ id }) => id)
  const inProduction = { environment: 'production' }
  const maple = { legal_name: 'Maple Labs Inc.', registration_number: '229101-1', country: 'CA' }

  it('the sandbox finds Northwind Specimen Inc. by its number, active, with its directors', async () => {
    const answer = await assess(northwind)
    assert.deepEqual([answer.registry?.mode, answer.registry?.status], ['fixture', 'found'])
    assert.deepEqual(answer.registry?.matches?.directors, { matched: 2, missing: [], extra: [] })
    assert.deepEqual(failed(answer), [])
    assert.ok(answer.verification.checks.some(({ id, passed }) => id === 'registry:active' && passed))
  })

  it('the sandbox shows what is dissolved, unknown, ambiguous, renamed and silent', async () => {
    const named = async (legal_name: string) => {
      const answer = await assess({ legal_name, country: 'CA' })
      return [answer.registry?.status, ...failed(answer)]
    }
    assert.deepEqual(await named('Dissolved Specimen Ltd.'), ['found', 'registry:active'])
    assert.deepEqual(await named('Ghost Specimen Corp.'), ['not_found', 'registry:found'])
    assert.deepEqual(await named('Twin Specimen'), ['ambiguous', 'registry:found'])
    assert.deepEqual(await named('Former Specimen Inc.'), ['found', 'registry:name'])
    assert.deepEqual(await named('Silent Specimen Inc.'), ['unavailable'])
  })

  it('verify answers the same registry', async () => {
    const response = await server.post('/v1/kyc/verify', { kind: 'corporation', values: northwind })
    const body: unknown = await response.json()
    assert.ok(Value.Check(VerifyAnswer, body))
    assert.deepEqual(body.registry, (await assess(northwind)).registry)
  })

  it('registry is null for an individual, and for an entity without number and name', async () => {
    assert.equal((await assess(northwind, { kind: 'individual' })).registry, null)
    assert.equal((await assess({ country: 'CA' })).registry, null)
  })

  it('production asks the register once a day for a number', async () => {
    register.answers = { '/corporations/2291011.json?lang=eng': corporationsCanadaAnswer }
    const first = (await assess(maple, inProduction)).registry
    server.clock.advance(23 * 3_600_000)
    const second = (await assess(maple, inProduction)).registry
    assert.deepEqual([first?.status, first?.mode, register.asked.length], ['found', 'live', 1])
    assert.deepEqual(second, first)
    server.clock.advance(2 * 3_600_000)
    const third = (await assess(maple, inProduction)).registry
    assert.equal(register.asked.length, 2)
    assert.notEqual(third?.retrieved_at, first?.retrieved_at)
  })

  it('a register that fails is unavailable, makes no check and fails nothing', async () => {
    register.answers = { '/corporations/2291011.json?lang=eng': 503 }
    const answer = await assess(maple, inProduction)
    assert.deepEqual([answer.registry?.status, answer.registry?.entity], ['unavailable', null])
    assert.ok(!answer.verification.checks.some(({ id }) => id.startsWith('registry:')))
    assert.ok(server.log.lines.some(({ facts }) => facts.cause === 'corporations_canada status_503'))
  })

  it('an entity that no register switched on can answer for has no registry', async () => {
    assert.equal((await assess({ legal_name: 'Érable SAS', country: 'FR' }, inProduction)).registry, null)
    assert.equal(register.asked.length, 0)
  })
})
