import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { insertWorkspace } from '../../src/store/workspaces.ts'
import { openTestStore } from '../support/store.ts'

const segmentsOf = (dataDir: string) =>
  readdirSync(path.join(dataDir, 'database/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length

describe('the log of the embedded database', { skip: Boolean(process.env['TEST_DATABASE_URL']) }, () => {
  it('does not grow past a checkpoint, and nothing is lost by it', async () => {
    const opened = await openTestStore({ fresh: true })
    const id = randomUUID()
    try {
      await insertWorkspace(
        opened.store,
        { id, name: 'Lender', kyc: true, growth: false, eid: 'none', readCap: 1, regime: null, createdAt: new Date() },
        { type: 'operator', id: 'test' },
      )
      const write = async () => {
        for (let n = 0; n < 12; n++) {
          await sql`insert into rate_window values (${`bucket-${n}`}, now(), ${n}) on conflict do nothing`.execute(
            opened.store.system,
          )
          await sql`select pg_logical_emit_message(true, 'fill', repeat('x', 6000000))`.execute(opened.store.system)
        }
      }
      await write()
      const grown = segmentsOf(opened.dataDir)
      await opened.store.checkpoint()
      await write()
      await opened.store.checkpoint()
      assert.ok(
        segmentsOf(opened.dataDir) <= grown + 1,
        `${segmentsOf(opened.dataDir)} segments after, ${grown} before`,
      )
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from workspace`.execute(
        opened.store.system,
      )
      assert.deepEqual(rows, [{ n: 1 }])
    } finally {
      await opened.close()
    }
  })
})
