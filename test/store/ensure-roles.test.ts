import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openEmbedded } from '../../src/store/embedded/engine.ts'
import { ensureRoles } from '../../src/store/ensure-roles.ts'
import { StoreUnfit } from '../../src/store/connection/errors.ts'
import { newFolder } from '../support/store.ts'

// On the embedded engine: its PostgreSQL separates membership of a role from the right to set it.
test('a user who may create roles makes and takes them; one who may not is refused', async () => {
  const { dataDir, remove } = await newFolder()
  const engine = await openEmbedded(dataDir)
  await engine.asOwner(async (client) => {
    await client.query(`drop owned by gatehouse_app, gatehouse_system; drop role gatehouse_app, gatehouse_system;
      create role creating createrole; create role weak`)
    await client.query('set session authorization weak')
    await assert.rejects(ensureRoles(client), StoreUnfit)
    await client.query('set session authorization creating')
    await ensureRoles(client)
    await client.query('set role gatehouse_system; set role gatehouse_app')
    assert.deepEqual((await client.query('select current_user as name')).rows, [{ name: 'gatehouse_app' }])
    await client.query('set session authorization default')
  })
  await engine.close()
  await remove()
})
