import { open, type FileHandle } from 'node:fs/promises'
import type { DocumentMime } from '../../ports/reader.ts'

/** Most bytes before `%PDF-`. docs/api.md#limits. */
const pdfPreambleBytesMax = 1024
const pdfMark = '%PDF-'

/** An opened file. `at` returns the bytes at an offset, fewer at the end of the file. */
export interface FileBytes {
  readonly sizeBytes: number
  at(offset: number, length: number): Promise<Buffer>
}

/** Opens a file, runs `work` on it and closes it. */
export async function withFile<T>(path: string, work: (bytes: FileBytes) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    return await work({ sizeBytes: size, at: (offset, length) => readAt(handle, offset, length) })
  } finally {
    await handle.close()
  }
}

/** Whether the first bytes are those of the declared type. docs/api.md#extract. */
export async function matchesMime(bytes: FileBytes, mime: DocumentMime): Promise<boolean> {
  const head = await bytes.at(0, pdfPreambleBytesMax + pdfMark.length)
  const starts = (signature: readonly number[]) => signature.every((byte, index) => head[index] === byte)
  switch (mime) {
    case 'application/pdf':
      return head.includes(pdfMark)
    case 'image/jpeg':
      return starts([0xff, 0xd8, 0xff])
    case 'image/png':
      return starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    case 'image/tiff':
      return [
        [0x49, 0x49, 0x2a, 0x00],
        [0x4d, 0x4d, 0x00, 0x2a],
        [0x49, 0x49, 0x2b, 0x00],
        [0x4d, 0x4d, 0x00, 0x2b],
      ].some(starts)
    case 'image/webp':
      return head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP'
  }
}

async function readAt(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, offset)
  return buffer.subarray(0, bytesRead)
}
