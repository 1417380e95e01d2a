import { examineLogin, type DatabaseLogin } from './database-login.ts'
import type { DatabaseSecrets } from '../ports/secrets.ts'
import { readDatabaseSecrets } from './installation-secret.ts'
import { readRecord } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { prepareTables, refuseLimitedLogin } from './prepare-tables.ts'
import { asLogin } from './server/login.ts'
import { openEngine } from './store.ts'

/** What `migrate` did. */
export interface Migrated {
  /** Names of the migrations that it ran. */
  readonly applied: readonly string[]
  /** The login that serves, as it is afterwards; null: embedded. */
  readonly login: DatabaseLogin | null
}

/**
 * Brings the tables to this version as the login that owns them, then proves that the login which serves finds them so. Both are
 * the same where `migrationDatabaseUrl` is null. Throws StoreUnfit, StoreLocked, MigrationRefused or what `prove` throws.
 * docs/operations.md#two-logins.
 */
export async function migrateDatabase(options: {
  readonly databaseUrl: string | null
  readonly migrationDatabaseUrl: string | null
  readonly dataDir: string
  /** Throws when the database depends on a secret that is not here; called before the first change. */
  readonly prove: (secrets: DatabaseSecrets) => Promise<void>
}): Promise<Migrated> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = options
  const migrations = await readMigrations()
  const applied: string[] = []
  const owner = await openEngine({ databaseUrl: migrationDatabaseUrl ?? databaseUrl, dataDir, warn: () => {} })
  try {
    await owner.asLogin(async (client) => {
      await refuseLimitedLogin(client, 'A migration')
      const { rows } = await client.query<{ there: boolean }>(
        `select to_regclass('public.migration') is not null as there`,
      )
      const isNew = rows[0]?.there !== true
      const before = isNew ? [] : await readRecord(client)
      if (!isNew) await options.prove(await readDatabaseSecrets(client))
      await prepareTables(client, migrations)
      applied.push(...migrations.slice(before.length).map(({ name }) => name))
    })
  } finally {
    await owner.close()
  }
  if (databaseUrl === null) return { applied, login: null }
  const login = await asLogin(databaseUrl, async (client) => {
    await prepareTables(client, migrations)
    return examineLogin(client)
  })
  return { applied, login }
}
