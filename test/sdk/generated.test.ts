import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, it } from 'node:test'
import { format, resolveConfig } from 'prettier'
import { operations } from '../../sdk/operations.ts'
import { Gatehouse } from '../../sdk/gatehouse.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { printOperations, printTypes } from '../../tools/sdk/print-types.ts'
import { typeOf } from '../../tools/sdk/type-of.ts'

describe('the typed client', () => {
  for (const [name, print] of [
    ['types.ts', printTypes],
    ['operations.ts', printOperations],
  ] as const) {
    it(`has the ${name} that npm run sdk:types writes from the description`, async () => {
      const file = path.join(import.meta.dirname, '../../sdk', name)
      const expected = await format(print(), { ...(await resolveConfig(file)), filepath: file })
      assert.equal(await readFile(file, 'utf8'), expected)
    })
  }

  it('has a method for every operation of the API and the table says how each is called', () => {
    const client = new Gatehouse({ baseUrl: 'http://127.0.0.1', apiKey: 'sk_test' })
    const listed = partnerOperations.map(({ id, method, path: where }) => [id, method, where])
    assert.deepEqual(
      Object.entries(operations).map(([id, [method, where]]) => [id, method, where]),
      listed,
    )
    const methods = Object.keys(client)
    assert.deepEqual(
      methods,
      listed.map(([id]) => id),
    )
  })
})

describe('the type of a schema', () => {
  it('is refused for a keyword that it would have to ignore', () => {
    assert.throws(() => typeOf({ oneOf: [{ type: 'string' }] }), /oneOf/)
    assert.throws(() => typeOf({ type: 'decimal' }), /decimal/)
  })

  it('keeps optional, nullable, closed and further keys apart', () => {
    assert.equal(typeOf({ type: ['string', 'null'] }), 'string | null')
    assert.equal(typeOf({ enum: ['a', 'b'] }), '"a" | "b"')
    const object = { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, b: { type: 'boolean' } } }
    assert.equal(typeOf(object), '{\nreadonly "a": number\nreadonly "b"?: boolean\n}')
    assert.equal(
      typeOf({ type: 'object', additionalProperties: { type: 'number' } }),
      '{\nreadonly [key: string]: number\n}',
    )
  })
})
