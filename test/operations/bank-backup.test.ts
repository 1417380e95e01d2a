import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { readConfig } from '../../src/config/read-config.ts'
import type { BackupSummary } from '../../src/operations/backup/create.ts'
import { restoreBackup } from '../../src/operations/backup/restore.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { startServer } from '../../src/start-server.ts'
import { openStore } from '../../src/store/store.ts'
import { idleReader } from '../support/idle-reader.ts'
import { KeptLog, startTestServer, type TestServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'

const actor = { type: 'operator', id: 'test' } as const
const secret = 'a secret for the server and for what is restored'
const connections = '/v1/partner/bank-connections'

describe('a backup of an installation with bank connections', () => {
  let server: TestServer
  let folder: string
  before(async () => {
    server = await startTestServer({ settings: { GATEHOUSE_SECRET_KEY: secret }, world: { reader: idleReader } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-bank-backup-'))
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
  type Call = (method: string, where: string, body?: object) => Promise<Answer>
  const callsTo =
    (url: string): Call =>
    async (method, where, body) => {
      const headers = { Authorization: `Bearer ${server.key}` }
      const answer = await fetch(url + where, { method, headers, body: JSON.stringify(body) })
      return { status: answer.status, body: (await answer.json()) as Answer['body'] }
    }
  const read = async (call: Call, id: string) => ({
    connection: await call('GET', `${connections}/${id}`),
    transactions: await call('GET', `${connections}/${id}/transactions?limit=500`),
  })

  it('restores them with their transactions; they are read, refreshed and erased as before', async () => {
    const here = callsTo(server.url)
    const verdict = await here('POST', '/v1/kyc/verify', { reference: 'client-1', values: {} })
    const caseId = verdict.body['case_id']
    const made: string[] = []
    for (const owner of [caseId, null]) {
      const { status, body } = await here('POST', connections, { bank_code: 'SBX-SALARY', case_id: owner })
      assert.equal(status, 201)
      made.push(String(body['id']))
    }
    const kept = await Promise.all(made.map((id) => read(here, id)))
    const file = path.join(folder, 'bank.backup')
    const { tables } = (await server.operate('backup.create', { path: file })) as BackupSummary
    assert.equal(tables['bank_connection'], made.length)
    assert.ok((tables['bank_transaction_page'] ?? 0) >= made.length)

    const place = await newPlace()
    const dataDir = path.join(folder, 'restored')
    const blobs = await openBlobs({ storageUrl: null, dataDir })
    const checkpoints = openFileCheckpoints(checkpointFile(dataDir))
    const options = { databaseUrl: place.databaseUrl, dataDir: place.dataDir || dataDir, warn: () => {} }
    const { keys } = server.services
    const rest = { checkpoints, clock: server.clock, actor, keys, unauthenticated: false }
    await restoreBackup(file, { store: options, openBlobs: async () => blobs, ...rest })
    const store = await openStore(options)
    const restored = await startServer(
      readConfig({
        ...{ GATEHOUSE_PORT: '0', GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_SECRET_KEY: secret },
        GATEHOUSE_RATE_LIMIT_PER_MINUTE: '100000',
      }),
      { jobs: 'none' },
      { store, clock: server.clock, log: new KeptLog(), reader: idleReader },
    )
    try {
      const there = callsTo(restored.url)
      assert.deepEqual(await Promise.all(made.map((id) => read(there, id))), kept)
      for (const id of made) assert.equal((await there('POST', `${connections}/${id}/refresh`)).status, 200)
      await runOperatorOperation(restored.services, 'cases.erase', { id: caseId })
      const after = await Promise.all(made.map((id) => read(there, id)))
      assert.deepEqual(
        after.map(({ connection, transactions }) => [connection.status, transactions.status]),
        [
          [404, 404],
          [200, 200],
        ],
      )
    } finally {
      await restored.stop()
      await store.close()
      await place.remove()
    }
  })
})
