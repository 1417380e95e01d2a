import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeFields } from '../../../src/domain/document-types/merge-fields.ts'

test('the first non-empty value wins, in file order', () => {
  const documents: { fields: Record<string, string> }[] = [
    { fields: { first_name: '', last_name: 'Clearwater' } },
    { fields: { first_name: 'Clara', last_name: 'Other' } },
    { fields: { first_name: 'Third', city: '' } },
  ]
  assert.deepEqual(mergeFields(documents), { last_name: 'Clearwater', first_name: 'Clara' })
})

test('a key that no file carries is absent', () => {
  assert.deepEqual(mergeFields([]), {})
  assert.deepEqual(mergeFields([{ fields: { city: '' } }]), {})
})

test('a hostile key is a key', () => {
  const merged = mergeFields([{ fields: JSON.parse('{"__proto__":"x"}') }])
  assert.deepEqual(Object.entries(merged), [['__proto__', 'x']])
})
