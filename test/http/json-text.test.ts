import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { head, RawConnection } from './support/raw.ts'

const mb = 1024 * 1024

describe('the text of a JSON body', () => {
  let api: Api
  before(async () => void (api = await startApi()))
  after(() => api.stop())

  const detailOf = async (body: string | Uint8Array<ArrayBuffer>) => {
    const answer = await api.ask('POST', '/v1/kyc/verify', { body })
    assert.equal(answer.status, 422)
    return (answer.body as { detail: unknown }).detail
  }
  const invalidAt = (offset: number, error = 'Expecting value') => [
    { type: 'json_invalid', loc: ['body', offset], msg: 'JSON decode error', ctx: { error } },
  ]

  it('an empty body is missing', async () => {
    assert.deepEqual(await detailOf(''), [{ type: 'missing', loc: ['body'], msg: 'Field required' }])
  })

  const rows: readonly (readonly [what: string, text: string, offset: number])[] = [
    ['no JSON', 'values', 0],
    ['white space alone', '   ', 3],
    ['a lot of white space', ' '.repeat(20_000), 20_000],
    ['white space before a fault', `${'\n'.repeat(20_000)}x`, 20_000],
    ['an object that does not end', '{"values":{}', 12],
    ['a string that does not end', '{"subject":"Clara', 11],
    ['a long string that does not end', `{"subject":"${'a'.repeat(900_000)}`, 11],
    ['a fault after a long string', `{"subject":"${'a'.repeat(900_000)}"]`, 900_013],
    ['a comma before the end', '{"values":{},}', 13],
    ['a comma before the end of a list', '{"documents":[1,]}', 16],
    ['no comma', '{"values":{} "kind":null}', 13],
    ['no colon', '{"values" {}}', 10],
    ['a key without quotes', '{values:{}}', 1],
    ['single quotes', "{'values':{}}", 1],
    ['a second value', '{"values":{}}{}', 13],
    ['a comment', '{"values":{}}// done', 13],
    ['a leading zero', '{"values":{"income":012}}', 21],
    ['a number that stops', '{"values":{"income":1.}}', 21],
    ['NaN', '{"values":{"income":NaN}}', 20],
    ['an unknown word', '{"values":{"income":tru}}', 20],
    ['a wrong escape', '{"values":{"a":"\\x"}}', 15],
    ['half an escape', '{"values":{"a":"\\u12"}}', 15],
    ['a line break in a string', '{"values":{"a":"\n"}}', 15],
    ['a byte order mark', '\ufeff{"values":{}}', 0],
    ['an astral character before the fault', '{"values":{"a":"😀"},}', 21],
    ['a form', 'values=1&kind=trust', 0],
  ]
  for (const [what, text, offset] of rows) {
    it(`${what} is json_invalid at ${offset}`, async () => assert.deepEqual(await detailOf(text), invalidAt(offset)))
  }

  const others = ['[]', '"values"', '12', 'null', 'true', '[{"values":{}}]']
  for (const text of others) {
    it(`${text} is json_invalid: not an object`, async () => {
      assert.deepEqual(await detailOf(text), invalidAt(0, 'Expecting an object'))
    })
  }

  it('bytes that are not UTF-8 are json_invalid where they stand', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"values":{"a":"\ufffd é'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}}'),
    ])
    assert.deepEqual(await detailOf(new Uint8Array(bytes)), invalidAt(19, 'Not UTF-8'))
  })

  it('a name that an object has twice is refused, beside the other issues', async () => {
    const error = 'an object has this name twice'
    const twice = { type: 'value_error', loc: ['body'], msg: `Value error, ${error}`, input: 'country', ctx: { error } }
    assert.deepEqual(await detailOf('{"values":{"country":"CA","last_name":"A","c\\u006funtry":"FR"}}'), [twice])
    const [first, second] = (await detailOf(
      '{"values":{"owners":[{"a":1},{"country":1,"country":2}]},"locale":7}',
    )) as readonly unknown[]
    assert.deepEqual(first, twice)
    assert.deepEqual((second as { loc: unknown }).loc, ['body', 'locale'])
  })
  it('equal names of two objects are let in, and colons and names inside of strings', async () => {
    const body = String.raw`{"values":{"__proto__":{"a":1},"city":"a:b","note":"\"city\":1,\"city\":2","owners":[{"a":{}},{"a":[]}]}}`
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { body })).status, 200)
  })

  const nested = (depth: number) => `{"values":{"a":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`
  it('64 levels are let in, the 65th is json_invalid where it opens', async () => {
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { body: nested(64) })).status, 200)
    assert.deepEqual(await detailOf(nested(65)), invalidAt(77, 'Nested deeper than 64 levels'))
  })
  it('half a million levels are json_invalid too', async () => {
    assert.deepEqual(await detailOf('['.repeat(500_000)), invalidAt(64, 'Nested deeper than 64 levels'))
  })
  const listed = (count: number) => `{"values":{"a":[${Array.from({ length: count }, () => 'null').join(',')}]}}`
  it('10,000 values are let in, one more is too_long', async () => {
    // The body, `values` and the list are values too.
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { body: listed(9_997) })).status, 200)
    assert.deepEqual(await detailOf(listed(9_998)), [
      {
        type: 'too_long',
        loc: ['body'],
        msg: 'Body should have at most 10000 values, not 10001',
        ctx: { field_type: 'Body', max_length: 10_000, actual_length: 10_001 },
      },
    ])
  })
  it('too many values are refused before the text is found to be no JSON', async () => {
    const detail = await detailOf(`${listed(150_000)}x`)
    assert.deepEqual(
      (detail as { type: string }[]).map(({ type }) => type),
      ['too_long'],
    )
  })
  it('commas inside strings are no values', async () => {
    const json = { values: { a: 'a, b, '.repeat(10_000) } }
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { json })).status, 200)
  })
  it('a key of 500 KB is cut in loc, so that an answer of 100 entries stays small', async () => {
    const body = `{"values":{"${'k'.repeat(500_000)}":[${Array.from({ length: 200 }, () => '"\\u0000"').join(',')}]}}`
    const detail = (await detailOf(body)) as { loc: (string | number)[] }[]
    assert.equal(detail.length, 100)
    assert.deepEqual(detail[0]?.loc, ['body', 'values', `${'k'.repeat(100)}…`, 0])
  })
  it('brackets inside strings are no levels', async () => {
    const json = { values: { a: '{["\\'.repeat(100) } }
    assert.equal((await api.ask('POST', '/v1/kyc/verify', { json })).status, 200)
  })

  const types = [
    undefined,
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'image/png',
    'nonsense',
  ]
  for (const type of types) {
    it(`Content-Type ${type ?? 'absent'} is let in`, async () => {
      const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type }
      const body = new Uint8Array(Buffer.from('{"values":{}}'))
      assert.equal((await api.ask('POST', '/v1/kyc/verify', { headers, body })).status, 200)
    })
  }

  describe('its size', () => {
    const tooLarge = { detail: 'Request body too large.' }
    const bodyOf = (bytes: number) => {
      const [start, end] = ['{"values":{"a":"', '"}}']
      return start + 'a'.repeat(bytes - start.length - end.length) + end
    }

    it('1 MB is let in', async () => {
      assert.equal((await api.ask('POST', '/v1/kyc/verify', { body: bodyOf(mb) })).status, 200)
    })
    it('one byte more is 413', async () => {
      for (const path of ['/v1/kyc/verify', '/v1/kyc/assess']) {
        const { status, body } = await api.ask('POST', path, { body: bodyOf(mb + 1) })
        assert.deepEqual({ status, body }, { status: 413, body: tooLarge })
      }
    })
    it('a length that is only declared is refused before the body comes', async () => {
      const connection = await open(['Content-Length: 1048577'])
      const answer = await connection.answer()
      api.described.check('POST', '/v1/kyc/verify', answer)
      assert.deepEqual({ status: answer.status, body: answer.body }, { status: 413, body: tooLarge })
      connection.destroy()
    })
    it('chunks are refused while they still come', async () => {
      const connection = await open(['Transfer-Encoding: chunked'])
      const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
      for (let count = 0; count < 17; count++) await connection.write(chunk)
      const answer = await connection.answer()
      api.described.check('POST', '/v1/kyc/verify', answer)
      assert.deepEqual({ status: answer.status, body: answer.body }, { status: 413, body: tooLarge })
      connection.destroy()
    })
    it('the connection is of use after a refused body that was sent whole', async () => {
      const body = bodyOf(mb + 1)
      const connection = await open([`Content-Length: ${body.length}`])
      await connection.write(body)
      assert.equal((await connection.answer()).status, 413)
      await connection.write(head('GET /livez', ['Host: a.test']))
      assert.equal((await connection.answer()).status, 200)
      connection.destroy()
    })
  })

  const open = async (lines: readonly string[]) => {
    const connection = await RawConnection.open(api.url)
    await connection.write(head('POST /v1/kyc/verify', ['Host: a.test', `Authorization: Bearer ${api.key}`, ...lines]))
    return connection
  }
})
