/** An answer that is a file to download. */
export class FileAnswer {
  readonly media: string
  /** Letters, digits, `.`, `_` and `-` only: it stands in a header. */
  readonly filename: string
  readonly bytes: Uint8Array

  constructor(media: string, filename: string, bytes: Uint8Array) {
    this.media = media
    this.filename = filename
    this.bytes = bytes
  }
}
