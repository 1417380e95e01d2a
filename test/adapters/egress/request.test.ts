import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { gzipSync } from 'node:zlib'

import { openEgress } from '../../../src/adapters/egress/egress.ts'
import type { EgressRequest } from '../../../src/ports/egress.ts'
import { makeCertificate } from './certificate.ts'

const loopback = [{ address: '127.0.0.1', family: 4 }]
const egress = openEgress({ allow: ['127.0.0.0/8'], resolve: () => Promise.resolve(loopback) })

const defaultCertificates = getCACertificates('default')
after(() => setDefaultCACertificates(defaultCertificates))

const servers: Server[] = []
const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

async function listen<S extends Server>(server: S): Promise<number> {
  servers.push(server)
  server.on('connection', (socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A server that speaks HTTP as badly as its answer function wants to, once it has seen a request. */
async function rawServer(answer: (socket: Socket) => void): Promise<number> {
  return await listen(
    createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => answer(socket))
    }),
  )
}

function ask(url: string, options: Partial<EgressRequest> = {}) {
  return egress.request({ method: 'GET', deadlineMs: 5_000, bodyBytesMax: 1_000, ...options, url: new URL(url) })
}

async function askRaw(answer: (socket: Socket) => void, options: Partial<EgressRequest> = {}) {
  return await ask(`http://hooks.bank.example:${await rawServer(answer)}/`, options)
}

/** Writes over and over, as fast as the other side takes it, until the other side is gone. */
function pour(socket: Socket, text: string) {
  while (socket.writable && socket.write(text));
  socket.once('drain', () => pour(socket, text))
}

test('a request arrives as it was given, over a connection of its own that asks for nothing packed', async () => {
  let seen: unknown
  const server = createHttpServer((request, response) => {
    const { method, url, headers } = request
    buffer(request).then((received) => {
      seen = { method, url, headers, body: received.toString() }
      response.writeHead(202, { 'x-one': 'a', 'set-cookie': ['b', 'c'] }).end('taken')
    })
  })
  const port = await listen(server)
  const body = Buffer.from('{"event":"kyc.case_verified"}')
  const headers = { 'content-type': 'application/json', 'Accept-Encoding': 'gzip' }
  const answer = await ask(`http://hooks.bank.example:${port}/kyc?a=b#c`, { method: 'POST', body, headers })
  assert.deepEqual(seen, {
    method: 'POST',
    url: '/kyc?a=b',
    headers: {
      host: `hooks.bank.example:${port}`,
      'content-type': 'application/json',
      'content-length': '29',
      'accept-encoding': 'identity',
      connection: 'close',
    },
    body: '{"event":"kyc.case_verified"}',
  })
  assert.equal(answer.status, 202)
  assert.equal(answer.headers['x-one'], 'a')
  assert.equal(answer.headers['set-cookie'], 'b, c')
  assert.equal(Buffer.from(answer.body).toString(), 'taken')
  assert.equal(answer.address, '127.0.0.1')
})

test('a refused address gets no connection', async () => {
  let connections = 0
  const port = await listen(createServer(() => (connections += 1)))
  const strict = openEgress({ allow: [] })
  const options = { method: 'GET', deadlineMs: 1_000, bodyBytesMax: 10 } as const
  await assert.rejects(strict.request({ ...options, url: new URL(`https://127.0.0.1:${port}/`) }), {
    name: 'EgressRefused',
  })
  assert.equal(connections, 0)
})

test('a name is resolved once, and only what was judged is dialled', async () => {
  const port = await listen(createHttpServer((_, response) => response.end('judged')))
  let resolved = 0
  const rebinding = openEgress({
    allow: ['127.0.0.1/32'],
    resolve: () => Promise.resolve([{ address: (resolved += 1) === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]),
  })
  const url = new URL(`http://rebinding.bank.example:${port}/`)
  const answer = await rebinding.request({ method: 'GET', url, deadlineMs: 5_000, bodyBytesMax: 100 })
  assert.equal(Buffer.from(answer.body).toString(), 'judged')
  assert.equal(resolved, 1)
})

test('of several addresses one that refuses the connection yields to the next', async () => {
  const port = await listen(createHttpServer((_, response) => response.end('reached')))
  const addresses = ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 }))
  const several = openEgress({ allow: ['127.0.0.0/8'], resolve: () => Promise.resolve(addresses) })
  const url = new URL(`http://several.bank.example:${port}/`)
  const answer = await several.request({ method: 'GET', url, deadlineMs: 5_000, bodyBytesMax: 100 })
  assert.equal(answer.address, '127.0.0.1')
})

test('https asks for the host by name and checks its certificate', async () => {
  const certificate = makeCertificate(['hooks.bank.example'])
  const server = createHttpsServer(certificate, (_, response) => response.end('secret'))
  let servername: unknown
  server.on('secureConnection', (socket) => (servername = socket.servername))
  const port = await listen(server)

  setDefaultCACertificates([...defaultCertificates])
  const url = `https://hooks.bank.example:${port}/`
  await assert.rejects(ask(url), { failure: 'tls', message: 'tls: DEPTH_ZERO_SELF_SIGNED_CERT' })

  setDefaultCACertificates([...defaultCertificates, certificate.cert])
  assert.equal(Buffer.from((await ask(url)).body).toString(), 'secret')
  assert.equal(servername, 'hooks.bank.example')
  const withDot = `https://hooks.bank.example.:${port}/`
  assert.equal((await ask(withDot)).status, 200)

  const another = `https://other.bank.example:${port}/`
  await assert.rejects(ask(another), { failure: 'tls', message: 'tls: ERR_TLS_CERT_ALTNAME_INVALID' })
  await assert.rejects(ask(`https://127.0.0.1:${port}/`), { failure: 'tls' })
})

