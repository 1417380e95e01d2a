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
import { prepareTables } from '../../src/store/prepare-tables.ts'
import { asLogin } from '../../src/store/server/login.ts'
import { statementNames } from '../../src/store/statement-names.ts'
import { openEngine, openStore, openStoreOn } from '../../src/store/store.ts'
import type { Engine, Store } from '../../src/store/store.ts'

export interface TestStore {
  readonly store: Store
  /** What the store was opened with: a database of its own on the server of TEST_DATABASE_URL, or null. Its login owns nothing. */
  readonly databaseUrl: string | null
  /** The same database as its superuser; null: embedded. */
  readonly ownerUrl: string | null
  readonly dataDir: string
  /** Closes the store and removes what it kept. */
  close(): Promise<void>
}

export interface TestStoreOptions {
  readonly onQuery?: (sql: string) => void
  readonly metrics?: Metrics
  readonly diskSpace?: DiskSpace
  /** A database that had no rows before: for tests of its files and its planner. */
  readonly fresh?: boolean
}

/** A database without rows, and the engine that has it open. */
interface OpenPlace {
  readonly place: Place & { readonly ownerUrl: string | null }
  readonly engine: Engine
  readonly nameOf: ReturnType<typeof statementNames>
}

/** Databases that a test has released; null where each test makes its own. */
let idle: OpenPlace[] | null = null

/** From now on a closed test store leaves its database, without its rows, to the next. `closeStores` ends it. */
export function reuseStores(): void {
  idle = []
}

export async function closeStores(): Promise<void> {
  const places = idle ?? []
  idle = null
  for (const open of places) await closePlace(open)
}

/**
 * An empty, migrated store: on the server of TEST_DATABASE_URL when that is set, else embedded. Its database may have had rows
 * before, unless it is `fresh` or has a `diskSpace`.
 */
export async function openTestStore(options: TestStoreOptions = {}): Promise<TestStore> {
  const { fresh = options.diskSpace !== undefined, ...given } = options
  const open = (fresh ? undefined : idle?.pop()) ?? (await openPlace(given))
  const { place, nameOf } = open
  const { databaseUrl, dataDir, ownerUrl } = place
  const engine = { ...open.engine, close: () => restorePlace(open, fresh) }
  const store = await openStoreOn(engine, { databaseUrl, dataDir, warn: () => {}, ...given }, nameOf)
  if (ownerUrl !== null) ownerUrls.set(store, ownerUrl)
  return { store, databaseUrl, dataDir, ownerUrl, close: () => store.close() }
}

const ownerUrls = new WeakMap<Store, string>()

/** The superuser's URL of a test store's database; null: embedded. */
export function ownerUrlOf(store: Store): string | null {
  return ownerUrls.get(store) ?? null
}

async function openPlace(options: TestStoreOptions): Promise<OpenPlace> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  const place = serverUrl ? await newServedDatabase(serverUrl) : { ...(await newFolder()), ownerUrl: null }
  try {
    const { databaseUrl, dataDir } = place
    const engine = await openEngine({ databaseUrl, dataDir, warn: () => {}, ...options })
    return { place, engine, nameOf: statementNames() }
  } catch (error) {
    await place.remove()
    throw error
  }
}

async function restorePlace(open: OpenPlace, fresh: boolean): Promise<void> {
  if (fresh || idle === null) return closePlace(open)
  const { ownerUrl } = open.place
  if (ownerUrl === null) await open.engine.asLogin(async (client) => void (await client.query(emptyTables)))
  else await execute(ownerUrl, emptyTables)
  idle.push(open)
}

async function closePlace({ place, engine }: OpenPlace): Promise<void> {
  await engine.close()
  await place.remove()
}

/** Leaves the tables as the migrations made them, in files of their own. */
const emptyTables = `do $$
  declare name text; filled text[]; has_rows boolean;
  begin
    for name in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
      execute format('select exists (select from %s)', name) into has_rows;
      if has_rows then filled := filled || name; end if;
    end loop;
    if filled is not null then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
  end $$`

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

/** A migrated database of its own on a server, and the login that owns nothing to serve it. docs/operations.md#two-logins. */
export async function newServedDatabase(
  serverUrl: string,
): Promise<Place & { databaseUrl: string; readonly ownerUrl: string }> {
  const { databaseUrl: ownerUrl, dataDir, remove } = await newDatabase(serverUrl)
  try {
    await asLogin(ownerUrl, async (client) => prepareTables(client, await readMigrations()))
    await execute(serverUrl, servingLogin)
  } catch (error) {
    await remove()
    throw error
  }
  const url = new URL(ownerUrl)
  url.username = 'gatehouse_server'
  return { databaseUrl: url.href, ownerUrl, dataDir, remove }
}

/** Test files of several processes come here at once. */
const servingLogin = `do $$ begin
    perform pg_advisory_xact_lock(17);
    if not exists (select from pg_roles where rolname = 'gatehouse_server') then
      create role gatehouse_server login noinherit;
      grant gatehouse_app, gatehouse_system to gatehouse_server;
    end if;
  end $$`

/** A data folder with a database in it, copied from one that is made once per set of migrations. */
export async function newFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-store-'))
  cpSync(await templateFolder(), dataDir, { recursive: true })
  return { databaseUrl: null, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function templateFolder(): Promise<string> {
  const migrations = (await readMigrations()).map(({ name, checksum }) => `${name} ${checksum}`)
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
