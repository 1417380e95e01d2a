import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '../../ports/blobs.ts'

/** Largest snapshot or compiled index, in bytes. */
export const listBytesMax = 4 * 1024 ** 3

/** Where the bytes of a snapshot are kept. They are public: not sealed. */
export function snapshotKey(sha256: string): string {
  return `screening/snapshots/${sha256}`
}

/** Compiled indexes of bundles. */
export const indexesPrefix = 'screening/indexes/'

/** Where the compiled index of a bundle is kept, for engines of one version. */
export function indexKey(bundleId: string, version: string): string {
  return `${indexesPrefix}${bundleId}-${version}`
}

/** The bundle whose compiled index is kept under a key. */
export function indexBundleOf(key: string): string {
  return key.slice(indexesPrefix.length).split('-')[0] ?? ''
}

/** Keeps a file's bytes; what is there already stays, since the key says what it is. */
export async function keepFile(blobs: Blobs, key: string, file: string): Promise<void> {
  if (await blobs.has(key)) return
  await blobs.put(key, createReadStream(file), { sizeBytesMax: listBytesMax })
}

/** Writes what is kept under a key to a file. Throws BlobMissing. */
export async function fetchFile(blobs: Blobs, key: string, file: string): Promise<void> {
  await pipeline(await blobs.get(key), createWriteStream(file, { mode: 0o600 }))
}

/** Work with a folder of its own, which is taken away after. */
export async function inFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = path.join(parent, `draft-${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
