import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VerdictInput } from '../../../src/domain/verdict/input.ts'
import { assertRule, entry, only, passportFields, payslipFields, verdictChecks } from './inputs.ts'

const asked = { requireDocuments: null, screenSanctions: true, screenAmlPep: null }
const requiredIds = (changes: Partial<VerdictInput>) =>
  verdictChecks(changes)
    .filter(({ id }) => id.startsWith('required:'))
    .map(({ id, severity }) => `${id} ${severity}`)
const passport = entry('passport', passportFields)

test('required:photo_id passes, fails and is absent', () => {
  assertRule({
    id: 'required:photo_id',
    severity: 'critical',
    passes: verdictChecks({ documents: [passport] }),
    fails: verdictChecks({}),
    absent: verdictChecks({ switches: { ...asked, requireDocuments: false } }),
    label: 'A valid photo identity document is on file.',
    detail: 'No photo identity document was supplied.',
  })
})

test('an expired or illegible photo document names why it is not relied on', () => {
  const detail = (fields: Record<string, string>) =>
    only(verdictChecks({ documents: [entry('passport', fields)] }), 'required:photo_id').detail
  assert.equal(
    detail({ ...passportFields, id_expiry: '2020-01-01' }),
    'The passport supplied cannot be relied on: the passport expired on 2020-01-01.',
  )
  assert.equal(
    detail({}),
    'The passport supplied cannot be relied on: only 0 of 5 expected fields could be read from the passport.',
  )
})

test('a second photo document replaces an expired one', () => {
  const documents = [
    entry('passport', { ...passportFields, id_expiry: '2020-01-01' }),
    entry('driver_licence', passportFields),
  ]
  assert.equal(only(verdictChecks({ documents }), 'required:photo_id').passed, true)
})

test('a payslip is no photo document', () => {
  assert.equal(only(verdictChecks({ documents: [entry('payslip', payslipFields)] }), 'required:photo_id').passed, false)
})

test('required:<step> passes, fails and is absent', () => {
  const values = { first_name: 'Clara', last_name: 'Clearwater' }
  const address = '1 Main St, Ottawa ON K1A 0B1'
  const bill = { document_holder_name: 'Clara Clearwater', document_date: '2026-11-01', issuer_name: 'Hydro', address }
  assertRule({
    id: 'required:proof_of_address',
    severity: 'warning',
    passes: verdictChecks({ values, documents: [entry('utility_bill', bill)] }),
    fails: verdictChecks({ values, documents: [entry('utility_bill', { ...bill, document_date: '2027-01-01' })] }),
    absent: verdictChecks({ switches: { ...asked, requireDocuments: false } }),
    label: 'Proof of address is on file.',
    detail:
      'No proof of address can be relied on: the utility bill fails a check (the utility bill carries the date 2027-01-01 (document date), which is in the future).',
  })
})

test('required:<data point> passes, fails and is never waived', () => {
  assertRule({
    id: 'required:first_name',
    severity: 'critical',
    passes: verdictChecks({ values: { first_name: 'Clara' } }),
    fails: verdictChecks({ switches: { ...asked, requireDocuments: false } }),
    absent: verdictChecks({ kind: 'corporation' }),
    label: 'First name is known.',
    detail: 'First name is missing.',
  })
})

test('an individual is asked for a photo document, an address and the blocking data points', () => {
  assert.deepEqual(requiredIds({}), [
    'required:photo_id critical',
    'required:proof_of_address warning',
    'required:first_name critical',
    'required:last_name critical',
    'required:date_of_birth critical',
  ])
})

test('proof of income is asked for credit products', () => {
  const ids = (account_type: string) => requiredIds({ values: { account_type } })
  assert.ok(ids('mortgage').includes('required:proof_of_income warning'))
  assert.ok(!ids('chequing').includes('required:proof_of_income warning'))
})

test('a review asks for a photo document when the recorded one has expired, as a flag', () => {
  const review = { purpose: 'periodic_review', values: { id_expiry: '2026-11-20' } } as const
  assert.ok(requiredIds(review).includes('required:photo_id warning'))
  assert.ok(!requiredIds({ ...review, values: { id_expiry: '2026-11-21' } }).includes('required:photo_id warning'))
  const switches = { ...asked, requireDocuments: true }
  assert.ok(requiredIds({ purpose: 'periodic_review', switches }).includes('required:photo_id critical'))
})

test('require_documents false on a review waives every step', () => {
  const switches = { ...asked, requireDocuments: false }
  const steps = requiredIds({ purpose: 'periodic_review', kind: 'corporation', switches })
  assert.ok(!steps.some((id) => id.includes('entity_existence')))
})

test('what establishes an entity depends on its kind', () => {
  const passed = (kind: VerdictInput['kind'], types: readonly string[], id: string) => {
    const fields = { ...(kind === 'estate' ? { document_holder_name: 'Ada Gagnon' } : { legal_name: 'Gagnon inc.' }) }
    const documents = types.map((type) => entry(type, fields))
    return only(
      verdictChecks({
        kind,
        values: { legal_name: kind === 'estate' ? 'Estate of Ada Gagnon' : 'Gagnon inc.' },
        documents,
      }),
      id,
    ).passed
  }
  assert.equal(passed('corporation', ['certificate_of_incorporation'], 'required:entity_existence'), true)
  assert.equal(passed('corporation', ['trust_deed'], 'required:entity_existence'), false)
  assert.equal(passed('partnership', ['partnership_agreement'], 'required:entity_existence'), true)
  assert.equal(passed('charitable_org', ['charity_registration'], 'required:entity_existence'), true)
  assert.equal(passed('trust', ['trust_deed'], 'required:entity_existence'), true)
  assert.equal(passed('estate', ['death_certificate'], 'required:estate_authority'), false)
  assert.equal(passed('estate', ['will'], 'required:estate_authority'), false)
  assert.equal(passed('estate', ['death_certificate', 'probate'], 'required:estate_authority'), true)
})

test('an entity without anything misses its blocking data points', () => {
  const ids = requiredIds({ kind: 'corporation' })
  for (const point of ['legal_name', 'street1', 'directors', 'beneficial_owners']) {
    assert.ok(ids.includes(`required:${point} critical`), point)
  }
  assert.ok(ids.includes('required:registration_number/business_number/neq/siren/ice/ein critical'))
})

test('an address that could not be parsed never blocks', () => {
  const checks = verdictChecks({ policy: { id: null, regime: 'ca_aml' }, values: { address: 'Riad Zitoun, derb 4' } })
  assert.equal(only(checks, 'required:street1').passed, true)
})

test('a document fills gaps of the profile only without a failed critical check', () => {
  const passed = (fields: Record<string, string>) =>
    only(verdictChecks({ documents: [entry('passport', fields)] }), 'required:first_name').passed
  assert.equal(passed(passportFields), true)
  assert.equal(passed({ ...passportFields, id_expiry: '2020-01-01' }), false)
})

test('French labels agree with the data point', () => {
  const check = only(verdictChecks({ locale: 'fr' }), 'required:date_of_birth')
  assert.equal(check.label, 'La date de naissance est connue.')
  assert.equal(check.detail, 'La date de naissance est manquante.')
})
