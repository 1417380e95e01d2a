import { Kysely, PostgresDialect, sql } from 'kysely'
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { Client, Pool } from 'pg'
import { StoreUnfit } from '../../src/store/connection/errors.ts'
import { refuseStrongRole } from '../../src/store/role-check.ts'
import { openStore } from '../../src/store/store.ts'
import type { Tables } from '../../src/store/tables.ts'
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts'
import { newDatabase } from '../support/store.ts'

const skip = (await hasPostgres()) ? false : 'PostgreSQL is not installed'
let postgres: Postgres
before(async () => {
  if (skip === false) postgres = await startPostgres()
})
after(() => postgres?.stop())

const open = (databaseUrl: string, warn: (message: string) => void = () => {}) =>
  openStore({ databaseUrl, dataDir: '', warn })

test('several processes can start on an empty server at the same time', { skip }, async () => {
  const places = await Promise.all([newDatabase(postgres.url), newDatabase(postgres.url)])
  const stores = await Promise.all([...places, ...places, ...places].map(({ databaseUrl }) => open(databaseUrl)))
  await Promise.all(stores.map((store) => store.ping()))
  await Promise.all(stores.map((store) => store.close()))
})

test('the pool survives a database restart', { skip }, async () => {
  const { databaseUrl } = await newDatabase(postgres.url)
  const warnings: string[] = []
  const store = await open(databaseUrl, (message) => warnings.push(message))
  await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(store.app)))
  const waiting = assert.rejects(sql`select pg_sleep(20)`.execute(store.app))
  const transaction = assert.rejects(
    store.app.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await waiting
      await sql`select 2`.execute(tx)
    }),
  )
  await sleep(50)
  await postgres.restartImmediately()
  await Promise.all([waiting, transaction])
  const up = performance.now()
  while (
    await store.ping().then(
      () => false,
      () => true,
    )
  )
    await sleep(20)
  assert.ok(performance.now() - up < 2_000, 'answers within 2 s')
  await Promise.all(Array.from({ length: 6 }, () => store.ping()))
  assert.match(warnings[0] ?? '', /^A database connection was lost: /)
  await store.close()
})

test('the error for an unreachable server has its address and not its password', { skip }, async () => {
  await assert.rejects(open('postgres://someone:secret@127.0.0.1:1/none'), (error: Error) => {
    assert.ok(error instanceof StoreUnfit)
    assert.equal(error.message, 'Cannot connect to the database at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1')
    return true
  })
})

test('an owner that may not create roles is told what an administrator must run', { skip }, async () => {
  const fresh = await startPostgres()
  try {
    await run(fresh.url, 'create role plain login')
    await run(fresh.url, 'create database plain owner plain')
    const url = fresh.url.replace('postgres@', 'plain@').replace(/postgres$/, 'plain')
    await assert.rejects(open(url), (error: Error) => {
      assert.ok(error instanceof StoreUnfit)
      assert.match(
        error.message,
        /create role gatehouse_app nologin; create role gatehouse_system nologin;\n  grant gatehouse_app, gatehouse_system to plain;$/,
      )
      return true
    })
    await run(
      fresh.url,
      'create role gatehouse_app nologin; create role gatehouse_system nologin; grant gatehouse_app, gatehouse_system to plain',
    )
    const store = await open(url)
    await store.ping()
    await store.close()
  } finally {
    await fresh.stop()
  }
})

test('options of the URL are kept, but not a role', { skip }, async () => {
  const { databaseUrl } = await newDatabase(postgres.url)
  const store = await open(`${databaseUrl}?options=${encodeURIComponent('-c role=postgres -c work_mem=5MB')}`)
  const { rows } = await sql`select current_user as name, current_setting('work_mem') as memory`.execute(store.app)
  assert.deepEqual(rows, [{ name: 'gatehouse_app', memory: '5MB' }])
  await store.close()
})

test('a role that row-level security does not bind is refused', { skip }, async () => {
  const { databaseUrl } = await newDatabase(postgres.url)
  await (await open(databaseUrl)).close()
  await run(
    databaseUrl,
    `create role bypassing bypassrls; create role owning; alter table kyc_case owner to owning;
    create role member in role owning; create role harmless`,
  )
  const refusals = [
    ['postgres', /superuser postgres/],
    ['bypassing', /bypassing, which bypasses row-level security/],
    ['owning', /owning, which owns tables/],
    ['member', /member, which owns tables/],
    ['harmless', /harmless instead of gatehouse_app/],
  ] as const
  for (const [role, message] of refusals) {
    const pool = new Pool({ connectionString: databaseUrl, options: `-c role=${role}` })
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    await assert.rejects(refuseStrongRole(database, 'gatehouse_app'), message)
    await database.destroy()
  }
})

test('a statement that does not end is cancelled', { skip }, async () => {
  const { databaseUrl } = await newDatabase(postgres.url)
  const store = await open(databaseUrl)
  const { rows } =
    await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(store.app)
  assert.deepEqual(rows, [{ statement: '30s', lock: '10s', idle: '1min' }])
  await store.close()
})

async function run(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
