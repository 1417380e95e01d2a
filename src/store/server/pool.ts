import { Pool } from 'pg'
import type { Connections } from '../connection/connections.ts'
import type { Role } from '../connection/roles.ts'
import { valueTypes } from '../connection/value-types.ts'
import { withSession } from './connection-string.ts'

/** Waiting for a free connection or for the server to take a new one. */
const CONNECT_TIMEOUT_MS = 5_000
/** A server that has gone silent; a slow statement is ended before that by its own limit of 30 s. */
const ANSWER_TIMEOUT_MS = 35_000
const IDLE_TIMEOUT_MS = 30_000

export interface PoolOptions {
  readonly url: string
  readonly role: Role
  /** Connections held at most. */
  readonly max: number
  readonly warn: (message: string) => void
}

/** Connections to a PostgreSQL server that run as one role. A server that restarts costs errors, never the process. */
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
  // A connection lost while it is lent tells its query; without a listener of its own it would end the process.
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
