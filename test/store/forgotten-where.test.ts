import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { form } from '../http/support/form.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** Tables that one stored extraction, one verdict and one bank connection fill: fewer would prove nothing below. */
const filledMin = 9

describe('a query that forgets its tenant', () => {
  let server: TestServer
  let tables: readonly { name: string; secured: boolean; granted: boolean }[]
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
    const file = { content: Buffer.from('%PDF-1.4\n'), type: 'application/pdf' }
    const extracted = await server.call('POST', '/v1/kyc/extract', { body: form([file], { reference: 'client-1' }) })
    const { documents } = (await extracted.json()) as { documents: unknown }
    await server.post('/v1/kyc/verify', { reference: 'client-1', values: {}, documents })
    await server.post('/v1/partner/bank-connections', { bank_code: 'SBX-SALARY' })
    const { rows } = await sql<{ name: string; secured: boolean; granted: boolean }>`
      select relname as name, relrowsecurity and relforcerowsecurity as secured,
        has_table_privilege('gatehouse_app', pg_class.oid, 'select') as granted
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where attname = 'tenant_id' and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      order by 1`.execute(server.services.store.app)
    tables = rows
  })
  after(() => server.stop())

  it('is subject to row-level security on every table with a tenant, also as the owner of the tables', () => {
    assert.ok(tables.length >= 10)
    assert.deepEqual(
      tables.filter(({ secured }) => !secured),
      [],
    )
  })

  it('sees no row of any of them', async () => {
    const { app } = server.services.store
    const filled: string[] = []
    for (const { name, granted } of tables) {
      if (!granted) continue
      const forgotten = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)}`.execute(
        app,
      )
      assert.deepEqual(forgotten.rows, [{ count: 0 }], name)
      const named = await app.transaction().execute(async (tx) => {
        await sql`select set_config('app.tenant', ${server.workspaceId}, true)`.execute(tx)
        return sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)}`.execute(tx)
      })
      if ((named.rows[0]?.count ?? 0) > 0) filled.push(name)
    }
    assert.ok(filled.length >= filledMin, `only ${filled.length} tables had rows to show`)
    assert.ok(filled.includes('bank_connection') && filled.includes('bank_transaction_page'))
  })
})
