/**
 * How long after its commit a delivery is first attempted, and what a receiver that hangs costs another: `npm run faults --
 * deliveries [--engine embedded|server] [--seconds 20] [--rate 50] [--faults-only]`. First a quiet server, then one
 * whose other endpoint never answers. Goals: p95 ≤ 100 ms; with the neighbour that hangs p99 < 1 s. Exits 1 when one is missed,
 * unless --faults-only, or when a delivery does not come. docs/reliability.md#deliveries.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { figuresOption, printFigures } from '../support/figures.ts'
import { startReceiver } from '../support/receiver.ts'
import { startWebhookServer } from '../support/webhooks.ts'
import { engineOption, openEngine } from './engine.ts'
import { faultsOnlyOption, missed } from './load/figure.ts'

const goals = { quietP95Ms: 100, neighbourP99Ms: 1_000 } as const
const warmUpCalls = 200

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    ...engineOption,
    ...faultsOnlyOption,
    ...figuresOption,
  },
})
const [seconds, rate] = [Number(values.seconds), Number(values.rate)]
const faultsOnly = values['faults-only']
const faults: string[] = []
const engine = await openEngine(values.engine)
const server = await startWebhookServer({ jobs: 'with', world: { clock: { now: () => new Date() } } })
const well = await startReceiver()
const { id } = await server.endpoint(well.url)
for (let call = 0; call < warmUpCalls; call++) await server.assess(`warm-up-${call}`)
await well.until(warmUpCalls)

const quiet = await measure('quiet')
if (quiet.p95 > goals.quietP95Ms) missed(faults, `first attempt p95 ${quiet.p95} ms`, { faultsOnly })

const dead = await startReceiver({ answer: () => {} })
await server.endpoint(dead.url)
const beside = await measure('one endpoint hangs')
if (beside.p99 >= goals.neighbourP99Ms)
  missed(faults, `beside a receiver that hangs p99 ${beside.p99} ms`, { faultsOnly })
const left = await server.deliveries(id, { state: 'pending' })
if (left.length > 0) faults.push(`${left.length} deliveries of the receiver that answers are left`)

for (const fault of faults) console.log(`  ${fault}`)
printFigures({
  rate_per_second: rate,
  quiet_p50_ms: quiet.p50,
  quiet_p95_ms: quiet.p95,
  beside_hanging_p50_ms: beside.p50,
  beside_hanging_p99_ms: beside.p99,
  faults: faults.length,
})
await dead.stop()
await well.stop()
await server.stop()
await engine.stop()
process.exitCode = faults.length === 0 ? 0 : 1

/** Files at the rate, and answers the times from each call's answer, which follows the commit, to its request at the receiver. */
async function measure(what: string) {
  const before = well.received.length
  const committedAt = new Map<string, number>()
  const calls: Promise<void>[] = []
  const startedAt = performance.now()
  const count = seconds * rate
  for (let call = 0; call < count; call++) {
    await pause(Math.max(0, startedAt + (call * 1_000) / rate - performance.now()))
    const reference = `${what.replaceAll(' ', '-')}-${call}`
    calls.push(server.assess(reference).then(() => void committedAt.set(reference, performance.now())))
  }
  await Promise.all(calls)
  await well.until(before + count)
  const delays = well.received
    .slice(before)
    .map(({ body, at }) => {
      const { reference } = JSON.parse(body.toString()) as { reference: string }
      return Math.max(0, at - (committedAt.get(reference) ?? at))
    })
    .toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0)
  const figures = { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  console.log(
    `${server.services.store.engine}, ${what}: ${delays.length} deliveries at ${rate}/s; first attempt after the answer p50 ${figures.p50} ms, ` +
      `p95 ${figures.p95} ms, p99 ${figures.p99} ms, most ${at(1)} ms`,
  )
  return figures
}
