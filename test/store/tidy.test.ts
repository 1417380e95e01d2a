import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openEmbedded, type EmbeddedEngine } from '../../src/store/embedded/engine.ts'
import { tidyingStatements } from '../../src/store/embedded/tidy-tables.ts'
import { newFolder } from '../support/store.ts'

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

test('dead rows of an embedded database are found and their room given back', async () => {
  await engine.asOwner(async (client) => {
    await client.query('create table busy (id integer primary key, seen integer not null)')
    await client.query('create table quiet (id integer primary key)')
    await client.query('insert into quiet select generate_series(1, 400)')
    await client.query('insert into busy select generate_series(1, 2000), 0')
    await client.query('delete from busy where id <= 1000')
    assert.deepEqual(await tidyingStatements(client), ['vacuum (analyze) public.busy'])
    for (const statement of await tidyingStatements(client)) await client.query(statement)
    assert.deepEqual(await tidyingStatements(client), [])

    await client.query('insert into quiet select generate_series(401, 2000)')
    assert.deepEqual(await tidyingStatements(client), ['analyze public.quiet'])
  })
})
