import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { examineLogin } from '../../src/store/database-login.ts'
import { openEmbedded, type EmbeddedEngine } from '../../src/store/embedded/engine.ts'
import { newFolder } from '../support/store.ts'

// On the embedded engine, whose PostgreSQL tells membership from the rights to inherit from a role, to set it and to grant it.
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

const rows: readonly (readonly [what: string, grants: string, powers: readonly string[]])[] = [
  ['only the two roles', '', []],
  ['superuser', 'alter role serving superuser', ['serving is a superuser']],
  ['BYPASSRLS', 'alter role serving bypassrls', ['serving bypasses row-level security (BYPASSRLS)']],
  ['CREATEROLE', 'alter role serving createrole', ['serving may make and grant roles (CREATEROLE)']],
  ['REPLICATION', 'alter role serving replication', ['serving may copy the whole server (REPLICATION)']],
  ['a table', 'create table mine (); alter table mine owner to serving', ['serving owns tables']],
  ['a schema', 'create schema mine authorization serving', ['serving owns a schema']],
  ['the schema public', 'alter schema public owner to serving', ['serving owns a schema']],
  [
    'the right to create in the schema',
    'grant create on schema public to serving',
    ['serving may create objects in the database'],
  ],
  [
    'the right of a role of the product to create',
    'grant create on schema public to gatehouse_app',
    ['serving is a member of gatehouse_app, which may create objects in the database'],
  ],
  [
    'membership in an owner with SET alone',
    'create role owning; create table mine (); alter table mine owner to owning; grant owning to serving with inherit false, set true',
    ['serving is a member of owning, which owns tables'],
  ],
  [
    'membership in an owner with ADMIN alone',
    'create role owning; create table mine (); alter table mine owner to owning; grant owning to serving with admin true, inherit false, set false',
    ['serving is a member of owning, which owns tables'],
  ],
  [
    'membership in a superuser over another role',
    'create role between; create role strong superuser; grant strong to between; grant between to serving with inherit false',
    ['serving is a member of between', 'serving is a member of strong, which is a superuser'],
  ],
  ['a role of the server', 'grant pg_read_all_data to serving', ['serving is a member of pg_read_all_data']],
  [
    'ADMIN of a role of the product',
    'grant gatehouse_app to serving with admin option',
    ['serving may grant gatehouse_app to others (ADMIN OPTION)'],
  ],
]

for (const [what, grants, powers] of rows) {
  it(`a login with ${what} is examined as it is`, async () => {
    await engine.asOwner(async (client) => {
      await client.query('begin')
      try {
        await client.query('create role serving login noinherit; grant gatehouse_app, gatehouse_system to serving')
        if (grants !== '') await client.query(grants)
        await client.query('set session authorization serving')
        const login = await examineLogin(client)
        assert.deepEqual([login.name, login.powers], ['serving', powers])
      } finally {
        await client.query('rollback')
        await client.query('set session authorization postgres')
      }
    })
  })
}
