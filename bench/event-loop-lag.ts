import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../src/store/store.ts'
import { newDatabase, newFolder } from '../test/support/store.ts'
import { lagDuring, slowQuery, type Lag } from './load/lag.ts'

/**
 * How late the event loop runs while a slow query does, on the embedded engine and, with TEST_DATABASE_URL, on a server:
 * `node test/support/postgres.ts -- node bench/event-loop-lag.ts`. Idle rounds of the same process are the baseline: what
 * they show is the machine's. `--seconds` is the least that the query takes.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
})
const leastMs = Number(values.seconds) * 1000
const goalMs = 50
const serverUrl = process.env['TEST_DATABASE_URL']

const engines = { embedded: newFolder, ...(serverUrl && { server: () => newDatabase(serverUrl) }) }
for (const [engine, makePlace] of Object.entries(engines)) {
  const place = await makePlace()
  const store = await openStore({ ...place, warn: () => {} })
  let slowestMs = Number.POSITIVE_INFINITY
  for (let round = 1; round <= Number(values.rounds); round++) {
    const idle = await lagDuring(() => pause(leastMs))
    let queryMs = 0
    const busy = await lagDuring(async () => (queryMs = await slowQuery(store, leastMs)))
    slowestMs = Math.min(slowestMs, busy.slowestMs)
    console.log(`${engine.padEnd(8)} idle             ${shown(idle)}`)
    console.log(`${engine.padEnd(8)} query of ${(queryMs / 1000).toFixed(1).padStart(4)} s  ${shown(busy)}`)
  }
  const verdict = slowestMs < goalMs ? 'reached' : 'MISSED'
  console.log(
    `${engine.padEnd(8)} slowest of the best round ${slowestMs.toFixed(1)} ms (goal < ${goalMs}: ${verdict})\n`,
  )
  await store.close()
  await place.remove()
}

function shown({ ticks, p50Ms, p99Ms, slowestMs }: Lag): string {
  const [p50, p99, slowest] = [p50Ms, p99Ms, slowestMs].map((value) => value.toFixed(1).padStart(6))
  return `p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms of ${ticks} looks`
}
