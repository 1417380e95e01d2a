import { Client } from 'pg'
import { openPrometheus } from '../src/adapters/metrics/prometheus.ts'
import { meterCalls } from '../src/http/call-meter.ts'
import { watchEventLoop } from '../src/http/event-loop-lag.ts'
import { noMetrics, type Metrics } from '../src/ports/metrics.ts'
import { meteredConnections, meteredStatements } from '../src/store/metered-connections.ts'
import type { Connections, HeldConnection } from '../src/store/connection/connections.ts'
import { APP_ROLE, SYSTEM_ROLE } from '../src/store/connection/roles.ts'
import { median, printFigures } from '../test/support/figures.ts'

/**
 * What measuring costs a stored verify call (two round trips), in CPU time: kept for Prometheus, and off,
 * each against the same call without a word of measuring, in the same run and taking turns. `npm run bench -- metrics`
 */
const goalMicroseconds = 2
const rounds = 9
const calls = 200_000

const operation = { id: 'verify' }
const roles = [SYSTEM_ROLE, APP_ROLE] as const
/** A pool with a free connection; nothing is ever asked of it. */
const pool: Connections = {
  acquire: async () => held,
  usage: () => ({ busy: 0, idle: 1, waiting: 0 }),
  end: async () => {},
}
const held: HeldConnection = { client: new Client(), release: () => {} }
const eventLoop = watchEventLoop()

/** All that one call tells: its own time, two connections and statements, and the look at the event loop. */
function metered(metrics: Metrics): () => Promise<void> {
  const meter = meterCalls(metrics)
  const database = roles.map((role) => ({
    connections: meteredConnections(pool, role, metrics),
    told: meteredStatements(role, metrics),
  }))
  return async () => {
    const startedAt = performance.now()
    meter.began()
    eventLoop.isOverloaded()
    for (const { connections, told } of database) {
      await connections.acquire()
      told(performance.now(), true)
    }
    meter.answered(operation, 200, startedAt)
  }
}

/** The same call without a word of measuring. */
async function bare(): Promise<void> {
  for (const _role of roles) await pool.acquire()
}

async function microsecondsOf(call: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  for (let index = 0; index < calls; index++) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}

const kinds = { prometheus: metered(openPrometheus()), off: metered(noMetrics), bare }
const costs = new Map<string, number[]>()
for (let round = 0; round <= rounds; round++) {
  for (const [name, call] of Object.entries(kinds)) {
    const cost = await microsecondsOf(call)
    if (round > 0) costs.set(name, [...(costs.get(name) ?? []), cost]) // the first warms both
  }
}
const floor = median(costs.get('bare')!)
const figures: Record<string, number> = { bare_us: floor }
for (const name of ['prometheus', 'off']) {
  const of = costs.get(name)!
  const cost = median(of.map((value, round) => value - costs.get('bare')![round]!))
  figures[`${name}_us`] = cost
  const verdict = cost <= goalMicroseconds ? 'reached' : 'MISSED'
  console.log(`metrics ${name.padEnd(10)} + ${cost.toFixed(2)} µs CPU a call (goal ≤ ${goalMicroseconds}: ${verdict})`)
}
console.log(`the same call without them: ${floor.toFixed(2)} µs`)
printFigures(figures)
eventLoop.close()
