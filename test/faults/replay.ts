/**
 * Files verdicts of generated clients under every pack and under workspaces' own policies, ends the process, and computes
 * all of them again in another: `node test/faults/replay.ts [--verdicts 10000] [--engine embedded|server] [--seed 1]`. Then asks
 * what another policy would make of every case. Exits 1 when one is not the same byte for byte.
 * `--engine server` starts a PostgreSQL of its own.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres.ts'
import { newDatabase, newFolder } from '../support/store.ts'
import { compareAll, fileVerdicts, replayAll, startInstallation } from './policies/installation.ts'

const { values } = parseArgs({
  options: {
    verdicts: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
    /** What a process of its own does: `file` or `replay`. */
    step: { type: 'string' },
    'data-dir': { type: 'string', default: '' },
    'database-url': { type: 'string' },
  },
})

if (values.step === undefined) await bench()
else await step(values.step)

async function bench(): Promise<void> {
  const postgres = values.engine === 'server' ? await startPostgres() : null
  const folder = await newFolder()
  const database = postgres === null ? null : await newDatabase(postgres.url)
  try {
    const place = ['--data-dir', folder.dataDir, ...(database === null ? [] : ['--database-url', database.databaseUrl])]
    for (const name of ['file', 'replay']) {
      const words = [
        import.meta.filename,
        '--step',
        name,
        '--verdicts',
        values.verdicts,
        '--seed',
        values.seed,
        ...place,
      ]
      const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 })
      process.stdout.write(stdout)
    }
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error)) throw error
    process.stdout.write(`${String(error.stdout)}${'stderr' in error ? String(error.stderr) : ''}`)
    process.exitCode = 1
  } finally {
    await database?.remove()
    await folder.remove()
    await postgres?.stop()
  }
}

async function step(name: string): Promise<void> {
  const databaseUrl = values['database-url'] ?? null
  const installation = await startInstallation({ databaseUrl, dataDir: values['data-dir'] })
  try {
    if (name === 'file') {
      const seconds = await fileVerdicts(installation, Number(values.verdicts), Number(values.seed))
      console.log(`filed ${values.verdicts} in ${seconds.toFixed(1)} s`)
      return
    }
    const { replayed, identical, workspacePolicies, seconds, cpuSeconds, others } = await replayAll(installation)
    console.log(
      `replayed ${replayed} in ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU: ${identical} identical, ` +
        `${workspacePolicies} under a workspace's own policy`,
    )
    for (const other of others) console.log(JSON.stringify(other))
    const compared = await compareAll(installation)
    console.log(
      `compared ${compared.cases} cases in ${compared.seconds.toFixed(1)} s, ${compared.cpuSeconds.toFixed(1)} s of CPU: ` +
        `${compared.flipped} flip`,
    )
    if (identical !== replayed || replayed < Number(values.verdicts)) process.exitCode = 1
  } finally {
    await installation.stop()
  }
}
