import type { Readable } from 'node:stream'

import { BlobTooLarge } from '../../ports/blobs.ts'

/**
 * The source's bytes as they come. Reading throws `BlobTooLarge` past the limit and what the source fails with, a source that
 * is cut short included.
 */
export function limitedChunks(key: string, source: Readable, sizeBytesMax: number): AsyncGenerator<Uint8Array> {
  // An upload may break before anything reads it. Without a listener that ends the process; the reading below throws it too.
  source.on('error', () => {})
  return count()

  async function* count(): AsyncGenerator<Uint8Array> {
    let sizeBytes = 0
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) throw new Error('a blob is written from a stream of bytes')
      sizeBytes += chunk.length
      if (sizeBytes > sizeBytesMax) throw new BlobTooLarge(key, sizeBytesMax)
      yield chunk
    }
  }
}
