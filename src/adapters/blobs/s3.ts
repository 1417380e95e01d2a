import { Readable } from 'node:stream'

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

import { type Blobs, BlobMissing, type ListedBlob } from '../../ports/blobs.ts'
import { assertKey, assertPrefix, isKey } from './keys.ts'
import { limitedChunks } from './limited-chunks.ts'
import { parseS3Url } from './s3-url.ts'

/** Smallest part except the last; a put holds one in memory. S3 requires at least 5 MiB. */
const partBytesMin = 8 * 1024 * 1024
/** From the first try of a call to the last byte, including the client's retries. */
const callTimeoutMs = 60_000
/** The same for reading a blob, whose reader sets the pace. */
const getTimeoutMs = 5 * 60_000
/** Includes the wait for one of the client's 50 connections. */
const connectTimeoutMs = 10_000
/** From a connection to the answer's first byte, per try. */
const answerTimeoutMs = 30_000
const attemptsMax = 3
const listPageKeysMax = 1_000
/** Written by `ping`; blob keys contain no dot, so it cannot collide. */
const pingName = '.ping'

interface Bucket {
  readonly client: S3Client
  readonly name: string
  readonly keyPrefix: string
}

/**
 * Blobs in a bucket of S3 or of an S3-compatible server. A put of more than one part is a multipart upload, which becomes
 * visible only when complete. A failed upload is aborted; `removeUnfinished` aborts those that a crash left. The operator
 * chooses the server, as with the database, so the egress policy does not apply.
 */
export function openS3Blobs(
  url: string,
  credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null,
): Blobs {
  const place = parseS3Url(url)
  const client = new S3Client({
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint }),
    ...(place.region === null ? {} : { region: place.region }),
    ...(credentials === null ? {} : { credentials }),
    forcePathStyle: place.pathStyle,
    maxAttempts: attemptsMax,
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: answerTimeoutMs,
      throwOnRequestTimeout: true,
    },
  })
  const bucket = { client, name: place.bucket, keyPrefix: place.keyPrefix }

  return {
    put: (key, source, { sizeBytesMax }) => put(bucket, { key, source, sizeBytesMax }),

    async get(key) {
      const answer = await client
        .send(new GetObjectCommand(objectOf(bucket, key)), { abortSignal: AbortSignal.timeout(getTimeoutMs) })
        .catch((error: unknown) => {
          throw error instanceof NoSuchKey ? new BlobMissing(key) : error
        })
      if (!(answer.Body instanceof Readable)) throw new Error('the S3 client returned no stream')
      return answer.Body
    },

    async has(key) {
      try {
        await client.send(new HeadObjectCommand(objectOf(bucket, key)), withinCallTime())
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(bucket, key)), withinCallTime())
    },

    list(prefix) {
      assertPrefix(prefix)
      return list(bucket, prefix)
    },

    removeUnfinished(prefix, before) {
      assertPrefix(prefix)
      return removeUnfinished(bucket, prefix, before)
    },

    async ping() {
      const name = bucket.keyPrefix + pingName
      const body = Buffer.from('ping')
      await client.send(new PutObjectCommand({ Bucket: bucket.name, Key: name, Body: body }), withinCallTime())
    },
  }
}

async function put(bucket: Bucket, options: { key: string; source: Readable; sizeBytesMax: number }) {
  const { key, source, sizeBytesMax } = options
  const chunks = limitedChunks(key, source, sizeBytesMax)
  try {
    const object = objectOf(bucket, key)
    const parts = partsOf(chunks)
    const first = await parts.next()
    const body = first.done === true ? new Uint8Array() : first.value
    if (body.length >= partBytesMin) return { sizeBytes: await putParts(bucket.client, { object, first: body, parts }) }
    await bucket.client.send(new PutObjectCommand({ ...object, Body: body }), withinCallTime())
    return { sizeBytes: body.length }
  } catch (error) {
    source.destroy()
    throw error
  }
}

