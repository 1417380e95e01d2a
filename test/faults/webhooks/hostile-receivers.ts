import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** What a receiver does once it has seen the first bytes of a request. */
export interface HostileReceiver {
  readonly name: string
  /** How an attempt against it must end, and the status that is kept. */
  readonly outcome: string
  readonly status: number | null
  readonly answer: (socket: Socket, timers: Set<NodeJS.Timeout>) => void
}

const head = (status: string, ...headers: readonly string[]) => `HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`
const dripMs = 200
const oneMegabyte = 1024 * 1024
const bomb = gzipSync(Buffer.alloc(200 * oneMegabyte))

/**
 * Receivers that mean harm or are broken. docs/reliability.md#hostile-receivers. The status decides as soon as it is
 * there.
 */
export const hostileReceivers: readonly HostileReceiver[] = [
  { name: 'never answers', outcome: 'timeout', status: null, answer: () => {} },
  {
    name: 'drips its headers',
    outcome: 'timeout',
    status: null,
    answer: (socket, timers) => drip(socket, timers, `${'HTTP/1.1 200 OK\r\n'}${'x-a: b\r\n'.repeat(10_000)}`),
  },
  {
    name: 'drips its body after a 200',
    outcome: 'ok',
    status: 200,
    answer: (socket, timers) => {
      socket.write(head('200 OK', 'content-length: 1000000'))
      drip(socket, timers, 'x'.repeat(1_000_000))
    },
  },
  {
    name: 'sends 200 KB of headers',
    outcome: 'header_too_large',
    status: null,
    answer: (socket) => socket.end(head('200 OK', `x-a: ${'b'.repeat(200 * 1024)}`)),
  },
  {
    name: 'sends 2 GB of body',
    outcome: 'ok',
    status: 200,
    answer: (socket) => {
      socket.write(head('200 OK', `content-length: ${2 ** 31}`))
      pour(socket, Buffer.alloc(oneMegabyte, 'x'))
    },
  },
  {
    name: 'sends a body without end in chunks',
    outcome: 'http_status',
    status: 500,
    answer: (socket) => {
      socket.write(head('500 Error', 'transfer-encoding: chunked'))
      pour(socket, Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`))
    },
  },
  {
    name: 'sends a gzip bomb',
    outcome: 'ok',
    status: 200,
    answer: (socket) => {
      socket.write(head('200 OK', 'content-encoding: gzip', `content-length: ${bomb.length}`))
      socket.end(bomb)
    },
  },
  {
    name: 'redirects to the cloud metadata',
    outcome: 'http_status',
    status: 302,
    answer: (socket) => socket.end(head('302 Found', 'location: http://169.254.169.254/', 'content-length: 0')),
  },
  {
    name: 'sends a 100 that nobody asked for, then a 204',
    outcome: 'ok',
    status: 204,
    answer: (socket) => socket.end(head('100 Continue') + head('204 No Content')),
  },
  {
    name: 'sends 102 forever',
    outcome: 'timeout',
    status: null,
    answer: (socket, timers) => {
      const timer = setInterval(() => socket.write(head('102 Processing')), dripMs)
      timers.add(timer)
    },
  },
  { name: 'resets the connection', outcome: 'answer', status: null, answer: (socket) => socket.resetAndDestroy() },
  {
    name: 'speaks no HTTP',
    outcome: 'answer',
    status: null,
    answer: (socket) => socket.end('220 mail.partner.example ESMTP\r\n'),
  },
  {
    name: 'answers with NULs and broken UTF-8',
    outcome: 'ok',
    status: 200,
    answer: (socket) =>
      socket.end(
        Buffer.concat([Buffer.from(head('200 OK', 'content-length: 6')), Buffer.of(0, 0xff, 0xfe, 0xc3, 0x28, 0)]),
      ),
  },
]

/** The receiver on a free port of loopback. */
export async function startHostile(receiver: HostileReceiver) {
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    socket.once('data', () => receiver.answer(socket, timers))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function drip(socket: Socket, timers: Set<NodeJS.Timeout>, text: string): void {
  let sent = 0
  const timer = setInterval(() => {
    if (socket.writable && sent < text.length) socket.write(text.charAt(sent++))
  }, dripMs)
  timers.add(timer)
}

/** Writes over and over, as fast as the other side takes it, until the other side is gone. */
function pour(socket: Socket, bytes: Buffer): void {
  while (socket.writable && socket.write(bytes));
  socket.once('drain', () => pour(socket, bytes))
}
