import assert from 'node:assert/strict'
import type { ClientBase } from 'pg'
import { afterEach, beforeEach, test } from 'node:test'
import { openEmbedded } from '../../src/store/embedded/engine.ts'
import { MigrationRefused } from '../../src/store/connection/errors.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations, type MigrationFile } from '../../src/store/migration-files.ts'
import { asLogin } from '../../src/store/server/login.ts'
import { openStore } from '../../src/store/store.ts'
import { newPlace, type Place } from '../support/store.ts'

let place: Place
beforeEach(async () => void (place = await newPlace()))
afterEach(() => place.remove())

const shipped = await readMigrations()
const added = (name: string, sql: string): MigrationFile => ({ name, sql, checksum: `sum of ${sql}` })
const counter = added('9001_counter.sql', 'create table counter (n integer); insert into counter values (1)')

async function withOwner(work: (client: ClientBase) => Promise<void>): Promise<void> {
  if (place.databaseUrl !== null) return asLogin(place.databaseUrl, work)
  const engine = await openEmbedded(place.dataDir)
  try {
    await engine.asOwner(work)
  } finally {
    await engine.close()
  }
}

/** Opened once, so that every engine has the shipped migrations; then the client of the tables' owner. */
async function withMigrated(work: (client: ClientBase) => Promise<void>): Promise<void> {
  const store = await openStore({ ...place, warn: () => {} })
  await store.close()
  await withOwner(work)
}

test('a migration runs once', async () => {
  await withMigrated(async (client) => {
    await migrate(client, [...shipped, counter])
    await migrate(client, [...shipped, counter])
    assert.deepEqual((await client.query('select n from counter')).rows, [{ n: 1 }])
  })
})

test('a migration that fails half-way leaves nothing', async () => {
  await withMigrated(async (client) => {
    const failing = added('9001_failing.sql', 'create table half (n integer); select 1 / 0')
    await assert.rejects(migrate(client, [...shipped, failing]), { code: '22012' })
    assert.deepEqual((await client.query(`select to_regclass('half') as half`)).rows, [{ half: null }])
    await migrate(client, [...shipped, counter])
  })
})

test('a recorded migration whose file has changed is refused', async () => {
  await withMigrated(async (client) => {
    await migrate(client, [...shipped, counter])
    const changed = added(counter.name, 'select 1')
    await assert.rejects(migrate(client, [...shipped, changed]), (error: Error) => {
      assert.ok(error instanceof MigrationRefused)
      assert.match(error.message, /9001_counter.sql has changed since it ran/)
      return true
    })
  })
})

test('a database of a newer version is refused', async () => {
  await withMigrated((client) => migrate(client, [...shipped, counter]))
  await assert.rejects(
    openStore({ ...place, warn: () => {} }),
    /has the migration 9001_counter.sql, which this version does not know/,
  )
})

test('a migration that would come before a recorded one is refused', async () => {
  await withMigrated(async (client) => {
    await migrate(client, [...shipped, counter])
    const late = added('9000_late.sql', 'select 1')
    await assert.rejects(migrate(client, [...shipped, late, counter]), /9000_late.sql comes before 9001_counter.sql/)
  })
})
