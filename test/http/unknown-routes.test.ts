import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { exchange, head, RawConnection } from './support/raw.ts'

describe('what nothing answers', () => {
  let api: Api
  before(async () => void (api = await startApi()))
  after(() => api.stop())

  const rows = [
    ['an unknown path', 'GET', '/v1/nothing'],
    ['an unknown path outside the API', 'GET', '/wp-login.php'],
    ['the root', 'GET', '/'],
    ['a trailing slash', 'POST', '/v1/kyc/verify/'],
    ['a doubled slash', 'POST', '/v1//kyc/verify'],
    ['another case', 'POST', '/v1/kyc/Verify'],
    ['a wrong method', 'GET', '/v1/kyc/verify'],
    ['DELETE', 'DELETE', '/v1/kyc/verify'],
    ['OPTIONS', 'OPTIONS', '/v1/kyc/verify'],
    ['PROPFIND', 'PROPFIND', '/v1/kyc/verify'],
    ['QUERY', 'QUERY', '/v1/kyc/verify'],
    ['an escape that is none', 'POST', '/v1/kyc/%zz'],
    ['half an escape', 'POST', '/v1/kyc/verify%'],
    ['an escape of no character', 'GET', '/v1/%ff'],
    ['a parameter that is too long', 'GET', `/v1/kyc/eid/${'9'.repeat(200)}`],
    ['a list of bank connections', 'GET', '/v1/partner/bank-connections'],
    ['a wrong method of a bank connection', 'DELETE', `/v1/partner/bank-connections/${randomUUID()}`],
    ['a trailing slash after a bank connection', 'GET', `/v1/partner/bank-connections/${randomUUID()}/`],
    ['a method that health does not have', 'POST', '/livez'],
    ['an asterisk', 'OPTIONS', '*'],
  ] as const
  for (const [what, method, path] of rows) {
    it(`${what} is 404 not_found naming method and path`, async () => {
      const answer = await exchange(api.url, head(`${method} ${path}`, ['Host: a.test', 'Content-Length: 0']))
      api.described.check(method, path, answer)
      assert.equal(answer.status, 404)
      assert.deepEqual(answer.body, { code: 'not_found', message: `Nothing answers ${method} ${path}` })
    })
  }

  it('HEAD is 404 with the headers alone', async () => {
    for (const path of ['/v1/kyc/verify', '/livez']) {
      const response = await fetch(api.url + path, { method: 'HEAD' })
      assert.equal(response.status, 404)
      assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
    }
  })

  it('a query does not belong to the path that is named', async () => {
    const { body } = await api.ask('GET', '/v1/nothing?name=Clara')
    assert.deepEqual(body, { code: 'not_found', message: 'Nothing answers GET /v1/nothing' })
  })

  it('a query on a known path changes nothing', async () => {
    assert.equal((await api.ask('POST', '/v1/kyc/verify?a=1', { json: { values: {} } })).status, 200)
  })

  it('an endless path is cut in the message', async () => {
    const { body } = await api.ask('GET', `/v1/${'a'.repeat(3000)}`)
    assert.deepEqual(body, { code: 'not_found', message: `Nothing answers GET /v1/${'a'.repeat(252)}` })
  })

  it('CONNECT is 404 and its connection is closed', async () => {
    const connection = await RawConnection.open(api.url)
    await connection.write(head('CONNECT internal.test:443', ['Host: internal.test:443']))
    const answer = await connection.answer()
    api.described.check('CONNECT', 'internal.test:443', answer)
    assert.deepEqual(answer.body, { code: 'not_found', message: 'Nothing answers CONNECT internal.test:443' })
    await connection.closed()
  })

  it('a CONNECT that hangs up does not take the server down', async () => {
    for (let round = 0; round < 20; round++) {
      const connection = await RawConnection.open(api.url)
      await connection.write(head('CONNECT internal.test:443', ['Host: internal.test:443']))
      if (round % 2 === 0) await connection.answer()
      connection.socket.resetAndDestroy()
    }
    assert.equal((await fetch(`${api.url}/livez`)).status, 200)
  })

  it('any host or none is let in while no public address is set', async () => {
    for (const lines of [['Host: anything.test'], ['Host: a.test', 'Host: b.test'], []]) {
      const answer = await exchange(api.url, head('POST /v1/kyc/verify', [...lines, 'Content-Length: 0']))
      api.described.check('POST', '/v1/kyc/verify', answer)
      assert.deepEqual(answer.body, { detail: 'Missing API key' })
    }
  })

  it('an upgrade that is not offered is answered as the plain call it also is', async () => {
    const lines = ['Host: a.test', 'Connection: Upgrade', 'Upgrade: websocket', 'Content-Length: 0']
    const answer = await exchange(api.url, head('POST /v1/kyc/verify', lines))
    assert.deepEqual(answer.body, { detail: 'Missing API key' })
  })

  it('an expectation that we do not know is ignored', async () => {
    const lines = ['Host: a.test', 'Expect: 200-ok', 'Content-Length: 0']
    const answer = await exchange(api.url, head('POST /v1/kyc/verify', lines))
    api.described.check('POST', '/v1/kyc/verify', answer)
    assert.deepEqual(answer.body, { detail: 'Missing API key' })
  })

  describe('what the parser refuses is 404 with an X-Request-ID, and the connection is closed', () => {
    const post = (lines: readonly string[]) => head('POST /v1/kyc/verify', ['Host: a.test', ...lines])
    const rows: readonly (readonly [what: string, bytes: string | Buffer])[] = [
      ['a greeting', 'hello there\r\n\r\n'],
      ['a TLS hello', Buffer.concat([Buffer.from('16030100b8010000b40303', 'hex'), Buffer.alloc(180, 7)])],
      ['noise', Buffer.concat([Buffer.from([0xff, 0x00]), randomBytes(400)])],
      ['a lower-case method', 'get /livez HTTP/1.1\r\nHost: a.test\r\n\r\n'],
      ['an invented method', 'FETCH /livez HTTP/1.1\r\nHost: a.test\r\n\r\n'],
      ['HTTP/2 without TLS', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      ['an unknown version', 'GET /livez HTTP/3.7\r\nHost: a.test\r\n\r\n'],
      ['a space in a header name', post(['Bad Name: x'])],
      ['a header without a colon', post(['X-Trace'])],
      ['a folded header', post(['X-Trace: a', ' b'])],
      ['line feeds alone', 'GET /livez HTTP/1.1\nHost: a.test\n\n'],
      ['a NUL in a header', post(['X-Trace: a\u0000b'])],
      ['a length and chunks', `${post(['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\n`],
      ['chunks and a length', `${post(['Transfer-Encoding: chunked', 'Content-Length: 4'])}0\r\n\r\n`],
      ['two lengths that differ', `${post(['Content-Length: 2', 'Content-Length: 4'])}{}`],
      ['two lengths that agree', `${post(['Content-Length: 2', 'Content-Length: 2'])}{}`],
      ['a negative length', `${post(['Content-Length: -2'])}{}`],
      ['a length with a sign', `${post(['Content-Length: +2'])}{}`],
      ['a length that is no number', `${post(['Content-Length: two'])}{}`],
      ['a length past all numbers', `${post([`Content-Length: ${'9'.repeat(40)}`])}{}`],
      ['chunked that is not the last coding', `${post(['Transfer-Encoding: chunked, identity'])}0\r\n\r\n`],
      ['a coding that is hidden', `${post(['Transfer-Encoding: \u000bchunked'])}0\r\n\r\n`],
      ['17 KB of headers', post([`X-Trace: ${'a'.repeat(17_000)}`])],
      ['1 MB of headers', post(Array.from({ length: 1000 }, (_, index) => `X-Trace-${index}: ${'a'.repeat(1000)}`))],
    ]
    for (const [what, bytes] of rows) {
      it(what, async () => {
        const connection = await RawConnection.open(api.url)
        void connection.write(bytes)
        const answer = await connection.answer()
        api.described.check('GET', '/', answer)
        assert.equal(answer.status, 404)
        assert.deepEqual(answer.body, {
          code: 'not_found',
          message: 'Nothing answers a request that could not be parsed',
        })
        await connection.closed()
      })
    }

    it('a chunk that is none, in the middle of a body', async () => {
      const connection = await RawConnection.open(api.url)
      const authorized = [`Authorization: Bearer ${api.key}`, 'Transfer-Encoding: chunked']
      await connection.write(`${post(authorized)}3\r\n{"a\r\nzz\r\n`)
      assert.equal((await connection.answer()).status, 404)
      await connection.closed()
    })

    it('the server lives through all of it', async () => {
      assert.equal((await fetch(`${api.url}/livez`)).status, 200)
    })
  })
})
