import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { timeSlices } from '../time-slice.ts'
import {
  archiveBytesMax,
  archiveFilesMax,
  dataDescriptor,
  directoryEntry,
  endRecord,
  isFileName,
  localHeader,
  wholeBytes,
  type StoredFile,
} from './zip-format.ts'

/** A file to put into an archive. */
export interface ArchiveFile {
  readonly name: string
  readonly content: Uint8Array | AsyncIterable<unknown>
  /** What its bytes must hash to, hex; other bytes end the archive with an error. */
  readonly sha256?: string
}

/** A file that was put into an archive. */
export interface WrittenFile {
  readonly name: string
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Bytes hashed at a time, so that no call waits for a long text. */
const chunkBytes = 256 * 1024

/**
 * The bytes of an archive, file after file, as they come; `last` makes further files from what was written. A document is never
 * in memory as a whole. Throws when a file's bytes do not have the SHA-256 that it names, and when the archive grows past what
 * its format can say: then no end was given and no program opens what came.
 */
export async function* zipBytes(
  files: AsyncIterable<ArchiveFile>,
  last: (written: readonly WrittenFile[]) => readonly ArchiveFile[],
): AsyncGenerator<Uint8Array> {
  const stored: StoredFile[] = []
  const written: WrittenFile[] = []
  const names = new Set<string>()
  const slice = timeSlices()
  let offset = 0

  async function* add({ name, content, sha256: expected }: ArchiveFile): AsyncGenerator<Uint8Array> {
    if (!isFileName(name) || names.has(name)) throw new Error(`a file of an archive cannot be named ${name}`)
    if (names.size === archiveFilesMax) throw new Error('an archive has too many files')
    names.add(name)
    yield localHeader(name)
    const hash = createHash('sha256')
    let [crc, size] = [0, 0]
    for await (const chunk of content instanceof Uint8Array ? pieces(content) : content) {
      if (!(chunk instanceof Uint8Array)) throw new Error('a file of an archive is made of bytes')
      hash.update(chunk)
      crc = crc32(chunk, crc)
      size += chunk.length
      yield chunk
      await slice()
    }
    const sha256 = hash.digest('hex')
    if (expected !== undefined && expected !== sha256) throw new Error(`${name} has not the bytes that were stored`)
    const file = { name, crc32: crc, sizeBytes: size, offset }
    offset += wholeBytes(file)
    if (offset > archiveBytesMax) throw new Error('an archive is too large')
    stored.push(file)
    written.push({ name, size, sha256 })
    yield dataDescriptor(file)
  }

  for await (const file of files) yield* add(file)
  for (const file of last(written)) yield* add(file)
  const directory = Buffer.concat(stored.map(directoryEntry))
  yield directory
  yield endRecord({ files: stored.length, sizeBytes: directory.length, offset })
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
}
