import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { deriveKeys, openKeyring } from '../../src/adapters/secret-key/keyring.ts'
import { readConfig } from '../../src/config/read-config.ts'
import type { AuditReport } from '../../src/operations/audit/verification.ts'
import { restoreBackup, type RestoreTarget } from '../../src/operations/backup/restore.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { startServer } from '../../src/start-server.ts'
import { StoppedClock } from '../support/clock.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { newDatabase } from '../support/store.ts'
import { Client } from 'pg'

const actor = { type: 'operator', id: 'test' } as const

describe('a backup', () => {
  let folder: string
  let server: TestServer
  let lines: readonly string[]
  let otherLines: readonly string[]

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-proof-'))
    server = await startTestServer({ world: { reader: idleReader } })
    for (const reference of ['client-1', 'client-2', 'client-3']) {
      const answer = await server.post('/v1/kyc/verify', { reference, values: { first_name: 'Clara' } })
      assert.equal(answer.status, 200)
    }
    lines = await backup()
    otherLines = await backup()
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function backup(): Promise<readonly string[]> {
    const file = path.join(folder, `${randomUUID()}.backup`)
    await server.operate('backup.create', { path: file })
    return (await readFile(file, 'utf8')).split('\n').slice(0, -1)
  }

  /** An empty place to restore into: a folder, or a database on the server under test. */
  async function newTarget(changes: Partial<RestoreTarget> = {}) {
    const dataDir = path.join(folder, randomUUID())
    const serverUrl = process.env['TEST_DATABASE_URL']
    const databaseUrl = serverUrl ? (await newDatabase(serverUrl)).databaseUrl : null
    const target: RestoreTarget = {
      store: { databaseUrl, dataDir, warn: () => {} },
      openBlobs: () => openBlobs({ storageUrl: null, dataDir }),
      checkpoints: openFileCheckpoints(checkpointFile(dataDir)),
      clock: new StoppedClock(),
      actor,
      keys: server.services.keys,
      unauthenticated: false,
      ...changes,
    }
    return { dataDir, databaseUrl, target }
  }

  async function fileOf(written: readonly string[]): Promise<string> {
    const file = path.join(folder, `${randomUUID()}.backup`)
    await writeFile(file, written.map((line) => `${line}\n`).join(''))
    return file
  }

  /** Nothing was made: not the folder, or in a database no table. */
  async function assertUntouched({ dataDir, databaseUrl }: Awaited<ReturnType<typeof newTarget>>): Promise<void> {
    await assert.rejects(readdir(dataDir), { code: 'ENOENT' })
    if (databaseUrl === null) return
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
    await client.end()
    assert.equal(rows.length, 0)
  }

  /** With the number and SHA-256 of the lines, as whoever knows the format writes them. */
  function withNewEnd(body: readonly string[]): readonly string[] {
    const { end, ...rest } = JSON.parse(lines.at(-1)!)
    const sha256 = createHash('sha256')
      .update(body.map((line) => `${line}\n`).join(''))
      .digest('hex')
    return [...body, JSON.stringify({ end: { ...end, lines: body.length, sha256 }, ...rest })]
  }
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text))
  const rowAfter = (table: string) => lineOf(`{"table":"${table}"`) + 1
  const body = () => lines.slice(0, -1)

  const edits: readonly (readonly [string, () => { written: readonly string[]; line: number }])[] = [
    [
      'with an edited row',
      () => {
        const at = rowAfter('api_key')
        return { written: withNewEnd(body().toSpliced(at, 1, lines[at]!.replace('First key', 'Other key'))), line: at }
      },
    ],
    [
      'with a row taken out',
      () => {
        const at = rowAfter('kyc_case')
        return { written: withNewEnd(body().toSpliced(at, 1)), line: at }
      },
    ],
    [
      'with a row twice',
      () => {
        const at = rowAfter('kyc_case')
        return { written: withNewEnd(body().toSpliced(at, 0, lines[at]!)), line: at + 1 }
      },
    ],
    [
      'with two rows in each other’s place',
      () => {
        const at = rowAfter('kyc_case')
        return { written: withNewEnd(body().toSpliced(at, 2, lines[at + 1]!, lines[at]!)), line: at }
      },
    ],
    ['with a new row', () => ({ written: withNewEnd(body().toSpliced(5, 0, '{"row":["1"]}')), line: 5 })],
    ['with the header of another', () => ({ written: withNewEnd([otherLines[0]!, ...body().slice(1)]), line: 1 })],
    [
      'with an edited header',
      () => ({
        written: withNewEnd([lines[0]!.replace(/"taken_at":"20/, '"taken_at":"21'), ...body().slice(1)]),
        line: 0,
      }),
    ],
    [
      'cut short under a new end',
      () => {
        const written = withNewEnd(body().slice(0, -3))
        return { written, line: written.length - 1 }
      },
    ],
    [
      'with other counts in its end',
      () => {
        const end = lines.at(-1)!.replace('"blobs_missing":0', '"blobs_missing":1')
        return { written: [...body(), end], line: lines.length - 1 }
      },
    ],
    ['with the end of another', () => ({ written: [...body(), otherLines.at(-1)!], line: lines.length - 1 })],
    [
      'whose lines carry no MAC',
      () => ({ written: withNewEnd(body().map((line) => line.replace(/,"mac":"[^"]{22}"\}$/, '}'))), line: 0 }),
    ],
  ]
  for (const [what, edit] of edits) {
    it(`${what} is refused by its line, before anything is written`, async () => {
      const { written, line } = edit()
      assert.notDeepEqual(written, lines)
      const target = await newTarget()
      const file = await fileOf(written)
      const message = `${file}, line ${line + 1}: its MAC is wrong, so it was changed, moved or added, or the line before it was taken out`
      await assert.rejects(restoreBackup(file, target.target), { name: 'DamagedFile', message })
      await assertUntouched(target)
    })
  }

  it('with lines after its end is refused', async () => {
    const target = await newTarget()
    const file = await fileOf([...lines, lines[1]!])
    const message = `${file}, line ${lines.length + 1}: the file goes on after its end`
    await assert.rejects(restoreBackup(file, target.target), { message })
    await assertUntouched(target)
  })

  it('without its end is refused as truncated', async () => {
    const target = await newTarget()
    const file = await fileOf(body())
    await assert.rejects(restoreBackup(file, target.target), {
      message: `${file} is truncated after line ${lines.length - 1}: its last line is missing`,
    })
    await assertUntouched(target)
  })

  it('under another secret, or without one, is refused and leaves nothing', async () => {
    const { id } = server.services.keys.newest
    for (const keys of [deriveKeys('another secret that is long enough'), null]) {
      const target = await newTarget({ keys })
      await assert.rejects(restoreBackup(await fileOf(lines), target.target), {
        name: 'SecretMissing',
        message: new RegExp(`was made under the version ${id} of the secret, which is not here. Nothing was changed`),
      })
      await assertUntouched(target)
    }
  })

  /** As versions before MACs wrote it. */
  function ofFormat1(): readonly string[] {
    const { secret_id: _, mac: __, ...header } = JSON.parse(lines[0]!)
    const plain = body().map((line) => line.replace(/,"mac":"[^"]{22}"\}$/, '}'))
    return withNewEnd([JSON.stringify({ ...header, version: 1 }), ...plain.slice(1)])
  }

  it('of format 1 needs --unauthenticated, and then the secret of its rows or none', async () => {
    const file = await fileOf(ofFormat1())
    const refused = await newTarget()
    await assert.rejects(restoreBackup(file, refused.target), { name: 'BackupRefused', message: /--unauthenticated/ })
    await assertUntouched(refused)

    const wrong = await newTarget({ unauthenticated: true, keys: deriveKeys('another secret that is long enough') })
    await assert.rejects(restoreBackup(file, wrong.target), { name: 'SecretMissing' })
    await assertUntouched(wrong)

    const { id } = server.services.keys.newest
    for (const keys of [server.services.keys, null]) {
      const { target } = await newTarget({ unauthenticated: true, keys })
      const { authenticated, secret_ids: ids } = await restoreBackup(file, target)
      assert.deepEqual([authenticated, ids], [false, [id]])
    }
  })

  it('of which API keys alone need a lost version is refused, unless they may be lost', async () => {
    const keys = deriveKeys('another secret that is long enough')
    const { id } = keys.newest
    const at = rowAfter('api_key')
    const columns = (JSON.parse(lines[at - 1]!) as { columns: string[] }).columns
    const { row, ...rest } = JSON.parse(lines[at]!) as { row: string[] }
    const lost = JSON.stringify({ row: row.with(columns.indexOf('pepper_id'), id), ...rest })
    const file = await fileOf(withNewEnd(body().toSpliced(at, 1, lost)))
    const refused = await newTarget({ unauthenticated: true })
    await assert.rejects(restoreBackup(file, refused.target), {
      name: 'SecretMissing',
      message: new RegExp(
        `${id} of the secret \\(only API keys\\).* restore with --api-keys-may-be-lost and then revoke`,
      ),
    })
    await assertUntouched(refused)
    const { target } = await newTarget({ unauthenticated: true, apiKeysMayBeLost: true })
    const { secret_ids: ids } = await restoreBackup(file, target)
    assert.ok(ids.includes(id))
  })

  it('restored with its secret has every key, case and audit entry', async () => {
    const { dataDir, databaseUrl, target } = await newTarget()
    await restoreBackup(await fileOf(lines), target)
    const [secret = ''] = (await readFile(path.join(server.dataDir, 'secret.key'), 'utf8')).split('\n')
    const settings = { GATEHOUSE_PORT: '0', GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_READERS: '1' }
    const place = databaseUrl === null ? {} : { GATEHOUSE_DATABASE_URL: databaseUrl }
    const config = readConfig({ ...settings, ...place, GATEHOUSE_SECRET_KEY: secret, GATEHOUSE_LOG: 'silent' })
    const restored = await startServer(config, { jobs: 'none' }, { reader: idleReader })
    try {
      const answer = await fetch(`${restored.url}/v1/kyc/verify`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${server.key}` },
        body: JSON.stringify({ reference: 'client-1', values: {} }),
      })
      assert.equal(answer.status, 200)
      const report = (await runOperatorOperation(restored.services, 'audit.verify', {})) as AuditReport
      assert.deepEqual([report.ok, report.faults], [true, []])
    } finally {
      await restored.stop()
    }
    const wrong = readConfig({ ...settings, ...place, GATEHOUSE_SECRET_KEY: 'x'.repeat(43), GATEHOUSE_LOG: 'silent' })
    await assert.rejects(startServer(wrong, { jobs: 'none' }, { reader: idleReader }), { name: 'SecretMissing' })
    await assert.rejects(readFile(path.join(dataDir, 'secret.key')), { code: 'ENOENT' })
    assert.equal((await openKeyring([secret], dataDir)).newest.id, server.services.keys.newest.id)
  })
})
