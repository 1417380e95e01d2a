/**
 * A thousand clients that send their head or body a byte at a time, beside honest ones: `node bench/slow-clients.ts`.
 * The honest calls' p99 is compared with the same calls before the slow clients came. Exits 1 when an honest call fails, is too
 * slow, or a slow client is kept too long. reliability R8.
 */
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { newInstallationPlace, prepare, start } from './durability/installation.ts'

const slowClients = 1_000
/** Opened in groups, so that the listen queue holds them. */
const groupSize = 100
const bytePauseMs = 1_000
const baselineMs = 10_000
/** Heads are given up after 10 s, bodies after 30 s (src/http), with a look every second. */
const headMsMax = 13_000
const bodyMsMax = 33_000
const honestPauseMs = 20
/** reliability R8; on a machine that is slow by itself, this much slower than without the slow clients. */
const p99MsMax = 50
const p99RatioMax = 1.5

interface SlowClient {
  readonly kind: 'head' | 'body'
  readonly openedAt: number
  closedAt: number | null
}

const place = await newInstallationPlace(null)
const installation = await prepare(place)
const served = await start(installation)
const faults: string[] = []
try {
  await honest(2_000)
  const alone = await honest(baselineMs)
  const clients = await openSlowClients()
  const beside = await honest(bodyMsMax + 2_000)
  const [p99Alone, p99Beside] = [percentile(alone.ms, 0.99), percentile(beside.ms, 0.99)]
  faults.push(...alone.errors, ...beside.errors)
  if (p99Beside > Math.max(p99MsMax, p99Alone * p99RatioMax)) faults.push(`p99 ${p99Beside.toFixed(1)} ms`)
  const keptMs = (kind: SlowClient['kind']) =>
    Math.max(...clients.filter((one) => one.kind === kind).map((one) => (one.closedAt ?? Infinity) - one.openedAt))
  if (keptMs('head') > headMsMax) faults.push(`slow heads were kept ${keptMs('head')} ms`)
  if (keptMs('body') > bodyMsMax) faults.push(`slow bodies were kept ${keptMs('body')} ms`)
  console.log(
    `${clients.length} slow clients; honest p99 ${p99Beside.toFixed(1)} ms beside them, ${p99Alone.toFixed(1)} ms alone ` +
      `(ratio ${(p99Beside / p99Alone).toFixed(2)}) over ${beside.ms.length} and ${alone.ms.length} calls; ` +
      `heads closed after at most ${(keptMs('head') / 1000).toFixed(1)} s, bodies ${(keptMs('body') / 1000).toFixed(1)} s; ` +
      `${faults.length} faults`,
  )
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
} finally {
  served.kill('SIGKILL')
  await served.ended
  await place.remove()
}
process.exit(faults.length === 0 ? 0 : 1)

async function openSlowClients(): Promise<readonly SlowClient[]> {
  const clients: SlowClient[] = []
  const { hostname, port } = new URL(served.url)
  while (clients.length < slowClients) {
    for (let index = 0; index < groupSize; index++) clients.push(slowClient(clients.length, hostname, Number(port)))
    await pause(100)
  }
  return clients
}

function slowClient(number: number, host: string, port: number): SlowClient {
  const client: SlowClient = { kind: number % 2 === 0 ? 'head' : 'body', openedAt: performance.now(), closedAt: null }
  const socket = net.connect(port, host)
  const head = `POST /v1/kyc/verify HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${installation.key}\r\n`
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

/** One honest call after the other for a while. */
async function honest(ms: number): Promise<{ readonly ms: readonly number[]; readonly errors: readonly string[] }> {
  const took: number[] = []
  const errors: string[] = []
  const headers = { Authorization: `Bearer ${installation.key}` }
  const body = '{"values":{"first_name":"Clara","last_name":"Clearwater"}}'
  for (const endsAt = performance.now() + ms; performance.now() < endsAt; await pause(honestPauseMs)) {
    const startedAt = performance.now()
    try {
      const response = await fetch(`${served.url}/v1/kyc/verify`, { method: 'POST', headers, body })
      await response.arrayBuffer()
      if (response.status !== 200) errors.push(`honest call: ${response.status}`)
    } catch (error) {
      errors.push(`honest call: ${String(error)}`)
    }
    took.push(performance.now() - startedAt)
  }
  return { ms: took, errors }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}
