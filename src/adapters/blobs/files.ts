import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'

import { type Blobs, BlobMissing, type ListedBlob } from '../../ports/blobs.ts'
import { unwatchedDiskSpace, type DiskSpace } from '../../ports/disk-space.ts'
import { assertKey, assertPrefix } from './keys.ts'
import { limitedChunks } from './limited-chunks.ts'

/** Folder of files being written. Blob keys contain no dot, so the name cannot collide. */
const incomingFolder = '.incoming'
/** Ends every blob's file name, so that the keys `a` and `a/b` can both exist. */
const suffix = '.blob'
/**
 * Age after the last write at which an incoming file is an orphan of a dead process: uploads are aborted after one idle minute
 * (docs/reliability.md#documents). Another process may share the folder, so younger files stay.
 */
const leftoverAgeMs = 10 * 60 * 1000
const fileMode = 0o600
const folderMode = 0o700

/**
 * Blobs as files below a folder, made if absent. A put writes a temporary file, syncs it, renames it and syncs the folders
 * above it: after a power cut the blob is complete or absent (docs/reliability.md#documents). Throws when the folder
 * cannot be made or written. A put checks the disk space before each chunk.
 */
export async function openFileBlobs(folder: string, diskSpace: DiskSpace = unwatchedDiskSpace): Promise<Blobs> {
  const root = resolve(folder)
  const incoming = join(root, incomingFolder)
  const made = await mkdir(incoming, { recursive: true, mode: folderMode })
  if (made !== undefined) await syncFolders({ from: root, upTo: dirname(made) })
  await removeIncoming(incoming, new Date(Date.now() - leftoverAgeMs))
  return {
    put: (key, source, { sizeBytesMax }) => put({ root, diskSpace, key, source, sizeBytesMax }),

    async get(key) {
      const path = pathOf(root, key)
      const file = await open(path, 'r').catch((error: unknown) => {
        throw isMissing(error) ? new BlobMissing(key) : error
      })
      return file.createReadStream()
    },

    async has(key) {
      return (await unlessMissing(stat(pathOf(root, key)))) !== null
    },

    async delete(key) {
      const path = pathOf(root, key)
      if ((await unlessMissing(unlink(path))) !== null) await syncFolders({ from: dirname(path), upTo: dirname(path) })
    },

    list(prefix) {
      assertPrefix(prefix)
      return blobsBelow({ folder: root, folderKey: '', prefix })
    },

    removeUnfinished: (_prefix, before) => removeIncoming(incoming, before),

    async ping() {
      const path = join(incoming, randomUUID())
      await writeFile(path, 'ping', { flag: 'wx', mode: fileMode })
      await unlink(path)
    },
  }
}

async function put(options: {
  root: string
  diskSpace: DiskSpace
  key: string
  source: Readable
  sizeBytesMax: number
}) {
  const { root, diskSpace, key, source, sizeBytesMax } = options
  const chunks = whileRoom(diskSpace, limitedChunks(key, source, sizeBytesMax))
  const temporary = join(root, incomingFolder, randomUUID())
  try {
    const path = pathOf(root, key)
    const sizeBytes = await writeDurably(temporary, chunks)
    await mkdir(dirname(path), { recursive: true, mode: folderMode })
    await rename(temporary, path)
    // Every folder up to the root, including existing ones: another put may have made one and not synced it yet.
    await syncFolders({ from: dirname(path), upTo: root })
    return { sizeBytes }
  } catch (error) {
    source.destroy()
    await rm(temporary, { force: true })
    throw error
  }
}

async function* whileRoom(diskSpace: DiskSpace, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    diskSpace.expect()
    yield chunk
  }
}

async function writeDurably(path: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', fileMode)
  try {
    await file.writeFile(chunks)
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

/** Syncs a folder and its parents up to the last, so that their entries survive a power cut. */
async function syncFolders({ from, upTo }: { from: string; upTo: string }): Promise<void> {
  for (let path = from; path.length >= upTo.length; path = dirname(path)) {
    const folder = await open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
    if (path === dirname(path)) return
  }
}

function pathOf(root: string, key: string): string {
  assertKey(key)
  return join(root, ...key.split('/')) + suffix
}

async function* blobsBelow(options: { folder: string; folderKey: string; prefix: string }): AsyncGenerator<ListedBlob> {
  const { folder, folderKey, prefix } = options
  const entries = await unlessMissing(opendir(folder))
  if (entries === null) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isFile() && entry.name.endsWith(suffix)) {
      const key = folderKey + entry.name.slice(0, -suffix.length)
      const found = key.startsWith(prefix) ? await unlessMissing(stat(path)) : null
      if (found !== null) yield { key, writtenAt: found.mtime }
    } else if (entry.isDirectory() && entry.name !== incomingFolder) {
      const below = `${folderKey}${entry.name}/`
      const canMatch = below.startsWith(prefix) || prefix.startsWith(below)
      if (canMatch) yield* blobsBelow({ folder: path, folderKey: below, prefix })
    }
  }
}

/** Deletes incoming files whose last write is before a moment. */
async function removeIncoming(incoming: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await unlessMissing(stat(path))
    if (found === null || found.mtime >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

/** The result, or null when the file or folder does not exist. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
