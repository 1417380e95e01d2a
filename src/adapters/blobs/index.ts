import { join } from 'node:path'

import type { Blobs } from '../../ports/blobs.ts'
import type { DiskSpace } from '../../ports/disk-space.ts'
import { openFileBlobs } from './files.ts'

/** `GATEHOUSE_STORAGE_URL` and what goes with it, as config/settings.ts reads them. */
export interface BlobsOptions {
  /** `s3://bucket?endpoint=…`, or null for files in the data folder. */
  readonly storageUrl: string | null
  readonly dataDir: string
  /** Absent: the S3 client finds them in the environment, shared files or the machine's role. */
  readonly s3Credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
}

/** Opens the configured blob store; the disk space is that of the data folder. Throws for an invalid URL or an unwritable folder. */
export async function openBlobs(
  { storageUrl, dataDir, s3Credentials }: BlobsOptions,
  diskSpace?: DiskSpace,
): Promise<Blobs> {
  if (storageUrl === null) return openFileBlobs(join(dataDir, 'documents'), diskSpace)
  // Lazy: the S3 client adds 80 ms to a start, and most installations do not use it.
  const { openS3Blobs } = await import('./s3.ts')
  return openS3Blobs(storageUrl, s3Credentials ?? null)
}
