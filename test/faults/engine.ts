import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '../support/postgres.ts'

/** Which database a program runs on: embedded, or a PostgreSQL of its own. */
export const engineOption = { engine: { type: 'string', default: 'embedded' } } as const

/** For a PostgreSQL that was told to end at once, and between two looks at it. */
const [endMsMax, pauseMs] = [5_000, 20]

export interface Engine {
  readonly name: 'embedded' | 'server'
  /** Null: embedded. */
  readonly serverUrl: string | null
  stop(): Promise<void>
}

/**
 * The database that `--engine` names. What asks for TEST_DATABASE_URL (test/support/store.ts) finds the same one until `stop`.
 * A program that ends without it, on a fault or a signal, leaves no PostgreSQL behind. Throws for another name, and when
 * PostgreSQL is not installed.
 */
export async function openEngine(name: string): Promise<Engine> {
  if (name !== 'embedded' && name !== 'server') throw new Error('--engine is embedded or server')
  delete process.env['TEST_DATABASE_URL']
  if (name === 'embedded') return { name, serverUrl: null, stop: async () => {} }
  const postgres = await startPostgres()
  const folder = await dataFolder(postgres.url)
  const endNow = () => end(folder)
  process.once('exit', endNow)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  process.env['TEST_DATABASE_URL'] = postgres.url
  return {
    name,
    serverUrl: postgres.url,
    async stop() {
      await postgres.stop()
      process.off('exit', endNow)
    },
  }
}

async function dataFolder(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory ?? ''
  } finally {
    await client.end()
  }
}

/** Ends a PostgreSQL at once, in the last moment of this process, and removes its files. */
function end(folder: string): void {
  const pid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGQUIT')
  const pauses = new Int32Array(new SharedArrayBuffer(4))
  for (let waitedMs = 0; waitedMs < endMsMax && isAlive(pid); waitedMs += pauseMs) Atomics.wait(pauses, 0, 0, pauseMs)
  rmSync(path.dirname(folder), { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
