import { setTimeout as pause } from 'node:timers/promises'
import { askServer } from '../../../src/commands/control/client.ts'
import type { FailpointName } from '../../../src/ports/failpoint.ts'
import { run } from '../../support/program.ts'
import { leftUploads, start, type Installation } from './installation.ts'
import { applyLoad, type CallLog, type LoadFiles, type LoadOptions } from './load.ts'

/**
 * Load between readiness, or in every other life the first acknowledgement, and the kill: from and to.
 * docs/reliability.md#kills.
 */
const loadMs = [20, 200] as const
/**
 * A reader needs longer than that for its first file: of so many lives one counts from an acknowledged extraction and one is
 * cut short in its first. The others call for none, since to start a reader takes as long as all the rest of a life.
 */
const readingLifeEvery = 8
const firstReadingEvery = 4
const acknowledgementMsMax = 60_000
/**
 * A failpoint that is not reached by then is broken. On a server a killed process keeps its share of an endpoint until its leases
 * are over, 90 s, and somebody looks, every 30 s.
 */
const failpointMsMax = 180_000
/** A failpoint ends the process at one of its first times. */
const failpointCountMax = 3
/** Steps that only an extraction reaches, which come sooner when nothing else is called. */
const stepsOfExtract: readonly FailpointName[] = ['reads_spent', 'blobs_kept']

/** What the lives of one installation need and fill. */
export interface Lives {
  readonly installation: Installation
  readonly files: LoadFiles
  readonly log: CallLog
  readonly random: () => number
  /** From the start of the process to its readiness, one a life. */
  readonly startMs: number[]
  /** Uploads found after a start. */
  readonly leftovers: string[]
}

/** Starts the server, loads it and kills it at a random moment. */
export async function lifeCutShort(lives: Lives, number: number): Promise<void> {
  const { log, random } = lives
  const [calls, extractions] = [log.acknowledged.length, log.acknowledgedOf('extract')]
  const { served, stopLoad } = await startLoaded(lives, `r${number}`, {
    only: number % firstReadingEvery === 0 ? undefined : 'verdicts',
  })
  if (number % readingLifeEvery === 0) {
    await until(() => log.acknowledgedOf('extract') > extractions, acknowledgementMsMax)
  } else if (number % 2 === 0) {
    await until(() => log.acknowledged.length > calls, acknowledgementMsMax)
  }
  await pause(loadMs[0] + random() * (loadMs[1] - loadMs[0]))
  served.kill('SIGKILL')
  await served.ended
  await stopLoad()
}

/** Starts the server with a failpoint and loads it until it has ended there. Throws when it does not. */
export async function lifeToFailpoint(lives: Lives, name: FailpointName, number: number): Promise<void> {
  const { installation, random } = lives
  if (name === 'key_rotated') return rotationCutShort(lives)
  // Results of several deliveries share a commit, so that a second time may be long in coming.
  const countMax = name.startsWith('delivery_') ? 1 : failpointCountMax
  const failpoint = `${name}:${1 + Math.floor(random() * countMax)}`
  const { served, stopLoad } = await startLoaded(lives, `${name}${number}`, {
    settings: { GATEHOUSE_FAILPOINT: failpoint },
    only: stepsOfExtract.includes(name) ? 'extract' : undefined,
  })
  let ended = false
  void served.ended.then(() => (ended = true))
  await until(() => ended, failpointMsMax)
  const reached = ended
  if (!reached) served.kill('SIGKILL')
  await served.ended
  await stopLoad()
  if (!reached) throw new Error(`${failpoint} was not reached on ${installation.databaseUrl ?? 'the embedded store'}`)
}

/** Rotates the key in the server that holds the embedded store, or in a command's own process; either dies while it does. */
async function rotationCutShort({ installation, startMs, leftovers }: Lives): Promise<void> {
  const failpoint = { GATEHOUSE_FAILPOINT: 'key_rotated:1' }
  const { keyId, dataDir } = installation
  if (installation.databaseUrl !== null) {
    const { code } = await run(['keys', 'rotate', keyId], { ...installation.settings, ...failpoint })
    if (code !== null) throw new Error(`the rotation ended by itself: exit code ${code}`)
    return
  }
  const startedAt = performance.now()
  const served = await start(installation, failpoint)
  startMs.push(performance.now() - startedAt)
  leftovers.push(...(await leftUploads(dataDir)))
  const answer = await askServer(dataDir, { operation: 'keys.rotate', input: { id: keyId }, user: null }).catch(
    () => null,
  )
  served.kill('SIGKILL')
  await served.ended
  if (answer !== null) throw new Error('the rotation was answered')
}

async function startLoaded(
  lives: Lives,
  life: string,
  options: { readonly settings?: Record<string, string>; readonly only?: LoadOptions['only'] } = {},
) {
  const { installation, startMs, leftovers } = lives
  const startedAt = performance.now()
  const served = await start(installation, options.settings)
  startMs.push(performance.now() - startedAt)
  leftovers.push(...(await leftUploads(installation.dataDir)))
  const stop = new AbortController()
  const load = applyLoad({ ...lives, url: served.url, life, only: options.only, signal: stop.signal })
  const stopLoad = async () => {
    stop.abort()
    await load
  }
  return { served, stopLoad }
}

/** Waits until something holds or the time is over. */
export async function until(holds: () => boolean, msMax: number): Promise<void> {
  const deadline = performance.now() + msMax
  while (!holds() && performance.now() < deadline) await pause(2)
}
