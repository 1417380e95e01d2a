import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

import {
  dataKeyIdOfHeader,
  frameBytes,
  frameHeader,
  frameKey,
  headerBytes,
  openFrame,
  saltBytes,
  sealedSize,
  sealFrame,
  tagBytes,
  type FrameKey,
} from '../../domain/crypto/frames.ts'
import { BlobMissing, type Blobs, type SealedBlobs } from '../../ports/blobs.ts'
import { limitedChunks } from './limited-chunks.ts'

const sealedFrameBytes = frameBytes + tagBytes

/** A blob store that encrypts on write and decrypts on read, as streams: memory holds a few frames at most. */
export function sealedBlobs(blobs: Blobs): SealedBlobs {
  return {
    has: (key) => blobs.has(key),
    delete: (key) => blobs.delete(key),
    list: (prefix) => blobs.list(prefix),
    removeUnfinished: (prefix, before) => blobs.removeUnfinished(prefix, before),
    ping: () => blobs.ping(),

    async put(key, source, { sizeBytesMax, dataKey }) {
      const header = frameHeader(dataKey.id, randomBytes(saltBytes))
      let sizeBytes = 0
      const chunks = counted(limitedChunks(key, source, sizeBytesMax), (length) => (sizeBytes += length))
      const sealed = Readable.from(sealFrames(header, frameKey(dataKey.key, header, key), chunks))
      try {
        await blobs.put(key, sealed, { sizeBytesMax: sealedSize(sizeBytesMax) })
        return { sizeBytes }
      } finally {
        source.destroy()
      }
    },

    async get(key, openKey) {
      const source = await blobs.get(key)
      try {
        const bytes = new FrameSource(source)
        const header = await bytes.take(headerBytes)
        const dataKey = await openKey(dataKeyIdOfHeader(header))
        if (dataKey === null) throw new BlobMissing(key)
        const opened = Readable.from(openFrames(bytes, frameKey(dataKey, header, key)))
        return opened.once('close', () => source.destroy())
      } catch (error) {
        source.destroy()
        throw error
      }
    },
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  count: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length)
    yield chunk
  }
}

/** Seals a frame only once the next bytes arrive, because the last frame is marked. */
async function* sealFrames(header: Buffer, key: FrameKey, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield header
  let waiting: Uint8Array = Buffer.alloc(0)
  let number = 0
  for await (const chunk of chunks) {
    const frames: Buffer[] = []
    let at = 0
    while (waiting.length + chunk.length - at > frameBytes) {
      const end = at + frameBytes - waiting.length
      const frame = joined(waiting, chunk.subarray(at, end))
      frames.push(...sealFrame(key, { number: number++, last: false }, frame))
      waiting = chunk.subarray(end, end)
      at = end
    }
    waiting = joined(waiting, chunk.subarray(at))
    if (frames.length > 0) yield Buffer.concat(frames)
  }
  yield Buffer.concat(sealFrame(key, { number, last: true }, waiting))
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  return b.length === 0 ? a : Buffer.concat([a, b])
}

async function* openFrames(bytes: FrameSource, key: FrameKey): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const frame = await bytes.take(sealedFrameBytes)
    const last = await bytes.isAtEnd()
    const opened = openFrame(key, { number, last }, frame)
    if (opened.length > 0) yield opened
    if (last) return
  }
}

/** Reads a byte stream in pieces of a requested length. */
class FrameSource {
  readonly #chunks: AsyncIterator<unknown>
  #held: Buffer = Buffer.alloc(0)
  #ended = false

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  /** That many bytes, or the rest of the stream. */
  async take(length: number): Promise<Buffer> {
    await this.#hold(length)
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }

  async isAtEnd(): Promise<boolean> {
    await this.#hold(1)
    return this.#held.length === 0
  }

  async #hold(length: number): Promise<void> {
    const chunks = [this.#held]
    let held = this.#held.length
    while (held < length && !this.#ended) {
      const { done, value } = await this.#chunks.next()
      if (done) this.#ended = true
      else if (value instanceof Uint8Array) {
        chunks.push(Buffer.from(value.buffer, value.byteOffset, value.length))
        held += value.length
      } else throw new Error('a blob is read from a stream of bytes')
    }
    if (chunks.length > 1) this.#held = Buffer.concat(chunks)
  }
}
