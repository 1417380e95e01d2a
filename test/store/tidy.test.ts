import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Client } from 'pg'
import { openEmbedded, type EmbeddedEngine } from '../../src/store/embedded/engine.ts'
import { tidyingStatements } from '../../src/store/tidy-tables.ts'
import { newFolder, openTestStore } from '../support/store.ts'

let engine: EmbeddedEngine
let remove: () => Promise<void>
before(async () => {
  const folder = await newFolder()
  remove = folder.remove
  engine = await openEmbedded(folder.dataDir)
})
after(async () => {
  await engine.close()
  await remove()
})

test('dead rows of an embedded database are found and their space is freed', async () => {
  await engine.asOwner(async (client) => {
    await client.query('create table busy (id integer primary key, seen integer not null)')
    await client.query('create table quiet (id integer primary key)')
    await client.query('insert into quiet select generate_series(1, 400)')
    await client.query('insert into busy select generate_series(1, 2000), 0')
    await client.query('delete from busy where id <= 1000')
    assert.deepEqual(await tidyingStatements(client, 'embedded'), ['vacuum (analyze) public.busy'])
    for (const statement of await tidyingStatements(client, 'embedded')) await client.query(statement)
    assert.deepEqual(await tidyingStatements(client, 'embedded'), [])

    await client.query('insert into quiet select generate_series(401, 2000)')
    assert.deepEqual(await tidyingStatements(client, 'embedded'), ['analyze public.quiet'])
  })
})

test('on a server, a table that autovacuum works on and a table of another owner are left alone', async (t) => {
  const opened = await openTestStore({ fresh: true })
  const { ownerUrl, store } = opened
  if (ownerUrl === null) {
    await opened.close()
    return t.skip('needs a server')
  }
  const vacuum = new Client({ connectionString: ownerUrl })
  await vacuum.connect()
  try {
    await vacuum.query('create table young as select from generate_series(1, 1200)')
    await vacuum.query('create schema others')
    await vacuum.query('create table others.theirs as select from generate_series(1, 1200)')
    await vacuum.query('select pg_stat_force_next_flush()')
    // The lock of a vacuum.
    await vacuum.query('begin')
    await vacuum.query('lock table young in share update exclusive mode')
    await store.tidy(new AbortController().signal)
    await vacuum.query('commit')
    const { rows } = await vacuum.query<{ relname: string; reltuples: number }>(
      "select relname, reltuples from pg_class where relname in ('young', 'theirs') order by relname",
    )
    assert.deepEqual(rows, [
      { relname: 'theirs', reltuples: -1 },
      { relname: 'young', reltuples: -1 },
    ])
  } finally {
    await vacuum.end()
    await opened.close()
  }
})

test('a new table of a server is analyzed before the first autovacuum, and never vacuumed', async (t) => {
  const opened = await openTestStore({ fresh: true })
  const { ownerUrl, store } = opened
  if (ownerUrl === null) {
    await opened.close()
    return t.skip('needs a server')
  }
  const asOwner = async (sql: string) => {
    const client = new Client({ connectionString: ownerUrl })
    await client.connect()
    const { rows } = await client.query<{ reltuples: number }>(sql)
    await client.end() // which tells the server what changed
    return rows
  }
  try {
    await asOwner('create table young as select from generate_series(1, 1200)')
    await asOwner('delete from young where ctid in (select ctid from young limit 200)')
    await store.tidy(new AbortController().signal)
    const [table] = await asOwner("select reltuples from pg_class where relname = 'young'")
    assert.equal(table?.reltuples, 1000)
    const [seen] = await asOwner("select vacuum_count as reltuples from pg_stat_user_tables where relname = 'young'")
    assert.equal(Number(seen?.reltuples), 0)
  } finally {
    await opened.close()
  }
})
