/**
 * Fills the disk under the embedded store and its documents, then makes it larger: `node bench/disk-full.ts`. Calls with a
 * reference must be refused as 500 `internal_error` with nothing half written, calls without one answered, and filing must
 * work again without a restart. Needs to mount a file system in memory; says so and ends otherwise. reliability R5.
 */
import { writeFile, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../src/specimens/random.ts'
import { diskRoom, newMemoryDisk, whyNoMemoryDisks } from './durability/disk.ts'
import { faultsOf, readFiled } from './durability/filed.ts'
import { openDocuments, openPlace, prepare, start, type Installation } from './durability/installation.ts'
import { until } from './durability/lives.ts'
import { applyLoad, CallLog, loadFiles } from './durability/load.ts'

const sizeMb = 300
const largerMb = 600
/** Left free when the load begins. */
const roomMb = 8
const refusal = '500 internal_error'
const fillMsMax = 60_000
const recoveryMsMax = 10_000
const unfiledCalls = 20

const reason = await whyNoMemoryDisks()
if (reason === null) await fill()
else console.log(`SKIPPED, NOTHING PROVEN: ${reason}`)

async function fill(): Promise<void> {
  const { room, remove } = await diskRoom()
  const disk = await newMemoryDisk(room, sizeMb)
  try {
    const installation = await prepare({ databaseUrl: null, dataDir: path.join(disk.folder, 'data') })
    const log = new CallLog()
    const served = await start(installation)
    const { bavail, bsize } = await statfs(disk.folder)
    await writeFile(path.join(disk.folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - roomMb * 1024 ** 2)))
    const stop = new AbortController()
    const shared = { installation, url: served.url, files: await loadFiles(), log, random: seededRandom(1) }
    const load = applyLoad({ ...shared, life: 'full', signal: stop.signal })
    await until(() => (log.refused.get(refusal) ?? 0) > 20, fillMsMax)
    const unfiled = await statusesOfUnfiled(installation, served.url)
    await disk.resize(largerMb)
    const [resizedAt, before] = [performance.now(), log.acknowledged.length]
    await until(() => log.acknowledged.length > before, recoveryMsMax)
    const recoveryMs = performance.now() - resizedAt
    const recovered = log.acknowledged.length > before
    await pause(1_000)
    stop.abort()
    await load
    served.kill('SIGKILL')
    await served.ended

    const store = await openPlace(installation)
    const filed = await readFiled(store, installation)
    await store.close()
    const faults = [...(await faultsOf(filed, { installation, log, blobs: await openDocuments(installation) }))]
    for (const [answer, count] of log.refused) if (answer !== refusal) faults.push(`answered ${count} times: ${answer}`)
    if (!log.refused.has(refusal)) faults.push('the disk never became full')
    if (!recovered) faults.push('nothing was filed after the disk was made larger')
    for (const [status, count] of unfiled)
      if (status !== 200) faults.push(`verify without reference: ${count} times ${status}`)
    console.log(
      `${log.acknowledged.length} acknowledged, ${log.refused.get(refusal) ?? 0} answered ${refusal}; ` +
        `filed again ${Math.round(recoveryMs)} ms after the disk was made larger; ${faults.length} faults`,
    )
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
    process.exitCode = faults.length === 0 ? 0 : 1
  } finally {
    await disk.unmount()
    await remove()
  }
}

/** How often calls that file nothing were answered with which status. */
async function statusesOfUnfiled({ key }: Installation, url: string): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for (let call = 0; call < unfiledCalls; call++) {
    const init = { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: '{"values":{}}' }
    const { status } = await fetch(`${url}/v1/kyc/verify`, init)
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return counts
}
