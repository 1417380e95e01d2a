import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import {
  archiveFilesMax,
  dataDescriptor,
  descriptorBytes,
  directoryEntry,
  directoryEntryBytes,
  endBytes,
  endRecord,
  isFileName,
  localHeader,
  localHeaderBytes,
  wholeBytes,
  type StoredFile,
} from './zip-format.ts'

/** Longest directory of an archive, in bytes. */
const directoryBytesMax = 4 * 1024 * 1024
/** Bytes read at a time. */
const chunkBytes = 256 * 1024

/** An archive that has not the form that this program writes. The message says where. */
export class ArchiveDamaged extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ArchiveDamaged'
  }
}

/** A file of an archive as it was found. */
export interface FoundFile {
  readonly stored: StoredFile
  /** Of its bytes, hex. */
  readonly sha256: string
  /** Whether what surrounds its bytes is as it was written. */
  readonly framed: boolean
}

/**
 * The directory of an archive. The form is exact: stored files one behind another, each byte of the container is computed again
 * and compared, so no byte is outside of a file or unchecked. Throws ArchiveDamaged.
 */
export async function readDirectory(handle: FileHandle): Promise<readonly StoredFile[]> {
  const { size } = await handle.stat()
  if (size < endBytes) throw new ArchiveDamaged('the archive is shorter than its last record')
  const end = await bytesAt(handle, size - endBytes, endBytes)
  const [files, sizeBytes, offset] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]
  const isExact = end.equals(endRecord({ files, sizeBytes, offset })) && offset + sizeBytes + endBytes === size
  if (!isExact || files > archiveFilesMax || sizeBytes > directoryBytesMax) {
    throw new ArchiveDamaged('the last record of the archive was changed, or bytes were cut off or added')
  }
  const directory = await bytesAt(handle, offset, sizeBytes)
  const found: StoredFile[] = []
  const names = new Set<string>()
  let [at, next] = [0, 0]
  for (let number = 1; number <= files; number++) {
    const file = entryAt(directory, at)
    const isNext = file !== null && file.offset === next && !names.has(file.name)
    if (!isNext) throw new ArchiveDamaged(`entry ${number} of the archive's directory was changed`)
    names.add(file.name)
    found.push(file)
    at += directoryEntryBytes + file.name.length
    next += wholeBytes(file)
  }
  if (at !== sizeBytes || next !== offset) throw new ArchiveDamaged('the directory of the archive was changed')
  return found
}

/** Hashes a file of an archive, and passes its bytes on. Reading goes no further than the archive. */
export async function hashFile(
  handle: FileHandle,
  stored: StoredFile,
  onBytes: (chunk: Buffer) => void = () => {},
): Promise<FoundFile> {
  const { name, offset, sizeBytes } = stored
  const header = await bytesAt(handle, offset, localHeaderBytes + name.length)
  const start = offset + header.length
  const hash = createHash('sha256')
  let crc = 0
  for (let at = 0; at < sizeBytes; at += chunkBytes) {
    const chunk = await bytesAt(handle, start + at, Math.min(chunkBytes, sizeBytes - at))
    hash.update(chunk)
    crc = crc32(chunk, crc)
    onBytes(chunk)
  }
  const descriptor = await bytesAt(handle, start + sizeBytes, descriptorBytes)
  const framed = header.equals(localHeader(name)) && descriptor.equals(dataDescriptor(stored))
  return { stored, sha256: hash.digest('hex'), framed: framed && crc === stored.crc32 }
}

function entryAt(directory: Buffer, at: number): StoredFile | null {
  if (at + directoryEntryBytes > directory.length) return null
  const nameBytes = directory.readUInt16LE(at + 28)
  const end = at + directoryEntryBytes + nameBytes
  if (end > directory.length) return null
  const name = directory.toString('latin1', at + directoryEntryBytes, end)
  const [crc, sizeBytes, offset] = [16, 20, 42].map((place) => directory.readUInt32LE(at + place))
  if (!isFileName(name) || crc === undefined || sizeBytes === undefined || offset === undefined) return null
  const file = { name, crc32: crc, sizeBytes, offset }
  return directory.subarray(at, end).equals(directoryEntry(file)) ? file : null
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await handle.read(bytes, 0, length, position)
  if (bytesRead < length) throw new ArchiveDamaged('the archive ends inside a file')
  return bytes
}
