import { openBlobs } from './adapters/blobs/index.ts'
import { checkpointFile, openFileCheckpoints } from './adapters/checkpoints/file.ts'
import { openFailpoint } from './adapters/failpoint/kill-at.ts'
import { openLog } from './adapters/log/json-lines.ts'
import type { CommandContext } from './commands/command.ts'
import { operate } from './commands/operate.ts'
import { progressOn } from './commands/progress.ts'
import { runCommand } from './commands/run.ts'
import { readConfig, type Config } from './config/read-config.ts'
import { restoreBackup } from './operations/backup/restore.ts'
import { operatorActor } from './operations/operator-actor.ts'
import { openReader } from './reading/process/pool.ts'
import { nativeOcrOf, openConfiguredStore, systemClock } from './open-configured.ts'
import { startServer } from './start-server.ts'

async function restoreInto(config: Config, path: string): Promise<unknown> {
  const { databaseUrl, storageUrl, dataDir } = config
  return restoreBackup(path, {
    store: { databaseUrl, dataDir, warn: () => {} },
    blobs: await openBlobs({ storageUrl, dataDir }),
    checkpoints: openFileCheckpoints(checkpointFile(dataDir)),
    clock: systemClock,
    actor: operatorActor,
  })
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

function commandContext(say: (line: string) => void, progress: (line: string) => void): CommandContext {
  const config = readConfig()
  const open = () => openConfiguredStore(config, openLog({ level: 'warn', destination: process.stderr }))
  return {
    config,
    operate: (operation, input) =>
      operate(
        {
          config,
          open,
          clock: systemClock,
          reached: openFailpoint(config.failpoint),
          onProgress: progressOn(process.stderr),
        },
        operation,
        input,
      ),
    restore: (path) => restoreInto(config, path),
    startServer(asked, options) {
      outliveOutput()
      return startServer(asked, options)
    },
    openReader: async (folder) =>
      openReader({ readers: 1, readableFolders: [folder], nativeOcr: await nativeOcrOf(config) }),
    untilAskedToStop,
    say,
    progress,
  }
}

if (import.meta.main) {
  process.exitCode = await runCommand(
    process.argv.slice(2),
    { out: (text) => process.stdout.write(text), err: (text) => process.stderr.write(text) },
    commandContext,
  )
}
