import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { clientKinds } from '../../../src/contract/client-kind.ts'
import type { VerdictInput } from '../../../src/domain/verdict/input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { emptyInput, entry, only, passportFields, payslipFields } from '../checks/inputs.ts'

const verdict = (changes: Partial<VerdictInput>) => verdictOfInput({ ...emptyInput, ...changes })
const ids = (changes: Partial<VerdictInput>) => verdict(changes).verification.checks.map(({ id }) => id)
const canada = { id: null, regime: 'ca_aml' }

/** The profile of the worked example in docs/rules/profile.md#completeness. */
const example = {
  first_name: 'Clara',
  last_name: 'Clearwater',
  date_of_birth: '1985-04-12',
  citizenship: 'CA',
  country: 'CA',
  id_type: 'passport',
  id_number: 'AB123456',
  id_expiry: '2031-02-01',
  occupation: 'Nurse',
}
const stillMissing = ['phone', 'email', 'sin/ssn', 'account_type', 'purpose', 'source_of_funds', 'third_party']
const politicalExposure = 'pep_foreign/pep_domestic/pep_hio/pep'

test('the worked example of completeness gives 9 of 21, with its address 13 of 21', () => {
  assert.deepEqual(verdict({ policy: canada, values: example }).verification.completeness, {
    required: 21,
    present: 9,
    missing: ['street1', 'city', 'province', 'postal_code', ...stillMissing, politicalExposure],
    percent: 42,
  })
  const address = '123 rue Principale, Montréal QC H2X 1Y4'
  assert.deepEqual(verdict({ policy: canada, values: { ...example, address } }).verification.completeness, {
    required: 21,
    present: 13,
    missing: [...stillMissing, politicalExposure],
    percent: 61,
  })
})

test('completeness names the missing points in words', () => {
  const address = '123 rue Principale, Montréal QC H2X 1Y4'
  const detail = (locale: 'en' | 'fr') =>
    only(verdict({ policy: canada, values: { ...example, address }, locale }).verification.checks, 'completeness')
      .detail
  assert.equal(
    detail('en'),
    '8 of 21 data points are missing: telephone, e-mail, SIN / SSN, account type, intended use, source of funds, ' +
      'third-party determination, foreign political exposure / domestic political exposure / head of an ' +
      'international organisation / political exposure.',
  )
  assert.match(detail('fr'), /^8 des 21 renseignements manquent : téléphone, courriel, NAS \/ SSN, type de compte, /)
})

test('checks have one order: required, method, documents, recorded, match, consistency, screening to completeness, partner', () => {
  const checks = ids({
    policy: canada,
    values: {
      ...example,
      annual_income: '85000',
      net_liquid_assets: '1',
      total_net_worth: '2',
      pep: false,
      third_party: true,
      expected_amount: '200000',
      last_review_date: '2026-01-01',
    },
    documents: [entry('payslip', payslipFields), entry('passport', passportFields)],
    extraChecks: [{ id: 'fraud', label: 'Fraud', severity: 'warning', passed: true, detail: '' }],
  })
  const landmarks = [
    ...['required:photo_id', 'required:proof_of_address', 'required:first_name', 'required:street1', 'method:identity'],
    ...['legible:payslip', 'complete:payslip', 'freshness:payslip', 'future:payslip', 'tamper:totals:payslip'],
    ...['integrity:payslip', 'legible:passport', 'accepted:passport', 'expiry:passport', 'expiring:passport'],
    ...['future:passport', 'dates:passport', 'adult:passport', 'plausible:passport', 'format:passport:passport'],
    ...['integrity:passport', 'expiry:recorded:id_expiry', 'adult:recorded:date_of_birth'],
    ...['format:recorded:date_of_birth', 'format:recorded:occupation', 'match:name:payslip', 'match:name:passport'],
    ...['match:dob:passport', 'match:id_number:passport', 'match:id_expiry:passport', 'match:name:documents'],
    ...['consistency:income:payslip', 'consistency:net_worth', 'screening', 'pep:declared', 'third_party:declared'],
    ...[
      'third_party:details',
      'geography:high_risk',
      'evidence:source_of_funds',
      'review:due',
      'completeness',
      'fraud',
    ],
  ]
  assert.deepEqual(
    checks.filter((id) => landmarks.includes(id)),
    landmarks,
  )
  assert.equal(checks[0], 'required:photo_id')
})

