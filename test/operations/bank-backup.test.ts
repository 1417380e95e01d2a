import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import type { BackupSummary } from '../../src/operations/backup/create.ts'
import { restoreBackup } from '../../src/operations/backup/restore.ts'
import { openStore } from '../../src/store/store.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'

const actor = { type: 'operator', id: 'test' } as const
const connections = '/v1/partner/bank-connections'

describe('a backup of an installation with bank connections', () => {
  let server: TestServer
  let folder: string
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-bank-backup-'))
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const answerOf = async (answer: Response) => {
    assert.ok(answer.ok, String(answer.status))
    return (await answer.json()) as Readonly<Record<string, unknown>>
  }

  it('restores them with their transactions; they are read, refreshed and erased as before', async () => {
    const reference = 'client-1'
    const verdict = await answerOf(await server.post('/v1/kyc/verify', { reference, values: {} }))
    const caseId = String(verdict['case_id'])
    const made = [
      await answerOf(await server.post(connections, { bank_code: 'SBX-SALARY', case_id: caseId })),
      await answerOf(await server.post(connections, { bank_code: 'SBX-SALARY' })),
    ].map(({ id }) => String(id))
    const read = async (from: Pick<TestServer, 'call'>, id: string) => ({
      connection: await answerOf(await from.call('GET', `${connections}/${id}`)),
      transactions: await answerOf(await from.call('GET', `${connections}/${id}/transactions?limit=500`)),
    })
    const kept = await Promise.all(made.map((id) => read(server, id)))
    const file = path.join(folder, 'bank.backup')
    const { tables } = (await server.operate('backup.create', { path: file })) as BackupSummary
    assert.equal(tables['bank_connection'], made.length)
    assert.ok((tables['bank_transaction_page'] ?? 0) > made.length)

    const place = await newPlace()
    const dataDir = path.join(folder, 'restored')
    const storedBlobs = await openBlobs({ storageUrl: null, dataDir })
    const checkpoints = openFileCheckpoints(checkpointFile(dataDir))
    const options = { databaseUrl: place.databaseUrl, dataDir: place.dataDir || dataDir, warn: () => {} }
    await restoreBackup(file, { store: options, blobs: storedBlobs, checkpoints, clock: server.clock, actor })
    const store = await openStore(options)
    console.log(store === null)
  })
})
