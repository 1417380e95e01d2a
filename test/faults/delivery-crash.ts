/**
 * Kills the server at random moments while it delivers webhooks to a receiver that fails as receivers do, then lets the rest be
 * delivered and holds store, receiver and client against one another: `npm run faults -- delivery-crash [--kills 200] [--within
 * SECONDS] [--engine embedded|server] [--seed 1]`. Exits 1 when a delivery is lost, invented or miscounted.
 * docs/reliability.md#kills.
 */
import { parseArgs } from 'node:util'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import { openDispatcher } from '../../src/operations/webhooks/dispatcher.ts'
import { openEndpointSecrets } from '../../src/operations/webhooks/endpoint-secrets.ts'
import { noMetrics } from '../../src/ports/metrics.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import type { Store } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { figuresOption, printFigures } from '../support/figures.ts'
import { KeptLog } from '../support/server.ts'
import { faultsOf, readStored, type Stored } from './durability/stored.ts'
import {
  endpointSecret,
  newInstallationPlace,
  openDocuments,
  openPlace,
  prepare,
  type Installation,
} from './durability/installation.ts'
import { lifeCutShort, type Lives } from './durability/lives.ts'
import { CallLog, loadFiles } from './durability/load.ts'
import { engineOption, openEngine } from './engine.ts'
import { startLoggingReceiver, type SeenDelivery } from './webhooks/logging-receiver.ts'

/** Rounds of sending until nothing is left. */
const roundsMax = 2_000

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    ...engineOption,
    ...figuresOption,
    seed: { type: 'string', default: '1' },
    within: { type: 'string', default: 'Infinity' },
  },
})
const random = seededRandom(Number(values.seed))
const engine = await openEngine(values.engine)
const receiver = await startLoggingReceiver(endpointSecret, random)
const place = await newInstallationPlace(engine.serverUrl)
const installation = await prepare(place, receiver.url)
const log = new CallLog()
const lives: Lives = { installation, files: await loadFiles(), log, random, startMs: [], leftovers: [] }
const startedAt = performance.now()
// Lives that load verdicts only, and are cut short after their first acknowledgement: a reader's start would take most of the time.
let kills = 0
while (kills < Number(values.kills) && performance.now() < startedAt + Number(values.within) * 1_000) {
  kills++
  await lifeCutShort(lives, 4 * kills - 2)
}
receiver.behave()
const store = await openPlace(installation)
const interrupted = await sendTheRest(store, installation)
const stored = await readStored(store, installation)
const attempts = await withTenant(store.app, installation.workspaceId, (tx) =>
  tx.selectFrom('webhook_attempt').selectAll().execute(),
)
await store.close()
const faults = [
  ...(receiver.seen.size === 0 ? ['nothing was delivered, so nothing is proven'] : []),
  ...(await faultsOf(stored, { installation, log, blobs: await openDocuments(installation) })),
  ...receiver.faults,
  ...wrongDeliveries(stored, receiver.seen),
]
const requests = [...receiver.seen.values()].reduce((sum, seen) => sum + seen.requests, 0)
const seconds = (performance.now() - startedAt) / 1_000
console.log(
  `${engine.name}: ${kills} kills in ${Math.round(seconds)} s; ${log.acknowledged.length} calls ` +
    `acknowledged; ${stored.deliveries.length} deliveries; ${requests} requests at the receiver, ${requests - receiver.seen.size} of them ` +
    `again; ${interrupted} leases taken back; ${attempts.length} attempts noted; ${faults.length} faults`,
)
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
printFigures({
  kills,
  seconds,
  acknowledged: log.acknowledged.length,
  deliveries: stored.deliveries.length,
  requests,
  requests_again: requests - receiver.seen.size,
  leases_taken_back: interrupted,
  attempts: attempts.length,
  faults: faults.length,
})
await receiver.stop()
await place.remove()
await engine.stop()
process.exitCode = faults.length === 0 ? 0 : 1
process.exit()

/** Sends what is left as if its time had come, by the sender of the product; answers how many leases the kills left in all. */
async function sendTheRest(opened: Store, { workspaceId, settings }: Installation): Promise<number> {
  const clock = { now: () => new Date() }
  const workspaceKeys = openWorkspaceKeys({
    store: opened,
    keys: deriveKeys(settings['GATEHOUSE_SECRET_KEY'] ?? ''),
    clock,
  })
  const world = {
    store: opened,
    node: 'bench',
    clock,
    egress: openEgress({ allow: ['127.0.0.0/8'] }),
    secrets: openEndpointSecrets({ store: opened, workspaceKeys }),
    log: new KeptLog(),
    metrics: noMetrics,
    reached: () => {},
    random: () => 0,
  }
  const dispatcher = openDispatcher(world, { soleOwner: true })
  for (let round = 0; round < roundsMax; round++) {
    await dispatcher.poll()
    await dispatcher.idle()
    const { numUpdatedRows } = await withTenant(opened.app, workspaceId, (tx) =>
      tx.updateTable('delivery').set({ due_at: clock.now() }).where('state', '=', 'pending').executeTakeFirst(),
    )
    if (numUpdatedRows === 0n) break
  }
  return withTenant(opened.app, workspaceId, async (tx) => {
    const rows = await tx.selectFrom('webhook_attempt').select('id').where('outcome', '=', 'interrupted').execute()
    return rows.length
  })
}

/** Deliveries on which store and receiver do not agree. */
function wrongDeliveries({ deliveries, events }: Stored, seen: ReadonlyMap<string, SeenDelivery>): readonly string[] {
  const bodies = new Map(events.map(({ id, body }) => [id, body.toString()]))
  const known = new Set(deliveries.map(({ id }) => id))
  const counted = Map.groupBy(
    attempts.filter(({ no }) => no !== null),
    (attempt) => attempt.delivery_id,
  )
  return [
    ...[...seen.keys()].filter((id) => !known.has(id)).map((id) => `delivery ${id}: invented`),
    ...deliveries.flatMap(({ id, event_id: eventId, state, attempts: count }) => {
      const got = seen.get(id)
      const ours = counted.get(id) ?? []
      const withStatus = ours.filter((attempt) => attempt.http_status !== null).length
      const wrong = [
        [state !== 'delivered' && state !== 'failed', `still ${state}`],
        [state === 'delivered' && got === undefined, 'delivered and never received'],
        [state === 'failed' && count !== 6, `failed after ${count} attempts`],
        [got !== undefined && (got.changed || got.body !== bodies.get(eventId)), 'received with other bytes'],
        [count !== ours.length, `counts ${count} attempts, ${ours.length} are noted`],
        [ours.some(({ no }) => (no ?? 0) > count), 'has an attempt beyond its count'],
        [withStatus > (got?.answered ?? 0), `${withStatus} answers noted, ${got?.answered ?? 0} given`],
      ] as const
      return wrong.filter(([broken]) => broken).map(([, what]) => `delivery ${id}: ${what}`)
    }),
  ]
}
