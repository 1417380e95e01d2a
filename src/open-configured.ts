import type { ReadableMetrics } from './adapters/metrics/prometheus.ts'
import { openVision } from './adapters/vision/chat-completions.ts'
import type { Config } from './config/read-config.ts'
import { settingError } from './config/settings.ts'
import type { Clock } from './ports/clock.ts'
import type { Egress } from './ports/egress.ts'
import type { Log } from './ports/log.ts'
import type { Metrics } from './ports/metrics.ts'
import type { Reader } from './ports/reader.ts'
import { findNativeReader } from './reading/recognise/ocr/find-native.ts'
import type { DiskSpace } from './ports/disk-space.ts'
import { openReader } from './reading/process/pool.ts'
import { readablePathOf } from './reading/process/readable-paths.ts'
import { inspectSandbox, type SandboxReport } from './reading/process/sandbox-report.ts'
import { withSecondOpinion } from './reading/merge/second-opinion.ts'
import { openStore, type Store } from './store/store.ts'

/** The only source of time. */
export const systemClock: Clock = { now: () => new Date() }

/** Opens the configured store. */
export function openConfiguredStore(
  { databaseUrl, dataDir }: Config,
  log: Log,
  told: { readonly metrics?: Metrics; readonly diskSpace?: DiskSpace } = {},
): Promise<Store> {
  return openStore({ databaseUrl, dataDir, ...told, warn: (message) => log.warn(message) })
}

/** Null when metrics are off; the library is then not loaded. */
export async function openMetrics({ metrics }: Config): Promise<ReadableMetrics | null> {
  if (metrics === null) return null
  const { openPrometheus } = await import('./adapters/metrics/prometheus.ts')
  return openPrometheus()
}

/** Opens the configured reader, with its second opinion if one is configured. */
export async function openConfiguredReader(
  config: Config,
  { readers }: { readonly readers: number },
  { egress, log, metrics }: { readonly egress: Egress; readonly log: Log; readonly metrics: Metrics },
): Promise<Reader> {
  const nativeOcr = await nativeOcrOf(config)
  const readable = readablePathOf(config.dataDir, nativeOcr)
  if (readable !== null) {
    throw settingError('GATEHOUSE_DATA_DIR', `outside of ${readable}, which the processes that read documents can read`)
  }
  logSandbox(await inspectSandbox(nativeOcr), log)
  const reader = await openReader({
    readers,
    warmUp: config.readerWarmUp,
    nativeOcr,
    metrics,
  })
  if (config.vision === null) return reader
  const onFailure = (cause: string) =>
    log.warn('the vision endpoint gave no usable answer; the reading is unchanged', { cause })
  return withSecondOpinion(reader, openVision(config.vision, { egress, onFailure }))
}

/** One line for what holds the processes that read documents, one for each protection that is missing. */
function logSandbox({ active, missing, open }: SandboxReport, log: Log): void {
  log.info(`reader sandbox: ${active.join(', ')}`)
  // Where everything is closed without it, a protection is one of two that do the same.
  const level = open.length === 0 && !missing.some(({ name }) => name === 'own uid') ? 'info' : 'warn'
  for (const { name, reason } of missing) log[level](`reader sandbox without ${name}: ${reason}`)
  if (open.length > 0)
    log.warn(`reader sandbox: a hostile document could reach ${open.join(', ')}; run gatehouse doctor`)
}

/** Path of the native OCR program, null by default. Throws NativeReaderMissing when it is configured and not installed. */
export function nativeOcrOf({ readerKind, searchPath }: Config): Promise<string | null> {
  return readerKind === 'native' ? findNativeReader(searchPath) : Promise.resolve(null)
}
