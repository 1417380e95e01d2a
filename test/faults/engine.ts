import { startPostgres } from '../support/postgres.ts'

/** Which database a program runs on: embedded, or a PostgreSQL of its own. */
export const engineOption = { engine: { type: 'string', default: 'embedded' } } as const

export interface Engine {
  readonly name: 'embedded' | 'server'
  /** Null: embedded. */
  readonly serverUrl: string | null
  stop(): Promise<void>
}

/**
 * The database that `--engine` names. What asks for TEST_DATABASE_URL (test/support/store.ts) finds the same one until `stop`.
 * Throws for another name, and when PostgreSQL is not installed.
 */
export async function openEngine(name: string): Promise<Engine> {
  if (name !== 'embedded' && name !== 'server') throw new Error('--engine is embedded or server')
  delete process.env['TEST_DATABASE_URL']
  if (name === 'embedded') return { name, serverUrl: null, stop: async () => {} }
  const postgres = await startPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  return { name, serverUrl: postgres.url, stop: () => postgres.stop() }
}
