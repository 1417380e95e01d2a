import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Value } from 'typebox/value'
import type { Check } from '../../src/contract/check.ts'
import { AssessAnswer, VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { openSealed } from '../../src/operations/sealing/open-sealed.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { startApi, type Api } from './support/api.ts'
import { addEndpoint, deliveriesOf, eventsOf, rowCounts } from './support/stored.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const values = {
  first_name: 'Clara',
  last_name: 'Clearwater',
  date_of_birth: '1985-04-12',
  country: 'CA',
  occupation: 'Geospatial Analyst',
  annual_income: '85000',
  objective: 'balanced',
}

describe('verify and assess', () => {
  let api: Api
  before(async () => void (api = await startApi()))
  after(() => api.stop())

  const verify = async (json: object, options: { key?: string; headers?: Record<string, string> } = {}) => {
    const { status, body } = await api.ask('POST', '/v1/kyc/verify', { json: { values, ...json }, ...options })
    assert.equal(status, 200)
    assert.ok(Value.Check(VerifyAnswer, body), JSON.stringify(Value.Errors(VerifyAnswer, body)))
    return body
  }
  const assess = async (json: object, options: { key?: string } = {}) => {
    const { status, body } = await api.ask('POST', '/v1/kyc/assess', { json: { values, ...json }, ...options })
    assert.equal(status, 200)
    assert.ok(Value.Check(AssessAnswer, body), JSON.stringify(Value.Errors(AssessAnswer, body)))
    return body
  }

  describe('without a reference', () => {
    it('verify answers the verdict and files nothing', async () => {
      const { id, key } = await api.addWorkspace()
      await addEndpoint(api, id, { events: ['kyc.case_verified', 'kyc.case_assessed'] })
      const answer = await verify({}, { key })
      assert.deepEqual(Object.keys(answer), ['verification', 'registry'])
      assert.equal(answer.registry, null)
      assert.deepEqual(Object.keys(answer.verification), [
        'passed',
        'checks',
        'critical_failures',
        'flags',
        'completeness',
        'policy',
      ])
      assert.deepEqual(await rowCounts(api, id), {})
    })

    it('assess answers the verdict and the assessment and files nothing', async () => {
      const { id, key } = await api.addWorkspace()
      await addEndpoint(api, id, { events: ['kyc.case_verified', 'kyc.case_assessed'] })
      const { verification, assessment, ...rest } = await assess({}, { key })
      assert.deepEqual(rest, { registry: null })
      const { policy: _, ...bare } = verification
      assert.deepEqual(assessment.verification, bare)
      assert.equal(assessment.risk_level, assessment.compliance_risk.level)
      assert.deepEqual(await rowCounts(api, id), {})
    })

    it('the same body has the same verdict, and verify and assess the same one', async () => {
      const [first, second, assessed] = [await verify({}), await verify({}), await assess({})]
      assert.deepEqual(first, second)
      assert.deepEqual(assessed.verification, first.verification)
    })

    it('failed checks are listed again by severity', async () => {
      const { checks, critical_failures: critical, flags, passed } = (await verify({ values: {} })).verification
      const failed = (severity: Check['severity']) => checks.filter((one) => !one.passed && one.severity === severity)
      assert.deepEqual(critical, failed('critical'))
      assert.deepEqual(flags, failed('warning'))
      assert.equal(passed, false)
      assert.ok(critical.length > 0)
    })

    it('screening without a list fails as critical, and passes against the fictional list of the sandbox', async () => {
      const production = (await verify({ environment: 'production' })).verification
      assert.ok(production.critical_failures.some(({ id }) => id === 'screening'))
      const sandbox = (await verify({})).verification
      assert.deepEqual(
        sandbox.checks.filter(({ id }) => id === 'screening').map(({ passed }) => passed),
        [true],
      )
    })
  })

  describe('with a reference', () => {
    it('verify files case, verdict and event, and one delivery per subscribed endpoint, a switched-off one too', async () => {
      const { id, key } = await api.addWorkspace()
      await addEndpoint(api, id, { events: ['kyc.case_verified'] })
      await addEndpoint(api, id, { events: ['kyc.case_verified', 'kyc.case_assessed'], enabled: false })
      await addEndpoint(api, id, { events: ['kyc.case_assessed', 'kyc.documents_read'] })
      const answer = await verify({ reference: 'client-1001' }, { key })
      assert.deepEqual(Object.keys(answer), ['verification', 'registry', 'case_id', 'verdict_id'])
      assert.match(answer.case_id!, uuid)
      assert.deepEqual(await rowCounts(api, id), { kyc_case: 1, verdict: 1, event: 1, delivery: 2 })
      assert.deepEqual(
        (await deliveriesOf(api, id)).map(({ state, attempts, kind }) => [state, attempts, kind]),
        [
          ['pending', 0, 'event'],
          ['pending', 0, 'event'],
        ],
      )
    })

    it('assess files the same and sends kyc.case_assessed alone', async () => {
      const { id, key } = await api.addWorkspace()
      await addEndpoint(api, id, { events: ['kyc.case_verified', 'kyc.case_assessed'] })
      const answer = await assess({ reference: 'client-1001' }, { key })
      assert.match(answer.case_id!, uuid)
      assert.deepEqual(await rowCounts(api, id), { kyc_case: 1, verdict: 1, event: 1, delivery: 1 })
      assert.deepEqual(
        (await eventsOf(api, id)).map(({ type }) => type),
        ['kyc.case_assessed'],
      )
    })

    it('the event of verify has exactly these keys, and nothing of the person', async () => {
      const { id, key } = await api.addWorkspace()
      const extra = {
        id: 'screening:pep:Clara Clearwater',
        label: 'PEP',
        severity: 'warning',
        passed: false,
        detail: '',
      }
      const json = { reference: 'client-1001', subject: 'Clara Clearwater', extra_checks: [extra] }
      const answer = await verify(json, { key })
      const [event] = await eventsOf(api, id)
      assert.match(event!.id, uuid)
      assert.deepEqual(event!.body, {
        event: 'kyc.case_verified',
        event_id: event!.id,
        occurred_at: '2026-11-21T10:00:00.000+00:00',
        tenant_id: id,
        case_id: answer.case_id,
        reference: 'client-1001',
        environment: 'sandbox',
        verdict: { status: 'failed', failed_checks: failedIds(answer.verification.checks) },
      })
      for (const value of ['Clara', 'Clearwater', '1985', 'Geospatial', '85000']) {
        assert.ok(!event!.text.includes(value), value)
      }
    })

    it('the event of assess has risk_level and suitability too', async () => {
      const { id, key } = await api.addWorkspace()
      const answer = await assess({ reference: 'client-1001', environment: 'production' }, { key })
      const [event] = await eventsOf(api, id)
      assert.deepEqual(event!.body, {
        event: 'kyc.case_assessed',
        event_id: event!.id,
        occurred_at: '2026-11-21T10:00:00.000+00:00',
        tenant_id: id,
        case_id: answer.case_id,
        reference: 'client-1001',
        environment: 'production',
        verdict: {
          status: 'failed',
          failed_checks: failedIds(answer.verification.checks),
          risk_level: answer.assessment.risk_level,
          suitability: answer.assessment.suitability,
        },
      })
    })

    it('a repeated call files again on the same case; another environment is another case', async () => {
      const { id, key } = await api.addWorkspace()
      const first = await verify({ reference: 'client-1001' }, { key })
      const second = await assess({ reference: 'client-1001' }, { key })
      const production = await verify({ reference: 'client-1001', environment: 'production' }, { key })
      assert.equal(second.case_id, first.case_id)
      assert.notEqual(production.case_id, first.case_id)
      assert.deepEqual(await rowCounts(api, id), { kyc_case: 2, verdict: 3, event: 3 })
    })

    it('the same reference in another workspace is another case', async () => {
      const other = await api.addWorkspace()
      const ours = await verify({ reference: 'client-7' })
      const theirs = await verify({ reference: 'client-7' }, { key: other.key })
      assert.notEqual(theirs.case_id, ours.case_id)
      assert.deepEqual(await rowCounts(api, other.id), { kyc_case: 1, verdict: 1, event: 1 })
    })

    it('calls at the same moment on a new reference make one case', async () => {
      const { id, key } = await api.addWorkspace()
      const answers = await Promise.all(Array.from({ length: 8 }, () => verify({ reference: 'client-1001' }, { key })))
      assert.equal(new Set(answers.map(({ case_id: caseId }) => caseId)).size, 1)
      assert.deepEqual(await rowCounts(api, id), { kyc_case: 1, verdict: 8, event: 8 })
    })

    it('what was answered and all it was computed from is kept', async () => {
      const { id, key } = await api.addWorkspace()
      const stored = await verify({ reference: 'client-1001', subject: 'Clara' }, { key })
      const { case_id: caseId, verdict_id: verdictId, ...answer } = stored
      const [row] = await withTenant(api.services.store.app, id, (tx) =>
        tx.selectFrom('verdict').selectAll().where('tenant_id', '=', id).execute(),
      )
      assert.deepEqual([row!.case_id, row!.id], [caseId, verdictId])
      const opened = async (column: 'input' | 'answer') => {
        const of = { environment: 'sandbox', reference: 'client-1001' }
        const place = { tenantId: id, case: of, column: `verdict.${column}`, rowId: row!.id } as const
        return JSON.parse(String(await openSealed(api.services, place, row![column]))) as { values: object }
      }
      assert.deepEqual(await opened('answer'), answer)
      assert.deepEqual((await opened('input')).values, values)
      assert.deepEqual(
        [row!.operation, row!.passed, row!.regime, row!.as_of],
        ['verify', false, 'ca_aml', '2026-11-21'],
      )
    })

    it('a document of an unknown or foreign id is used as sent and linked to nothing', async () => {
      const { id, key } = await api.addWorkspace()
      const ids = ['550e8400-e29b-41d4-a716-446655440000', 'mine', '']
      const documents = ids.map((documentId) => ({ doc_type: 'payslip', document_id: documentId }))
      const { verification } = await verify({ reference: 'client-1001', documents }, { key })
      assert.ok(verification.checks.some(({ id: check }) => check.endsWith(':payslip')))
      assert.equal((await rowCounts(api, id)).verdict_document, undefined)
    })
  })

  describe('the language', () => {
    const labelOf = async (locale: string | undefined, header: string | undefined) => {
      const headers: Record<string, string> = header === undefined ? {} : { 'Accept-Language': header }
      const { checks } = (await verify({ locale }, { headers })).verification
      return checks.find(({ id }) => id === 'screening')!.label
    }
    const rows: readonly (readonly [locale: string | undefined, header: string | undefined, language: 'en' | 'fr'])[] =
      [
        [undefined, undefined, 'en'],
        [undefined, 'fr', 'fr'],
        [undefined, 'FR-ca', 'fr'],
        [undefined, 'fr-CA,fr;q=0.9,en;q=0.5', 'fr'],
        [undefined, 'en-US,en;q=0.9,fr;q=0.8', 'en'],
        [undefined, 'en;q=0.5, fr;q=0.9', 'fr'],
        [undefined, 'de, fr;q=0.8, en;q=0.7', 'fr'],
        [undefined, 'de', 'en'],
        [undefined, 'frr', 'en'],
        [undefined, 'fr;q=0', 'en'],
        [undefined, '*', 'en'],
        [undefined, ';;,q=,fr;q=x', 'en'],
        ['fr', undefined, 'fr'],
        ['fr', 'en', 'fr'],
        ['en', 'fr', 'en'],
      ]
    for (const [locale, header, language] of rows) {
      it(`locale ${locale}, Accept-Language ${header}: ${language}`, async () => {
        assert.equal(await labelOf(locale, header), await labelOf(language, undefined))
      })
    }
    it('English and French differ', async () => {
      assert.notEqual(await labelOf('en', undefined), await labelOf('fr', undefined))
    })
  })

  describe('extra checks', () => {
    const extra = (id: string) => ({ id, label: 'Ours', severity: 'critical', passed: false, detail: 'No.' })
    const rows = [
      ['site_visit', 'site_visit'],
      ['partner:site_visit', 'partner:site_visit'],
      ['eid:liveness', 'partner:eid:liveness'],
      ['policy:limit', 'partner:policy:limit'],
      ['screening', 'partner:screening'],
      ['completeness', 'partner:completeness'],
      ['expiry:national_id', 'partner:expiry:national_id'],
      ['EID:liveness', 'partner:EID:liveness'],
    ] as const
    for (const [sent, shown] of rows) {
      it(`${sent} comes back as ${shown} and can block`, async () => {
        const { checks, critical_failures: critical } = (await verify({ extra_checks: [extra(sent)] })).verification
        assert.deepEqual(checks.at(-1), { ...extra(sent), id: shown })
        assert.ok(critical.some(({ id }) => id === shown))
      })
    }
  })

  it('as_of counts in sandbox and is refused in production', async () => {
    const asOf = { as_of: '2026-01-01' }
    assert.deepEqual((await verify(asOf)).verification.policy.overrides_refused, [])
    const production = await verify({ ...asOf, environment: 'production' })
    assert.deepEqual(production.verification.policy.overrides_refused, ['as_of'])
  })
})

/** docs/webhooks.md#failed-checks: failed critical and warning checks, each once, a screening id cut to its kind. */
function failedIds(checks: readonly Check[]): string[] {
  const ids = checks
    .filter(({ passed, severity }) => !passed && severity !== 'info')
    .map(({ id }) => id.replace(/^((?:partner:)?screening:[^:]+):.*$/, '$1'))
  return [...new Set(ids)]
}
