/** The time of every file in an archive: equal content makes equal bytes. 1980-01-01, the first day of the format. */
const dosDate = 0x21
/** Sizes and CRC follow a file's bytes (bit 3), names are UTF-8 (bit 11). APPNOTE 4.4.4. */
const flags = 0x0808
const versionNeeded = 20
/** Made by version 2.0 under UNIX, where the mode of a file is in the upper half of its attributes. */
const versionMadeBy = 0x0314
const fileAttributes = (0o100600 << 16) >>> 0

/** Lengths in bytes without names. APPNOTE 4.3. */
export const localHeaderBytes = 30
export const descriptorBytes = 16
export const directoryEntryBytes = 46
export const endBytes = 22

/** Largest archive: offsets have 32 bits and the form for larger ones is not written. */
export const archiveBytesMax = 0xffff_ffff
/** Most files of an archive. */
export const archiveFilesMax = 10_000

/** A path of at most three parts, each begins with a letter or digit: no name leads out of a folder. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}(\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){0,2}$/

/** Whether a file of an archive may have this name. docs/evidence.md#the-archive. */
export function isFileName(name: string): boolean {
  return namePattern.test(name)
}

/** A file of an archive: what is stored about it beside its bytes. */
export interface StoredFile {
  readonly name: string
  readonly crc32: number
  readonly sizeBytes: number
  /** Of its header. */
  readonly offset: number
}

/** The bytes of a file with what surrounds them. */
export function wholeBytes({ name, sizeBytes }: Pick<StoredFile, 'name' | 'sizeBytes'>): number {
  return localHeaderBytes + name.length + sizeBytes + descriptorBytes
}

/** What stands before a file's bytes. APPNOTE 4.3.7. */
export function localHeader(name: string): Buffer {
  const header = Buffer.alloc(localHeaderBytes)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(versionNeeded, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(dosDate, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name, 'latin1')])
}

/** What stands behind a file's bytes. APPNOTE 4.3.9. */
export function dataDescriptor({ crc32, sizeBytes }: Pick<StoredFile, 'crc32' | 'sizeBytes'>): Buffer {
  const descriptor = Buffer.alloc(descriptorBytes)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc32, 4)
  descriptor.writeUInt32LE(sizeBytes, 8)
  descriptor.writeUInt32LE(sizeBytes, 12)
  return descriptor
}

/** A file's entry in the directory at the end of the archive. APPNOTE 4.3.12. */
export function directoryEntry({ name, crc32, sizeBytes, offset }: StoredFile): Buffer {
  const entry = Buffer.alloc(directoryEntryBytes)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(versionMadeBy, 4)
  entry.writeUInt16LE(versionNeeded, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(dosDate, 14)
  entry.writeUInt32LE(crc32, 16)
  entry.writeUInt32LE(sizeBytes, 20)
  entry.writeUInt32LE(sizeBytes, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(fileAttributes, 38)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, Buffer.from(name, 'latin1')])
}

/** The last bytes of the archive. APPNOTE 4.3.16. */
export function endRecord(directory: {
  readonly files: number
  readonly sizeBytes: number
  readonly offset: number
}): Buffer {
  const end = Buffer.alloc(endBytes)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.files, 8)
  end.writeUInt16LE(directory.files, 10)
  end.writeUInt32LE(directory.sizeBytes, 12)
  end.writeUInt32LE(directory.offset, 16)
  return end
}
