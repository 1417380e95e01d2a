import type { ReadableMetrics } from './adapters/metrics/prometheus.ts'
import { findKeyring, openKeyring } from './adapters/secret-key/keyring.ts'
import { openVision } from './adapters/vision/chat-completions.ts'
import type { Config } from './config/read-config.ts'
import { settingError } from './config/settings.ts'
import type { Clock } from './ports/clock.ts'
import type { Egress } from './ports/egress.ts'
import type { Log } from './ports/log.ts'
import type { Metrics } from './ports/metrics.ts'
import type { Reader } from './ports/reader.ts'
import type { DatabaseSecrets, Keyring } from './ports/secrets.ts'
import { requireSecret } from './operations/required-secret.ts'
import { findNativeReader } from './reading/recognise/ocr/find-native.ts'
import { readOnnxPackages } from './reading/recognise/ocr/onnx/packages.ts'
import type { DiskSpace } from './ports/disk-space.ts'
import { openReader } from './reading/process/pool.ts'
import { readablePathOf } from './reading/process/readable-paths.ts'
import { inspectSandbox, type SandboxReport } from './reading/process/sandbox-report.ts'
import { withSecondOpinion } from './reading/merge/second-opinion.ts'
import { openStore, type Store } from './store/store.ts'

/** The only source of time. */
export const systemClock: Clock = { now: () => new Date() }

/** A store with the secret that it depends on. */
export interface OpenedStore {
  readonly store: Store
  readonly keys: Keyring
}

/**
 * Opens the configured store under its secret, which is generated for an installation without workspaces. Throws SecretMissing
 * before anything is written when the secret is not the database's. docs/operations.md#the-secret.
 */
export async function openConfiguredStore(
  { databaseUrl, dataDir, secretKeys }: Config,
  log: Log,
  told: { readonly metrics?: Metrics; readonly diskSpace?: DiskSpace; readonly apiKeysMayBeLost?: boolean } = {},
): Promise<OpenedStore> {
  const { apiKeysMayBeLost = false, ...options } = told
  const opened: Keyring[] = []
  const store = await openStore({
    ...{ databaseUrl, dataDir, ...options },
    async admit(secrets) {
      const found = await findKeyring(secretKeys, dataDir)
      requireSecret(secrets, found, { apiKeysMayBeLost })
      const keys = found ?? (await openKeyring(secretKeys, dataDir))
      opened.push(keys)
      return keys.newest
    },
    warn: (message) => log.warn(message),
  })
  const keys = opened.at(-1)
  if (keys === undefined) throw new Error('the store was opened without its secret')
  return { store, keys }
}

/** Throws SecretMissing when a database depends on a secret that is not here. */
export async function proveSecret({ secretKeys, dataDir }: Config, secrets: DatabaseSecrets): Promise<void> {
  requireSecret(secrets, await findKeyring(secretKeys, dataDir))
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
  {
    egress,
    log,
    metrics,
    inspect = inspectSandbox,
  }: {
    readonly egress: Egress
    readonly log: Log
    readonly metrics: Metrics
    readonly inspect?: typeof inspectSandbox
  },
): Promise<Reader> {
  const { nativeOcr, onnx } = await ocrOf(config)
  const readable = readablePathOf(config.dataDir, nativeOcr)
  if (readable !== null) {
    throw settingError('GATEHOUSE_DATA_DIR', `outside of ${readable}, which the processes that read documents can read`)
  }
  const sandbox = await inspect(nativeOcr)
  logSandbox(sandbox, log)
  const reader = await openReader({
    readers,
    warmUp: config.readerWarmUp,
    reuse: config.readerReuse,
    launcher: sandbox.launcher,
    nativeOcr,
    onnx,
    metrics,
  })
  if (config.vision === null) return reader
  const onFailure = (cause: string) =>
    log.warn('the vision endpoint gave no usable answer; the reading is unchanged', { cause })
  return withSecondOpinion(reader, openVision(config.vision, { egress, onFailure }), systemClock)
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

/**
 * What recognises print: the path of the native OCR program or null, and whether the onnx packages do. Throws NativeReaderMissing
 * or OnnxReaderMissing when it is configured and not installed.
 */
export async function ocrOf({
  readerKind,
  searchPath,
}: Config): Promise<{ readonly nativeOcr: string | null; readonly onnx: boolean }> {
  if (readerKind === 'onnx') await readOnnxPackages()
  return {
    nativeOcr: readerKind === 'native' ? await findNativeReader(searchPath) : null,
    onnx: readerKind === 'onnx',
  }
}

/** Says in the log what the login of the database can do besides serving. docs/operations.md#two-logins. */
export function warnOfLogin({ migrationDatabaseUrl }: Config, { login }: Store, log: Log): void {
  if (migrationDatabaseUrl !== null) {
    log.warn('GATEHOUSE_MIGRATION_DATABASE_URL is set for the server, which does not use it: keep it from this process')
  }
  if (login === null) log.info('one process owns the embedded database: it migrates and serves it')
  else if (login.owns) {
    log.warn(`one login migrates and serves the database (docs/operations.md#two-logins): ${login.powers.join('; ')}`)
  } else if (login.powers.length > 0) {
    log.warn(
      `the login of the database can do more than serve (docs/operations.md#two-logins): ${login.powers.join('; ')}`,
    )
  }
}
