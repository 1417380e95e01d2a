import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { chainAudit } from '../../src/jobs/chain-audit.ts'
import type { AuditReport } from '../../src/operations/audit/verification.ts'
import type { BackupSummary } from '../../src/operations/backup/create.ts'
import { restoreBackup } from '../../src/operations/backup/restore.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import type { Reader } from '../../src/ports/reader.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { form } from '../http/support/form.ts'
import { png } from '../http/support/images.ts'
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { newDatabase } from '../support/store.ts'
import { jobContext } from '../support/job-context.ts'

/** Reads no file, so that the load is on the store and not on the reader. */
const busyReader: Reader = {
  read: async (files) => files.map(() => ({ status: 'unavailable', cause: 'busy' })),
  health: () => ({ children: 0, busy: 0, restarts: 0, ready: true }),
  close: async () => {},
}
const actor = { type: 'operator', id: 'test' } as const

let folder: string
let server: TestServer
let postgres: Postgres | null = null
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-backup-'))
  server = await startTestServer({ world: { reader: busyReader } })
  // Restores to the other engine, if there is one.
  if (process.env['TEST_DATABASE_URL'] === undefined && (await hasPostgres())) postgres = await startPostgres()
})
after(async () => {
  await server.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** An empty place to restore into. */
async function newTarget() {
  const dataDir = path.join(folder, randomUUID())
  const databaseUrl = postgres === null ? null : (await newDatabase(postgres.url)).databaseUrl
  const options = { databaseUrl, dataDir, warn: () => {} }
  const blobs = await openBlobs({ storageUrl: null, dataDir })
  const checkpoints = openFileCheckpoints(checkpointFile(dataDir))
  const { clock } = server
  const { keys } = server.services
  const restore = {
    store: options,
    openBlobs: async () => blobs,
    checkpoints,
    clock,
    actor,
    keys,
    unauthenticated: false,
  }
  return { dataDir, options, blobs, checkpoints, restore }
}

const backup = async (file: string) => (await server.operate('backup.create', { path: file })) as BackupSummary

async function rowsOf(store: Store, table: string): Promise<number> {
  let counted = 0
  const { rows } = await sql<{ id: string }>`select id from workspace`.execute(store.system)
  for (const { id } of rows) {
    counted += await withTenant(store.app, id, async (tx) => {
      const answer = await sql.raw<{ n: number }>(`select count(*)::integer as n from ${table}`).execute(tx)
      return answer.rows[0]!.n
    })
  }
  return counted
}

describe('a restore drill', () => {
  it('under load restores everything acknowledged before, nothing in part, and waiting deliveries', async () => {
    const { store } = server.services
    await withTenant(store.app, server.workspaceId, (tx) =>
      tx
        .insertInto('webhook_endpoint')
        .values({
          tenant_id: server.workspaceId,
          id: randomUUID(),
          url: 'https://hooks.partner.test/kyc',
          events: ['kyc.case_verified', 'kyc.documents_read'],
          enabled: true,
          secret: Buffer.from('whsec'),
          created_at: server.clock.now(),
        })
        .execute(),
    )
    const acknowledged: string[] = []
    const documents: string[] = []
    let loading = true
    let calls = 0
    const load = async (worker: number) => {
      for (let n = 0; loading; n++) {
        const reference = `load-${worker}-${n}`
        const answer =
          n % 5 === 0
            ? await server.call('POST', '/v1/kyc/extract', {
                body: form([{ content: png(8, 8), type: 'image/png' }], { reference, step_key: 'photo_id' }),
              })
            : await server.post('/v1/kyc/verify', { reference, values: { first_name: 'Clara' } })
        assert.equal(answer.status, 200)
        const { document_ids: ids = [] } = (await answer.json()) as { document_ids?: string[] }
        acknowledged.push(reference)
        documents.push(...ids)
        calls++
      }
    }
    const loads = [0, 1, 2, 3].map(load)
    while (calls < 100) await new Promise((resolve) => setTimeout(resolve, 10))
    await chainAudit.run(server.services, jobContext())
    const before = [...acknowledged]
    const documentsBefore = [...documents]
    const callsBefore = calls
    const file = path.join(folder, 'drill.backup')
    const summary = await backup(file)
    const callsMeanwhile = calls - callsBefore
    loading = false
    await Promise.all(loads)
    assert.ok(callsMeanwhile > 0, 'calls were answered during the backup')
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    assert.equal(summary.blobs_missing, 0)
    assert.equal(summary.tables['document'], summary.blobs)

    const target = await newTarget()
    const secretIds = [server.services.keys.newest.id]
    assert.deepEqual(await restoreBackup(file, target.restore), {
      ...summary,
      authenticated: true,
      secret_ids: secretIds,
    })
    const restored = await openStore(target.options)
    try {
      for (const table of ['kyc_case', 'verdict', 'extraction', 'document', 'event', 'delivery', 'webhook_endpoint']) {
        assert.equal(await rowsOf(restored, table), summary.tables[table], table)
      }
      await withTenant(restored.app, server.workspaceId, async (tx) => {
        const cases = new Set(
          (await tx.selectFrom('kyc_case').select('reference').execute()).map((row) => row.reference),
        )
        assert.deepEqual(
          before.filter((reference) => !cases.has(reference)),
          [],
        )
        const orphans = await sql<{ n: number }>`select
          (select count(*) from delivery d where not exists (select from event e where e.id = d.event_id)) +
          (select count(*) from event e where not exists (select from kyc_case c where c.id = e.case_id)) +
          (select count(*) from document d where not exists (select from extraction x where x.id = d.extraction_id)) +
          (select count(*) from verdict v where not exists (select from audit_entry a where a.object_id = v.id)) +
          (select count(*) from kyc_case c where not exists (select from event e where e.case_id = c.id)) as n`.execute(
          tx,
        )
        assert.equal(orphans.rows[0]?.n, 0)
        const states = await tx.selectFrom('delivery').select('state').distinct().execute()
        assert.deepEqual(states, [{ state: 'pending' }])
        const kept = await tx.selectFrom('document').select(['id', 'blob_key']).execute()
        assert.ok(documentsBefore.length > 0)
        for (const { blob_key: key } of kept) {
          assert.deepEqual(await bytesOf(target.blobs, key), await bytesOf(server.services.storedBlobs, key))
        }
        assert.deepEqual(
          documentsBefore.filter((id) => !kept.some((row) => row.id === id)),
          [],
        )
      })
      const services = {
        ...server.services,
        store: restored,
        storedBlobs: target.blobs,
        checkpoints: target.checkpoints,
      }
      await chainAudit.run(services, jobContext())
      const report = (await runOperatorOperation(services, 'audit.verify', {})) as AuditReport
      assert.deepEqual(report.faults, [], 'the audit trail goes on where it was')
    } finally {
      await restored.close()
    }
  })
})

describe('a backup file', () => {
  const whole = () => readFile(path.join(folder, 'whole.backup'))
  before(() => backup(path.join(folder, 'whole.backup')))

  it('that exists is not overwritten', async () => {
    const file = path.join(folder, 'taken.backup')
    await writeFile(file, 'mine')
    await assert.rejects(backup(file), { status: 409 })
    assert.equal(await readFile(file, 'utf8'), 'mine')
  })

  const damages = [
    [
      'with one bit flipped',
      (bytes: Buffer) => flip(bytes, Math.floor(bytes.length / 2)),
      /line \d+: its MAC is wrong|line \d+ is not a JSON/,
    ],
    [
      'with a bit of its header flipped',
      (bytes: Buffer) => flip(bytes, 60),
      /line 1: its MAC is wrong|not a JSON|format|not a backup|header/,
    ],
    ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /truncated/],
    ['without its last line', (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf(10, -2) + 1), /truncated/],
    ['without its last byte', (bytes: Buffer) => bytes.subarray(0, -1), /truncated/],
    ['that is empty', () => Buffer.alloc(0), /truncated|not a backup/],
    ['of an unknown version', (bytes: Buffer) => replaced(bytes, '"version":2', '"version":3'), /format 3/],
    ['that is something else', () => Buffer.from('{"format":"zip"}\n'), /not a backup/],
  ] as const
  for (const [what, damage, message] of damages) {
    it(`${what} is refused and leaves nothing`, async () => {
      const file = path.join(folder, `${randomUUID()}.backup`)
      await writeFile(file, damage(await whole()))
      const target = await newTarget()
      await assert.rejects(restoreBackup(file, target.restore), message)
      assert.deepEqual(await readdir(path.join(target.dataDir, 'documents')), ['.incoming'])
      assert.ok(!(await readdir(target.dataDir)).includes('audit'))
    })
  }

  it('whose rows contradict one another leaves neither rows nor documents', async () => {
    const file = path.join(folder, 'orphan.backup')
    const lines = (await whole()).toString().split('\n')
    const at = lines.findIndex((line) => line.startsWith('{"table":"kyc_case"'))
    const target = await newTarget()
    await rewriteTrailer(file, [...lines.slice(0, at + 1), ...lines.slice(at + 2)])
    await assert.rejects(restoreBackup(file, { ...target.restore, unauthenticated: true }), { code: '23503' })
    const store = await openStore(target.options)
    const { rows } = await sql`select from workspace`.execute(store.system)
    await store.close()
    assert.equal(rows.length, 0)
    assert.deepEqual(await readdir(path.join(target.dataDir, 'documents')), ['.incoming'])
  })

  it('is not restored over an installation in use', async () => {
    const file = path.join(folder, 'whole.backup')
    const target = await newTarget()
    await restoreBackup(file, target.restore)
    await assert.rejects(restoreBackup(file, target.restore), /The installation is not empty/)
  })

  it('made by a later version is refused', async () => {
    const file = path.join(folder, 'later.backup')
    const lines = (await whole()).toString().split('\n')
    const header = JSON.parse(lines[0]!)
    header.migrations.push({ name: '9999_later.sql', checksum: '0' })
    await rewriteTrailer(file, [JSON.stringify(header), ...lines.slice(1)])
    const target = await newTarget()
    await assert.rejects(
      restoreBackup(file, { ...target.restore, unauthenticated: true }),
      /9999_later.sql, which this version does not have/,
    )
  })
})

describe('an owner of the tables that is no superuser', () => {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? null
  it('backs up and restores every row, though row-level security is forced on it', async (t) => {
    const url = postgres?.url ?? serverUrl
    if (url === null) return t.skip('PostgreSQL is not installed')
    const owner = `owner_${randomUUID().replaceAll('-', '')}`
    const place = await newDatabase(url)
    await execute(url, `create role ${owner} login; grant gatehouse_app, gatehouse_system to ${owner}`)
    await execute(url, `alter database ${new URL(place.databaseUrl).pathname.slice(1)} owner to ${owner}`)
    await execute(place.databaseUrl, `alter schema public owner to ${owner}`)
    const plain = new URL(place.databaseUrl)
    plain.username = owner
    const target = await newTarget()
    const options = { ...target.options, databaseUrl: plain.href }
    const restored = await restoreBackup(path.join(folder, 'whole.backup'), { ...target.restore, store: options })
    const store = await openStore(options)
    const file = path.join(folder, 'plain.backup')
    const services = { ...server.services, store, storedBlobs: target.blobs, checkpoints: target.checkpoints }
    const again = (await runOperatorOperation(services, 'backup.create', { path: file })) as BackupSummary
    const forced = await sql<{ n: number }>`
      select count(*)::integer as n from pg_class where relname = 'verdict' and relforcerowsecurity`.execute(store.app)
    await store.close()
    assert.equal(again.tables['verdict'], restored.tables['verdict'])
    assert.ok((restored.tables['verdict'] ?? 0) > 0)
    assert.deepEqual(forced.rows, [{ n: 1 }])
  })
})

async function execute(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

async function bytesOf(blobs: Awaited<ReturnType<typeof openBlobs>>, key: string): Promise<Buffer> {
  return Buffer.concat(await (await blobs.get(key)).toArray())
}

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at]! ^= 1
  return bytes
}

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('utf8').replace(from, to))
}

/** The lines with a matching end, like an attacker who knows the format would write it. */
async function rewriteTrailer(file: string, lines: readonly string[]): Promise<void> {
  const body = lines.slice(0, -2)
  const { end } = JSON.parse(lines.at(-2)!)
  const text = body.map((line) => `${line}\n`).join('')
  const sha256 = createHash('sha256').update(text).digest('hex')
  await writeFile(file, `${text}${JSON.stringify({ end: { ...end, lines: body.length, sha256 } })}\n`)
}
