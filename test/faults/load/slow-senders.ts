/**
 * The thread of clients that send a byte a second: apart from the honest calls, whose latencies would else be those of a
 * thousand timers in their own event loop. Started by test/faults/slow-clients.ts; tells when all are connected, then when all are
 * closed and how long each kind was kept.
 */
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

export interface SlowSenders {
  readonly url: string
  readonly key: string
  readonly clients: number
  /** When a client that is still kept is given up, from the opening of the last. */
  readonly keptMsMax: number
}

/** Longest that a client of each kind was kept, in ms; null when one was never closed. */
export interface Kept {
  readonly head: number | null
  readonly body: number | null
}

/** Opened in groups, so that the listen queue holds them. */
const groupSize = 100
const groupPauseMs = 100
const bytePauseMs = 1_000

interface SlowClient {
  readonly kind: keyof Kept
  readonly openedAt: number
  closedAt: number | null
}

const { url, key, clients: wanted, keptMsMax }: SlowSenders = workerData
const { hostname, port } = new URL(url)
const clients: SlowClient[] = []
while (clients.length < wanted) {
  for (let index = 0; index < groupSize; index++) clients.push(open(clients.length))
  await pause(groupPauseMs)
}
parentPort?.postMessage('connected')
const deadline = performance.now() + keptMsMax
while (clients.some(({ closedAt }) => closedAt === null) && performance.now() < deadline) await pause(100)
const keptMs = (kind: SlowClient['kind']): number | null => {
  const kept = clients.filter((one) => one.kind === kind).map((one) => (one.closedAt ?? Infinity) - one.openedAt)
  const longest = Math.max(...kept)
  return Number.isFinite(longest) ? longest : null
}
const answer: Kept = { head: keptMs('head'), body: keptMs('body') }
parentPort?.postMessage(answer)

function open(number: number): SlowClient {
  const client: SlowClient = { kind: number % 2 === 0 ? 'head' : 'body', openedAt: performance.now(), closedAt: null }
  const socket = net.connect(Number(port), hostname)
  const head = `POST /v1/kyc/verify HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\n`
  socket.write(
    client.kind === 'head'
      ? 'POST /v1/kyc/verify HTTP/1.1\r\nHost: x\r\nX-Slow: '
      : `${head}Content-Length: 500\r\n\r\n`,
  )
  const drip = setInterval(() => socket.write('a'), bytePauseMs)
  socket.on('error', () => {})
  socket.resume()
  socket.once('close', () => {
    clearInterval(drip)
    client.closedAt = performance.now()
  })
  return client
}
