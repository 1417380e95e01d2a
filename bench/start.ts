import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { readFirstKey } from '../test/support/first-key.ts'
import { serve } from '../test/support/program.ts'
import { newDatabase } from '../test/support/store.ts'

/**
 * First start, reopen and memory of the program: `npm run bench -- start [--engine embedded|server]`; on a server
 * memory alone.
 * Baseline in the same run: the bare runtime's own start and memory.
 */

const goals = { firstStartMs: 6_000, reopenMs: 1_500, embeddedMb: 600, serverMb: 200 } as const

const { values } = parseArgs({ options: { ...engineOption, ...figuresOption } })
const engine = await openEngine(values.engine)
const bare = performance.now()
await new Promise<void>((resolve) => setTimeout(resolve, 0))
const bareMb = await residentMb(process.pid)
console.log(
  `baseline           runtime ${Math.round(bareMb)} MB (this process, idle ${Math.round(performance.now() - bare)} ms)`,
)

if (engine.serverUrl === null) await measureEmbedded()
else await measureServer(engine.serverUrl)
await engine.stop()

async function measureEmbedded(): Promise<void> {
  const folder = await emptyFolder()
  try {
    const first = await timed(() => serve(folder.settings))
    await first.value.stop()
    const again = await timed(() => serve(folder.settings))
    await load(again.value.url, await readFirstKey(folder.dataDir))
    const embeddedMb = await residentMb(again.value.child.pid ?? 0)
    await again.value.stop()
    report('first start', first.ms, 'ms', goals.firstStartMs)
    report('reopen', again.ms, 'ms', goals.reopenMs)
    report('memory, embedded', embeddedMb, 'MB', goals.embeddedMb)
    printFigures({ bare_mb: bareMb, first_start_ms: first.ms, reopen_ms: again.ms, resident_mb: embeddedMb })
  } finally {
    await folder.remove()
  }
}

async function measureServer(serverUrl: string): Promise<void> {
  const database = await newDatabase(serverUrl)
  const place = await emptyFolder()
  const settings = { ...place.settings, GATEHOUSE_DATABASE_URL: database.databaseUrl }
  const server = await serve(settings)
  await load(server.url, await readFirstKey(place.dataDir))
  const serverMb = await residentMb(server.child.pid ?? 0)
  report('memory, server', serverMb, 'MB', goals.serverMb)
  printFigures({ bare_mb: bareMb, resident_mb: serverMb })
  await server.stop()
  await database.remove()
  await place.remove()
}

/** A data folder that does not exist yet, as at a newcomer's first start. */
async function emptyFolder() {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-bench-'))
  const dataDir = path.join(parent, 'data')
  const settings = { GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_PORT: '0', GATEHOUSE_LOG: 'error' }
  return { dataDir, settings, remove: () => rm(parent, { recursive: true, force: true }) }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const startedAt = performance.now()
  const value = await work()
  return { value, ms: performance.now() - startedAt }
}

/** A little work, so that memory is that of a server in use: stays under the rate limit of a minute. */
async function load(url: string, key: string): Promise<void> {
  for (let call = 0; call < 80; call++) {
    await fetch(`${url}/v1/kyc/assess`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: JSON.stringify({ reference: `client-${call}`, values: { first_name: 'Clara', last_name: 'Clearwater' } }),
    })
  }
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

function report(name: string, value: number, unit: string, goal: number): void {
  const verdict = value <= goal ? 'reached' : 'MISSED'
  console.log(`${name.padEnd(18)} ${Math.round(value)} ${unit} (goal ≤ ${goal} ${unit}: ${verdict})`)
}
