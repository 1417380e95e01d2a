import type { KeyObject } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * Where document bytes live. Keys are ours (`<tenant>/<document>`), never a caller's text. A blob is there whole or not at
 * all: a crash in the middle of `put` leaves nothing under the key.
 */
export interface Blobs {
  /**
   * Stores the stream's bytes durably before it resolves; what was under the key is replaced. Throws what the source failed
   * with, or `BlobTooLarge` when more than `sizeBytesMax` come. The source is destroyed either way.
   */
  put(
    key: string,
    source: Readable,
    options: { readonly sizeBytesMax: number },
  ): Promise<{ readonly sizeBytes: number }>
  /** Throws `BlobMissing` when there is none. */
  get(key: string): Promise<Readable>
  has(key: string): Promise<boolean>
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>
  /** Blobs whose key starts with the prefix, in any order, a page in memory at a time; one that comes or goes meanwhile may be missed. */
  list(prefix: string): AsyncIterable<ListedBlob>
  /**
   * Takes away what puts left that never finished and were last heard of before a moment: those whose key starts with the
   * prefix, where the place knows it. Answers how many; 0 where the place cannot say.
   */
  removeUnfinished(prefix: string, before: Date): Promise<number>
  /** What readiness reports: throws when the place cannot be written. */
  ping(): Promise<void>
}

/** A blob as its place lists it. `writtenAt` is by the place's own clock. */
export interface ListedBlob {
  readonly key: string
  readonly writtenAt: Date
}

/**
 * Documents as they are kept: sealed before they reach the place of the bytes, opened after. The key of a blob is part of
 * what it is sealed for, so one moved to another key does not open.
 */
export interface SealedBlobs extends Pick<Blobs, 'has' | 'delete' | 'list' | 'removeUnfinished' | 'ping'> {
  /** As `Blobs.put`; sizes are those of the document itself. */
  put(
    key: string,
    source: Readable,
    options: { readonly sizeBytesMax: number; readonly dataKey: { readonly id: string; readonly key: KeyObject } },
  ): Promise<{ readonly sizeBytes: number }>
  /**
   * The document's bytes, none before it is found to be as it was sealed; a change breaks the stream with SealBroken.
   * `openKey` answers the data key of an id, null when it was destroyed: BlobMissing then, as when there is no blob.
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
