import { once } from 'node:events'
import { open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import type { DocumentRequest, ReadRequest } from './protocol.ts'

/** Bytes of a file in memory at once while it is sent. */
const chunkBytes = 256 * 1024

/**
 * Sends a request and the bytes of its file to a child, no faster than the child takes them. Throws when the file cannot be read,
 * is shorter than it was, or the child has ended. docs/reader-sandbox.md#one-file-no-path.
 */
export async function sendFile(
  child: Writable,
  { id, path, mime, docTypeHint, shrink, cpuMs }: DocumentRequest & { readonly id: number; readonly path: string },
): Promise<void> {
  await using file = await open(path)
  const { size: bytes } = await file.stat()
  const request: ReadRequest = { type: 'read', id, bytes, mime, docTypeHint, shrink, cpuMs }
  child.write(`${JSON.stringify(request)}\n`)
  for (let sent = 0; sent < bytes;) {
    // A chunk belongs to the pipe once it is written, so each has its own memory.
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, bytes - sent))
    const { bytesRead } = await file.read(chunk)
    if (bytesRead === 0) throw new Error('the file became shorter while it was sent to a reader')
    sent += bytesRead
    if (!child.write(chunk.subarray(0, bytesRead))) await drained(child)
  }
}

/** Throws when the child closes the pipe instead of reading from it. */
async function drained(child: Writable): Promise<void> {
  const settled = new AbortController()
  const { signal } = settled
  try {
    if (!child.destroyed) await Promise.race([once(child, 'drain', { signal }), once(child, 'close', { signal })])
  } finally {
    settled.abort()
  }
  if (child.destroyed) throw new Error('the reader ended while its file was sent')
}
