import assert from 'node:assert/strict'
import { it } from 'node:test'
import { duplicateName } from '../../src/http/duplicate-name.ts'

it('a name that an object of a JSON text has twice is found, however it is written', () => {
  for (const [text, name] of [
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"a":{"b":1},"c":[{"d":1,"d":2}]}', 'd'],
    ['{"a":[1,"a"],"a":2}', 'a'],
    ['{"a\\"":1,"a\\"":2}', 'a"'],
    ['{"a":"x","b":{"a":1},"c":["a","a","a"]}', null],
    ['{"a":"a","b":"\\"b\\":1,\\"b\\":2","c":[]}', null],
    ['{"a":[{"x":1},{"x":2}],"b":{}}', null],
    ['{}', null],
  ] as const) {
    assert.equal(duplicateName(text), name, text)
  }
})
