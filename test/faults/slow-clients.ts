/**
 * A thousand clients that send their head or body a byte at a time, beside honest ones: `npm run faults -- slow-clients
 * [--seconds 10] [--faults-only]`; `--seconds` is how long honest calls are measured alone.
 * The honest calls' p99 is compared with the same calls before the slow clients came. Exits 1 when an honest call fails, is too
 * slow, or a slow client is kept too long. docs/reliability.md#slow-clients.
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { figuresOption, percentile, printFigures } from '../support/figures.ts'
import { newInstallationPlace, prepare, start } from './durability/installation.ts'
import { faultsOnlyOption, missed } from './load/figure.ts'
import { openLoop, type Held } from './load/open-loop.ts'
import { cpuSeconds, machineCpuSeconds } from './load/process.ts'
import type { Kept, SlowSenders } from './load/slow-senders.ts'

const slowClients = 1_000
/** Of the time that honest calls are measured alone. */
const warmUpShare = 1 / 2
const callsPerSecond = 50
/** Heads are given up after 10 s, bodies after 30 s (src/http), with a look every second. */
const headMsMax = 13_000
const bodyMsMax = 33_000
/**
 * docs/reliability.md#slow-clients; on a machine that is slow by itself, this much slower than without the slow
 * clients.
 */
const p99MsMax = 50
const p99RatioMax = 1.5

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, ...faultsOnlyOption, ...figuresOption },
})
const baselineMs = Number(values.seconds) * 1_000
const judging = { faultsOnly: values['faults-only'] }
const place = await newInstallationPlace(null)
const installation = await prepare(place)
const served = await start(installation)
const pid = served.child.pid ?? 0
const faults: string[] = []
try {
  await honest(baselineMs * warmUpShare)
  const machine = [machineCpuSeconds(), cpuSeconds(pid), cpuSeconds(process.pid)]
  const alone = await honest(baselineMs)
  const workerData: SlowSenders = { ...shared(), clients: slowClients, keptMsMax: bodyMsMax + 2_000 }
  const senders = new Worker(new URL('./load/slow-senders.ts', import.meta.url), { workerData })
  await once(senders, 'message')
  const closed = once(senders, 'message')
  const beside = await honest(bodyMsMax + 2_000)
  const [kept] = (await closed) as [Kept]
  const others =
    machineCpuSeconds() - machine[0]! - (cpuSeconds(pid) - machine[1]!) - (cpuSeconds(process.pid) - machine[2]!)

  const [p99Alone, p99Beside] = [percentile(alone.latenciesMs, 0.99), percentile(beside.latenciesMs, 0.99)]
  for (const { errors } of [alone, beside]) {
    for (const [what, count] of errors) faults.push(`${count} honest calls: ${what}`)
  }
  if (p99Beside > Math.max(p99MsMax, p99Alone * p99RatioMax)) missed(faults, `p99 ${p99Beside.toFixed(1)} ms`, judging)
  if (kept.head === null || kept.head > headMsMax) faults.push(`slow heads were kept ${kept.head ?? 'forever'} ms`)
  if (kept.body === null || kept.body > bodyMsMax) faults.push(`slow bodies were kept ${kept.body ?? 'forever'} ms`)
  const seconds = (keptMs: number | null) =>
    keptMs === null ? 'never' : `after at most ${(keptMs / 1000).toFixed(1)} s`
  console.log(
    `${slowClients} slow clients; honest p99 ${p99Beside.toFixed(1)} ms beside them (goal < ${p99MsMax}), ` +
      `${p99Alone.toFixed(1)} ms alone (ratio ${(p99Beside / p99Alone).toFixed(2)}), ` +
      `p50 ${percentile(beside.latenciesMs, 0.5).toFixed(1)} and ${percentile(alone.latenciesMs, 0.5).toFixed(1)} ms ` +
      `over ${beside.latenciesMs.length} and ${alone.latenciesMs.length} calls; ` +
      `heads closed ${seconds(kept.head)}, bodies ${seconds(kept.body)}; ${faults.length} faults`,
  )
  console.log(
    `  machine everything else ${((others / ((baselineMs + bodyMsMax) / 1_000)) * 100).toFixed(0)} % of a core; ` +
      `calls sent late p99 ${percentile(beside.lateMs, 0.99).toFixed(1)} ms`,
  )
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  printFigures({
    clients: slowClients,
    p99_ms: p99Beside,
    p99_alone_ms: p99Alone,
    errors: [alone, beside].flatMap(({ errors }) => [...errors.values()]).reduce((sum, count) => sum + count, 0),
    heads_closed_seconds: kept.head === null ? null : kept.head / 1_000,
    bodies_closed_seconds: kept.body === null ? null : kept.body / 1_000,
    faults: faults.length,
  })
} finally {
  served.kill('SIGKILL')
  await served.ended
  await place.remove()
}
process.exit(faults.length === 0 ? 0 : 1)

function shared() {
  return { url: served.url, key: installation.key }
}

/** Calls that file nothing, at a fixed rate for a while. */
function honest(durationMs: number): Promise<Held> {
  const body = '{"values":{"first_name":"Clara","last_name":"Clearwater"}}'
  return openLoop({ ...shared(), call: () => ({ path: '/v1/kyc/verify', body }), callsPerSecond, durationMs })
}
