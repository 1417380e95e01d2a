import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { checkpointFile, endsFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { headSigner } from '../../src/operations/audit/head-signer.ts'
import { signTail } from '../../src/operations/audit/sign-ends.ts'
import { verifyExport } from '../../src/operations/audit/verify-file.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { startServer } from '../../src/start-server.ts'
import { chainBatch, chainEnds, checkpointsOf, headOf, unchainedTenants } from '../../src/store/audit-chain.ts'
import { openAudit } from '../support/audit.ts'
import { idleReader } from '../support/idle-reader.ts'
import { KeptLog } from '../support/server.ts'
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

/** A chain of 11 with checkpoints at 2 and 8: the last three links are in no checkpoint. */
async function workspaceWithTail(): Promise<string> {
  const id = await audit.chainedWorkspace()
  await audit.add(id, 3)
  await audit.chain()
  assert.deepEqual(await found(id), [])
  return id
}

async function linesOf(read: AsyncIterable<string>): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of read) lines.push(line)
  return lines
}

/** Removes the links from `seq` on with their entries. */
async function removeFrom(id: string, seq: number): Promise<void> {
  const entries = `select entry_id from audit_seal where tenant_id = '${id}' and seq >= ${seq}`
  await audit.tamper(`delete from audit_entry where tenant_id = '${id}' and id in (${entries});
    delete from audit_seal where tenant_id = '${id}' and seq >= ${seq}`)
}

async function removeCheckpoint(id: string, seq: number): Promise<void> {
  await audit.tamper(`delete from audit_checkpoint where tenant_id = '${id}' and seq = ${seq}`)
  const lines = (await readFile(audit.file, 'utf8')).split('\n')
  const kept = lines.filter((line) => !(line.includes(id) && line.includes(`"seq":${seq},`)))
  assert.equal(kept.length, lines.length - 1)
  await writeFile(audit.file, kept.join('\n'))
}

describe('the removal of the end of a trail', () => {
  for (const [what, seq] of [
    ['of the last entry', 11],
    ['of the last three entries, which no checkpoint names', 9],
    ['of more entries than a checkpoint is old', 7],
  ] as const) {
    it(`${what}, with links, is found`, async () => {
      const id = await workspaceWithTail()
      await removeFrom(id, seq)
      assert.deepEqual(await found(id), [['truncated', seq]])
    })
  }

  it('is still found once the chain has grown again', async () => {
    const id = await workspaceWithTail()
    await removeFrom(id, 10)
    await audit.add(id, 1)
    await audit.chain()
    assert.deepEqual(await found(id), [['truncated', 11]])
    await audit.add(id, 3)
    await audit.chain()
    assert.deepEqual(await found(id), [['rewritten', 9]])
  })

  it('is found in an exported trail, without the installation', async () => {
    const id = await workspaceWithTail()
    await removeFrom(id, 10)
    const file = `${audit.dataDir}/${randomUUID()}.jsonl`
    await runOperatorOperation(audit.services, 'audit.export', { path: file, workspace_id: id })
    const { faults } = await verifyExport(file, null)
    assert.deepEqual(
      faults.map(({ kind, seq }) => [kind, seq]),
      [['truncated', 11]],
      'the entry of the export took the place of the first one removed',
    )
  })

  it('with an edited signed end is found', async () => {
    const id = await workspaceWithTail()
    await removeFrom(id, 11)
    await audit.tamper(
      `update audit_head set seq = 10, line = replace(line, '"seq":11', '"seq":10') where tenant_id = '${id}'`,
    )
    assert.deepEqual(await found(id), [['checkpoint_changed', null]])
    await audit.add(id, 1)
    await audit.chain()
    assert.deepEqual(await found(id), [['checkpoint_changed', null]], 'the next entry does not sign it away')
  })
})

describe('the removal of the last entries by an administrator of the database, with the signed end in it', () => {
  /** The chain grows to 12 a minute after its last checkpoint, at 8; then it and its signed end are put back to 11. */
  async function putBack(end: 'put back' | 'deleted'): Promise<string> {
    const id = await workspaceWithTail()
    const { line } = (await headOf(opened.store, id))!
    audit.clock.advance(50_000)
    await audit.add(id, 1)
    await audit.chain()
    const checkpoints = await checkpointsOf(opened.store, id)
    assert.deepEqual(
      checkpoints.map(({ seq }) => seq),
      [2, 8],
      'five minutes have not passed',
    )
    await removeFrom(id, 12)
    await audit.tamper(
      end === 'deleted'
        ? `delete from audit_head where tenant_id = '${id}'`
        : `update audit_head set seq = 11, line = '${line}' where tenant_id = '${id}'`,
    )
    return id
  }

  for (const end of ['put back', 'deleted'] as const) {
    it(`${end}, is found a minute later, long before the next checkpoint`, async () => {
      const id = await putBack(end)
      assert.deepEqual(await found(id), [['truncated', 12]])
      await audit.chain()
      assert.deepEqual(await found(id), [['truncated', 12]], 'the next run does not replace the proof')
      const file = `${audit.dataDir}/${randomUUID()}.jsonl`
      await runOperatorOperation(audit.services, 'audit.export', { path: file, workspace_id: id })
      assert.equal((await verifyExport(file, null)).ok, false)
    })
  }
})

