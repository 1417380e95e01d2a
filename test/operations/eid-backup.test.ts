import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { followEid } from '../../src/jobs/follow-eid.ts'
import { sweepBlobs, unnamedAgeMsMin } from '../../src/operations/erasing/sweep-blobs.ts'
import type { BackupSummary } from '../../src/operations/backup/create.ts'
import { restoreBackup } from '../../src/operations/backup/restore.ts'
import { findEidAccount } from '../../src/operations/eid/account.ts'
import { openRequest, recordOf } from '../../src/operations/eid/request-record.ts'
import { readSession } from '../../src/operations/eid-sandbox/sessions.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import { nextEidKey } from '../../src/store/eid-requests.ts'
import { openStore } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'

const actor = { type: 'operator', id: 'test' } as const

describe('a backup of an installation with eID checks', () => {
  let server: TestServer
  let folder: string
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-eid-backup-'))
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (outcome: string, reference?: string) => {
    const body = { email: `${outcome}+c@example.com`, first_name: 'Clara', last_name: 'Clearwater', reference }
    const answer = await server.post('/v1/kyc/eid', body)
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { key: number }).key
  }

  it('restores requests, results, reports, sessions, mail, accounts and the next key', async () => {
    const { workspaceId: tenantId } = server
    const complete = await start('pass', 'client-1')
    server.clock.advance(60_000)
    await followEid.run(server.services, jobContext())
    const pending = await start('never')
    const credentials = { client_id: 'an id', secret_key: 'a secret' }
    await server.operate('eid.set', {
      ...{ workspace_id: tenantId, environment: 'production', provider: 'treefort', credentials },
    })
    const report = Buffer.from(await (await server.call('GET', `/v1/kyc/eid/${complete}/report`)).arrayBuffer())
    const file = path.join(folder, 'eid.backup')
    const summary = (await server.operate('backup.create', { path: file })) as BackupSummary
    assert.deepEqual([summary.blobs, summary.blobs_missing], [1, 0])

    const place = await newPlace()
    const dataDir = path.join(folder, 'restored')
    const storedBlobs = await openBlobs({ storageUrl: null, dataDir })
    const checkpoints = openFileCheckpoints(checkpointFile(dataDir))
    const options = { databaseUrl: place.databaseUrl, dataDir: place.dataDir || dataDir, warn: () => {} }
    const { keys } = server.services
    const rest = { checkpoints, clock: server.clock, actor, keys, unauthenticated: false }
    await restoreBackup(file, { store: options, openBlobs: async () => storedBlobs, ...rest })
    const store = await openStore(options)
    try {
      const { clock } = server.services
      const blobs = sealedBlobs(storedBlobs)
      const workspaceKeys = openWorkspaceKeys({ store, keys, clock })
      const services = { ...server.services, store, storedBlobs, blobs, checkpoints, workspaceKeys }

      const done = await openRequest(services, tenantId, complete)
      assert.equal(done?.result?.identity.lastName, 'Clearwater')
      const { id, key } = done!.dataKey
      const stream = await blobs.get(done!.stored.report!.blobKey, async (wanted) => (wanted === id ? key : null))
      assert.deepEqual(await buffer(stream), report)
      const open = await openRequest(services, tenantId, pending)
      assert.deepEqual([open?.stored.state, open && recordOf(open).client.firstName], ['pending', 'Clara'])
      assert.equal((await readSession(services, tenantId, open!.stored.providerRef))?.outcome, 'never')
      const account = await findEidAccount(services, { tenantId, environment: 'production', eid: 'sandbox' })
      assert.deepEqual(account?.credentials, credentials)
      const mails = await withTenant(store.app, tenantId, (tx) => tx.selectFrom('mail').select('eid_key').execute())
      assert.deepEqual(mails.map((mail) => mail.eid_key).toSorted(), [complete, pending])
      assert.equal(await nextEidKey(store), pending + 1)
    } finally {
      await store.close()
      await place.remove()
    }
  })

  it('an empty installation is one that can be restored into: no key was given yet', async () => {
    const empty = await startTestServer({ world: { reader: idleReader } })
    try {
      const rows = await empty.services.store.system.selectFrom('eid_key').selectAll().execute()
      assert.deepEqual(rows, [])
    } finally {
      await empty.stop()
    }
  })

  it('the sweep of blobs without a row leaves the reports of checks', async () => {
    const key = await start('pass', 'client-swept')
    server.clock.advance(60_000)
    await followEid.run(server.services, jobContext())
    server.clock.set(new Date(Date.now() + 2 * unnamedAgeMsMin).toISOString())
    const { blobs } = await sweepBlobs(server.services, new AbortController().signal)
    assert.equal(blobs, 0)
    assert.equal((await server.call('GET', `/v1/kyc/eid/${key}/report`)).status, 200)
  })
})
