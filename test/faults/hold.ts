/**
 * Holds a fixed rate of verify and assess calls with references: `npm run faults -- hold [--engine embedded|server] [--seconds
 * 600] [--rate N] [--faults-only]`; `--engine server` starts a PostgreSQL of its own. Calls are sent when they are due,
 * answered or not, and charged from that moment; each stores an event, which a receiver takes. Exits 1 on any error, a rate
 * that is not reached, a p99 over the goal or memory that grows. docs/reliability.md#load.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { profile } from '../../tools/documents/specimens/profile.ts'
import { figuresOption, percentile, printFigures } from '../support/figures.ts'
import { newInstallationPlace, prepare, start } from './durability/installation.ts'
import { engineOption, openEngine } from './engine.ts'
import { inspected, openHeap, type Heap } from './load/heap.ts'
import { faultsOnlyOption, missed } from './load/figure.ts'
import { openLoop, type Call } from './load/open-loop.ts'
import { cpuSeconds, machineCpuSeconds, residentMb } from './load/process.ts'

const goals = { server: 300, embedded: 150, p99Ms: 150 } as const
/** Of the rate asked for. */
const rateShareMin = 0.99
/** Before anything is measured: code compiled, caches and buffers filled. */
const warmUpShare = 0.25
const warmUpSecondsMin = 15
/**
 * Resident memory after a full collection, from the end of the warm-up to the end, and what the line fitted to the second
 * half rises by in that half. Between collections it swings by as much as the runtime lets its heap grow.
 */
const residentGrowthMbMax = 50
/** Live objects after a full collection, from the end of the warm-up to the end: 600 bytes a call would fail the 60 s form. */
const heapGrowthMbMax = 5
const sampleMs = 500
/** For freed pages to go back to the system. */
const settleMs = 2_000

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    rate: { type: 'string' },
    ...engineOption,
    ...faultsOnlyOption,
    ...figuresOption,
  },
})
const { name: engine, serverUrl, stop: stopEngine } = await openEngine(values.engine)
const seconds = Number(values.seconds)
const rate = Number(values.rate ?? goals[engine])
const judging = { faultsOnly: values['faults-only'] }
const warmUpSeconds = Math.max(warmUpSecondsMin, Math.min(60, seconds * warmUpShare))

