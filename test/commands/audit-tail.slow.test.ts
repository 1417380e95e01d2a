import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openEmbedded } from '../../src/store/embedded/engine.ts'
import { run, serve, throwAwayFolder } from '../support/program.ts'

describe('the audit trail of a program that ended', () => {
  let folder: Awaited<ReturnType<typeof throwAwayFolder>>
  before(async () => {
    folder = await throwAwayFolder()
    const server = await serve(folder.settings)
    assert.equal(await server.stop(), 0)
  })
  after(() => folder.remove())

  async function asAdministrator<Row extends object>(sql: string): Promise<readonly Row[]> {
    const engine = await openEmbedded(folder.dataDir)
    const found: Row[] = []
    await engine.asOwner(async (client) => void found.push(...(await client.query<Row>(sql)).rows))
    await engine.close()
    return found
  }
  const unsigned = async () => {
    const file = await readFile(path.join(folder.dataDir, 'audit', 'checkpoints.jsonl'), 'utf8')
    const ends = await asAdministrator<{ tenant_id: string; seq: string; hash: Buffer }>(
      `select distinct on (tenant_id) tenant_id, seq, hash from audit_seal order by tenant_id, seq desc`,
    )
    assert.ok(ends.length > 0)
    const waiting = await asAdministrator('select from audit_unsealed')
    const missing = ends.filter(({ hash }) => !file.includes(`"hash":"${Buffer.from(hash).toString('hex')}"`))
    return [waiting.length, missing.length]
  }

  it('is signed to its last entry after SIGTERM', async () => {
    assert.deepEqual(await unsigned(), [0, 0])
  })

  it('is signed to its last entry after a command that opened the store itself', async () => {
    const made = await run(['workspaces', 'create', '--name', 'Lender', '--json'], folder.settings)
    assert.deepEqual([made.code, made.err], [0, ''])
    assert.deepEqual(await unsigned(), [0, 0])
    assert.equal((await run(['audit', 'verify'], folder.settings)).code, 0)
  })

  it('without its last entry fails audit verify', async () => {
    await asAdministrator(`delete from audit_seal s using (
      select tenant_id, max(seq) as seq from audit_seal group by tenant_id) last
      where s.tenant_id = last.tenant_id and s.seq = last.seq`)
    await asAdministrator(`delete from audit_entry e
      where not exists (select from audit_seal s where s.tenant_id = e.tenant_id and s.entry_id = e.id)`)
    const verified = await run(['audit', 'verify', '--json'], folder.settings)
    const { faults } = JSON.parse(verified.out) as { faults: { kind: string }[] }
    assert.equal(verified.code, 1)
    assert.deepEqual(new Set(faults.map(({ kind }) => kind)), new Set(['truncated']))
  })
})
