import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { it } from 'node:test'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { restoreBackup } from '../../src/operations/backup/restore.ts'
import { followLists } from '../../src/operations/screening/follow-lists.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import { openStore } from '../../src/store/store.ts'
import { idleReader } from '../support/idle-reader.ts'
import { listServices } from '../support/list-services.ts'
import { startTestServer } from '../support/server.ts'
import { newPlace } from '../support/store.ts'

it('a restored installation compiles the lists of the backup again and screens against them', async () => {
  const server = await startTestServer({ world: { reader: idleReader } })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-list-backup-'))
  const place = await newPlace()
  try {
    const file = path.join(folder, 'list.csv')
    const columns = 'id,schema,name,aliases,birth_date,countries,identifiers'
    await writeFile(file, `${columns}\nL-1,Person,Ivan Exemplov,,,,\n`)
    await server.operate('lists.import', { source: 'un', path: file })
    await server.operate('lists.import', { source: 'own', path: file, workspace_id: server.workspaceId })
    const backup = path.join(folder, 'gatehouse.backup')
    const taken = (await server.operate('backup.create', { path: backup })) as { blobs: number; blobs_missing: number }
    assert.deepEqual([taken.blobs, taken.blobs_missing], [2, 0])

    const dataDir = path.join(folder, 'restored')
    const blobs = await openBlobs({ storageUrl: null, dataDir })
    const options = { databaseUrl: place.databaseUrl, dataDir: place.dataDir, warn: () => {} }
    await restoreBackup(backup, {
      store: options,
      openBlobs: async () => blobs,
      keys: server.services.keys,
      unauthenticated: false,
      checkpoints: openFileCheckpoints(checkpointFile(dataDir)),
      clock: server.clock,
      actor: { type: 'operator', id: 'test' },
    })
    const store = await openStore(options)
    try {
      const services = listServices(dataDir, server.clock)
      const workspaceKeys = openWorkspaceKeys({ store, keys: server.services.keys, clock: server.clock })
      await followLists({ store, storedBlobs: blobs, blobs: sealedBlobs(blobs), workspaceKeys, ...services })
      assert.deepEqual(services.lists.active(), server.services.lists.active())
    } finally {
      await store.close()
    }
  } finally {
    await place.remove()
    await rm(folder, { recursive: true, force: true })
    await server.stop()
  }
})
