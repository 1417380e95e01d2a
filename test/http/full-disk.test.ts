import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { DiskFull, type DiskSpace } from '../../src/ports/disk-space.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** Refuses once it was asked so many times. */
class SmallDiskSpace implements DiskSpace {
  left = Infinity
  expect(): void {
    if (this.left-- <= 0) throw new DiskFull('the disk is full')
  }
  release = () => false
}

const internalError = { code: 'internal_error', message: 'An unexpected error occurred', details: null }
const values = { first_name: 'Ada' }

describe('on a disk without room', () => {
  const diskSpace = new SmallDiskSpace()
  let server: TestServer
  before(async () => void (server = await startTestServer({ diskSpace, world: { reader: idleReader } })))
  after(() => server.stop())
  beforeEach(() => void (diskSpace.left = Infinity))

  const extract = (reference: string | null) => {
    const form = new FormData()
    if (reference !== null) form.append('reference', reference)
    form.append('files', new Blob([Buffer.from('%PDF-1.7\n%%EOF')], { type: 'application/pdf' }), 'a.pdf')
    return server.call('POST', '/v1/kyc/extract', { body: form })
  }
  const stored = () =>
    withTenant(server.services.store.app, server.workspaceId, async (tx) => ({
      cases: (await tx.selectFrom('kyc_case').select('reference').execute()).map(({ reference }) => reference),
      events: (await tx.selectFrom('event').select('id').execute()).length,
      documents: (await tx.selectFrom('document').select('id').execute()).length,
    }))
  const blobs = async () => {
    const keys: string[] = []
    for await (const { key } of server.services.blobs.list('')) keys.push(key)
    return keys
  }
  const nothing = { cases: [], events: 0, documents: 0 }

  it('a verdict with a reference is refused as 500 internal_error and nothing of it is stored', async () => {
    diskSpace.left = 0
    for (const operation of ['verify', 'assess']) {
      const answer = await server.post(`/v1/kyc/${operation}`, { reference: 'client-1', values })
      assert.equal(answer.status, 500)
      assert.deepEqual(await answer.json(), internalError)
    }
    assert.deepEqual(await stored(), nothing)
  })

  it('calls that file nothing are answered', async () => {
    diskSpace.left = 0
    for (const operation of ['verify', 'assess']) {
      assert.equal((await server.post(`/v1/kyc/${operation}`, { values })).status, 200)
    }
  })

  it('an upload is refused before its first byte is kept, and costs no read', async () => {
    diskSpace.left = 0
    const answer = await extract(null)
    assert.deepEqual([answer.status, await answer.json()], [500, internalError])
    assert.deepEqual(await readdir(path.join(server.dataDir, 'uploads')), [])
    const used = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('usage').select('used').execute(),
    )
    assert.deepEqual(used, [])
  })

  it('a disk that becomes full at any step of an extraction leaves neither document nor row, then files again', async () => {
    let refused = 0
    for (diskSpace.left = 1; (await extract('client-2')).status !== 200; diskSpace.left = 1 + refused) {
      refused++
      assert.deepEqual(await stored(), nothing)
      assert.deepEqual(await blobs(), [])
      assert.deepEqual(await readdir(path.join(server.dataDir, 'uploads')), [])
      assert.ok(refused < 10)
    }
    assert.ok(refused >= 2, 'the document and its rows are refused, each for itself')
    assert.deepEqual(await stored(), { cases: ['client-2'], events: 1, documents: 1 })
  })
})
