import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { after, before, describe, it } from 'node:test'
import { insertAuditEntry } from '../../src/store/audit-entries.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { openAudit } from '../support/audit.ts'
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts'
import { newDatabase } from '../support/store.ts'

const skip = (await hasPostgres()) ? false : 'PostgreSQL is not installed'

describe('two processes on one database', { skip }, () => {
  let postgres: Postgres
  let stores: readonly [Store, Store]
  let audits: readonly Awaited<ReturnType<typeof openAudit>>[]
  before(async () => {
    postgres = await startPostgres()
    const { databaseUrl } = await newDatabase(postgres.url)
    const open = () => openStore({ databaseUrl, dataDir: '', warn: () => {} })
    stores = [await open(), await open()]
    audits = [await openAudit(stores[0]), await openAudit(stores[1])]
  })
  after(async () => {
    for (const store of stores ?? []) await store.close()
    for (const audit of audits ?? []) await audit.remove()
    await postgres?.stop()
  })

  const entry = (tenantId: string) => ({
    tenantId,
    at: new Date('2026-11-21T10:00:00.000Z'),
    actor: { type: 'operator', id: 'test' } as const,
    action: 'key.created' as const,
    objectId: randomUUID(),
  })

  it('a writer waits neither for another that has not committed nor for the chaining job', async () => {
    const [one, two] = stores
    const tenantId = await audits[0]!.workspace()
    await withTenant(one.app, tenantId, async (first) => {
      await insertAuditEntry(first, entry(tenantId))
      await withTenant(two.app, tenantId, async (second) => {
        await sql`set local lock_timeout = '1ms'`.execute(second)
        await insertAuditEntry(second, entry(tenantId))
      })
      await audits[1]!.chain()
    })
    assert.deepEqual((await audits[1]!.verify(tenantId)).workspaces[0], {
      id: tenantId,
      sealed: 2,
      waiting: 1,
      checkpoints: 1,
    })
  })

  it('with concurrent writers and chaining jobs, every entry is in one chain exactly once', async () => {
    const tenantId = await audits[0]!.workspace()
    let writing = true
    const writers = stores.map(async (store) => {
      for (let n = 0; n < 150; n++) await withTenant(store.app, tenantId, (tx) => insertAuditEntry(tx, entry(tenantId)))
    })
    const sealers = audits.map(async (audit) => {
      while (writing) await audit.chain()
    })
    await Promise.all(writers)
    writing = false
    await Promise.all(sealers)
    await audits[0]!.chain()
    const { rows } = await sql<{ seals: number; entries: number; last: number }>`
      select count(*)::integer as seals, count(distinct entry_id)::integer as entries, max(seq)::integer as last
      from audit_seal where tenant_id = ${tenantId}`.execute(stores[0].system)
    assert.deepEqual(rows, [{ seals: 301, entries: 301, last: 301 }])
    const report = await audits[0]!.verify(tenantId)
    assert.deepEqual(
      report.faults.filter(({ kind }) => kind !== 'checkpoint_missing'),
      [],
    )
  })
})
