import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '../../ports/blobs.ts'

/** Largest snapshot or compiled index, in bytes. */
export const listBytesMax = 4 * 1024 ** 3

/** The blob key of a snapshot. Snapshots are public and not sealed. */
export function snapshotKey(sha256: string): string {
  return `screening/snapshots/${sha256}`
}

/** Prefix of the blob keys of compiled indexes. */
export const indexesPrefix = 'screening/indexes/'

/** The blob key of a bundle's compiled index, for engines of one version. */
export function indexKey(bundleId: string, version: string): string {
  return `${indexesPrefix}${bundleId}-${version}`
}

/** The bundle id in the blob key of a compiled index. */
export function indexBundleOf(key: string): string {
  return key.slice(indexesPrefix.length).split('-')[0] ?? ''
}

/** Stores a file's bytes, unless the key exists: equal keys have equal bytes. */
export async function storeFile(blobs: Blobs, key: string, file: string): Promise<void> {
  if (await blobs.has(key)) return
  await blobs.put(key, createReadStream(file), { sizeBytesMax: listBytesMax })
}

/** Writes the blob under a key to a file. Throws BlobMissing. */
export async function fetchFile(blobs: Blobs, key: string, file: string): Promise<void> {
  await pipeline(await blobs.get(key), createWriteStream(file, { mode: 0o600 }))
}

/** Runs work with a temporary folder. */
export async function inFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = path.join(parent, `draft-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
