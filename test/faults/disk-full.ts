/**
 * Fills the disk under the embedded store and its documents, by its own writes and then by a foreign file down to the last
 * byte, and each time makes room again: `npm run faults -- disk-full`. Calls with a reference must be refused as 500
 * `internal_error` with nothing half written, calls that file nothing answered, and filing must work again without a restart.
 * Needs to mount a file system in memory; says so and ends otherwise. docs/reliability.md#full-disk.
 */
import { cp, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shareOf, spareName } from '../../src/adapters/disk-space/data-folder.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { printFigures, printSkipped } from '../support/figures.ts'
import { newFolder } from '../support/store.ts'
import { newScratchFolder, fillTo, newMemoryDisk, sizeOf, whyNoMemoryDisks } from './durability/disk.ts'
import { faultsOf, readStored } from './durability/stored.ts'
import { openDocuments, openPlace, prepare, start, type Installation, type Served } from './durability/installation.ts'
import { until } from './durability/lives.ts'
import { applyLoad, CallLog, loadFiles } from './durability/load.ts'

const mb = 1024 ** 2
const sizeMb = 300
const largerMb = 400
/** Left to the load, above what the server leaves to its database. */
const roomMb = 3
const refusal = '500 internal_error'
const refusalsWanted = 20
const startMsMax = 30_000
const fillMsMax = 60_000
const recoveryMsMax = 10_000
const unstoredCalls = 20

type Disk = Awaited<ReturnType<typeof newMemoryDisk>>

const reason = await whyNoMemoryDisks()
if (reason === null) await fillTwice()
else printSkipped(reason)

async function fillTwice(): Promise<void> {
  const { scratchFolder, remove } = await newScratchFolder()
  const disk = await newMemoryDisk(scratchFolder, sizeMb)
  let served: Served | null = null
  try {
    const dataDir = path.join(disk.folder, 'data')
    await copyTemplate(dataDir)
    const installation = await prepare({ databaseUrl: null, dataDir })
    const log = new CallLog()
    served = await start(installation)
    const faults: string[] = []
    let stopped = false
    served.child.once('exit', (code, signal) => {
      if (!stopped) faults.push(`the server ended: ${signal ?? `exit code ${code}`}: ${served?.printed().slice(-2000)}`)
    })
    await leaveRoom(disk, installation)
    const stop = new AbortController()
    const shared = { installation, url: served.url, files: await loadFiles(), log, random: seededRandom(1) }
    const load = applyLoad({ ...shared, life: 'full', signal: stop.signal })
    const fills = { installation, url: served.url, log, faults }

    const foreign = path.join(disk.folder, 'foreign')
    const byOurs = await full(fills, { by: 'our own writes', empty: () => disk.resize(largerMb) })
    await pause(1_000)
    await fillTo(foreign, 0)
    const byForeign = await full(fills, { by: 'a foreign file', empty: () => rm(foreign) })
    await pause(1_000)
    stop.abort()
    await load
    stopped = true
    served.kill('SIGKILL')
    await served.ended

    const store = await openPlace(installation)
    const stored = await readStored(store, installation)
    await store.close()
    faults.push(...(await faultsOf(stored, { installation, log, blobs: await openDocuments(installation) })))
    for (const [answer, count] of log.refused) if (answer !== refusal) faults.push(`answered ${count} times: ${answer}`)
    console.log(
      `${log.acknowledged.length} acknowledged, ${log.refused.get(refusal) ?? 0} answered ${refusal}; stored again ` +
        `${byOurs} ms after the disk was made larger and ${byForeign} ms after a foreign file was removed; ` +
        `database opened again ${reopenings(served)} times; ${faults.length} faults`,
    )
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
    printFigures({
      acknowledged: log.acknowledged.length,
      refused: log.refused.get(refusal) ?? 0,
      larger_disk_ms: byOurs,
      foreign_file_removed_ms: byForeign,
      reopened: reopenings(served),
      faults: faults.length,
    })
    process.exitCode = faults.length === 0 ? 0 : 1
  } finally {
    served?.kill('SIGKILL')
    await served?.ended
    await disk.unmount()
    await remove()
  }
}

/** Puts a migrated database where one is to be opened, which takes less than to migrate there. */
async function copyTemplate(dataDir: string): Promise<void> {
  const template = await newFolder()
  await cp(template.dataDir, dataDir, { recursive: true })
  await template.remove()
}

/** Waits until the server has put its spare room aside, and takes all but a little of what it lets calls use. */
async function leaveRoom(disk: Disk, { dataDir }: Installation): Promise<void> {
  const { bsize, blocks } = await statfs(disk.folder)
  const { reserveBytes, spareBytes } = shareOf(bsize * blocks)
  const deadline = performance.now() + startMsMax
  while ((await sizeOf(path.join(dataDir, spareName))) < spareBytes) {
    if (performance.now() > deadline) throw new Error('the server keeps no disk space for its database')
    await pause(20)
  }
  await fillTo(path.join(disk.folder, 'taken'), reserveBytes + roomMb * mb)
}

/** What must hold from the moment the disk is full until after there is room; answers the ms until something was stored. */
async function full(
  on: { readonly installation: Installation; readonly url: string; readonly log: CallLog; readonly faults: string[] },
  { by, empty }: { readonly by: string; readonly empty: () => Promise<void> },
): Promise<number> {
  const { log, faults } = on
  const wanted = (log.refused.get(refusal) ?? 0) + refusalsWanted
  await until(() => (log.refused.get(refusal) ?? 0) >= wanted, fillMsMax)
  if ((log.refused.get(refusal) ?? 0) < wanted) faults.push(`${by}: the disk never became full`)
  for (const [status, count] of await statusesOfUnstored(on.installation, on.url))
    if (status !== '200') faults.push(`${by}: verify without reference: ${count} times ${status}`)
  await empty()
  const [emptiedAt, before] = [performance.now(), log.acknowledged.length]
  await until(() => log.acknowledged.length > before, recoveryMsMax)
  if (log.acknowledged.length === before) faults.push(`${by}: nothing was stored after there was room`)
  return Math.round(performance.now() - emptiedAt)
}

/** How often calls that file nothing were answered with which status, or not at all. */
async function statusesOfUnstored({ key }: Installation, url: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (let call = 0; call < unstoredCalls; call++) {
    const init = { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: '{"values":{}}' }
    const status = await fetch(`${url}/v1/kyc/verify`, init).then(
      (response) => String(response.status),
      (error: unknown) => (error instanceof Error ? String(error.cause ?? error) : String(error)),
    )
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return counts
}

/** How often the database stopped for lack of room and was opened again meanwhile. */
function reopenings(served: Served): number {
  return served.printed().split('DatabaseLost').length - 1
}
