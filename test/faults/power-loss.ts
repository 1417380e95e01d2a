/**
 * Cuts the power of the embedded store: `npm run faults -- power-loss [--trials 5]`. The store is on an ext4 of its own under
 * load; the server is stopped, the image is copied as the disk would be, without what nobody has synced, and the copy is
 * mounted and opened. Needs root and loop devices; says so and ends where there are none. Exits 1 when anything
 * acknowledged is missing or half written. docs/reliability.md#power-loss.
 */
import { access, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '../../tools/documents/random.ts'
import { figuresOption, printFigures, printSkipped } from '../support/figures.ts'
import { copyImage, newScratchFolder, mountDisk, newDisk, whyNoDisks, type Disk } from './durability/disk.ts'
import { faultsOf, readStored } from './durability/stored.ts'
import { openDocuments, openPlace, prepare, start, type Installation } from './durability/installation.ts'
import { until } from './durability/lives.ts'
import { applyLoad, CallLog, loadFiles } from './durability/load.ts'

/** Load after the first acknowledged extraction: from and to. */
const loadMs = [1_000, 3_000] as const
const firstExtractionMsMax = 60_000
/** For answers that were sent before the server was stopped and are still on their way. */
const answersArriveMs = 100

const { values } = parseArgs({ options: { trials: { type: 'string', default: '5' }, ...figuresOption } })
const reason = await whyNoDisks()
if (reason === null) await tryAll()
else printSkipped(reason)

interface Trial {
  readonly acknowledged: number
  readonly extractions: number
  readonly faults: number
}

async function tryAll(): Promise<void> {
  const trials: Trial[] = []
  for (let trial = 1; trial <= Number(values.trials); trial++) trials.push(await tryOnce(trial))
  const sum = (figure: (trial: Trial) => number) => trials.reduce((total, trial) => total + figure(trial), 0)
  const acknowledged = trials.map((trial) => trial.acknowledged)
  printFigures({
    trials: trials.length,
    acknowledged_least: Math.min(...acknowledged),
    acknowledged_most: Math.max(...acknowledged),
    extractions: sum(({ extractions }) => extractions),
    faults: sum(({ faults }) => faults),
  })
}

async function tryOnce(trial: number): Promise<Trial> {
  const { scratchFolder, remove } = await newScratchFolder()
  const disk = await newDisk(scratchFolder, 'disk')
  let installation: Installation
  const log = new CallLog()
  try {
    installation = await prepare({ databaseUrl: null, dataDir: path.join(disk.folder, 'data') })
    await loadAndCut({ disk, scratchFolder, installation, log, random: seededRandom(trial) })
  } finally {
    await disk.unmount()
  }
  const copy = await mountDisk(scratchFolder, 'copy')
  try {
    const dataDir = path.join(copy.folder, 'data')
    const forgotten = await access(path.join(copy.folder, 'never-synced')).then(
      () => ['the copy has what was never synced, so this run proves nothing'],
      () => [],
    )
    const store = await openPlace({ databaseUrl: null, dataDir })
    const stored = await readStored(store, installation)
    await store.close()
    const faults = [
      ...(log.acknowledged.length === 0 ? ['no call was answered, so nothing is proven'] : []),
      ...forgotten,
      ...(await faultsOf(stored, { installation, log, blobs: await openDocuments({ dataDir }) })),
    ]
    const { length: extractions } = log.acknowledged.filter(({ operation }) => operation === 'extract')
    console.log(
      `trial ${trial}: ${log.acknowledged.length} acknowledged, ${extractions} of them extract; ${faults.length} faults`,
    )
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
    return { acknowledged: log.acknowledged.length, extractions, faults: faults.length }
  } finally {
    await copy.unmount()
    await remove()
  }
}

/** Stops the server under load and copies the image while it stands still. */
async function loadAndCut(options: {
  readonly disk: Disk
  readonly scratchFolder: string
  readonly installation: Installation
  readonly log: CallLog
  readonly random: () => number
}): Promise<void> {
  const { disk, scratchFolder, installation, log, random } = options
  const files = await loadFiles()
  const served = await start(installation)
  const stop = new AbortController()
  const load = applyLoad({ installation, files, log, random, url: served.url, life: 'power', signal: stop.signal })
  await until(() => log.acknowledgedOf('extract') > 0, firstExtractionMsMax)
  await pause(loadMs[0] + random() * (loadMs[1] - loadMs[0]))
  served.kill('SIGSTOP')
  await pause(answersArriveMs)
  stop.abort()
  await writeFile(path.join(disk.folder, 'never-synced'), 'lost with the power')
  await copyImage(disk, scratchFolder, 'copy')
  served.kill('SIGKILL')
  await served.ended
  await load
}
