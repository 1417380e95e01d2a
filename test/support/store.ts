import { createHash, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { access, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Metrics } from '../../src/ports/metrics.ts'
import type { DiskSpace } from '../../src/ports/disk-space.ts'
import { openEmbedded } from '../../src/store/embedded/engine.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { openStore } from '../../src/store/store.ts'
import type { Store } from '../../src/store/store.ts'

export interface TestStore {
  readonly store: Store
  /** What the store was opened with: a database of its own on the server of TEST_DATABASE_URL, or null. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Closes the store and removes what it kept. */
  close(): Promise<void>
}

export interface TestStoreOptions {
  readonly onQuery?: (sql: string) => void
  readonly metrics?: Metrics
  readonly diskSpace?: DiskSpace
}

/** A new, empty, migrated store: on the server of TEST_DATABASE_URL when that is set, else embedded. */
export async function openTestStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const place = process.env['TEST_DATABASE_URL']
    ? await newDatabase(process.env['TEST_DATABASE_URL'])
    : await newFolder()
  const { databaseUrl, dataDir } = place
  try {
    const store = await openStore({ databaseUrl, dataDir, warn: () => {}, ...options })
    return {
      store,
      databaseUrl,
      dataDir,
      async close() {
        await store.close()
        await place.remove()
      },
    }
  } catch (error) {
    await place.remove()
    throw error
  }
}

/** Where a store of its own can be opened, with `remove` for what it leaves. */
export interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string
  remove(): Promise<void>
}

/** An empty database on the server of TEST_DATABASE_URL when that is set, else a data folder. */
export async function newPlace(): Promise<Place> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  return serverUrl ? newDatabase(serverUrl) : newFolder()
}

/** A database of its own on a server. */
export async function newDatabase(serverUrl: string): Promise<Place & { databaseUrl: string }> {
  const name = `gatehouse_test_${randomUUID().replaceAll('-', '')}`
  await execute(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    dataDir: '',
    remove: () => execute(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

/** A data folder with a database in it, copied from one that is made once per set of migrations. */
export async function newFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-store-'))
  cpSync(await templateFolder(), dataDir, { recursive: true })
  return { databaseUrl: null, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function templateFolder(): Promise<string> {
  const migrations = (await readMigrations()).map(({ checksum }) => checksum)
  const version = createHash('sha256').update(migrations.join()).digest('hex').slice(0, 16)
  const template = join(tmpdir(), `gatehouse-store-template-${version}`)
  if (await exists(template)) return template
  const draft = await mkdtemp(`${template}-`)
  const store = await openStore({ databaseUrl: null, dataDir: draft, warn: () => {} })
  await store.close()
  await dropSpareDatabases(draft)
  await rm(join(draft, 'database.lock'))
  try {
    await rename(draft, template)
  } catch (error) {
    await rm(draft, { recursive: true })
    if (!(await exists(template))) throw error // else another test file was first
  }
  return template
}

/** PostgreSQL's own templates are two thirds of the files to copy, and nothing here uses them. */
async function dropSpareDatabases(dataDir: string): Promise<void> {
  const engine = await openEmbedded(dataDir)
  await engine.asOwner(async (client) => {
    await client.query('update pg_database set datistemplate = false')
    for (const name of ['template0', 'template1']) await client.query(`drop database ${name}`)
  })
  await engine.close()
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