test('https at a server that does not speak TLS is a tls failure', async () => {
  const port = await rawServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
  await assert.rejects(ask(`https://hooks.bank.example:${port}/`), { name: 'EgressFailed', failure: 'tls' })
})

test('a redirect is an answer and is not followed', async () => {
  const answer = await askRaw((socket) =>
    socket.end('HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/\r\ncontent-length: 0\r\n\r\n'),
  )
  assert.equal(answer.status, 302)
  assert.equal(answer.headers['location'], 'http://169.254.169.254/')
})

test('an unasked 100 before the answer is passed over', async () => {
  const answer = await askRaw((socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'))
  assert.equal(answer.status, 204)
})

test('a packed body comes as it was sent', async () => {
  const packed = gzipSync(Buffer.alloc(10_000_000))
  const answer = await askRaw(
    (socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`)
      socket.end(packed)
    },
    { bodyBytesMax: packed.length },
  )
  assert.ok(packed.equals(answer.body))
})

test('nobody listening is a connect failure', async () => {
  const port = await listen(createServer())
  await new Promise((resolve) => servers.pop()?.close(resolve))
  const asked = ask(`http://127.0.0.1:${port}/`)
  await assert.rejects(asked, { name: 'EgressFailed', failure: 'connect', message: 'connect: ECONNREFUSED' })
})

for (const [behaviour, answer, failure] of [
  ['says nothing', () => {}, 'timeout'],
  ['stops inside the headers', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\nx-a: '), 'timeout'],
  ['sends 102 forever', (socket: Socket) => pour(socket, 'HTTP/1.1 102 Processing\r\n\r\n'), 'timeout'],
  ['sends headers forever', (socket: Socket) => pour(socket, 'HTTP/1.1 200 OK\r\nx-a: a\r\n'), 'answer'],
  ['sends 17 KB of headers', (socket: Socket) => socket.end(headersOf(17_000)), 'answer'],
  ['hangs up', (socket: Socket) => socket.end(), 'answer'],
  ['resets', (socket: Socket) => socket.resetAndDestroy(), 'answer'],
  ['speaks another protocol', (socket: Socket) => socket.end('220 mail.bank.example ESMTP\r\n'), 'answer'],
  ['stops inside the body', (socket: Socket) => socket.write(`${headersOf(10)}12345`), 'timeout'],
  ['breaks off the body', (socket: Socket) => socket.end(`${headersOf(10)}12345`), 'answer'],
  ['sends a body forever', (socket: Socket) => pour(socket, `${headersOf(10)}12345`), 'answer'],
] as const) {
  test(`a server that ${behaviour} fails the request as ${failure} and keeps no connection`, async () => {
    let closed: Promise<unknown> | undefined
    const port = await rawServer((socket) => {
      closed = new Promise((resolve) => socket.once('close', resolve))
      answer(socket)
    })
    const asked = ask(`http://hooks.bank.example:${port}/`, {
      deadlineMs: failure === 'timeout' ? 300 : 20_000,
      bodyBytesMax: 9,
    })
    await assert.rejects(asked, { name: 'EgressFailed', failure })
    await closed
  })
}

function headersOf(headerBytes: number) {
  return `HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(headerBytes)}\r\ncontent-length: 1000000\r\n\r\n`
}

for (const [behaviour, answer] of [
  ['stops inside the body', (socket: Socket) => socket.write(`${headersOf(10)}12345`)],
  ['breaks off the body', (socket: Socket) => socket.end(`${headersOf(10)}12345`)],
  ['sends more than the limit', (socket: Socket) => socket.end(`${headersOf(10)}12345678`)],
] as const) {
  test(`a body whose server ${behaviour} is kept as far as it came when asked for`, async () => {
    const kept = await askRaw(answer, { bodyDeadlineMs: 100, bodyBytesMax: 5, incompleteBody: 'keep' })
    assert.equal(kept.status, 200)
    assert.equal(Buffer.from(kept.body).toString(), '12345')
  })
}

test('a server that answers before it has read the body gets no more of it', async () => {
  const body = Buffer.alloc(32 * 1024 * 1024)
  let receivedBytes = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.pause().write('HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\n\r\n'))
  })
  const port = await listen(server)
  const [[socket]] = (await Promise.all([
    once(server, 'connection'),
    ask(`http://hooks.bank.example:${port}/`, { method: 'POST', body }),
  ])) as [[Socket], unknown]
  socket.on('data', (chunk) => (receivedBytes += chunk.length)).resume()
  await new Promise((resolve) => socket.once('close', resolve))
  assert.ok(receivedBytes < body.length / 2)
})

test('a body that takes longer than its own time fails as a timeout', async () => {
  const asked = askRaw((socket) => socket.write(`${headersOf(10)}1`), { bodyDeadlineMs: 100 })
  await assert.rejects(asked, { failure: 'timeout', message: 'timeout: not done in 100 ms' })
})

test('a body of exactly the limit is whole', async () => {
  const answer = await askRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n12345'), {
    bodyBytesMax: 5,
  })
  assert.equal(Buffer.from(answer.body).toString(), '12345')
})

test('a caller that gives up ends the request', async () => {
  const stop = new AbortController()
  const asked = askRaw(() => stop.abort(), { signal: stop.signal })
  await assert.rejects(asked, { name: 'EgressFailed', failure: 'aborted' })
  await assert.rejects(ask('http://127.0.0.1:1/', { signal: stop.signal }), { failure: 'aborted' })
})
