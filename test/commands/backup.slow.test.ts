import assert from 'node:assert/strict'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readFirstKey } from '../support/first-key.ts'
import { run, serve, throwAwayFolder } from '../support/program.ts'

type Folder = Awaited<ReturnType<typeof throwAwayFolder>>

describe('audit, backup and restore by command line', () => {
  let folder: Folder
  let other: Folder
  let file: string
  before(async () => {
    folder = await throwAwayFolder()
    other = await throwAwayFolder()
    file = path.join(folder.dataDir, 'everything.backup')
  })
  after(async () => {
    await folder.remove()
    await other.remove()
  })

  it('back up a running server, refuse to restore over it, and verify its trail', async () => {
    const server = await serve(folder.settings)
    try {
      const key = await readFirstKey(folder.dataDir)
      const answer = await fetch(`${server.url}/v1/kyc/verify`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}` },
        body: '{"reference":"client-1001","values":{}}',
      })
      assert.equal(answer.status, 200)
      const made = await run(['backup', file], folder.settings)
      assert.equal(made.code, 0, made.err)
      // A slow machine shows progress.
      assert.match(made.err, /^(?:\d+ rows\n)*$/)
      assert.match(made.out, /secret .* is not in the file/)
      const again = await run(['backup', file], folder.settings)
      assert.deepEqual(
        [again.code, again.err],
        [1, 'refused (409): file_taken: File already exists; choose another name.\n'],
      )
      const refused = await run(['restore', file], folder.settings)
      assert.equal(refused.code, 1)
      assert.match(refused.err, /Another process is using/)
      const verified = await run(['audit', 'verify'], folder.settings)
      assert.deepEqual([verified.code, verified.err], [0, ''])
      assert.match(verified.out, /The audit trail is intact/)
    } finally {
      await server.stop()
    }
  })

  it('restore into another folder is refused without the secret, and works with it', async () => {
    const withoutSecret = await run(['restore', file, '--json'], other.settings)
    assert.deepEqual([withoutSecret.code, JSON.parse(withoutSecret.out).code], [1, 'secret_missing'])
    await assert.rejects(readFile(path.join(other.dataDir, 'secret.key')), { code: 'ENOENT' })
    await copyFile(path.join(folder.dataDir, 'secret.key'), path.join(other.dataDir, 'secret.key'))
    const restored = await run(['restore', file, '--json'], other.settings)
    assert.equal(restored.code, 0, restored.err)
    assert.equal(JSON.parse(restored.out).tables.verdict, 1)
    const keys = await run(['keys', 'list', '--json'], other.settings)
    assert.deepEqual(
      JSON.parse(keys.out).map((key: { name: string; state: string }) => [key.name, key.state]),
      [['First key', 'active']],
    )
    const again = await run(['restore', file], other.settings)
    assert.equal(again.code, 1)
    assert.match(again.err, /The installation is not empty/)
  })

  it('exit 1 with every fault in --json when the checkpoint file was cut', async () => {
    const checkpoints = path.join(folder.dataDir, 'audit', 'checkpoints.jsonl')
    const kept = await readFile(checkpoints, 'utf8')
    assert.notEqual(kept, '')
    await writeFile(checkpoints, '')
    const { code, out } = await run(['audit', 'verify', '--json'], folder.settings)
    const report = JSON.parse(out)
    assert.equal(code, 1)
    assert.equal(report.ok, false)
    assert.deepEqual(new Set(report.faults.map(({ kind }: { kind: string }) => kind)), new Set(['checkpoint_missing']))
    await writeFile(checkpoints, kept)
  })

  it('verify an exported trail without the installation', async () => {
    const trail = path.join(folder.dataDir, 'trail.jsonl')
    assert.equal((await run(['audit', 'export', trail], folder.settings)).code, 0)
    const printed = await run(['audit', 'public-key', '--json'], folder.settings)
    const [publicKey] = JSON.parse(printed.out).public_keys
    const verified = await run(['audit', 'verify', '--file', trail, '--public-key', publicKey], {})
    assert.deepEqual([verified.code, verified.err], [0, ''])
    const checkpoints = path.join(folder.dataDir, 'audit', 'checkpoints.jsonl')
    const against = (file: string) => run(['audit', 'verify', '--file', trail, '--checkpoints', file], {})
    assert.equal((await against(checkpoints)).code, 0)
    assert.equal(
      (await against(path.join(folder.dataDir, 'secret.key'))).code,
      1,
      'a file without checkpoints proves nothing',
    )
  })

  it('export entries to read as CSV, which is no trail', async () => {
    const report = path.join(folder.dataDir, 'report.csv')
    const person = `command_line-${os.userInfo().username}`
    const words = ['audit', 'export', report, '--format', 'csv', '--action', 'audit.exported', '--actor', person]
    assert.equal((await run(words, folder.settings)).code, 0)
    const [header, ...lines] = (await readFile(report, 'utf8')).trimEnd().split('\r\n')
    assert.match(header!, /^tenant_id,seq,at,actor_type,actor_id,action,/)
    assert.ok(lines.length >= 2 && lines.every((line) => line.includes(`,${person},audit.exported,`)))
    assert.equal((await run(['audit', 'verify', '--file', report], {})).code, 1)
  })
})