const place = await newInstallationPlace(serverUrl)
const receiver = await startReceiver()
const installation = await prepare(place, receiver.url, { second: false })
const served = await start(installation, inspected)
const pid = served.child.pid ?? 0
const faults: string[] = []
try {
  const heap = await openHeap(served.printed())
  const person = profile('en', new Date().toISOString().slice(0, 10))
  let sent = 0
  /** Each client is verified, then assessed. */
  const call = (): Call => {
    const number = sent++
    const path = number % 2 === 0 ? '/v1/kyc/verify' : '/v1/kyc/assess'
    return { path, body: JSON.stringify({ reference: `client-${number >> 1}`, values: person }) }
  }
  const shared = { url: served.url, key: installation.key, call, callsPerSecond: rate }
  await openLoop({ ...shared, durationMs: warmUpSeconds * 1_000 })
  const before = await afterCollection(heap)

  const memory = watchMemory()
  const [cpuBefore, ownBefore, machineBefore] = [cpuSeconds(pid), cpuSeconds(process.pid), machineCpuSeconds()]
  const receivedBefore = receiver.received()
  const held = await openLoop({ ...shared, durationMs: seconds * 1_000 })
  const [cpu, own] = [cpuSeconds(pid) - cpuBefore, cpuSeconds(process.pid) - ownBefore]
  const machine = machineCpuSeconds() - machineBefore
  const slopeMbPerHour = memory()
  const after = await afterCollection(heap)
  heap.close()
  const [growthMb, heapGrowthMb] = [after.residentMb - before.residentMb, after.heapMb - before.heapMb]
  const riseMb = (slopeMbPerHour * seconds) / 3_600 / 2

  const latencies = held.latenciesMs
  const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => percentile(latencies, share)) as [number, number, number]
  const late = percentile(held.lateMs, 0.99)
  const errors = [...held.errors.values()].reduce((sum, count) => sum + count, 0)
  for (const [what, count] of held.errors) faults.push(`${count} calls: ${what}`)
  if (held.callsPerSecond < rate * rateShareMin)
    missed(faults, `${held.callsPerSecond.toFixed(0)} calls/s of ${rate}`, judging)
  if (p99 >= goals.p99Ms) missed(faults, `p99 ${p99.toFixed(0)} ms`, judging)
  if (growthMb > residentGrowthMbMax) faults.push(`resident memory grew by ${growthMb.toFixed(0)} MB`)
  if (riseMb > residentGrowthMbMax)
    missed(faults, `resident memory rose by ${riseMb.toFixed(0)} MB in the second half`, judging)
  if (heapGrowthMb > heapGrowthMbMax) faults.push(`the heap grew by ${heapGrowthMb.toFixed(1)} MB`)
  console.log(
    `${engine}: ${held.callsPerSecond.toFixed(1)} calls/s of ${rate} for ${seconds} s; p50 ${p50.toFixed(1)} ms, ` +
      `p99 ${p99.toFixed(1)} ms (goal < ${goals.p99Ms}), slowest ${slowest.toFixed(0)} ms from when they were due; ` +
      `${errors} errors`,
  )
  console.log(
    `  memory  after collection resident ${before.residentMb.toFixed(0)} → ${after.residentMb.toFixed(0)} MB (limit + ${residentGrowthMbMax}), ` +
      `heap ${before.heapMb.toFixed(1)} → ${after.heapMb.toFixed(1)} MB (limit + ${heapGrowthMbMax}); resident in the second half ` +
      `${slopeMbPerHour.toFixed(0)} MB/hour, ${riseMb.toFixed(1)} MB in all (limit ${residentGrowthMbMax})`,
  )
  console.log(
    `  machine ${os.availableParallelism()} cores; server ${((cpu / latencies.length) * 1e6).toFixed(0)} µs CPU a call ` +
      `(${((cpu / seconds) * 100).toFixed(0)} % of a core), client ${((own / seconds) * 100).toFixed(0)} %, ` +
      `everything else ${(((machine - cpu - own) / seconds) * 100).toFixed(0)} %${serverUrl === null ? '' : ', PostgreSQL included'}; ` +
      `calls sent late p99 ${late.toFixed(1)} ms`,
  )
  const received = receiver.received() - receivedBefore
  console.log(`  ${received} deliveries received of ${latencies.length} events`)
  console.log(`  ${faults.length} faults`)
  for (const fault of faults) console.log(`  ${fault}`)
  printFigures({
    rate,
    calls_per_second: held.callsPerSecond,
    seconds,
    p50_ms: p50,
    p99_ms: p99,
    slowest_ms: slowest,
    errors,
    resident_growth_mb: growthMb,
    heap_growth_mb: heapGrowthMb,
    server_cpu_us_per_call: (cpu / latencies.length) * 1e6,
    others_cpu_percent: ((machine - cpu - own) / seconds) * 100,
    sent_late_p99_ms: late,
    events: latencies.length,
    received,
    faults: faults.length,
  })
} finally {
  served.kill('SIGKILL')
  await served.ended
  receiver.close()
  await place.remove()
  await stopEngine()
}
process.exit(faults.length === 0 ? 0 : 1)

/** Takes every delivery and counts them; what it is sent is not kept, so that hours of it take no memory. */
async function startReceiver() {
  let received = 0
  const server = createServer((request, response) => {
    received++
    request.resume()
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, received: () => received, close: () => server.closeAllConnections() }
}

/** What is left when nothing is in progress and everything dead has been collected. */
async function afterCollection(heap: Heap): Promise<{ readonly heapMb: number; readonly residentMb: number }> {
  const heapMb = await heap.liveMb()
  await pause(settleMs)
  return { heapMb, residentMb: residentMb(pid) }
}

/** Samples the server's resident memory until asked; answers the slope of the second half in MB an hour. */
function watchMemory(): () => number {
  const samples: { readonly atMs: number; readonly mb: number }[] = []
  const timer = setInterval(() => samples.push({ atMs: performance.now(), mb: residentMb(pid) }), sampleMs)
  return () => {
    clearInterval(timer)
    return slope(samples.slice(samples.length >> 1)) * 3_600_000
  }
}

/** Least squares, in MB a millisecond. */
function slope(samples: readonly { readonly atMs: number; readonly mb: number }[]): number {
  const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length
  const [atMean, mbMean] = [mean(samples.map(({ atMs }) => atMs)), mean(samples.map(({ mb }) => mb))]
  const product = mean(samples.map(({ atMs, mb }) => (atMs - atMean) * (mb - mbMean)))
  return product / mean(samples.map(({ atMs }) => (atMs - atMean) ** 2))
}
