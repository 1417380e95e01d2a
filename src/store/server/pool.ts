import { Pool } from 'pg'
import type { Connections } from '../connection/connections.ts'
import type { Role } from '../connection/roles.ts'
import { valueTypes } from '../connection/value-types.ts'
import { withSession } from './connection-string.ts'

/** For a free connection, or for a new one. */
const CONNECT_TIMEOUT_MS = 5_000
/** For a server that no longer answers; the server ends slow statements earlier, after 30 s. */
const ANSWER_TIMEOUT_MS = 35_000
const IDLE_TIMEOUT_MS = 30_000

export interface PoolOptions {
  readonly url: string
  readonly role: Role
  /** Most connections. */
  readonly max: number
  readonly warn: (message: string) => void
}

/** Connections to a PostgreSQL server that run as one role. A restart of the server fails statements, never the process. */
export function openPool({ url, role, max, warn }: PoolOptions): Connections {
  const pool = new Pool({
    connectionString: withSession(url, role),
    application_name: role,
    max,
    types: valueTypes(),
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  })
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`))
  // The query of a lost connection fails itself; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    async acquire() {
      const client = await pool.connect()
      return { client, release: (broken) => client.release(broken) }
    },
    usage: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => pool.end(),
  }
}
