import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ensureRoles } from '../../src/store/ensure-roles.ts'
import { isMigrated, migrate, readRecord } from '../../src/store/migrate.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { openEngine } from '../../src/store/store.ts'
import { newPlace } from '../support/store.ts'

const changes: readonly (readonly [what: string, sql: string])[] = [
  ['one more has run', "insert into migration (name, checksum) values ('9999_later.sql', 'x')"],
  ['one is missing', "delete from migration where name like '0001%'"],
  ['one has changed', "update migration set checksum = 'x' where name like '0001%'"],
]

for (const [what, change] of changes) {
  it(`a database is not migrated when of its migrations ${what}`, async () => {
    const place = await newPlace()
    const migrations = await readMigrations()
    const engine = await openEngine({ ...place, warn: () => {} })
    try {
      await engine.asLogin(async (client) => {
        await ensureRoles(client)
        await migrate(client, migrations)
        assert.equal(isMigrated(await readRecord(client), migrations), true)
        await client.query(change)
        assert.equal(isMigrated(await readRecord(client), migrations), false)
      })
    } finally {
      await engine.close()
      await place.remove()
    }
  })
}
