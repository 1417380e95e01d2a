import type { Readable } from 'node:stream'

import { BlobTooLarge } from '../../ports/blobs.ts'

/**
 * The source's chunks. Reading throws `BlobTooLarge` above the limit and every error of the source, including a premature
 * close.
 */
export function limitedChunks(key: string, source: Readable, sizeBytesMax: number): AsyncGenerator<Uint8Array> {
  // An upload may fail before it is read; without a listener that would end the process. The loop below also throws the error.
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
