import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request as a receiver saw it. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Of `performance.now()`. */
  readonly at: number
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

const waitMsMax = 20_000

/**
 * A webhook receiver on loopback that keeps what it got. `answer` writes the answer to the nth request, 0 the first; left out, each
 * is answered 204. A response that is left alone hangs.
 */
export async function startReceiver(
  options: {
    readonly answer?: (response: ServerResponse, received: Received, nth: number) => void
    readonly tls?: { readonly cert: string; readonly key: string }
  } = {},
) {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const state = { answer: options.answer ?? ((response: ServerResponse) => void response.writeHead(204).end()) }
  const listener: Parameters<typeof createHttpServer>[1] = (request, response) => {
    void buffer(request).then(
      (body) => {
        const one = { path: request.url ?? '', headers: request.headers, body, at: performance.now() }
        received.push(one)
        state.answer(response, one, received.length - 1)
        for (const look of waiting) look()
      },
      () => {},
    )
  }
  const server = options.tls === undefined ? createHttpServer(listener) : createHttpsServer(options.tls, listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    port,
    url: options.tls === undefined ? `http://127.0.0.1:${port}/kyc` : `https://localhost:${port}/kyc`,
    /** How it answers from now on. */
    answerWith(answer: NonNullable<typeof options.answer>): void {
      state.answer = answer
    },
    /** Resolves once it has got so many requests; throws when it does not within 20 s. */
    async until(count: number): Promise<void> {
      if (received.length >= count) return
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (received.length < count) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${received.length} of ${count} requests came`))
        }, waitMsMax)
        waiting.add(look)
      })
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
