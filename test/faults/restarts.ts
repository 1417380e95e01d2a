/**
 * Restarts PostgreSQL at once, as a crash would, while the server is under load: `npm run faults -- restarts [--restarts 20]`.
 * The server must survive, answer nothing but successes and 500 `internal_error`, serve again within 2 s of the database being
 * up, and keep every acknowledged call. Exits 1 otherwise. docs/reliability.md#database-restarts.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '../../tools/documents/random.ts'
import { figuresOption, printFigures } from '../support/figures.ts'
import { startPostgres } from '../support/postgres.ts'
import { faultsOf, readStored, unnamedBlobs } from './durability/stored.ts'
import { newInstallationPlace, openDocuments, openPlace, prepare, start } from './durability/installation.ts'
import { until } from './durability/lives.ts'
import { applyLoad, CallLog, loadFiles } from './durability/load.ts'

/** Load between two restarts: from and to. */
const loadMs = [300, 1_200] as const
/** After the database is up again. docs/reliability.md#database-restarts. */
const recoveryMsMax = 2_000
const recoveryMsGivenUp = 15_000
const allowed = '500 internal_error'

const { values } = parseArgs({ options: { restarts: { type: 'string', default: '20' }, ...figuresOption } })
const random = seededRandom(1)
const postgres = await startPostgres()
const place = await newInstallationPlace(postgres.url)
const installation = await prepare(place)
const log = new CallLog()
const served = await start(installation)
let ended = false
void served.ended.then(() => (ended = true))
const stop = new AbortController()
const shared = { installation, url: served.url, files: await loadFiles(), log, life: 'restarts', random }
const load = applyLoad({ ...shared, signal: stop.signal })
const recoveryMs: number[] = []
const faults: string[] = []
for (let restart = 0; restart < Number(values.restarts) && !ended; restart++) {
  await pause(loadMs[0] + random() * (loadMs[1] - loadMs[0]))
  await postgres.restartImmediately()
  const upAt = performance.now()
  const before = log.acknowledged.length
  await until(() => log.acknowledged.length > before || ended, recoveryMsGivenUp)
  recoveryMs.push(performance.now() - upAt)
}
stop.abort()
await load
if (ended) faults.push('the server ended')
served.kill('SIGKILL')
await served.ended

const store = await openPlace(installation)
const stored = await readStored(store, installation)
await store.close()
const blobs = await openDocuments(installation)
faults.push(...(await faultsOf(stored, { installation, log, blobs })))
for (const [answer, count] of log.refused) if (answer !== allowed) faults.push(`answered ${count} times: ${answer}`)
const slowest = Math.max(...recoveryMs)
if (slowest > recoveryMsMax) faults.push(`served again after ${Math.round(slowest)} ms`)
const unnamed = await unnamedBlobs(stored, installation.workspaceId, blobs)
console.log(
  `${recoveryMs.length} restarts; ${log.sent.length} calls, ${log.acknowledged.length} acknowledged, ` +
    `${log.refused.get(allowed) ?? 0} answered ${allowed}; served again after at most ${Math.round(slowest)} ms; ` +
    `${unnamed} blobs without a row; ${faults.length} faults`,
)
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
printFigures({
  restarts: recoveryMs.length,
  sent: log.sent.length,
  acknowledged: log.acknowledged.length,
  refused: log.refused.get(allowed) ?? 0,
  recovery_most_ms: slowest,
  blobs_without_row: unnamed,
  faults: faults.length,
})
await place.remove()
await postgres.stop()
process.exitCode = faults.length === 0 ? 0 : 1
