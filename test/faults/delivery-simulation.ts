/**
 * Simulates the life of deliveries with faults and injected time: `npm run faults -- delivery-simulation [--seeds 20000]
 * [--from 1]`, or `--seed N` to play one again. `--store N` plays that many on the real store too, of `--engine
 * embedded|server`. Prints each seed that breaks an invariant and exits 1 then. docs/reliability.md#simulation.
 */
import { parseArgs } from 'node:util'
import { figuresOption, printFigures } from '../support/figures.ts'
import { openTestStore } from '../support/store.ts'
import { engineOption, openEngine } from './engine.ts'
import { MemoryQueue } from './webhooks/simulated-queue.ts'
import { simulate, type SimulationReport } from './webhooks/simulation.ts'
import { openStoreQueue } from './webhooks/store-queue.ts'

const endpointIds = ['endpoint-1', 'endpoint-2', 'endpoint-3']
const shownMax = 10

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    store: { type: 'string', default: '0' },
    ...engineOption,
    ...figuresOption,
  },
})
const from = Number(values.seed ?? values.from)
const seeds = values.seed === undefined ? Number(values.seeds) : 1
const startedAt = performance.now()
let [deliveries, steps, broken] = [0, 0, 0]
for (let seed = from; seed < from + seeds; seed++) {
  count(seed, await simulate(new MemoryQueue(endpointIds), endpointIds, seed))
}
const onStore = Number(values.store)
if (onStore > 0) {
  const engine = await openEngine(values.engine)
  const opened = await openTestStore()
  for (let seed = from; seed < from + onStore; seed++) {
    const { queue, endpointIds: ids } = await openStoreQueue(opened.store, endpointIds.length)
    count(seed, await simulate(queue, ids, seed))
  }
  await opened.close()
  await engine.stop()
}
function count(seed: number, report: SimulationReport): void {
  deliveries += report.deliveries
  steps += report.steps
  if (report.faults.length === 0) return
  if (++broken <= shownMax) console.log(`seed ${seed}: ${report.faults.slice(0, shownMax).join('; ')}`)
}
const seconds = (performance.now() - startedAt) / 1000
console.log(
  `${seeds} seeds in memory and ${onStore} on the store, ${deliveries} deliveries, ${steps} steps in ${seconds.toFixed(0)} s; ${broken} seeds broke an invariant`,
)
printFigures({ lives: seeds, lives_on_store: onStore, deliveries, steps, seconds, faults: broken })
if (broken > 0) {
  console.log('Play one again with --seed N.')
  process.exitCode = 1
}
