import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldName, fieldNames, pointName } from '../../../src/domain/profile/field-names.ts'
import { noun } from '../../../src/domain/values/noun.ts'

test('164 fields have a name in both languages, each once', () => {
  assert.equal(fieldNames.length, 164)
  assert.equal(new Set(fieldNames.map(({ key }) => key)).size, 164)
})

test('a field is called by its name, an unknown one by its key', () => {
  assert.deepEqual(fieldName('id_expiry'), noun('expiry date', 'date d’expiration', 'f'))
  assert.deepEqual(fieldName('shoe_size'), noun('shoe_size', 'shoe_size', 'm'))
})

test('a member of a party is called by its name and place, from 1', () => {
  const { en, fr } = fieldName('beneficial_owners[0].owned_by[1].country')
  assert.equal(en, 'country (beneficial owners, no. 1.2)')
  assert.equal(fr, 'pays (bénéficiaires effectifs, no 1.2)')
  assert.equal(fieldName('directors[3]').en, 'directors, no. 4')
})

test('alternatives of a data point are joined with a slash', () => {
  assert.deepEqual(pointName('sin/ssn'), noun('SIN / SSN', 'NAS / SSN', 'm'))
})
