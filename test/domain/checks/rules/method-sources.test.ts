import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VerdictInput } from '../../../../src/domain/verdict/input.ts'
import { assertRule, entry, only, passportFields, verdictChecks } from '../inputs.ts'

const values = {
  first_name: 'Clara',
  last_name: 'Clearwater',
  date_of_birth: '1985-04-12',
  street1: '123 rue Principale',
  city: 'Montréal',
  province: 'QC',
  postal_code: 'H2X 1Y4',
  country: 'CA',
}
const holder = { document_holder_name: 'Clara Clearwater', document_date: '2026-10-20' }
const bill = (issuer: string) =>
  entry('utility_bill', { ...holder, issuer_name: issuer, address: '123 rue Principale, Montréal QC H2X 1Y4' })
const account = (issuer: string) =>
  entry('bank_statement', { ...holder, issuer_name: issuer, account_number: '1234567' })
const passport = entry('passport', passportFields)
const canadian = (documents: VerdictInput['documents'], changes: Partial<VerdictInput> = {}) =>
  verdictChecks({ policy: { id: null, regime: 'ca_aml' }, values, documents, ...changes })

test('method:sources passes, fails and is absent', () => {
  assertRule({
    id: 'method:sources',
    severity: 'critical',
    passes: canadian([bill('Hydro One'), account('Maple Bank')]),
    fails: canadian([bill('Maple Group Inc.'), account('MAPLE GROUP')]),
    absent: canadian([bill('Hydro One')]),
    label: 'The two sources of the dual-process method differ.',
    detail: 'Both documents come from Maple Group Inc.',
  })
})

test('another address on the second source blocks, unless the request has a photo document', () => {
  const elsewhere = (step_key: string) =>
    entry('utility_bill', { ...holder, address: '9 rue des Pins, Québec QC G1R 4P5' }, { step_key })
  const severity = (documents: VerdictInput['documents']) =>
    only(canadian(documents), 'match:address:utility_bill').severity
  assert.equal(severity([elsewhere('secondary_id'), account('Maple Bank')]), 'critical')
  assert.equal(severity([elsewhere('secondary_id'), passport]), 'warning')
  assert.equal(severity([elsewhere('proof_of_address'), account('Maple Bank')]), 'warning')
})

test('from twelve to fifteen a parent’s bill shows the address', () => {
  const birth = (date_of_birth: string) =>
    entry('birth_certificate', { first_name: 'Clara', last_name: 'Clearwater', date_of_birth })
  const parentsBill = entry('utility_bill', {
    ...holder,
    document_holder_name: 'Rose Clearwater',
    issuer_name: 'Hydro One',
    address: '123 rue Principale, Montréal QC H2X 1Y4',
  })
  const passed = (date_of_birth: string, third_party_relationship: string) =>
    only(
      canadian([birth(date_of_birth), parentsBill], {
        values: { ...values, date_of_birth, third_party_name: 'Rose Clearwater', third_party_relationship },
      }),
      'method:identity',
    ).passed
  assert.deepEqual(
    [passed('2012-01-01', 'mère'), passed('2012-01-01', 'employer'), passed('2010-01-01', 'mother')],
    [true, false, false],
  )
})

test('a credit file counts as a source from half a year', () => {
  const creditFile = (file_since: string) =>
    entry('credit_report', {
      ...holder,
      document_date: '2026-11-10',
      issuer_name: 'Equifax',
      file_since,
      address: '123 rue Principale, Montréal QC H2X 1Y4',
      date_of_birth: '1985-04-12',
      trade_line_count: '1',
    })
  const passed = (since: string) => only(canadian([creditFile(since), account('Maple Bank')]), 'method:identity').passed
  assert.deepEqual([passed('2026-05-21'), passed('2026-05-22'), passed('')], [true, false, false])
})

test('two sources of two kinds verify identity, two of one kind do not', () => {
  const passed = (documents: VerdictInput['documents']) => only(canadian(documents), 'method:identity').passed
  assert.deepEqual(
    [
      passed([bill('Hydro One'), account('Maple Bank')]),
      passed([passport, bill('Hydro One')]),
      passed([passport, account('Maple Bank')]),
      passed([account('Maple Bank'), account('Oak Bank')]),
      passed([passport]),
    ],
    [true, true, true, false, false],
  )
})

test('a document with another name or address is not a source', () => {
  const otherHolder = entry('bank_statement', {
    ...holder,
    document_holder_name: 'Omar Pine',
    issuer_name: 'Maple Bank',
    account_number: '1234567',
  })
  assert.equal(only(canadian([bill('Hydro One'), otherHolder]), 'method:identity').passed, false)
  const moved = { ...values, street1: '9 Elm St', postal_code: 'K1A 0B1', city: 'Ottawa', province: 'ON' }
  assert.equal(
    only(canadian([bill('Hydro One'), account('Maple Bank')], { values: moved }), 'method:identity').passed,
    false,
  )
})

test('a document issued by the client is not a source', () => {
  assert.equal(only(canadian([bill('Clara Clearwater'), account('Maple Bank')]), 'method:sources').passed, false)
})

test('two documents of one issuer do not fail a client verified in another way', () => {
  const checks = canadian([bill('Maple Group'), account('Maple Group'), passport], {
    extraChecks: [{ id: 'in_person', label: 'Seen', severity: 'info', passed: true, detail: '' }],
  })
  assert.ok(checks.every(({ id, passed }) => id !== 'method:sources' || passed))
})

test('a credit file of three years with two credits verifies identity alone', () => {
  const file = (changes: Record<string, string>) =>
    entry('credit_report', {
      document_holder_name: 'Clara Clearwater',
      address: '123 rue Principale, Montréal QC H2X 1Y4',
      date_of_birth: '1985-04-12',
      issuer_name: 'Equidata',
      file_number: '88',
      file_since: '2019-01-01',
      trade_line_count: '4',
      document_date: '2026-11-10',
      ...changes,
    })
  const passed = (changes: Record<string, string>) => only(canadian([file(changes)]), 'method:identity').passed
  assert.deepEqual(
    [passed({}), passed({ file_since: '2024-01-01' }), passed({ trade_line_count: '1' })],
    [true, false, false],
  )
})

test('a source is current, names who issued it, and is not of the body that issued the other', () => {
  const passed = (...documents: VerdictInput['documents']) => only(canadian(documents), 'method:identity').passed
  const letter = (issuer: string) =>
    entry('government_letter', { ...holder, issuer_name: issuer, address: '123 rue Principale, Montréal QC H2X 1Y4' })
  const old = entry('utility_bill', {
    ...holder,
    document_date: '2025-01-01',
    issuer_name: 'Hydro One',
    address: '123 rue Principale, Montréal QC H2X 1Y4',
  })
  const licence = entry('driver_licence', { ...passportFields, id_country: 'CA', id_province: 'QC' })
  assert.deepEqual(
    [
      passed(licence, letter('Retraite Québec')),
      passed(licence, letter('Société de l’assurance automobile du Québec')),
      passed(old, account('Maple Bank')),
      passed(bill('Unknown'), account('Maple Bank')),
      passed(bill('-'), account('Maple Bank')),
      passed(bill('Desjardins Assurances'), account('Caisse populaire de Laval')),
    ],
    [true, false, false, false, false, false],
  )
})
