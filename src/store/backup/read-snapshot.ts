import type { ClientBase } from 'pg'
import { SYSTEM_ROLE } from '../connection/roles.ts'
import { SET_TENANT } from '../set-tenant.ts'
import { readRecord } from '../migrate.ts'
import type { Store } from '../store.ts'
import { BYTES_TYPE, quoted, readCatalog, TEXT_SETTINGS, type TableShape } from './catalog.ts'

/** Target size of one fetch; the number of rows follows the size of the rows before. */
const FETCH_BYTES = 1024 * 1024
const FETCH_ROWS_MAX = 2_000
const FETCH_ROWS_FIRST = 20

/** A value of a row: PostgreSQL's text, base64 for bytes, or null. */
export type CarriedValue = string | null

export interface CarriedMigration {
  readonly name: string
  readonly checksum: string
}

/** Receives a snapshot in this order; each call is awaited. */
export interface SnapshotSink {
  migrations(migrations: readonly CarriedMigration[]): Promise<void>
  table(name: string, columns: readonly string[]): Promise<void>
  row(values: readonly CarriedValue[]): Promise<void>
}

/**
 * Reads every row of every table from one snapshot, as the role that can read the table and tenant by tenant under row-level
 * security. It needs no right beyond those of the running product.
 */
export async function readSnapshot(store: Store, sink: SnapshotSink): Promise<void> {
  await store.snapshot(async (client) => {
    await client.query('begin isolation level repeatable read read only')
    try {
      await client.query(TEXT_SETTINGS)
      await client.query(`set local role ${SYSTEM_ROLE}`)
      await sink.migrations(await readRecord(client))
      const tables = await readCatalog(client)
      const { rows: workspaces } = await client.query<{ id: string }>(
        'select id from workspace order by created_at, id',
      )
      for (const table of tables) {
        await sink.table(
          table.name,
          table.columns.map(({ name }) => name),
        )
        await client.query(`set local role ${table.reader}`)
        if (!table.ofTenant) await readRows(client, table, sink)
        else {
          for (const { id } of workspaces) {
            await client.query(SET_TENANT, [id])
            await readRows(client, table, sink)
          }
        }
      }
    } finally {
      await client.query('rollback')
    }
  })
}

async function readRows(client: ClientBase, table: TableShape, sink: SnapshotSink): Promise<void> {
  const columns = table.columns.map(({ name, type }) =>
    type === BYTES_TYPE ? `translate(encode(${quoted(name)}, 'base64'), e'\\n', '')` : `${quoted(name)}::text`,
  )
  await client.query(
    `declare rows no scroll cursor for select array[${columns.join(', ')}] as values from ${quoted(table.name)}`,
  )
  let wanted = FETCH_ROWS_FIRST
  while (true) {
    const { rows } = await client.query<{ values: CarriedValue[] }>(`fetch ${wanted} from rows`)
    let bytes = 0
    for (const { values } of rows) {
      bytes += values.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      await sink.row(values)
    }
    if (rows.length < wanted) break
    wanted = Math.max(
      1,
      Math.min(FETCH_ROWS_MAX, wanted * 4, Math.floor((FETCH_BYTES * rows.length) / Math.max(1, bytes))),
    )
  }
  await client.query('close rows')
}
