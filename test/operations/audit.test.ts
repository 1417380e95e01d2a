import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { after, before, describe, it } from 'node:test'
import { chainHash, type ChainEntry } from '../../src/domain/audit/chain.ts'
import { readChain, type ChainedEntry } from '../../src/store/audit-chain.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { openAudit } from '../support/audit.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

let opened: TestStore
let audit: Awaited<ReturnType<typeof openAudit>>
before(async () => {
  opened = await openTestStore()
  audit = await openAudit(opened.store)
})
after(async () => {
  await opened.close()
  await audit.remove()
})

const found = async (id: string) => (await audit.verify(id)).faults.map(({ kind, seq }) => [kind, seq])
const entryAt = (id: string, seq: number) =>
  `(select entry_id from audit_seal where tenant_id = '${id}' and seq = ${seq})`
const rowAt = (id: string, seq: number) => `tenant_id = '${id}' and id = ${entryAt(id, seq)}`

describe('an unchanged trail', () => {
  it('is valid, with every entry in one chain and its end in a signed checkpoint', async () => {
    const id = await audit.chainedWorkspace()
    const report = await audit.verify(id)
    assert.deepEqual(report.faults, [])
    assert.deepEqual(report.workspaces, [{ id, sealed: 8, waiting: 0, checkpoints: 2 }])
    assert.equal(report.ok, true)
  })

  it('reports entries that are not chained yet as waiting, not as faults', async () => {
    const id = await audit.chainedWorkspace()
    await audit.add(id, 3)
    const report = await audit.verify(id)
    assert.deepEqual([report.ok, report.workspaces[0]?.waiting], [true, 3])
  })

  it('gets no checkpoint within 45 seconds of the last, and one after 1,000 entries', async () => {
    const id = await audit.workspace()
    await audit.chain()
    await audit.add(id, 500)
    await audit.chain()
    assert.equal((await audit.verify(id)).workspaces[0]?.checkpoints, 1)
    await audit.add(id, 500)
    await audit.chain()
    assert.equal((await audit.verify(id)).workspaces[0]?.checkpoints, 2)
  })
})

