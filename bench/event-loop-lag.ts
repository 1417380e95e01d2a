import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../src/store/store.ts'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { newPlace } from '../test/support/store.ts'
import { lagDuring, slowQuery, type Lag } from './load/lag.ts'

/**
 * How late the event loop runs while a slow query does, : `npm run bench -- event-loop-lag
 * [--engine embedded|server] [--seconds 3] [--rounds 3]`. Idle rounds of the same process are the baseline: what
 * they show is the machine's. `--seconds` is the least that the query takes.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    ...engineOption,
    ...figuresOption,
  },
})
const leastMs = Number(values.seconds) * 1000
const goalMs = 50

const engine = await openEngine(values.engine)
const place = await newPlace()
const store = await openStore({ ...place, warn: () => {} })
let [slowestMs, slowestIdleMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
for (let round = 1; round <= Number(values.rounds); round++) {
  const idle = await lagDuring(() => pause(leastMs))
  let queryMs = 0
  const busy = await lagDuring(async () => (queryMs = await slowQuery(store, leastMs)))
  slowestMs = Math.min(slowestMs, busy.slowestMs)
  slowestIdleMs = Math.min(slowestIdleMs, idle.slowestMs)
  console.log(`${engine.name.padEnd(8)} idle             ${shown(idle)}`)
  console.log(`${engine.name.padEnd(8)} query of ${(queryMs / 1000).toFixed(1).padStart(4)} s  ${shown(busy)}`)
}
const verdict = slowestMs < goalMs ? 'reached' : 'MISSED'
console.log(
  `${engine.name.padEnd(8)} slowest of the best round ${slowestMs.toFixed(1)} ms (goal < ${goalMs}: ${verdict})`,
)
printFigures({ slowest_ms: slowestMs, slowest_idle_ms: slowestIdleMs })
await store.close()
await place.remove()
await engine.stop()

function shown({ ticks, p50Ms, p99Ms, slowestMs }: Lag): string {
  const [p50, p99, slowest] = [p50Ms, p99Ms, slowestMs].map((value) => value.toFixed(1).padStart(6))
  return `p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms of ${ticks} looks`
}
