/**
 * How many deliveries several workers claim and finish a second, and that none is claimed twice: `npm run faults -- claims
 * [--engine embedded|server] [--workers 4] [--workspaces 100] [--endpoints 5] [--deliveries 100]`. On the embedded store with
 * one worker. Exits 1 when a delivery is claimed twice or not at all. docs/reliability.md#deliveries.
 */
import { parseArgs } from 'node:util'
import { afterAttempt } from '../../src/domain/webhooks/delivery.ts'
import { interruptedNote } from '../../src/operations/webhooks/deliver.ts'
import { claimDeliveries } from '../../src/store/claim-deliveries.ts'
import { finishAttempts } from '../../src/store/finish-attempts.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { figuresOption, printFigures } from '../support/figures.ts'
import { openTestStore } from '../support/store.ts'
import { engineOption, openEngine } from './engine.ts'
import { fillQueue } from './webhooks/queue.ts'

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '4' },
    workspaces: { type: 'string', default: '100' },
    endpoints: { type: 'string', default: '5' },
    deliveries: { type: 'string', default: '100' },
    'rate-min': { type: 'string', default: '0' },
    ...engineOption,
    ...figuresOption,
  },
})
const batch = 64
const now = new Date()
const engine = await openEngine(values.engine)
const opened = await openTestStore()
const size = { workspaces: Number(values.workspaces), endpoints: Number(values.endpoints), now }
const deliveries = Number(values.deliveries)
await fillQueue(opened.store, { ...size, deliveries })
const total = size.workspaces * size.endpoints * deliveries
const stores: Store[] = []
const { databaseUrl, dataDir } = opened
if (databaseUrl !== null) {
  for (let worker = 0; worker < Number(values.workers); worker++) {
    stores.push(await openStore({ databaseUrl, dataDir, poolMax: 2, warn: () => {} }))
  }
}
const claimed = new Set<string>()
let [twice, claims, claimMs, finishMs] = [0, 0, 0, 0]
async function work(store: Store): Promise<void> {
  for (let empty = 0; empty < 20 && claimed.size < total;) {
    const startedAt = performance.now()
    const got = await claimDeliveries(store, { now, limit: batch, node: 'bench' })
    const claimedAt = performance.now()
    claims++
    claimMs += claimedAt - startedAt
    empty = got.length === 0 ? empty + 1 : 0
    for (const { id } of got) {
      if (claimed.has(id)) twice++
      claimed.add(id)
    }
    if (got.length === 0) continue
    const change = (delivery: (typeof got)[number]) =>
      afterAttempt(delivery, { delivered: true, retryAfterMs: null }, { now, random: 0 })
    await finishAttempts(
      store,
      got.map((delivery) => ({
        delivery,
        change: change(delivery),
        delivered: true,
        attempt: { ...interruptedNote(now, 1), outcome: 'ok', httpStatus: 204 },
        at: now,
      })),
    )
    finishMs += performance.now() - claimedAt
  }
}
const workers = stores.length === 0 ? [opened.store] : stores
const startedAt = performance.now()
await Promise.all(workers.map(work))
const seconds = (performance.now() - startedAt) / 1000
const rate = Math.round(claimed.size / seconds)
const claimRate = Math.round((claimed.size / (claimMs / workers.length)) * 1000)
console.log(
  `${opened.store.engine}, ${workers.length} workers: ${claimed.size} of ${total} deliveries claimed and finished in ` +
    `${seconds.toFixed(1)} s: ${rate}/s; claims alone ${claimRate}/s (${(claimMs / claims).toFixed(1)} ms a claim of ${batch}, ` +
    `${(finishMs / claims).toFixed(1)} ms its results); ${twice} claimed twice`,
)
printFigures({
  workers: workers.length,
  deliveries: claimed.size,
  finished_per_second: rate,
  claimed_per_second: claimRate,
  twice,
})
if (twice > 0 || claimed.size < total || rate < Number(values['rate-min'])) process.exitCode = 1
for (const store of stores) await store.close()
await opened.close()
await engine.stop()
