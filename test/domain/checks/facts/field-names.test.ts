import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldName, fieldNames, pointName } from '../../../../src/domain/checks/facts/field-names.ts'

test('148 fields have a name in both languages, each once', () => {
  assert.equal(fieldNames.length, 148)
  assert.equal(new Set(fieldNames.map(({ key }) => key)).size, 148)
})

test('a field is called by its name, an unknown one by its key', () => {
  assert.deepEqual(fieldName('id_expiry'), { en: 'expiry date', fr: 'date d’expiration' })
  assert.deepEqual(fieldName('shoe_size'), { en: 'shoe_size', fr: 'shoe_size' })
})

test('alternatives of a data point are joined with a slash', () => {
  assert.deepEqual(pointName('sin/ssn'), { en: 'SIN / SSN', fr: 'NAS / SSN' })
})
