import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsFromDocuments } from '../../../src/domain/checks/fields-from-documents.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'

const passport = {
  doc_type: 'passport',
  fields: { first_name: 'Marie', last_name: 'Tremblay', id_number: 'AB123456', id_expiry: '2030-01-01', sex: 'F' },
}
const payslip = {
  doc_type: 'payslip',
  fields: { employer_name: 'Acier Boréal inc.', occupation: 'Engineer', net_pay: '2000.00' },
}
const bill = { doc_type: 'utility_bill', fields: { address: '123 rue Principale, Montréal QC H2X 1Y4' } }

test('documents fill name, identity number, employer and the parts of the address, and nothing else', () => {
  assert.deepEqual(Object.fromEntries(fieldsFromDocuments([passport, payslip, bill])), {
    first_name: 'Marie',
    last_name: 'Tremblay',
    id_type: 'passport',
    id_number: 'AB123456',
    id_expiry: '2030-01-01',
    occupation: 'Engineer',
    employer_name: 'Acier Boréal inc.',
    street1: '123 rue Principale',
    city: 'Montréal',
    province: 'QC',
    postal_code: 'H2X 1Y4',
  })
})

test('the first document that has a field gives it', () => {
  const other = { doc_type: 'payslip', fields: { employer_name: 'Another inc.', first_name: '' } }
  const found = fieldsFromDocuments([other, payslip, passport])
  assert.equal(found.get('employer_name'), 'Another inc.')
  assert.equal(found.get('first_name'), 'Marie')
})

test('identity number, expiry and type come from one photo identity document', () => {
  const health = { doc_type: 'health_card', fields: { id_number: 'TREM 9005 1001', id_expiry: '2027-01-01' } }
  const licence = { doc_type: 'driver_licence', fields: { id_number: 'T6128-100590-07' } }
  const found = fieldsFromDocuments([health, licence, passport])
  assert.deepEqual(
    ['id_type', 'id_number', 'id_expiry'].map((name) => found.get(name)),
    ['driver_licence', 'T6128-100590-07', undefined],
  )
})

test('declared values win', () => {
  const declared = parseProfile(
    { occupation: 'Nurse', sin: '1', city: 'Laval' },
    { asOf: '2026-11-21', defaultCountry: 'CA' },
  )
  const found = fieldsFromDocuments([payslip, bill], declared)
  assert.deepEqual([found.has('occupation'), found.has('city'), found.get('postal_code')], [false, false, 'H2X 1Y4'])
})

test('an entry without fields fills nothing', () => {
  assert.equal(fieldsFromDocuments([{ doc_type: 'passport' }]).size, 0)
})
