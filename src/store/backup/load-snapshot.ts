import type { ClientBase } from 'pg'
import { auditActions, type AuditActor } from '../../domain/audit/actions.ts'
import { ensureRoles } from '../ensure-roles.ts'
import { BackupRefused } from '../connection/errors.ts'
import { migrate } from '../migrate.ts'
import { readMigrations, type MigrationFile } from '../migration-files.ts'
import { refuseLimitedLogin } from '../prepare-tables.ts'
import { SYSTEM_ROLE } from '../connection/roles.ts'
import { openEngine, type StoreOptions } from '../store.ts'
import { BYTES_TYPE, quoted, readCatalog, TEXT_SETTINGS, type TableShape } from './catalog.ts'
import type { CarriedMigration, CarriedValue } from './read-snapshot.ts'

const BATCH_BYTES = 1024 * 1024
const BATCH_ROWS_MAX = 2_000

/** Loads rows into the tables of an empty database. */
export interface SnapshotLoader {
  /** Begins a table; the tables it refers to must come before. */
  table(name: string, columns: readonly string[]): Promise<void>
  row(values: readonly CarriedValue[]): Promise<void>
  /** Number of rows by table, counted by the database. */
  counts(): Promise<Readonly<Record<string, number>>>
  /** Writes an audit entry of the restore in each workspace, in the commit of the rows. */
  auditRestore(act: { readonly backupId: string; readonly actor: AuditActor; readonly at: Date }): Promise<void>
}

/**
 * Creates the tables of these migrations in an empty database and loads them in one transaction: when `work` throws, no row is
 * stored. Runs as the owner; forced row-level security is switched off meanwhile, while the tables are locked. Throws
 * BackupRefused when the database has rows, or tables that do not match the migrations, and StoreUnfit for a login that does not
 * own the tables.
 */
export async function loadSnapshot(
  options: StoreOptions,
  migrations: readonly CarriedMigration[],
  work: (loader: SnapshotLoader) => Promise<void>,
): Promise<void> {
  const files = knownFiles(await readMigrations(), migrations)
  const engine = await openEngine(options)
  try {
    await engine.asLogin(async (client) => {
      await refuseLimitedLogin(client, 'A restore')
      await ensureRoles(client)
      await refuseOthers(client, files)
      await migrate(client, files)
      await client.query('begin')
      try {
        await client.query(TEXT_SETTINGS)
        // Makes a policy that is still in force an error instead of a silent gap.
        await client.query('set local row_security = off')
        const tables = await readCatalog(client)
        for (const { name } of tables) await client.query(`alter table ${quoted(name)} no force row level security`)
        // Of the secret that an empty installation was opened with; the backup brings its own.
        if (tables.some(({ name }) => name === 'installation_secret')) {
          await client.query('delete from installation_secret')
        }
        await refuseRows(client, tables)
        await work(loaderOf(client, tables))
        for (const { name, forcesRowSecurity } of tables) {
          if (forcesRowSecurity) await client.query(`alter table ${quoted(name)} force row level security`)
        }
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    })
  } finally {
    await engine.close()
  }
}

function loaderOf(client: ClientBase, tables: readonly TableShape[]): SnapshotLoader {
  let insert = ''
  let batch: (readonly CarriedValue[])[] = []
  let bytes = 0
  async function flush(): Promise<void> {
    if (batch.length > 0) await client.query(insert, [JSON.stringify(batch)])
    batch = []
    bytes = 0
  }
  return {
    async table(name, columns) {
      await flush()
      insert = insertInto(tables, name, columns)
    },
    async row(values) {
      batch.push(values)
      bytes += values.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (bytes >= BATCH_BYTES || batch.length >= BATCH_ROWS_MAX) await flush()
    },
    async counts() {
      await flush()
      const counts: Record<string, number> = {}
      for (const { name } of tables) {
        const { rows } = await client.query<{ n: number }>(`select count(*)::integer as n from ${quoted(name)}`)
        counts[name] = rows[0]?.n ?? 0
      }
      return counts
    },
    async auditRestore({ backupId, actor, at }) {
      await flush()
      // The tables are those of the backup's version: only columns that every version has.
      await client.query(
        `with entry as (
          insert into audit_entry (tenant_id, id, at, actor_type, actor_id, action, object_type, object_id, changed, outcome)
          select id, gen_random_uuid(), $1, $2, $3, 'backup.restored', $4, $5, '{}', 'done' from workspace
          returning tenant_id, id
        )
        insert into audit_unsealed (tenant_id, entry_id) select tenant_id, id from entry`,
        [at, actor.type, actor.id, auditActions['backup.restored'], backupId],
      )
    },
  }
}

/** A statement that takes rows as JSON arrays of texts. Names come from the file, so only known ones are accepted. */
function insertInto(tables: readonly TableShape[], name: string, columns: readonly string[]): string {
  const table = tables.find((known) => known.name === name)
  if (table === undefined)
    throw new BackupRefused(`The backup has the table ${name}, which its migrations do not create`)
  const values = columns.map((column, index) => {
    const type = table.columns.find((known) => known.name === column)?.type
    if (type === undefined)
      throw new BackupRefused(`The backup has the column ${column}, which the table ${name} does not have`)
    return type === BYTES_TYPE ? `decode(r->>${index}, 'base64')` : `(r->>${index})::${type}`
  })
  return `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) select ${values.join(', ')}
    from json_array_elements($1::json) as r`
}

function knownFiles(
  files: readonly MigrationFile[],
  migrations: readonly CarriedMigration[],
): readonly MigrationFile[] {
  for (const [index, { name, checksum }] of migrations.entries()) {
    const file = files[index]
    if (file?.name !== name || file.checksum !== checksum) {
      throw new BackupRefused(
        `The backup was made with the migration ${name}, which this version does not have; restore it with the version that made it`,
      )
    }
  }
  return files.slice(0, migrations.length)
}

/** Runs before any change: an installation in use has a workspace, whatever its version. */
async function refuseOthers(client: ClientBase, files: readonly MigrationFile[]): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('migration') is not null as there`,
  )
  if (tables[0]?.there !== true) return
  const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from migration')
  const recorded = rows[0]?.n ?? 0
  if (recorded > 0) {
    await client.query(`set role ${SYSTEM_ROLE}`)
    const { rows: workspaces } = await client.query('select from workspace limit 1')
    await client.query('reset role')
    if (workspaces.length > 0) throw notEmpty('workspace')
  }
  if (recorded > files.length) {
    throw new BackupRefused('The database has tables of a later version than the backup; restore into a new database')
  }
}

async function refuseRows(client: ClientBase, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rows.length > 0) throw notEmpty(name)
  }
}

function notEmpty(table: string): BackupRefused {
  return new BackupRefused(
    `The installation is not empty: it has rows in ${table}. Restore into a new data folder or database.`,
  )
}