test('a verdict passes when no critical check failed, and repeats its failures in order', () => {
  const { verification } = verdict({ values: {}, extraChecks: [] })
  assert.equal(verification.passed, false)
  const failed = verification.checks.filter(({ passed }) => !passed)
  assert.deepEqual(
    verification.critical_failures,
    failed.filter(({ severity }) => severity === 'critical'),
  )
  assert.deepEqual(
    verification.flags,
    failed.filter(({ severity }) => severity === 'warning'),
  )
  const whole = verdict({ values: example, documents: [entry('passport', passportFields)] }).verification
  assert.deepEqual(whole.critical_failures, [])
  assert.equal(whole.passed, true)
})

test('a partner check blocks the verdict', () => {
  const fraud = { id: 'fraud', label: 'Fraud', severity: 'critical', passed: false, detail: 'yes' } as const
  const { verification } = verdict({
    values: example,
    documents: [entry('passport', passportFields)],
    extraChecks: [fraud],
  })
  assert.equal(verification.passed, false)
  assert.deepEqual(verification.critical_failures, [fraud])
})

test('without a chosen policy the pack depends on the country, and the answer shows it', () => {
  const policy = (values: Record<string, unknown>) => {
    const { regime, source, id, regulator } = verdict({ policy: { id: null, regime: null }, values }).verification
      .policy
    return { regime, source, id, regulator }
  }
  assert.deepEqual(policy({}), { regime: 'generic', source: 'default', id: null, regulator: null })
  assert.deepEqual(policy({ country: 'FR' }), { regime: 'generic', source: 'default', id: null, regulator: null })
  for (const country of ['CA', 'CAN', 'Canada']) {
    assert.deepEqual(policy({ country }), { regime: 'ca_aml', source: 'default', id: null, regulator: 'FINTRAC' })
  }
})

test('as_of is the date in the time zone of the pack, and the sandbox may choose it', () => {
  const asOf = (changes: Partial<VerdictInput>) =>
    verdict({ now: '2026-11-21T02:00:00.000Z', asOfRequested: null, ...changes }).asOf
  assert.equal(asOf({}), '2026-11-21')
  assert.equal(asOf({ policy: canada }), '2026-11-20')
  assert.equal(asOf({ policy: { id: null, regime: null }, values: { country: 'CA' } }), '2026-11-20')
  assert.equal(asOf({ asOfRequested: '2020-02-29' }), '2020-02-29')
  assert.equal(asOf({ asOfRequested: '2020-02-29', environment: 'production' }), '2026-11-21')
})

test('production lists as_of among the refused overrides', () => {
  const refused = (environment: VerdictInput['environment']) =>
    verdict({ environment, asOfRequested: '2020-01-01' }).verification.policy.overrides_refused
  assert.deepEqual(refused('production'), ['as_of'])
  assert.deepEqual(refused('sandbox'), [])
})

test('a client with a Canadian document is a Canadian client', () => {
  const switches = { requireDocuments: null, screenSanctions: true, screenAmlPep: false }
  const refused = (values: Record<string, unknown>, id_country: string) =>
    verdict({ policy: canada, switches, values, documents: [entry('passport', { ...passportFields, id_country })] })
      .verification.policy.overrides_refused
  assert.deepEqual(refused({ country: 'US' }, 'CAN'), ['screen_aml_pep'])
  assert.deepEqual(refused({ country: 'US' }, 'US'), [])
  assert.deepEqual(refused({}, 'US'), ['screen_aml_pep'])
})

test('the delivery channel is remote_eid with eID checks', () => {
  const channel = (id: string, values = {}) =>
    verdict({ values, extraChecks: [{ id, label: '', severity: 'info', passed: true, detail: '' }] }).deliveryChannel
  assert.equal(channel('fraud'), 'remote_documents')
  assert.equal(channel('eid:liveness'), 'remote_eid')
  assert.equal(channel('partner:eid:liveness'), 'remote_eid')
  assert.equal(channel('eid:liveness', { delivery_channel: 'in_person' }), 'in_person')
})

