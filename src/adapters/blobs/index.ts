import { join } from 'node:path'

import type { Blobs } from '../../ports/blobs.ts'
import type { DiskSpace } from '../../ports/disk-space.ts'
import { openFileBlobs } from './files.ts'

/** `GATEHOUSE_STORAGE_URL` and what goes with it, as config/settings.ts reads them. */
export interface BlobsOptions {
  /** `s3://bucket?endpoint=…`, or null for files in the data folder. */
  readonly storageUrl: string | null
  readonly dataDir: string
  /** Left out, finding them is left to the S3 client: environment, shared files, the machine's role. */
  readonly s3Credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
}

/** The store of documents that the settings name; `room` is that of the data folder. Throws when the URL is none of ours or the folder cannot be written. */
export async function openBlobs(
  { storageUrl, dataDir, s3Credentials }: BlobsOptions,
  diskSpace?: DiskSpace,
): Promise<Blobs> {
  if (storageUrl === null) return openFileBlobs(join(dataDir, 'documents'), diskSpace)
  // Loaded when asked for: the S3 client takes 80 ms of every start, and most installations never use it.
  const { openS3Blobs } = await import('./s3.ts')
  return openS3Blobs(storageUrl, s3Credentials ?? null)
}
