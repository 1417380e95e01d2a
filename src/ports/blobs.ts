import type { KeyObject } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * The store of document bytes. Keys are generated (`<tenant>/<document>`), never a caller's text. A blob is stored whole or not at
 * all: a crash during `put` leaves nothing under the key.
 */
export interface Blobs {
  /**
   * Stores the stream's bytes durably and replaces what was under the key. Throws the error of the source, or `BlobTooLarge` for
   * more than `sizeBytesMax`. Destroys the source in every case.
   */
  put(
    key: string,
    source: Readable,
    options: { readonly sizeBytesMax: number },
  ): Promise<{ readonly sizeBytes: number }>
  /** Throws `BlobMissing` when there is none. */
  get(key: string): Promise<Readable>
  has(key: string): Promise<boolean>
  /** Succeeds when there is nothing to delete. */
  delete(key: string): Promise<void>
  /** Blobs whose key starts with the prefix, in any order, with one page in memory. Concurrent changes can be missed. */
  list(prefix: string): AsyncIterable<ListedBlob>
  /**
   * Removes uploads that never finished and had no activity since a moment, of keys that start with the prefix where the store
   * knows the key. Returns how many; 0 where the store cannot tell.
   */
  removeUnfinished(prefix: string, before: Date): Promise<number>
  /** Throws when the store cannot be written. For readiness. */
  ping(): Promise<void>
}

/** A listed blob. `writtenAt` is by the clock of the blob store. */
export interface ListedBlob {
  readonly key: string
  readonly writtenAt: Date
}

/**
 * The blob store with encryption: seals on `put`, opens on `get`. The key of a blob is part of its encryption context, so a blob
 * that was moved to another key does not open.
 */
export interface SealedBlobs extends Pick<Blobs, 'has' | 'delete' | 'list' | 'removeUnfinished' | 'ping'> {
  /** As `Blobs.put`; sizes are those of the unsealed document. */
  put(
    key: string,
    source: Readable,
    options: { readonly sizeBytesMax: number; readonly dataKey: { readonly id: string; readonly key: KeyObject } },
  ): Promise<{ readonly sizeBytes: number }>
  /**
   * The document's bytes, each frame only after it is authenticated; the stream fails with SealBroken when bytes were changed.
   * `openKey` returns the data key of an id, or null when it was destroyed. Throws BlobMissing then, and when there is no blob.
   */
  get(key: string, openKey: (dataKeyId: string) => Promise<KeyObject | null>): Promise<Readable>
}

export class BlobMissing extends Error {
  constructor(key: string) {
    super(`no blob under ${key}`)
    this.name = 'BlobMissing'
  }
}

export class BlobTooLarge extends Error {
  constructor(key: string, sizeBytesMax: number) {
    super(`more than ${sizeBytesMax} bytes came for ${key}`)
    this.name = 'BlobTooLarge'
  }
}
