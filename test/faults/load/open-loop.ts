import { connect, type Socket } from 'node:net'

/** Connections at most; a call that finds none free waits, and the wait counts. */
const connectionsMax = 64
/** For answers still on their way when the last call has been sent. */
const answersArriveMs = 10_000

export interface Call {
  readonly path: string
  readonly body: string
}

export interface Held {
  /** From the moment a call should have been sent to the end of its answer, in order of sending. */
  readonly latenciesMs: readonly number[]
  /** From that moment to the sending: what the client itself, or the lack of a free connection, adds to each latency. */
  readonly lateMs: readonly number[]
  readonly callsPerSecond: number
  /** Other answers than 200 by status, and what became of calls that got none. */
  readonly errors: ReadonlyMap<string, number>
}

/**
 * Sends calls at a fixed rate over keep-alive connections, whether the ones before are answered or not: a server that
 * stands still for a second is charged for every call that came due in it. Bare sockets, so that the client takes little of
 * the machine.
 */
export async function openLoop(options: {
  readonly url: string
  readonly key: string
  readonly call: (number: number) => Call
  readonly callsPerSecond: number
  readonly durationMs: number
}): Promise<Held> {
  const { callsPerSecond, durationMs, call } = options
  const calls = Math.round((callsPerSecond * durationMs) / 1_000)
  const latenciesMs: number[] = []
  const lateMs: number[] = []
  const errors = new Map<string, number>()
  const fail = (what: string) => void errors.set(what, (errors.get(what) ?? 0) + 1)
  const free: Connection[] = []
  const all = new Set<Connection>()
  let [next, answered, lastAt] = [0, 0, 0]
  const startedAt = performance.now()
  const dueAt = (number: number) => startedAt + (number * 1_000) / callsPerSecond

  const connection = (): Connection | null => {
    // In turns: one that nobody uses for a minute is closed by the server, perhaps in the moment in which it is used again.
    const found = free.shift()
    if (found !== undefined) return found
    if (all.size === connectionsMax) return null
    const made: Connection = new Connection(options, {
      answered(status, sentFor) {
        lastAt = performance.now()
        latenciesMs.push(lastAt - sentFor)
        answered++
        if (status !== 200) fail(`answered ${status}`)
        free.push(made)
        sendDue()
      },
      closed(isCallLost) {
        all.delete(made)
        const at = free.indexOf(made)
        if (at >= 0) free.splice(at, 1)
        if (!isCallLost) return
        answered++
        fail('connection lost')
      },
    })
    all.add(made)
    return made
  }
  const sendDue = () => {
    while (next < calls && dueAt(next) <= performance.now()) {
      const free_ = connection()
      if (free_ === null) return
      lateMs.push(performance.now() - dueAt(next))
      free_.send(call(next), dueAt(next))
      next++
    }
  }
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      sendDue()
      const over = performance.now() > startedAt + durationMs + answersArriveMs
      if (answered < calls && !over) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  if (answered < calls) errors.set('not answered', calls - answered)
  for (const one of all) one.close()
  return { latenciesMs, lateMs, errors, callsPerSecond: latenciesMs.length / ((lastAt - startedAt) / 1_000) }
}

/** One keep-alive connection that carries one call at a time. */
class Connection {
  readonly #socket: Socket
  readonly #head: string
  #sentFor: number | null = null
  #buffered = ''

  constructor(
    { url, key }: { readonly url: string; readonly key: string },
    on: { answered(status: number, sentFor: number): void; closed(isCallLost: boolean): void },
  ) {
    const { hostname, port, host } = new URL(url)
    this.#head = `Host: ${host}\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => on.closed(this.#sentFor !== null))
    this.#socket.on('data', (chunk: string) => {
      this.#buffered += chunk
      const head = this.#buffered.indexOf('\r\n\r\n')
      if (head < 0 || this.#sentFor === null) return
      const length = Number(/content-length: (\d+)/i.exec(this.#buffered.slice(0, head))?.[1] ?? 0)
      if (this.#buffered.length < head + 4 + length) return
      const status = Number(this.#buffered.slice(9, 12))
      this.#buffered = this.#buffered.slice(head + 4 + length)
      const sentFor = this.#sentFor
      this.#sentFor = null
      on.answered(status, sentFor)
    })
  }

  send({ path, body }: Call, sentFor: number): void {
    this.#sentFor = sentFor
    this.#socket.write(
      `POST ${path} HTTP/1.1\r\n${this.#head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }

  close(): void {
    this.#sentFor = null
    this.#socket.destroy()
  }
}
