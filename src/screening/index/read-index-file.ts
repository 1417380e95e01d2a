import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { checkSum, sumBytes } from './file-format.ts'
import { sharedBytes } from './shared-bytes.ts'

/** Bytes per read; their CRC takes about 2 ms, and the thread serves requests between two reads. */
const pieceBytesMax = 4 * 1024 * 1024

/**
 * The bytes of a compiled index, in one buffer that threads can share. Throws `IndexFormatError` when a byte changed: with a damaged name a
 * listed party could pass.
 */
export async function readIndexFile(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = sharedBytes(size)
    let [read, sum] = [0, 0]
    while (read < size) {
      const { bytesRead } = await file.read(bytes, read, Math.min(pieceBytesMax, size - read), read)
      if (bytesRead === 0) break
      sum = crc32(bytes.subarray(read, Math.min(read + bytesRead, size - sumBytes)), sum)
      read += bytesRead
    }
    checkSum(bytes, sum)
    return bytes
  } finally {
    await file.close()
  }
}
