import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { chainHash, chainStart } from '../../src/domain/audit/chain.ts'
import { readChain, chainBatch } from '../../src/store/audit-chain.ts'
import { insertAuditEntry } from '../../src/store/audit-entries.ts'
import { insertWorkspace } from '../../src/store/workspaces.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const operator = { type: 'operator', id: 'test' } as const
const at = new Date('2026-11-21T10:00:00Z')

describe('chaining in batches', () => {
  let opened: TestStore
  const tenantId = randomUUID()
  before(async () => {
    opened = await openTestStore()
    await insertWorkspace(
      opened.store,
      { id: tenantId, name: 'Lender', kyc: true, growth: false, eid: 'none', readCap: 1, regime: null, createdAt: at },
      operator,
    )
  })
  after(() => opened.close())

  async function write(entries: number): Promise<void> {
    for (let entry = 0; entry < entries; entry++) {
      const act = { tenantId, at: new Date(at.getTime() + entry), actor: operator, objectId: tenantId } as const
      await insertAuditEntry(opened.store.system, { ...act, action: 'workspace.updated', changed: [] })
    }
  }

  async function chainAll(): Promise<readonly number[]> {
    const batches: number[] = []
    for (let batch = 0; batch < 20; batch++) {
      const chained = await chainBatch(opened.store, tenantId, () => null)
      if (chained === 0) return batches
      batches.push(chained ?? Number.NaN)
    }
    throw new Error('chaining does not end')
  }

  async function checkChain(): Promise<number> {
    let hash: Buffer = chainStart
    let links = 0
    for await (const link of readChain(opened.store, tenantId)) {
      assert.ok(link.entry !== null)
      hash = chainHash(hash, link.entry)
      assert.deepEqual(link.hash, hash)
      assert.equal(link.seq, ++links)
    }
    return links
  }

  it('every entry is chained once, in batches of at most 40 on the embedded database', async () => {
    await write(95)
    const batches = await chainAll()
    assert.equal(await checkChain(), 96) // the workspace's own entry too
    assert.deepEqual(batches, opened.store.engine === 'embedded' ? [40, 40, 16] : [96])
  })

  it('a waiting row whose entry is missing, or already chained, does not block the others', async () => {
    const { rows } = await sql<{ id: string }>`select id from audit_entry limit 1`.execute(opened.store.system)
    for (const id of ['00000000-0000-0000-0000-000000000001', rows[0]!.id]) {
      await sql`insert into audit_unsealed values (${tenantId}, ${id})`.execute(opened.store.system)
    }
    await write(2)
    await chainAll()
    assert.equal(await checkChain(), 98)
  })
})