describe('verification after a change by someone with access to the database', () => {
  const other = randomUUID()
  const columns = [
    ['at', "at + interval '1 microsecond'", 'changed'],
    ['actor_type', "'job'", 'changed'],
    ['actor_id', "'somebody'", 'changed'],
    ['action', "'key.revoked'", 'changed'],
    ['object_type', "'workspace'", 'changed'],
    ['object_id', `'${other}'`, 'changed'],
    ['case_id', `'${other}'`, 'changed'],
    ['changed', "'{name}'", 'changed'],
    ['outcome', "'refused'", 'changed'],
    ['request_id', "'request-1'", 'changed'],
    ['reason', "'retention'", 'changed'],
    ['count', '2', 'changed'],
    ['id', `'${other}'`, 'deleted'],
    ['tenant_id', `'${other}'`, 'deleted'],
  ] as const
  for (const [column, value, kind] of columns) {
    it(`the column ${column} of entry 4: named`, async () => {
      const id = await audit.chainedWorkspace()
      await audit.tamper(`update audit_entry set ${column} = ${value} where ${rowAt(id, 4)}`)
      assert.deepEqual((await found(id))[column === 'id' ? 1 : 0] ?? [], [kind, 4])
    })
  }

  const deletions = [
    ['the first entry and its link', 1, true, 'deleted'],
    ['a middle entry and its link', 4, true, 'deleted'],
    ['the last entry and its link', 8, true, 'truncated'],
    ['the first entry', 1, false, 'deleted'],
    ['a middle entry', 4, false, 'deleted'],
    ['the last entry', 8, false, 'deleted'],
  ] as const
  for (const [what, seq, withSeal, kind] of deletions) {
    it(`${what} deleted: named`, async () => {
      const id = await audit.chainedWorkspace()
      await audit.tamper(
        `delete from audit_entry where ${rowAt(id, seq)}` +
          (withSeal ? `; delete from audit_seal where tenant_id = '${id}' and seq = ${seq}` : ''),
      )
      assert.deepEqual((await found(id))[0], [kind, seq])
    })
  }

  it('an entry deleted and the links after it renumbered: the gap is named', async () => {
    const id = await audit.chainedWorkspace()
    await audit.tamper(
      `delete from audit_entry where ${rowAt(id, 4)}; delete from audit_seal where tenant_id = '${id}' and seq = 4;
       update audit_seal set seq = seq + 1000 where tenant_id = '${id}' and seq > 4;
       update audit_seal set seq = seq - 1001 where tenant_id = '${id}' and seq > 1000`,
    )
    assert.deepEqual(await found(id), [
      ['changed', 4],
      ['truncated', 8],
    ])
  })

  it('two entries with swapped contents: both named as reordered', async () => {
    const id = await audit.chainedWorkspace()
    const content = 'at, actor_type, actor_id, action, object_type, object_id, case_id, changed, outcome, request_id'
    const three = entryAt(id, 3)
    await audit.tamper(
      `create temporary table kept on commit drop as select * from audit_entry where tenant_id = '${id}';
       update audit_entry set (${content}) = (select ${content} from kept where id = ${entryAt(id, 5)}) where id = ${three};
       update audit_entry set (${content}) = (select ${content} from kept where id = ${three}) where id = ${entryAt(id, 5)}`,
    )
    assert.deepEqual(await found(id), [
      ['reordered', 3],
      ['reordered', 5],
    ])
  })

  it('two links with swapped entries: both named as reordered', async () => {
    const id = await audit.chainedWorkspace()
    const spare = randomUUID()
    await audit.tamper(
      `create temporary table kept on commit drop as select * from audit_seal where tenant_id = '${id}';
       update audit_seal set entry_id = '${spare}' where tenant_id = '${id}' and seq = 3;
       update audit_seal set entry_id = (select entry_id from kept where seq = 3) where tenant_id = '${id}' and seq = 5;
       update audit_seal set entry_id = (select entry_id from kept where seq = 5) where tenant_id = '${id}' and seq = 3`,
    )
    assert.deepEqual(await found(id), [
      ['reordered', 3],
      ['reordered', 5],
    ])
  })

  it('a link with another hash: named', async () => {
    const id = await audit.chainedWorkspace()
    await audit.tamper(`update audit_seal set hash = sha256('x') where tenant_id = '${id}' and seq = 4`)
    assert.deepEqual((await found(id))[0], ['changed', 4])
  })

  const copyOf = (id: string, entryId: string) =>
    `insert into audit_entry select tenant_id, '${entryId}', at, actor_type, actor_id, action, object_type, object_id,
       case_id, changed, outcome, request_id from audit_entry where ${rowAt(id, 4)}`

  it('an entry inserted outside of the chain: named by its id', async () => {
    const id = await audit.chainedWorkspace()
    const planted = randomUUID()
    await audit.tamper(copyOf(id, planted))
    const { faults } = await audit.verify(id)
    assert.deepEqual(faults, [{ kind: 'inserted', workspace_id: id, seq: null, entry_id: planted }])
  })

  it('an entry inserted into the chain with a valid hash, those after it renumbered: named', async () => {
    const id = await audit.chainedWorkspace()
    const planted = randomUUID()
    const links: ChainedEntry[] = []
    for await (const link of readChain(opened.store, id)) links.push(link)
    const entry: ChainEntry = { ...links[3]!.entry!, id: planted }
    const hash = chainHash(links[2]!.hash, entry).toString('hex')
    await audit.tamper(
      `${copyOf(id, planted)};
       update audit_seal set seq = seq + 1000 where tenant_id = '${id}' and seq >= 4;
       update audit_seal set seq = seq - 999 where tenant_id = '${id}' and seq > 1000;
       insert into audit_seal values ('${id}', 4, '${planted}', '\\x${hash}')`,
    )
    assert.deepEqual(await found(id), [['inserted', 4]])
  })

  it('the tail cut off back to before a checkpoint: named', async () => {
    const id = await audit.chainedWorkspace()
    await audit.tamper(
      `delete from audit_entry using audit_seal s where s.tenant_id = '${id}' and s.seq >= 6 and s.entry_id = id;
       delete from audit_seal where tenant_id = '${id}' and seq >= 6`,
    )
    assert.deepEqual(await found(id), [['truncated', 6]])
    await audit.add(id, 5)
    await audit.chain()
    assert.deepEqual(await found(id), [['rewritten', 3]], 'grown again over the cut')
  })

  it('an entry changed and every hash after it computed again: found by the checkpoint', async () => {
    const id = await audit.chainedWorkspace()
    await audit.tamper(`update audit_entry set outcome = 'refused' where ${rowAt(id, 4)}`)
    let hash: Buffer = Buffer.alloc(32)
    for await (const link of readChain(opened.store, id)) {
      hash = chainHash(hash, link.entry!)
      await audit.tamper(
        `update audit_seal set hash = '\\x${hash.toString('hex')}' where tenant_id = '${id}' and seq = ${link.seq}`,
      )
    }
    assert.deepEqual(await found(id), [['rewritten', 3]])
  })

  it('a whole workspace removed: found by its checkpoints', async () => {
    const id = await audit.chainedWorkspace()
    for (const table of ['audit_seal', 'audit_entry', 'audit_checkpoint'])
      await audit.tamper(`delete from ${table} where tenant_id = '${id}'`)
    await audit.tamper(`delete from workspace where id = '${id}'`)
    const { faults } = await audit.verify()
    assert.ok(faults.some(({ kind, workspace_id, seq }) => kind === 'truncated' && workspace_id === id && seq === 1))
    const lines = (await readFile(audit.file, 'utf8')).split('\n').filter((line) => !line.includes(id))
    await writeFile(audit.file, lines.join('\n'))
  })
})

describe('the roles of the product', () => {
  it('neither update nor delete entries, links or checkpoints', async () => {
    const id = await audit.chainedWorkspace()
    for (const table of ['audit_entry', 'audit_seal', 'audit_checkpoint'] as const) {
      for (const statement of [`delete from ${table}`, `update ${table} set tenant_id = tenant_id`]) {
        const refused = { code: '42501' }
        await assert.rejects(
          withTenant(opened.store.app, id, (tx) => sql.raw(statement).execute(tx)),
          refused,
        )
        await assert.rejects(sql.raw(statement).execute(opened.store.system), refused)
      }
    }
  })

  it('a workspace sees its own entries only', async () => {
    const [ours, theirs] = [await audit.chainedWorkspace(), await audit.chainedWorkspace()]
    const rows = await withTenant(opened.store.app, ours, (tx) =>
      tx.selectFrom('audit_entry').select('tenant_id').distinct().execute(),
    )
    assert.deepEqual(rows, [{ tenant_id: ours }])
    assert.notEqual(ours, theirs)
  })
})
