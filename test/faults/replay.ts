/**
 * Files verdicts of generated clients under every pack and under workspaces' own policies, ends the process, and computes
 * all of them again in another: `npm run faults -- replay [--verdicts 10000] [--engine embedded|server] [--seed 1]`. Then asks
 * what another policy would make of every case. Exits 1 when one is not the same byte for byte.
 * `--engine server` starts a PostgreSQL of its own.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parseArgs } from 'node:util'
import { figuresIn, figuresOption, printFigures, withoutFigures } from '../support/figures.ts'
import { newDatabase, newFolder } from '../support/store.ts'
import { engineOption, openEngine } from './engine.ts'
import { compareAll, storeVerdicts, replayAll, startInstallation } from './policies/installation.ts'

const { values } = parseArgs({
  options: {
    verdicts: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    /** What a process of its own does: `file` or `replay`. */
    step: { type: 'string' },
    'data-dir': { type: 'string', default: '' },
    'database-url': { type: 'string' },
    ...engineOption,
    ...figuresOption,
  },
})

if (values.step === undefined) await bench()
else await step(values.step)

async function bench(): Promise<void> {
  const engine = await openEngine(values.engine)
  const folder = await newFolder()
  const database = engine.serverUrl === null ? null : await newDatabase(engine.serverUrl)
  try {
    const place = ['--data-dir', folder.dataDir, ...(database === null ? [] : ['--database-url', database.databaseUrl])]
    let figures = {}
    for (const name of ['file', 'replay']) {
      const words = [
        import.meta.filename,
        '--step',
        name,
        '--verdicts',
        values.verdicts,
        '--seed',
        values.seed,
        '--json',
        ...place,
      ]
      const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 64 * 1024 * 1024 })
      figures = { ...figures, ...figuresIn(stdout) }
      process.stdout.write(withoutFigures(stdout))
    }
    printFigures(figures)
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error)) throw error
    process.stdout.write(`${String(error.stdout)}${'stderr' in error ? String(error.stderr) : ''}`)
    process.exitCode = 1
  } finally {
    await database?.remove()
    await folder.remove()
    await engine.stop()
  }
}

async function step(name: string): Promise<void> {
  const databaseUrl = values['database-url'] ?? null
  const installation = await startInstallation({ databaseUrl, dataDir: values['data-dir'] })
  try {
    if (name === 'file') {
      const seconds = await storeVerdicts(installation, Number(values.verdicts), Number(values.seed))
      console.log(`stored ${values.verdicts} in ${seconds.toFixed(1)} s`)
      printFigures({ stored_seconds: seconds })
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
    printFigures({
      verdicts: replayed,
      identical,
      workspace_policies: workspacePolicies,
      seconds,
      cpu_seconds: cpuSeconds,
      compared_cases: compared.cases,
      flipped: compared.flipped,
      compare_seconds: compared.seconds,
      compare_cpu_seconds: compared.cpuSeconds,
    })
    if (identical !== replayed || replayed < Number(values.verdicts)) process.exitCode = 1
  } finally {
    await installation.stop()
  }
}
