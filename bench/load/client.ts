import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

/** What one round of load came to. */
export interface Round {
  readonly calls: number
  readonly callsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly slowestMs: number
  /** Answers that were not 200. */
  readonly errors: number
}

/**
 * Sends the same call again and again over keep-alive connections for a time, each connection one call at a time. Bare
 * sockets, so that the client takes as little of the machine as it can.
 */
export async function load(options: {
  readonly url: string
  readonly path: string
  readonly key: string
  /** A body per call: references differ, so that each call files. Null: the calls are GETs. */
  readonly body: ((call: number) => string) | null
  /** Each call has an Idempotency-Key of its own. */
  readonly idempotent?: boolean
  readonly connections: number
  readonly durationMs: number
}): Promise<Round> {
  const { hostname, port, host } = new URL(options.url)
  const latencies: number[] = []
  let [errors, started] = [0, 0]
  const startedAt = performance.now()
  const until = startedAt + options.durationMs
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let [sentAt, buffered] = [0, '']
      const send = () => {
        if (performance.now() >= until) {
          socket.end()
          resolve()
          return
        }
        const head = `${options.path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${options.key}\r\n`
        const once = options.idempotent === true ? `Idempotency-Key: ${randomUUID()}\r\n` : ''
        const body = options.body?.(started++)
        sentAt = performance.now()
        socket.write(
          body === undefined
            ? `GET ${head}\r\n`
            : `POST ${head}${once}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        )
      }
      socket.setEncoding('latin1')
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('data', (chunk: string) => {
        buffered += chunk
        const head = buffered.indexOf('\r\n\r\n')
        if (head < 0) return
        const length = Number(/content-length: (\d+)/i.exec(buffered.slice(0, head))?.[1] ?? 0)
        if (buffered.length < head + 4 + length) return
        if (!buffered.startsWith('HTTP/1.1 200')) errors++
        buffered = buffered.slice(head + 4 + length)
        latencies.push(performance.now() - sentAt)
        send()
      })
    })
  await Promise.all(Array.from({ length: options.connections }, run))
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return {
    calls: latencies.length,
    callsPerSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    slowestMs: at(1),
    errors,
  }
}
