import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { crc32 } from 'node:zlib'
import { verifyArchive } from '../../src/operations/evidence/verify-archive.ts'
import {
  dataDescriptor,
  directoryEntry,
  endRecord,
  localHeader,
  wholeBytes,
  type StoredFile,
} from '../../src/operations/evidence/zip-format.ts'

const content = Buffer.from('{"files":[]}')

/** An archive of one form with what a hostile author says of its files. */
function archive(names: readonly string[], lie: (file: StoredFile) => StoredFile = (file) => file): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const file = { name, crc32: crc32(content), sizeBytes: content.length, offset }
    parts.push(localHeader(name), content, dataDescriptor(file))
    directory.push(directoryEntry(lie(file)))
    offset += wholeBytes(file)
  }
  const entries = Buffer.concat(directory)
  return Buffer.concat([...parts, entries, endRecord({ files: names.length, sizeBytes: entries.length, offset })])
}

describe('an archive of a hostile author', () => {
  let folder: string
  before(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-hostile-'))))
  after(() => rm(folder, { recursive: true }))

  const verified = async (bytes: Buffer) => {
    const file = path.join(folder, 'hostile.zip')
    await writeFile(file, bytes)
    return verifyArchive(file, null)
  }

  it('is read when its form is right, and never taken for a signed one', async () => {
    const { ok, archive: fault, signature } = await verified(archive(['manifest.json']))
    assert.deepEqual([ok, fault, signature], [false, null, 'unreadable'])
  })

  it('is refused for a name that leads out of a folder, is absolute or appears twice', async () => {
    for (const names of [['../up'], ['/root'], ['a/../../b'], ['a\\b'], ['C:x'], ['a', 'a']]) {
      const { ok, archive: fault } = await verified(archive(names))
      assert.equal(ok, false)
      assert.match(fault ?? '', /^entry \d of the archive's directory was changed$/, names.join())
    }
  })

  it('is refused when a file is said to be longer, shorter or elsewhere than it is', async () => {
    for (const lie of [
      (file: StoredFile) => ({ ...file, sizeBytes: file.sizeBytes + 1 }),
      (file: StoredFile) => ({ ...file, sizeBytes: 0 }),
      (file: StoredFile) => ({ ...file, sizeBytes: 0xffff_ffff }),
      (file: StoredFile) => ({ ...file, offset: 0 }),
      (file: StoredFile) => ({ ...file, offset: file.offset + 4_000_000 }),
    ]) {
      const { ok, archive: fault } = await verified(archive(['a', 'b'], lie))
      assert.deepEqual([ok, fault === null], [false, false])
    }
  })

  it('is refused when its last record says more files or a larger directory than are read', async () => {
    for (const end of [
      endRecord({ files: 60_000, sizeBytes: 0, offset: 0 }),
      endRecord({ files: 1, sizeBytes: 0x7fff_ffff, offset: 0 }),
      endRecord({ files: 0, sizeBytes: 0, offset: 0xffff_fff0 }),
    ]) {
      assert.equal((await verified(end)).archive === null, false)
    }
  })

  it('is refused when it is compressed, as every other program packs', async () => {
    const packed = archive(['manifest.json'])
    packed.writeUInt16LE(8, packed.length - 22 - 46 - 13 + 10)
    assert.match((await verified(packed)).archive ?? '', /directory was changed/)
  })
})