/** Sends the parts in sequence, so that a put holds at most two of them in memory. Returns the bytes sent. */
async function putParts(
  client: S3Client,
  options: { object: S3Object; first: Uint8Array; parts: AsyncIterable<Uint8Array> },
): Promise<number> {
  const { object, first, parts } = options
  // Named at the start and repeated at the end: S3 refuses parts and completions whose checksum type differs.
  const begin = new CreateMultipartUploadCommand({ ...object, ChecksumAlgorithm: 'CRC32' })
  const { UploadId } = await client.send(begin, withinCallTime())
  if (UploadId === undefined) throw new Error('the S3 server started an upload without an UploadId')
  const upload = { ...object, UploadId }
  const sent: { PartNumber: number; ETag?: string; ChecksumCRC32?: string }[] = []
  const send = async (body: Uint8Array) => {
    const PartNumber = sent.length + 1
    const answer = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body: body }), withinCallTime())
    sent.push({
      PartNumber,
      ...(answer.ETag === undefined ? {} : { ETag: answer.ETag }),
      ...(answer.ChecksumCRC32 === undefined ? {} : { ChecksumCRC32: answer.ChecksumCRC32 }),
    })
    return body.length
  }
  try {
    let sizeBytes = await send(first)
    for await (const part of parts) sizeBytes += await send(part)
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }),
      withinCallTime(),
    )
    return sizeBytes
  } catch (error) {
    // The caller needs the first error; `removeUnfinished` drops parts that remain.
    await client.send(new AbortMultipartUploadCommand(upload), withinCallTime()).catch(() => {})
    throw error
  }
}

/** Gathers chunks into parts of at least `partBytesMin`, except the last. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array[] = []
  let gatheredBytes = 0
  for await (const chunk of chunks) {
    gathered.push(chunk)
    gatheredBytes += chunk.length
    if (gatheredBytes < partBytesMin) continue
    yield Buffer.concat(gathered)
    gathered = []
    gatheredBytes = 0
  }
  if (gatheredBytes > 0) yield Buffer.concat(gathered)
}

/** Skips names that are not blob keys: the bucket may be shared. */
async function* list({ client, name, keyPrefix }: Bucket, prefix: string): AsyncGenerator<ListedBlob> {
  const query = { Bucket: name, Prefix: keyPrefix + prefix, MaxKeys: listPageKeysMax }
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ ...query, ...(next === undefined ? {} : { ContinuationToken: next }) }),
      withinCallTime(),
    )
    for (const { Key, LastModified: writtenAt } of page.Contents ?? []) {
      const key = Key?.slice(keyPrefix.length) ?? ''
      if (isKey(key) && writtenAt !== undefined) yield { key, writtenAt }
    }
    next = page.NextContinuationToken
  } while (next !== undefined)
}

/** Aborts multipart uploads begun before a moment. Servers that cannot list uploads need a bucket rule. */
async function removeUnfinished({ client, name, keyPrefix }: Bucket, prefix: string, before: Date): Promise<number> {
  const query = { Bucket: name, Prefix: keyPrefix + prefix, MaxUploads: listPageKeysMax }
  let next: { KeyMarker?: string; UploadIdMarker?: string } | null = {}
  let removed = 0
  while (next !== null) {
    const page: ListMultipartUploadsCommandOutput | null = await client
      .send(new ListMultipartUploadsCommand({ ...query, ...next }), withinCallTime())
      .catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.name === 'NotImplemented') return null
        throw error
      })
    for (const { Key = '', UploadId, Initiated } of page?.Uploads ?? []) {
      if (UploadId === undefined || Initiated === undefined || Initiated >= before) continue
      if (!isKey(Key.slice(keyPrefix.length))) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }), withinCallTime())
      removed++
    }
    next = page?.IsTruncated === true ? markersOf(page) : null
  }
  return removed
}

/** Start of the next page. Throws when the server announces a page without its start, which would loop forever. */
function markersOf({ NextKeyMarker, NextUploadIdMarker }: ListMultipartUploadsCommandOutput) {
  if (NextKeyMarker === undefined) throw new Error('the S3 server truncated a listing without NextKeyMarker')
  return {
    KeyMarker: NextKeyMarker,
    ...(NextUploadIdMarker === undefined ? {} : { UploadIdMarker: NextUploadIdMarker }),
  }
}

interface S3Object {
  readonly Bucket: string
  readonly Key: string
}

function objectOf({ name, keyPrefix }: Bucket, key: string): S3Object {
  assertKey(key)
  return { Bucket: name, Key: keyPrefix + key }
}

function withinCallTime(): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(callTimeoutMs) }
}
