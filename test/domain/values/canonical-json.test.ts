import assert from 'node:assert/strict'
import { it } from 'node:test'
import { canonicalJson } from '../../../src/domain/values/canonical-json.ts'

it('canonical JSON has its keys in the order of code units, at every level', () => {
  const value = JSON.parse(
    '{"é":1,"b":{"z":[{"d":1,"c":"\\""}],"__proto__":2},"B":null,"10":3,"9":4,"😀":5,"\ufffd":6}',
  )
  assert.equal(
    canonicalJson(value),
    '{"10":3,"9":4,"B":null,"b":{"__proto__":2,"z":[{"c":"\\"","d":1}]},"é":1,"😀":5,"\ufffd":6}',
  )
})

it('canonical JSON leaves out keys without a value', () => {
  assert.equal(canonicalJson({ b: undefined, a: [undefined, 1] }), '{"a":[null,1]}')
})
