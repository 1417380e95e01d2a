import { createInterface } from 'node:readline/promises'
import { openBlobs } from './adapters/blobs/index.ts'
import { checkpointFile, openFileCheckpoints } from './adapters/checkpoints/file.ts'
import { actAsOwner, keepPrivate } from './adapters/data-folder/privacy.ts'
import { openFailpoint } from './adapters/failpoint/kill-at.ts'
import { openLog } from './adapters/log/json-lines.ts'
import { findKeyring } from './adapters/secret-key/keyring.ts'
import type { CommandContext } from './commands/command.ts'
import { operate } from './commands/operate.ts'
import { progressOn } from './commands/progress.ts'
import { runCommand } from './commands/run.ts'
import { readConfig, type Config } from './config/read-config.ts'
import { restoreBackup } from './operations/backup/restore.ts'
import { actingAs, operatorActor } from './operations/operator-actor.ts'
import { openReader } from './reading/process/pool.ts'
import { migrateDatabase } from './store/migrate-database.ts'
import { examineLogin } from './store/database-login.ts'
import { asLogin } from './store/server/login.ts'
import { readablePathOf } from './reading/process/readable-paths.ts'
import { inspectSandbox } from './reading/process/sandbox-report.ts'
import { ocrOf, openConfiguredStore, proveSecret, systemClock } from './open-configured.ts'
import { errorFacts } from './ports/log.ts'
import type { OnProgress } from './ports/progress.ts'
import { startServer } from './start-server.ts'

async function restoreInto(
  config: Config,
  path: string,
  given: {
    readonly unauthenticated: boolean
    readonly apiKeysMayBeLost: boolean
    readonly onProgress: OnProgress
  },
  warn: (message: string) => void,
): Promise<unknown> {
  const { databaseUrl, migrationDatabaseUrl, storageUrl, dataDir, systemUser } = config
  await actAsOwner(dataDir)
  await keepPrivate(dataDir, warn)
  const into = {
    store: { databaseUrl: migrationDatabaseUrl ?? databaseUrl, dataDir, warn: () => {} },
    openBlobs: () => openBlobs({ storageUrl, dataDir }),
    keys: await findKeyring(config.secretKeys, dataDir),
    ...given,
    checkpoints: openFileCheckpoints(checkpointFile(dataDir)),
    clock: systemClock,
    actor: operatorActor,
  }
  return actingAs(systemUser, () => restoreBackup(path, into))
}

function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}

/** A server keeps running when its output cannot be written, as on a full disk. A command fails: its output is its result. */
function outliveOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}

/** The reader of the output has seen enough, as in `keys list | head`: no fault. */
function outliveReader(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && output.listenerCount('error') === 1) throw error
    })
  }
}

async function confirm(question: string): Promise<'yes' | 'no' | 'not_asked'> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return 'not_asked'
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim()) ? 'yes' : 'no'
  } finally {
    terminal.close()
  }
}

function commandContext(say: (line: string) => void, progress: (line: string) => void): CommandContext {
  const config = readConfig()
  const onProgress = progressOn(process.stderr)
  const log = openLog({ level: 'warn', destination: process.stderr })
  const open = (options: { readonly apiKeysMayBeLost: boolean }) => openConfiguredStore(config, log, options)
  const warn = (message: string, error?: unknown) => log.warn(message, error === undefined ? {} : errorFacts(error))
  return {
    config,
    operate: (operation, input) =>
      operate(
        {
          config,
          open,
          warn,
          clock: systemClock,
          reached: openFailpoint(config.failpoint),
          onProgress,
        },
        operation,
        input,
      ).finally(onProgress.end),
    onProgress,
    restore: (path, options) => restoreInto(config, path, { ...options, onProgress }, warn).finally(onProgress.end),
    migrate: () => migrateDatabase({ ...config, prove: (secrets) => proveSecret(config, secrets) }),
    databaseLogin: async () => (config.databaseUrl === null ? null : asLogin(config.databaseUrl, examineLogin)),
    startServer(asked, options) {
      outliveOutput()
      return startServer(asked, options)
    },
    async openReader() {
      const { nativeOcr, onnx } = await ocrOf(config)
      const { launcher } = await inspectSandbox(nativeOcr)
      return openReader({ readers: 1, nativeOcr, onnx, launcher })
    },
    async inspectSandbox() {
      const { nativeOcr } = await ocrOf(config)
      return { ...(await inspectSandbox(nativeOcr)), readableData: readablePathOf(config.dataDir, nativeOcr) }
    },
    untilAskedToStop,
    confirm,
    // With --json nothing that a person reads is printed.
    hasTerminal: process.stdout.isTTY && !process.argv.includes('--json'),
    say,
    progress,
  }
}

if (import.meta.main) {
  outliveReader()
  const output = {
    out: (text: string) => void process.stdout.write(text),
    err: (text: string) => void process.stderr.write(text),
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  }
  process.exitCode = await runCommand(process.argv.slice(2), output, commandContext)
}
