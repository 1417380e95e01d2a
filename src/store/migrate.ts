import type { ClientBase } from 'pg'
import { retryOnConflict } from './retry-on-conflict.ts'
import { MigrationRefused } from './connection/errors.ts'
import type { MigrationFile } from './migration-files.ts'

/** A migration that has run. */
export interface Recorded {
  readonly name: string
  readonly checksum: string
}

/** The migrations that have run, in the order of their files. */
export const RECORD = 'select name, checksum from public.migration order by name collate "C"'

/**
 * Runs the migrations that are not recorded yet, in order, each in its own transaction, as the owner of the tables. Forward
 * only. Two processes can run it at the same time: a lock on the table of migrations lets one of them do each step. Throws
 * MigrationRefused when a recorded migration has changed or is unknown to this version.
 */
export async function migrate(client: ClientBase, migrations: readonly MigrationFile[]): Promise<void> {
  await retryOnConflict(() => createRecord(client))
  if (pendingMigration(migrations, await readRecord(client)) === undefined) return
  while (await migrateOnce(client, migrations));
}

/** Whether exactly these migrations have run, unchanged. */
export function isMigrated(recorded: readonly Recorded[], migrations: readonly MigrationFile[]): boolean {
  return (
    recorded.length === migrations.length &&
    migrations.every(({ name, checksum }, index) => {
      const found = recorded[index]
      return found?.name === name && found.checksum === checksum
    })
  )
}

async function createRecord(client: ClientBase): Promise<void> {
  await client.query(`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
}

async function migrateOnce(client: ClientBase, migrations: readonly MigrationFile[]): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query('lock table migration in share row exclusive mode')
    const next = pendingMigration(migrations, await readRecord(client))
    if (next !== undefined) {
      await client.query(next.sql)
      await client.query('insert into migration (name, checksum) values ($1, $2)', [next.name, next.checksum])
    }
    await client.query('commit')
    return next !== undefined
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The migrations that have run, in the order of their files. The owner and gatehouse_system may ask. */
export async function readRecord(client: ClientBase): Promise<readonly Recorded[]> {
  const { rows } = await client.query<Recorded>(RECORD)
  return rows
}

/** The first file that is not recorded. Throws MigrationRefused unless the recorded ones are the first files, unchanged. */
export function pendingMigration(
  migrations: readonly MigrationFile[],
  recorded: readonly Recorded[],
): MigrationFile | undefined {
  for (const [index, { name, checksum }] of recorded.entries()) {
    const file = migrations[index]
    if (file === undefined || file.name > name) {
      throw new MigrationRefused(
        `The database has the migration ${name}, which this version does not know; use a newer version`,
      )
    }
    if (file.name < name) {
      throw new MigrationRefused(`The migration ${file.name} comes before ${name}, which has already run`)
    }
    if (file.checksum !== checksum) {
      throw new MigrationRefused(
        `The migration ${name} has changed since it ran; restore the file and add a new migration`,
      )
    }
  }
  return migrations[recorded.length]
}
