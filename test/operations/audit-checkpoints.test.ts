import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { verifyExport } from '../../src/operations/audit/verify-file.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
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

describe('verification after a change of the checkpoint file', () => {
  let kept: string
  let id: string
  const lines = () => kept.split('\n').filter((line) => line.includes(id))
  before(async () => {
    id = await audit.chainedWorkspace()
    kept = await readFile(audit.file, 'utf8')
  })
  const faultsWith = async (text: string) => {
    await writeFile(audit.file, text)
    const report = await audit.verify(id)
    await writeFile(audit.file, kept)
    return report.faults.map(({ kind, seq }) => [kind, seq])
  }

  it('reports an edited line as changed and its checkpoint as missing', async () => {
    const line = lines()[1]!
    assert.deepEqual(await faultsWith(kept.replace(line, line.replace('"seq":8', '"seq":7'))), [
      ['checkpoint_changed', null],
      ['checkpoint_missing', 8],
    ])
  })

  it('reports a removed last line as missing', async () => {
    assert.deepEqual(await faultsWith(kept.replace(`${lines()[1]}\n`, '')), [['checkpoint_missing', 8]])
  })

  it('reports every checkpoint of a deleted file as missing', async () => {
    await rm(audit.file)
    assert.deepEqual(await found(id), [
      ['checkpoint_missing', 2],
      ['checkpoint_missing', 8],
    ])
    await writeFile(audit.file, kept)
  })

  it('reports a line removed here and in the database, because the next line names it', async () => {
    await audit.tamper(`delete from audit_checkpoint where tenant_id = '${id}' and seq = 2`)
    assert.deepEqual(await faultsWith(kept.replace(`${lines()[0]}\n`, '')), [['checkpoint_missing', 8]])
    assert.deepEqual(await found(id), [], 'a line the database forgot is a witness all the same')
  })
})

describe('an exported trail', () => {
  it('can be verified without the installation, and a changed copy cannot', async () => {
    const id = await audit.chainedWorkspace()
    await audit.add(id, 2)
    const path = `${audit.dataDir}/trail.jsonl`
    await runOperatorOperation(audit.services, 'audit.export', { path, workspace_id: id })
    const report = await verifyExport(path, null)
    assert.deepEqual(report, await audit.verify(id))
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace('"key.created"', '"key.revoked"'))
    await assert.rejects(verifyExport(path, null), /is damaged/)
    await writeFile(path, text.split('\n').slice(0, -2).join('\n') + '\n')
    await assert.rejects(verifyExport(path, null), /truncated/)
  })

  it('signed by another key is not accepted under ours', async () => {
    const id = await audit.chainedWorkspace()
    const path = `${audit.dataDir}/other-key.jsonl`
    await runOperatorOperation(audit.services, 'audit.export', { path, workspace_id: id })
    const report = await verifyExport(path, [Buffer.alloc(32, 1).toString('base64url')])
    assert.equal(report.ok, false)
    assert.ok(report.faults.every(({ kind }) => kind === 'checkpoint_changed'))
  })
})
