/**
 * Kills the server under load and holds what is there afterwards against what it had answered. docs/reliability.md#kills.
 * `npm run faults -- crash [--kills 200] [--engine embedded|server] [--seed 1]` kills at random moments;
 * `npm run faults -- crash --failpoint all|NAME [--kills 20]` kills at each labelled step.
 * `--within SECONDS` starts no kill after that time, which labelled steps share evenly, and prints how many there were.
 * `--engine server` starts a PostgreSQL of its own. Exits 1 when anything acknowledged is missing or half written.
 */
import { parseArgs } from 'node:util'
import { failpointNames, type FailpointName } from '../../src/ports/failpoint.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { listKeys } from '../../src/store/api-keys.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { figuresOption, percentile, printFigures } from '../support/figures.ts'
import { faultsOf, readStored, unnamedBlobs } from './durability/stored.ts'
import { newInstallationPlace, openDocuments, openPlace, prepare } from './durability/installation.ts'
import { lifeCutShort, lifeToFailpoint, type Lives } from './durability/lives.ts'
import { CallLog, loadFiles } from './durability/load.ts'
import { engineOption, openEngine } from './engine.ts'

/** Installations at once: the start of one uses the core that the other leaves idle. */
const lanes = 2

/** Every second life lasts until a call was answered: with fewer, nothing may be there to compare. */
const livesMin = 2

interface CrashOptions {
  /** Null: the embedded store. */
  readonly serverUrl: string | null
  readonly kills: number
  /** Null: at random moments. */
  readonly failpoint: FailpointName | null
  readonly seed: number
  /** No life begins after it, in the time of `performance.now()`. */
  readonly until: number
}

interface CrashReport {
  readonly kills: number
  readonly sent: number
  readonly acknowledged: Readonly<Record<'verify' | 'assess' | 'extract', number>>
  readonly deliveries: number
  /** What is missing, invented or half written; uploads left after a start; answers that no kill explains. */
  readonly faults: readonly string[]
  /** Blobs without a row: harmless to a reader of the store, and to be swept. */
  readonly unnamedBlobs: number
  readonly startMs: readonly number[]
}

/** One installation through all its kills, then looked at by a store opened afterwards. */
async function crash(options: CrashOptions): Promise<CrashReport> {
  const place = await newInstallationPlace(options.serverUrl)
  try {
    const installation = await prepare(place)
    const log = new CallLog()
    const random = seededRandom(options.seed)
    const lives: Lives = { installation, files: await loadFiles(), log, random, startMs: [], leftovers: [] }
    let kills = 0
    while (kills < options.kills && (kills < livesMin || performance.now() < options.until)) {
      kills++
      if (options.failpoint === null) await lifeCutShort(lives, kills)
      else await lifeToFailpoint(lives, options.failpoint, kills)
    }
    return await look(lives, kills)
  } finally {
    await place.remove()
  }
}

async function look({ installation, log, startMs, leftovers }: Lives, kills: number): Promise<CrashReport> {
  const store = await openPlace(installation)
  try {
    const { workspaceId, keyId } = installation
    const blobs = await openDocuments(installation)
    const stored = await readStored(store, installation)
    const keys = await withTenant(store.app, workspaceId, (tx) => listKeys(tx, workspaceId))
    const whole = keys.length === 1 && keys[0]?.id === keyId && keys[0].rotatedTo === null
    return {
      kills,
      sent: log.sent.length,
      acknowledged: {
        verify: log.acknowledgedOf('verify'),
        assess: log.acknowledgedOf('assess'),
        extract: log.acknowledgedOf('extract'),
      },
      deliveries: stored.deliveries.length,
      faults: [
        ...(await faultsOf(stored, { installation, log, blobs })),
        ...leftovers.map((name) => `upload ${name} was left`),
        ...[...log.refused].map(([answer, count]) => `answered ${count} times: ${answer}`),
        ...(whole ? [] : [`${keys.length} keys, of which one was half rotated`]),
      ],
      unnamedBlobs: await unnamedBlobs(stored, workspaceId, blobs),
      startMs,
    }
  } finally {
    await store.close()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string' },
      ...engineOption,
      ...figuresOption,
      failpoint: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      within: { type: 'string', default: 'Infinity' },
    },
  })
  const steps =
    values.failpoint === '' ? [null] : failpointNames.filter((name) => ['all', name].includes(values.failpoint))
  if (steps.length === 0) throw new Error(`--failpoint is all or one of ${failpointNames.join(', ')}`)
  const kills = Number(values.kills ?? (values.failpoint === '' ? 200 : 20))
  const engine = await openEngine(values.engine)
  const [startedAt, all]: [number, CrashReport[]] = [performance.now(), []]
  try {
    for (const [index, failpoint] of steps.entries()) {
      const stepAt = performance.now()
      const until = startedAt + (Number(values.within) * 1_000 * (index + 1)) / steps.length
      const shared = { failpoint, serverUrl: engine.serverUrl, until }
      const runs = Array.from({ length: Math.min(lanes, kills) }, (_, lane) =>
        crash({ ...shared, kills: Math.ceil((kills - lane) / lanes), seed: Number(values.seed) * lanes + lane }),
      )
      const reports = await Promise.all(runs)
      if (failpoint === null && reports.every(({ deliveries }) => deliveries === 0)) {
        console.log('FAILED: no life answered a call, so nothing is proven')
        process.exitCode = 1
      }
      print(engine.name, failpoint, reports, performance.now() - stepAt)
      all.push(...reports)
    }
    printFigures(figuresOf(all, performance.now() - startedAt))
  } finally {
    await engine.stop()
  }
}

function figuresOf(reports: readonly CrashReport[], ms: number) {
  const sum = (figure: (report: CrashReport) => number) => reports.reduce((total, report) => total + figure(report), 0)
  return {
    kills: sum(({ kills }) => kills),
    seconds: ms / 1_000,
    start_p50_ms: percentile(
      reports.flatMap(({ startMs }) => startMs),
      0.5,
    ),
    sent: sum(({ sent }) => sent),
    verdicts: sum(({ acknowledged }) => acknowledged.verify + acknowledged.assess),
    extractions: sum(({ acknowledged }) => acknowledged.extract),
    deliveries: sum(({ deliveries }) => deliveries),
    blobs_without_row: sum((report) => report.unnamedBlobs),
    faults: sum(({ faults }) => faults.length),
  }
}

function print(engine: string, failpoint: string | null, reports: readonly CrashReport[], ms: number): void {
  const sum = (figure: (report: CrashReport) => number) => reports.reduce((total, report) => total + figure(report), 0)
  const faults = reports.flatMap((report) => report.faults)
  const figures = [
    `${engine}, ${failpoint ?? 'random moments'}: ${sum((report) => report.kills)} kills in ${Math.round(ms / 1000)} s`,
    `start median ${Math.round(
      percentile(
        reports.flatMap(({ startMs }) => startMs),
        0.5,
      ),
    )} ms`,
    `${sum(({ sent }) => sent)} calls sent`,
    ...(['verify', 'assess', 'extract'] as const).map(
      (operation) => `${sum(({ acknowledged }) => acknowledged[operation])} ${operation} acknowledged`,
    ),
    `${sum(({ deliveries }) => deliveries)} deliveries`,
    `${sum((report) => report.unnamedBlobs)} blobs without a row`,
    `${faults.length} faults`,
  ]
  console.log(figures.join('; '))
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

await main()