test('every entity kind gets a verdict', () => {
  for (const kind of clientKinds) {
    for (const purpose of ['onboarding', 'periodic_review'] as const) {
      const { verification } = verdict({ kind, purpose, policy: canada })
      assert.ok(verification.completeness.required > 0, kind)
      assert.ok(verification.checks.some(({ id }) => id === 'screening'))
    }
  }
})

const anyRequest = fc.record({
  environment: fc.constantFrom('sandbox' as const, 'production' as const),
  purpose: fc.constantFrom('onboarding' as const, 'periodic_review' as const),
  kind: fc.constantFrom(...clientKinds),
  switches: fc.record({
    requireDocuments: fc.constantFrom(true, false, null),
    screenSanctions: fc.boolean(),
    screenAmlPep: fc.constantFrom(true, false, null),
  }),
  asOfRequested: fc.constantFrom(null, '2026-11-21', '2019-01-01'),
  extraChecks: fc.array(
    fc.record({
      id: fc.constantFrom('screening', 'required:photo_id', 'method:identity', 'policy:off', 'in_person'),
      label: fc.constant('x'),
      severity: fc.constantFrom('critical' as const, 'warning' as const, 'info' as const),
      passed: fc.boolean(),
      detail: fc.constant(''),
    }),
    { maxLength: 4 },
  ),
})

test('nothing in a request makes a ca_aml verdict lose a lock', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { checks, policy } = verdict({ ...request, policy: canada }).verification
      const has = (id: string) =>
        checks.filter((check) => check.id === id && check.severity === 'critical').length === 1
      assert.ok(has('screening'))
      if (request.purpose === 'onboarding') assert.ok(has('required:photo_id'))
      if (request.purpose === 'onboarding' && request.kind === 'individual') assert.ok(has('method:identity'))
      assert.equal(policy.overrides_refused.includes('screen_sanctions'), !request.switches.screenSanctions)
    }),
    { numRuns: 500 },
  )
})

test('the same input gives the same bytes', () => {
  fc.assert(
    fc.property(anyRequest, fc.dictionary(fc.string(), fc.jsonValue()), (request, values) => {
      const run = () => JSON.stringify(verdictOfInput(structuredClone({ ...emptyInput, ...request, values })))
      assert.equal(run(), run())
    }),
    { numRuns: 200 },
  )
})

const knownKey = fc.constantFrom(
  ...['first_name', 'last_name', 'date_of_birth', 'address', 'id_type', 'id_number', 'id_expiry', 'directors', 'names'],
  ...[
    'beneficial_owners',
    'annual_income',
    'tax_residences',
    'pep',
    'third_party',
    'postal_code',
    'province',
    'country',
  ],
)
const fieldKey = fc.constantFrom(
  ...[
    'first_name',
    'last_name',
    'document_holder_name',
    'date_of_birth',
    'id_number',
    'id_expiry',
    'mrz',
    'address',
    'sin',
  ],
  ...[
    'id_country',
    'id_province',
    'gross_pay',
    'net_pay',
    'deductions_total',
    'document_date',
    'tax_year',
    '__proto__',
  ],
)
const docType = fc.constantFrom('passport', 'driver_licence', 'payslip', 'bank_statement', 't4', 'constructor', '')

test('no JSON value in values or fields makes a verdict throw', () => {
  const values = fc.dictionary(fc.oneof(knownKey, fc.string()), fc.jsonValue(), { maxKeys: 8 })
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.constant('9'.repeat(5_000)))
  const documents = fc.array(
    fc.record({ type: docType, fields: fc.dictionary(fieldKey, hostile, { maxKeys: 6 }), stepKey: fc.string() }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(values, documents, fc.constantFrom(...clientKinds), (given, entries, kind) => {
      const sent = entries.map(({ type, fields, stepKey }) => ({
        ...entry(type, fields as Record<string, string>),
        step_key: stepKey,
      }))
      const { verification } = verdict({ values: given, documents: sent, kind, policy: canada })
      assert.ok(verification.checks.every(({ passed, detail }) => passed === (detail === '')))
    }),
    { numRuns: 500 },
  )
})
