import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { errors, Refusal } from '../contract/errors.ts'
import type { Upload, UploadedFile } from '../operations/operation.ts'
import type { DocumentMime } from '../ports/reader.ts'
import { DiskFull, type DiskSpace } from '../ports/disk-space.ts'
import { ClientGone } from './json-body.ts'

/** The form part that carries documents. docs/api.md#extract. */
const filesPart = 'files'
const partsMax = 40
const fieldBytesMax = 64 * 1024
const filenameLengthMax = 255
/** Idle time after which the upload is aborted. */
const idleMs = 60_000

const mimes: Readonly<Record<string, DocumentMime>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/jpg': 'image/jpeg',
  'image/png': 'image/png',
  'image/tiff': 'image/tiff',
  'image/webp': 'image/webp',
}

export interface UploadLimits {
  /** Folder for the files while the call lasts. */
  readonly directory: string
  readonly filesMax: number
  readonly fileMaxMb: number
  /** Disk space of that folder, checked before each chunk. */
  readonly diskSpace: DiskSpace
}

/**
 * Receives a multipart form and streams each file to disk. Throws while streaming for too many files, a file over the size
 * limit and an unsupported type; a body that is not a multipart form counts as one without files. docs/api.md#extract.
 * Throws ClientGone when the sender stops. The caller deletes the files with `removeUpload`.
 */
export async function receiveUpload(request: IncomingMessage, limits: UploadLimits): Promise<Upload> {
  const parser = openParser(request)
  const writes: Promise<UploadedFile>[] = []
  const started: string[] = []
  const streams: Readable[] = []
  const givenUp = new AbortController()
  const fields: Record<string, string> = Object.create(null)
  const unreadFiles = new Set<string>()
  let idle = setTimeout(() => undefined, 0)
  try {
    await new Promise<void>((resolve, reject) => {
      const watch = () => {
        clearTimeout(idle)
        idle = setTimeout(() => reject(new ClientGone()), idleMs)
      }
      watch()
      if (request.destroyed) reject(new ClientGone())
      request.on('data', watch)
      request.once('aborted', () => reject(new ClientGone()))
      request.once('error', () => reject(new ClientGone()))
      parser.on('file', (part, stream, filename, _encoding, declared) => {
        streams.push(stream)
        stream.on('error', (error) => reject(uploadError(error)))
        if (part !== filesPart) {
          unreadFiles.add(part)
          return void stream.resume()
        }
        const mime = mimes[declared.toLowerCase()]
        if (writes.length === limits.filesMax) return void reject(errors.fileCount())
        if (mime === undefined) return void reject(errors.fileType(declared.slice(0, filenameLengthMax)))
        const target = path.join(limits.directory, randomUUID())
        started.push(target)
        const write = writeFile(stream, target, { ...limits, givenUp: givenUp.signal }).then((written) => ({
          filename: usableName(filename),
          mime,
          path: target,
          ...written,
        }))
        write.catch((error: unknown) => reject(uploadError(error)))
        writes.push(write)
      })
      parser.on('field', (name, value) => {
        fields[name] ??= value
      })
      parser.on('partsLimit', () => reject(errors.fileCount()))
      parser.on('error', () => reject(errors.fileCount()))
      parser.on('finish', () => resolve())
      request.pipe(parser)
    })
    return { files: await Promise.all(writes), fields, unreadFiles: [...unreadFiles] }
  } catch (error) {
    request.unpipe(parser)
    request.resume()
    parser.destroy()
    // A stream destroyed after its last byte and before its end event would leave its write waiting forever.
    givenUp.abort()
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(writes)
    await removeFiles(started)
    throw error
  } finally {
    clearTimeout(idle)
    request.removeAllListeners('data')
    request.resume()
  }
}

/** A file name that survives a JSON round trip: no U+0000 and no half surrogate pair at the cut. */
function usableName(filename: string): string {
  return filename
    .replaceAll('\u0000', '')
    .slice(0, filenameLengthMax)
    .replace(/[\ud800-\udbff]$/, '')
}

/** Refusals and disk faults are returned as they are; any other error means a malformed form. */
function uploadError(error: unknown): Error {
  if (error instanceof Refusal || error instanceof DiskFull || (error instanceof Error && 'syscall' in error))
    return error
  return errors.fileCount()
}

/** Deletes the files of an answered call. */
export async function removeUpload(upload: Upload): Promise<void> {
  await removeFiles(upload.files.map((file) => file.path))
}

async function removeFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((file) => rm(file, { force: true })))
}

function openParser(request: IncomingMessage): BusboyInstance {
  const type = request.headers['content-type']
  if (type === undefined || !/^multipart\/form-data\s*(?:;|$)/i.test(type)) {
    request.resume()
    throw errors.fileCount()
  }
  const headers: BusboyHeaders = { ...request.headers, 'content-type': type }
  try {
    return new Busboy({ headers, limits: { parts: partsMax, fields: partsMax, fieldSize: fieldBytesMax } })
  } catch {
    request.resume()
    throw errors.fileCount()
  }
}

/** Streams one file to disk, counts and hashes it. Throws 413 above the size limit and DiskFull on a full disk. */
async function writeFile(
  stream: Readable,
  target: string,
  { fileMaxMb, diskSpace, givenUp }: UploadLimits & { readonly givenUp: AbortSignal },
): Promise<{ readonly sizeBytes: number; readonly sha256: Buffer }> {
  const bytesMax = fileMaxMb * 1024 * 1024
  const hash = createHash('sha256')
  let sizeBytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length
      if (sizeBytes > bytesMax) return done(errors.fileTooLarge(fileMaxMb))
      try {
        diskSpace.expect()
      } catch (error) {
        return done(error instanceof Error ? error : new Error(String(error)))
      }
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  await pipeline(stream, measure, file, { signal: givenUp })
  return { sizeBytes, sha256: hash.digest() }
}
