import type { Readable } from 'node:stream'

/**
 * An answer that is a file to download. A stream is sent as it comes; when it fails after its first byte, the connection is broken,
 * so that no caller takes a part for the whole. docs/api.md#evidence.
 */
export class FileAnswer {
  readonly media: string
  /** Letters, digits, `.`, `_` and `-` only: it stands in a header. */
  readonly filename: string
  readonly bytes: Uint8Array | Readable

  constructor(media: string, filename: string, bytes: Uint8Array | Readable) {
    this.media = media
    this.filename = filename
    this.bytes = bytes
  }
}