describe('the checkpoint file of a busy chain', () => {
  it('gets one line in five minutes, and the file of signed ends has one a workspace', async () => {
    const id = await audit.workspace()
    for (let second = 0; second <= 900; second += 5) {
      await audit.add(id, 1)
      await audit.chain()
      audit.clock.advance(5_000)
    }
    assert.equal((await checkpointsOf(opened.store, id)).length, 4)
    const ends = await audit.services.checkpoints.ends()
    assert.equal(ends.filter((line) => line.includes(id)).length, 1)
    assert.deepEqual(await found(id), [])
  })

  it('is read from its end, whole and in the opposite order', async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => `${at}`.padEnd(300, '.'))
    const checkpoints = openFileCheckpoints(`${audit.dataDir}/${randomUUID()}/checkpoints.jsonl`)
    assert.deepEqual(await linesOf(checkpoints.readBack()), [])
    await checkpoints.append(lines)
    assert.deepEqual(await linesOf(checkpoints.readBack()), lines.toReversed())
    assert.deepEqual(await linesOf(checkpoints.read()), lines)
  })
})

describe('the removal of the last checkpoint from the file and the database', () => {
  it('is found, because the signed end of the chain names it', async () => {
    const id = await audit.chainedWorkspace()
    await removeCheckpoint(id, 8)
    assert.deepEqual(await found(id), [['checkpoint_missing', 8]])
  })

  it('is still found once the chain has grown', async () => {
    const id = await audit.chainedWorkspace()
    await removeCheckpoint(id, 8)
    await audit.add(id, 2)
    await audit.chain()
    assert.ok((await found(id)).some(([kind]) => kind === 'checkpoint_missing'))
  })

  it('with the entries that it named is found', async () => {
    const id = await audit.chainedWorkspace()
    await removeCheckpoint(id, 8)
    await removeFrom(id, 3)
    assert.deepEqual(await found(id), [
      ['checkpoint_missing', 8],
      ['truncated', 3],
    ])
  })
})

describe('the signature of the end', () => {
  it('is refused under another secret than the one in force, in the database and in the file', async () => {
    const id = await workspaceWithTail()
    const [kept, ends] = [await readFile(audit.file, 'utf8'), await chainEnds(opened.store)]
    const services = { ...audit.services, keys: deriveKeys('another secret of thirty-two characters') }
    await audit.add(id, 1)
    await assert.rejects(signTail(services, true), { name: 'SecretMissing', message: /The audit chain was not signed/ })
    const sign = headSigner(services)
    await assert.rejects(chainBatch(opened.store, id, sign), { name: 'SecretMissing' }, 'in the transaction itself')
    assert.deepEqual([await readFile(audit.file, 'utf8'), await chainEnds(opened.store)], [kept, ends])
    await audit.chain()
    assert.deepEqual(await found(id), [])
  })

  it('is outside of the database within a minute of an entry, however the entries fall', async () => {
    const id = await audit.workspace()
    await audit.chain()
    let unsigned: { since: number; entries: number } | null = null
    let oldestMs = 0
    for (let second = 0; second < 300; second++) {
      if (second % 7 === 0) {
        await audit.add(id, 1)
        unsigned ??= { since: audit.clock.now().getTime(), entries: 0 }
      }
      if (second % 5 === 0) {
        await audit.chain()
        const end = (await chainEnds(opened.store)).find(({ tenantId }) => tenantId === id)
        const isSigned = [audit.file, endsFile(audit.file)].some((file) =>
          readFileSync(file, 'utf8').includes(`"seq":${end?.seq},"hash":"${end?.hash}"`),
        )
        if (isSigned) unsigned = null
      }
      audit.clock.advance(1_000)
      if (unsigned !== null) oldestMs = Math.max(oldestMs, audit.clock.now().getTime() - unsigned.since)
    }
    assert.ok(oldestMs > 0 && oldestMs <= 60_000, `${oldestMs} ms`)
  })

  it('is written at a stop for every entry, those of the stop itself included', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-stop-'))
    const config = readConfig({ GATEHOUSE_PORT: '0', GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_READERS: '1' })
    const { store, close } = await openTestStore()
    try {
      const server = await startServer(config, { jobs: 'with' }, { store, reader: idleReader, log: new KeptLog() })
      const answer = await fetch(`${server.url}/v1/kyc/verify`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${server.firstStart!.key}` },
        body: '{"reference":"client-1","values":{}}',
      })
      assert.equal(answer.status, 200)
      // Counted in memory and written as an entry by a job of the stop.
      const refused = `${server.firstStart!.key.slice(0, -8)}00000000`
      const wrong = await fetch(`${server.url}/v1/kyc/verify`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${refused}` },
        body: '{}',
      })
      assert.equal(wrong.status, 401)
      await server.stop()
      assert.deepEqual(await unchainedTenants(store), [])
      const [end] = await chainEnds(store)
      const last = (await readFile(checkpointFile(dataDir), 'utf8')).trimEnd().split('\n').at(-1)
      assert.ok(last?.includes(`"seq":${end?.seq},"hash":"${end?.hash}"`), `${last} ${end?.seq}`)
    } finally {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
