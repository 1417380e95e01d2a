import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ClientBase } from 'pg'
import type { Connections } from './connection/connections.ts'
import { noMetrics, type Metrics } from '../ports/metrics.ts'
import { unwatchedDiskSpace, type DiskSpace } from '../ports/disk-space.ts'
import { openKysely } from './driver.ts'
import { openEmbedded } from './embedded/engine.ts'
import { examineLogin, type DatabaseLogin } from './database-login.ts'
import { purgeDeletedKeys } from './embedded/purge-deleted-keys.ts'
import { meteredConnections, meteredStatements } from './metered-connections.ts'
import type { Admit } from './installation-secret.ts'
import { isMigrated, RECORD, type Recorded } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { prepareTables } from './prepare-tables.ts'
import { refuseStrongRole } from './role-check.ts'
import { APP_ROLE, SYSTEM_ROLE } from './connection/roles.ts'
import type { Role } from './connection/roles.ts'
import { asLogin } from './server/login.ts'
import { openPool } from './server/pool.ts'
import { statementNames } from './statement-names.ts'
import type { Tables } from './tables.ts'
import { tidyTables } from './tidy-tables.ts'

/** Most connections for statements without a tenant, which are few and short. */
const SYSTEM_CONNECTIONS_MAX = 3
const APP_CONNECTIONS_MAX = 10

/** The database of one installation. */
export interface Store {
  readonly engine: 'embedded' | 'server'
  /** The login of a server's connections; null: embedded, where this process owns the database. */
  readonly login: DatabaseLogin | null
  /** Checked before a case write. */
  readonly diskSpace: DiskSpace
  /** Runs as gatehouse_app: the tables of tenants under row-level security. */
  readonly app: Kysely<Tables>
  /** Runs as gatehouse_system: the few statements without a tenant. */
  readonly system: Kysely<Tables>
  /** Removes deleted data keys from the files of an embedded database; a server's files are its administrator's. */
  purgeDeletedKeys(): Promise<void>
  /** Writes a checkpoint in an embedded database, so that its write-ahead log does not grow; a server does so itself. */
  checkpoint(): Promise<void>
  /**
   * Refreshes the planner's statistics and, in an embedded database, frees the space of dead rows: one table at a time, so that
   * other statements run in between. See tidy-tables.ts.
   */
  tidy(stopping: AbortSignal): Promise<void>
  /**
   * Runs work as the login without blocking other statements: on a connection of its own to the server, or, as the owner of the
   * tables, on a copy of the embedded database as it is now. For backups.
   */
  snapshot(work: (client: ClientBase) => Promise<void>): Promise<void>
  /** Whether the tables are those of this version; another process may have migrated them further. */
  isMigrated(): Promise<boolean>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /** Waits for the statements in flight. */
  close(): Promise<void>
}

export interface StoreOptions {
  /** A PostgreSQL server; null is the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Most connections to the server; default 10. */
  readonly poolMax?: number
  /** Called once per round trip with what it sends, so that a test can count them. */
  readonly onQuery?: (sql: string) => void
  /** Default: nothing is measured. */
  readonly metrics?: Metrics
  /** Space on the disk of an embedded database; default: unwatched. */
  readonly diskSpace?: DiskSpace
  /** Proves that the secret is the database's, before anything is written; default: the caller needs no secret. */
  readonly admit?: Admit
  readonly warn: (message: string) => void
}

/** What the two engines have in common. */
export interface Engine {
  connections(role: Role): Connections
  /** As the login of the server's URL, which may own nothing; as the owner of the tables of an embedded database. */
  asLogin(work: (client: ClientBase) => Promise<void>): Promise<void>
  snapshot(work: (client: ClientBase) => Promise<void>): Promise<void>
  maintain(work: (client: ClientBase) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the store, and brings its tables to this version if the login owns them. Throws StoreLocked when another process has the
 * embedded database, MigrationRefused when the tables belong to another version, and StoreUnfit for anything else that makes the
 * store unsafe.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  return openStoreOn(await openEngine(options), options)
}

/**
 * The same on an engine that is open already, which the store's `close` closes. `nameOf` is given when the engine had a store
 * before: its connections keep the names of their prepared statements.
 */
export async function openStoreOn(engine: Engine, options: StoreOptions, nameOf = statementNames()): Promise<Store> {
  const migrations = await readMigrations()
  const name = options.databaseUrl === null ? 'embedded' : 'server'
  const open = (role: Role) => {
    const metrics = options.metrics ?? noMetrics
    const connections = meteredConnections(engine.connections(role), role, metrics)
    return openKysely(connections, { onQuery: options.onQuery, nameOf, onAnswer: meteredStatements(role, metrics) })
  }
  const app = open(APP_ROLE)
  const system = open(SYSTEM_ROLE)
  async function close(): Promise<void> {
    await Promise.all([app.destroy(), system.destroy()])
    await engine.close()
  }
  let login: DatabaseLogin | null = null
  try {
    await engine.asLogin(async (client) => {
      await prepareTables(client, migrations, options.admit)
      if (name === 'server') login = await examineLogin(client)
    })
    await Promise.all([refuseStrongRole(app, APP_ROLE), refuseStrongRole(system, SYSTEM_ROLE)])
  } catch (error) {
    await close()
    throw error
  }
  return {
    engine: name,
    login,
    diskSpace: options.diskSpace ?? unwatchedDiskSpace,
    app,
    system,
    purgeDeletedKeys: async () => {
      if (options.databaseUrl === null) await engine.maintain(purgeDeletedKeys)
    },
    checkpoint: async () => {
      if (options.databaseUrl === null) await engine.maintain(async (client) => void (await client.query('checkpoint')))
    },
    tidy: (stopping) => tidyTables(engine.asLogin, name, stopping),
    snapshot: (work) => engine.snapshot(work),
    isMigrated: async () => isMigrated((await sql.raw<Recorded>(RECORD).execute(system)).rows, migrations),
    ping: async () => void (await sql`select 1`.execute(app)),
    close,
  }
}

/** Opens the engine of the options without migrating its tables. Throws StoreLocked or StoreUnfit. */
export async function openEngine(options: StoreOptions): Promise<Engine> {
  const { databaseUrl, dataDir, diskSpace } = options
  if (databaseUrl !== null) return serverEngine(databaseUrl, options)
  const embedded = await openEmbedded(dataDir, { ...(diskSpace && { diskSpace }) })
  return { ...embedded, asLogin: embedded.asOwner }
}

function serverEngine(url: string, { poolMax = APP_CONNECTIONS_MAX, warn }: StoreOptions): Engine {
  return {
    connections(role) {
      const max = role === APP_ROLE ? poolMax : Math.min(poolMax, SYSTEM_CONNECTIONS_MAX)
      return openPool({ url, role, max, warn })
    },
    asLogin: (work) => asLogin(url, work),
    snapshot: (work) => asLogin(url, work),
    maintain: (work) => asLogin(url, work),
    close: async () => {},
  }
}
