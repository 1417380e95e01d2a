import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Connections } from './connection/connections.ts'
import { StoreConnection, type SendOptions } from './store-connection.ts'
import type { Tables } from './tables.ts'

/** A query builder over these connections. `destroy()` on it ends them. */
export function openKysely(connections: Connections, send: SendOptions): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new StoreDriver(connections, send),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** One driver for both engines: only their connections differ. */
class StoreDriver implements Driver {
  readonly #connections: Connections
  readonly #send: SendOptions

  constructor(connections: Connections, send: SendOptions) {
    this.#connections = connections
    this.#send = send
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new StoreConnection(await this.#connections.acquire(), this.#send)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`
    const access = settings.accessMode === undefined ? '' : ` ${settings.accessMode}`
    ours(connection).sendAhead(`begin${isolation}${access}`)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).release()
  }

  async destroy(): Promise<void> {
    await this.#connections.end()
  }
}

function ours(connection: DatabaseConnection): StoreConnection {
  if (connection instanceof StoreConnection) return connection
  throw new TypeError('This connection was not made by the store')
}
