import assert from 'node:assert/strict'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import {
  newScratchFolder,
  fillTo,
  freeBytes,
  newMemoryDisk,
  sizeOf,
  whyNoMemoryDisks,
} from '../faults/durability/disk.ts'
import { openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { openFileBlobs } from '../../src/adapters/blobs/files.ts'
import {
  shareOf,
  spareName,
  watchDiskSpace,
  type DataFolderDiskSpace,
} from '../../src/adapters/disk-space/data-folder.ts'
import { DiskFull } from '../../src/ports/disk-space.ts'
import { openEmbedded, type EmbeddedEngine } from '../../src/store/embedded/engine.ts'

const mb = 1024 ** 2
const sizeMb = 200
const share = shareOf(sizeMb * mb)

/** The short form of `test/faults/disk-full.ts`, on a disk of its own. */
const reason = await whyNoMemoryDisks()
const skip = reason === null ? false : `NOTHING PROVEN: ${reason}`
if (skip !== false) console.warn(`SKIPPED, ${skip}`)

describe('a full disk under the data folder', { skip }, () => {
  const warnings: string[] = []
  let disk: Awaited<ReturnType<typeof newMemoryDisk>>
  let remove: () => Promise<void>
  let diskSpace: DataFolderDiskSpace
  let engine: EmbeddedEngine
  let foreign: string
  let spare: string

  before(async () => {
    const made = await newScratchFolder()
    remove = made.remove
    disk = await newMemoryDisk(made.scratchFolder, sizeMb)
    foreign = path.join(disk.folder, 'foreign')
    spare = path.join(disk.folder, spareName)
    diskSpace = watchDiskSpace(disk.folder, (message) => warnings.push(message))
    engine = await openEmbedded(disk.folder, { diskSpace })
    diskSpace.keepSpare()
  })
  after(async () => {
    await engine.close()
    await diskSpace.close()
    await disk.unmount()
    await remove()
  })

  const spareIsWhole = async () => {
    for (let wait = 0; wait < 500 && (await sizeOf(spare)) < share.spareBytes; wait++) await pause(20)
    assert.equal(await sizeOf(spare), share.spareBytes)
  }
  const ask = async (sql: string) => {
    let rows: unknown[] = []
    await engine.asOwner(async (client) => void (rows = (await client.query(sql)).rows))
    return rows
  }

  it('room is kept aside in a file that only the owner reads', async () => {
    await spareIsWhole()
    assert.equal((await stat(spare)).mode & 0o777, 0o600)
    assert.doesNotThrow(() => diskSpace.expect())
  })

  it('less than the reserve refuses a write before it begins and a document between its pieces', async () => {
    const blobs = await openFileBlobs(path.join(disk.folder, 'documents'), diskSpace)
    await fillTo(foreign, share.reserveBytes + 2 * mb)
    async function* pieces() {
      for (let piece = 0; piece < 8; piece++) yield Buffer.alloc(mb)
    }
    await assert.rejects(blobs.put('tenant/one', Readable.from(pieces()), { sizeBytesMax: 8 * mb }), DiskFull)
    assert.equal(await blobs.has('tenant/one'), false)
    assert.ok((await freeBytes(disk.folder)) >= share.reserveBytes, 'what was written of it is gone')
    await fillTo(foreign, share.reserveBytes - 2 * mb)
    assert.throws(() => diskSpace.expect(), DiskFull)
  })

  it('a checkpoint that does not fit leaves the lines before it and spoils none after it', async () => {
    const checkpoints = openFileCheckpoints(path.join(disk.folder, 'audit', 'checkpoints.jsonl'))
    await checkpoints.append(['first'])
    await fillTo(foreign, 0)
    await assert.rejects(checkpoints.append(['x'.repeat(10_000)]))
    await rm(foreign)
    await checkpoints.append(['second'])
    const lines: string[] = []
    for await (const line of checkpoints.read()) lines.push(line)
    assert.deepEqual(lines, ['first', 'second'])
  })

  it('a database that stopped on a disk without a byte opens again, answers, and has lost nothing', async () => {
    await ask('create table stored (n integer)')
    await ask('insert into stored values (1)')
    await fillTo(foreign, 0)
    const segments = () => ask("select pg_logical_emit_message(true, 'fill', repeat('x', 6000000))")
    await assert.rejects(async () => {
      for (let segment = 0; segment < 8; segment++) await segments()
    })
    assert.deepEqual(await ask('select n from stored'), [{ n: 1 }])
    assert.deepEqual(warnings, ['the database did not open, so the spare file was deleted: free disk space'])
    assert.equal(await sizeOf(spare), 0)
    assert.throws(() => diskSpace.expect(), DiskFull)
  })

  it('files again and keeps room aside again once there is room', async () => {
    await rm(foreign)
    assert.doesNotThrow(() => diskSpace.expect())
    await ask('insert into stored values (2)')
    assert.deepEqual(await ask('select n from stored order by n'), [{ n: 1 }, { n: 2 }])
    // As a new start does: this one waits before it tries again.
    await diskSpace.close()
    diskSpace = watchDiskSpace(disk.folder, (message) => warnings.push(message))
    diskSpace.expect()
    await spareIsWhole()
  })
})
