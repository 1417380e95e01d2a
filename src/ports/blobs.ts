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
  list(prefix: string): AsyncIterable<string>
  /** What readiness reports: throws when the place cannot be written. */
  ping(): Promise<void>
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
