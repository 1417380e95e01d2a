import { once } from 'node:events'
import net from 'node:net'
import type { Answer } from './described.ts'

/** Nothing that these tests wait for takes longer, or it is broken. */
const patienceMs = 5_000

/** A bare connection to the server, for what no HTTP client would send. */
export class RawConnection {
  readonly socket: net.Socket
  #received = Buffer.alloc(0)
  #closed = false

  private constructor(socket: net.Socket) {
    this.socket = socket
    socket.on('data', (chunk) => (this.#received = Buffer.concat([this.#received, chunk])))
    socket.on('error', () => {})
    socket.on('close', () => (this.#closed = true))
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url)
    const socket = net.connect(Number(port), hostname)
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  /** Writes, and waits until the system has taken it or the connection is gone. */
  async write(bytes: string | Buffer): Promise<void> {
    if (this.#closed || this.socket.destroyed) return
    await new Promise<void>((done) => this.socket.write(bytes, () => done()))
  }

  /** The next whole answer. Fails when the connection ends before it or nothing comes. */
  async answer(waitMs = patienceMs): Promise<Answer> {
    const started = performance.now()
    while (performance.now() - started < waitMs) {
      const answer = this.#take()
      if (answer !== null) return answer
      if (this.#closed) throw new Error(`closed without an answer: ${this.#received.toString('latin1')}`)
      await this.#something(waitMs)
    }
    throw new Error(`no answer after ${waitMs} ms: ${this.#received.toString('latin1')}`)
  }

  /** Waits until the server has closed the connection; answers the milliseconds it took. */
  async closed(waitMs = patienceMs): Promise<number> {
    const started = performance.now()
    while (!this.#closed) {
      if (performance.now() - started > waitMs) throw new Error(`still open after ${waitMs} ms`)
      await this.#something(waitMs)
    }
    return performance.now() - started
  }

  get unread(): string {
    return this.#received.toString('latin1')
  }

  destroy(): void {
    this.socket.destroy()
  }

  /** Until bytes or an end come, or the patience is over. */
  async #something(waitMs: number): Promise<void> {
    const over = new AbortController()
    const options = { signal: over.signal }
    const timer = setTimeout(() => over.abort(), waitMs)
    await Promise.race([once(this.socket, 'data', options), once(this.socket, 'close', options)]).catch(() => {})
    over.abort()
    clearTimeout(timer)
  }

  #take(): Answer | null {
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return null
    const [statusLine = '', ...lines] = this.#received.toString('latin1', 0, end).split('\r\n')
    const status = Number(statusLine.split(' ')[1])
    if (status === 100) {
      this.#received = this.#received.subarray(end + 4)
      return this.#take()
    }
    const headers = new Headers()
    for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
    const length = Number(headers.get('content-length') ?? 0)
    if (this.#received.length < end + 4 + length) return null
    const text = this.#received.toString('utf8', end + 4, end + 4 + length)
    this.#received = this.#received.subarray(end + 4 + length)
    return { status, headers, body: text === '' ? null : JSON.parse(text) }
  }
}

/** Sends the bytes on a connection of their own and answers what comes back. */
export async function exchange(url: string, bytes: string | Buffer): Promise<Answer> {
  const connection = await RawConnection.open(url)
  try {
    await connection.write(bytes)
    return await connection.answer()
  } finally {
    connection.destroy()
  }
}

/** A request's head with these header lines. */
export function head(requestLine: string, lines: readonly string[] = []): string {
  return `${[`${requestLine} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}
