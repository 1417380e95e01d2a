import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { openKeyring } from '../../src/adapters/secret-key/keyring.ts'
import type { EncryptionContext } from '../../src/domain/crypto/envelope.ts'
import { chainAudit } from '../../src/jobs/chain-audit.ts'
import type { AuditReport } from '../../src/operations/audit/verification.ts'
import { verifyExport } from '../../src/operations/audit/verify-file.ts'
import { restoreBackup } from '../../src/operations/backup/restore.ts'
import { openDataKey, openSealed } from '../../src/operations/sealing/open-sealed.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import type { Keyring } from '../../src/ports/secrets.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { form } from '../http/support/form.ts'
import { png } from '../http/support/images.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { newDatabase } from '../support/store.ts'

const actor = { type: 'operator', id: 'test' } as const

describe('a case that was erased after a backup was taken', () => {
  let folder: string
  let server: TestServer
  let restored: Store
  let restoredDir: string
  let erased: { id: string; reference: string; blobKey: string }
  let kept: typeof erased

  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-erased-'))
    server = await startTestServer({ world: { reader: idleReader } })
    erased = await newCase()
    kept = await newCase()
    const file = path.join(folder, 'before.backup')
    await server.operate('backup.create', { path: file })
    await server.operate('cases.erase', { id: erased.id })
    restoredDir = path.join(folder, 'restored')
    const serverUrl = process.env['TEST_DATABASE_URL']
    const databaseUrl = serverUrl ? (await newDatabase(serverUrl)).databaseUrl : null
    const options = { databaseUrl, dataDir: restoredDir, warn: () => {} }
    const blobs = await openBlobs({ storageUrl: null, dataDir: restoredDir })
    const checkpoints = openFileCheckpoints(checkpointFile(restoredDir))
    const { keys } = server.services
    const rest = { checkpoints, clock: server.clock, actor, keys, unauthenticated: false }
    await restoreBackup(file, { store: options, openBlobs: async () => blobs, ...rest })
    restored = await openStore(options)
  })
  after(async () => {
    await restored?.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function newCase() {
    const reference = `client-${randomUUID()}`
    const body = form([{ content: png(10, 10), type: 'image/png', name: 'vexharrow.png' }], { reference })
    const answer = await server.call('POST', '/v1/kyc/extract', { body })
    const { case_id: id, document_ids: ids } = (await answer.json()) as { case_id: string; document_ids: string[] }
    await server.post('/v1/kyc/verify', { reference, values: { first_name: 'Quillonia' } })
    return { id, reference, blobKey: `${server.workspaceId}/${ids[0]}` }
  }

  /** What can be opened of a case with a store, its documents and a secret: the verdict's input and the document. */
  async function opened(at: { store: Store; dataDir: string; keys: Keyring }, from: typeof erased) {
    const { store, keys } = at
    const { workspaceId: tenantId, clock } = server
    const services = { store, workspaceKeys: openWorkspaceKeys({ store, keys, clock }) }
    const rows = await withTenant(store.app, tenantId, (tx) =>
      tx.selectFrom('verdict').select(['id', 'input']).where('case_id', '=', from.id).execute(),
    )
    const context: EncryptionContext = {
      tenantId,
      case: { environment: 'sandbox', reference: from.reference },
      column: 'verdict.input',
      rowId: rows[0]!.id,
    }
    const input = await openSealed(services, context, Buffer.from(rows[0]!.input))
    const blobs = sealedBlobs(await openBlobs({ storageUrl: null, dataDir: at.dataDir }))
    const document = await buffer(await blobs.get(from.blobKey, (id) => openDataKey(services, tenantId, id)))
    return { input: String(input), document }
  }

  /** The newest version of the server's secret alone, as after the removal of the others. */
  async function newestAlone(): Promise<Keyring> {
    const [newest = ''] = (await readFile(path.join(server.dataDir, 'secret.key'), 'utf8')).split('\n')
    const dataDir = path.join(folder, randomUUID())
    await mkdir(dataDir)
    await writeFile(path.join(dataDir, 'secret.key'), `${newest}\n`, { mode: 0o600 })
    return openKeyring(null, dataDir)
  }

  it('is in that backup, and opens with the version of the secret it was made under', async () => {
    const { input, document } = await opened(
      { store: restored, dataDir: restoredDir, keys: server.services.keys },
      erased,
    )
    assert.match(input, /Quillonia/)
    assert.ok(document.equals(png(10, 10)))
  })

  it('cannot be opened from it once that version is retired, while other cases open here', async () => {
    await server.operate('secrets.rotate', {})
    const keys = await newestAlone()
    assert.equal(keys.versions.length, 1)
    for (const one of [erased, kept]) {
      await assert.rejects(opened({ store: restored, dataDir: restoredDir, keys }, one), /of the secret is missing/)
    }
    const here = await opened({ store: server.services.store, dataDir: server.dataDir, keys }, kept)
    assert.match(here.input, /Quillonia/)
    assert.ok(here.document.equals(png(10, 10)))
  })

  it('is named, with its erasure, in the entries to repeat after a restore', async () => {
    const file = path.join(folder, 'erased.jsonl')
    await server.operate('audit.export', { path: file, action: 'case.erased', from: '2026-11-21' })
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes('"case.erased"'))
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as { object_id: string; reason: string }).object_id),
      [erased.id],
    )
  })

  it('leaves an audit trail that is still valid, here and as an exported file', async () => {
    await chainAudit.run(server.services, jobContext())
    const report = (await server.operate('audit.verify', {})) as AuditReport
    assert.deepEqual([report.ok, report.faults], [true, []])
    const file = path.join(folder, 'trail.jsonl')
    await server.operate('audit.export', { path: file })
    const exported = await verifyExport(file, report.public_keys)
    const withItsOwnEntry = report.workspaces[0]!.sealed + 1
    assert.deepEqual([exported.ok, exported.workspaces[0]!.sealed], [true, withItsOwnEntry])
    assert.match(await readFile(file, 'utf8'), new RegExp(`"case.erased".*"${erased.id}"`))
  })
})
