import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonText, WrittenJson } from '../../src/operations/written-json.ts'

test('written JSON is not serialised again, and a member can be appended', () => {
  const written = new WrittenJson('{"a":[1,{"b":"}"}]}').with('case_id', 'say "é"')
  assert.deepEqual(JSON.parse(jsonText(written)), { a: [1, { b: '}' }], case_id: 'say "é"' })
  assert.deepEqual(Object.keys(JSON.parse(written.text)), ['a', 'case_id'])
})

test('any other answer is written as JSON', () => {
  assert.equal(jsonText({ passed: true }), '{"passed":true}')
})
