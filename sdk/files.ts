/** A file to upload. Its media type is that of the blob: image/jpeg, image/png, image/webp, image/tiff or application/pdf. */
export interface UploadFile {
  readonly name: string
  /** A `Blob` or `File`, or the bytes with `type`. */
  readonly content: Blob | Uint8Array<ArrayBuffer>
  /** Media type; default that of the blob. */
  readonly type?: string
}

/** A file that an operation answers. */
export interface FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Media type, as `application/pdf`. */
  readonly type: string
}
