import assert from 'node:assert/strict'
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { frameBytes, headerBytes, sealedSize, tagBytes } from '../../src/domain/crypto/frames.ts'
import { BlobMissing, BlobTooLarge } from '../../src/ports/blobs.ts'

const folder = await mkdtemp(join(tmpdir(), 'gatehouse-sealed-'))
after(() => rm(folder, { recursive: true, force: true }))
const s3Url = process.env['TEST_S3_URL']
const storageUrl = s3Url === undefined ? null : `${s3Url}&prefix=test/${randomUUID()}`
const inner = await openBlobs({ storageUrl, dataDir: folder })
const blobs = sealedBlobs(inner)
const dataKey = { id: randomUUID(), key: createSecretKey(randomBytes(32)) }
const sealedFrameBytes = frameBytes + tagBytes

const put = (key: string, bytes: Buffer, chunkBytes = 70_000, sizeBytesMax = bytes.length) =>
  blobs.put(key, Readable.from(inPieces(bytes, chunkBytes)), { sizeBytesMax, dataKey })
const open = async (key: string) => buffer(await blobs.get(key, async (id) => (id === dataKey.id ? dataKey.key : null)))
const atRest = async (key: string) => buffer(await inner.get(key))
const replace = (key: string, bytes: Buffer) => inner.put(key, Readable.from([bytes]), { sizeBytesMax: bytes.length })

function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

describe('a sealed document', () => {
  for (const size of [0, 1, frameBytes - 1, frameBytes, frameBytes + 1, 3 * frameBytes, 1_000_000]) {
    for (const chunk of [1_000, frameBytes, 1_048_576]) {
      it(`of ${size} bytes in pieces of ${chunk} opens as it was put`, async () => {
        const bytes = randomBytes(size)
        const key = `a/sizes/${size}-${chunk}`
        assert.deepEqual(await put(key, bytes, chunk), { sizeBytes: size })
        assert.ok(bytes.equals(await open(key)))
        assert.equal((await atRest(key)).length, sealedSize(size))
      })
    }
  }

  it('holds nothing of the document where it lies', async () => {
    const canary = Buffer.from('Clearwater-canary-of-a-document'.repeat(10_000))
    await put('a/canary', canary)
    assert.equal((await atRest('a/canary')).includes('Clearwater'), false)
  })

  it('put twice is two different blobs', async () => {
    const bytes = randomBytes(100)
    await put('a/twice', bytes)
    const first = await atRest('a/twice')
    await put('a/twice', bytes)
    assert.ok(!first.subarray(headerBytes).equals((await atRest('a/twice')).subarray(headerBytes)))
  })

  const frames = 4
  const document = randomBytes((frames - 1) * frameBytes + 100)
  const changes: readonly (readonly [what: string, change: (blob: Buffer) => Buffer])[] = [
    ['nothing', () => Buffer.alloc(0)],
    ['half a header', (blob) => blob.subarray(0, 20)],
    ['a header alone', (blob) => blob.subarray(0, headerBytes)],
    ...Array.from(
      { length: frames - 1 },
      (_, index) =>
        [
          `the first ${index + 1} frames`,
          (blob: Buffer) => blob.subarray(0, headerBytes + (index + 1) * sealedFrameBytes),
        ] as const,
    ),
    ['all but the last byte', (blob) => blob.subarray(0, -1)],
    ['one byte more', (blob) => Buffer.concat([blob, Buffer.from([0])])],
    ['a frame more', (blob) => Buffer.concat([blob, blob.subarray(headerBytes, headerBytes + sealedFrameBytes)])],
    ['two frames swapped', (blob) => reorder(blob, [1, 0, 2, 3])],
    ['a frame twice', (blob) => reorder(blob, [0, 1, 1, 2, 3])],
    ['a frame left out', (blob) => reorder(blob, [0, 2, 3])],
    ['another version', (blob) => flip(blob, 0)],
    ['another data key', (blob) => flip(blob, 1)],
    ['another salt', (blob) => flip(blob, 17)],
    ['a changed byte in the first frame', (blob) => flip(blob, headerBytes)],
    ['a changed tag', (blob) => flip(blob, headerBytes + sealedFrameBytes - 1)],
    ['a changed last byte', (blob) => flip(blob, blob.length - 1)],
  ]
  for (const [what, change] of changes) {
    it(`is refused as ${what}`, async () => {
      const key = `a/${randomUUID()}`
      await put(key, document)
      await replace(key, change(await atRest(key)))
      await assert.rejects(open(key), /cannot be opened|no blob/)
    })
  }

  it('is refused when any byte of a small one is changed', async () => {
    await put('a/small', Buffer.from('a short document'))
    const blob = await atRest('a/small')
    for (let index = 0; index < blob.length; index++) {
      await replace('a/small', flip(blob, index))
      await assert.rejects(open('a/small'), /cannot be opened|no blob/, `byte ${index}`)
    }
  })

  it('is refused under the key of another document or workspace', async () => {
    await put('a/one', document)
    for (const moved of ['a/other', 'b/one']) {
      await replace(moved, await atRest('a/one'))
      await assert.rejects(open(moved), { name: 'SealBroken' })
    }
  })

  it('gives out no byte of a frame that was changed, and those before it', async () => {
    await put('a/partly', document)
    await replace('a/partly', flip(await atRest('a/partly'), headerBytes + 2 * sealedFrameBytes + 5))
    const got: Buffer[] = []
    await assert.rejects(async () => {
      for await (const chunk of await blobs.get('a/partly', async () => dataKey.key)) got.push(chunk as Buffer)
    })
    assert.ok(Buffer.concat(got).equals(document.subarray(0, 2 * frameBytes)))
  })

  it('whose data key was destroyed is missing', async () => {
    await put('a/destroyed', document)
    await assert.rejects(
      blobs.get('a/destroyed', async () => null),
      BlobMissing,
    )
  })

  it('of more bytes than allowed leaves nothing', async () => {
    await assert.rejects(put('a/large', randomBytes(200_000), 70_000, 199_999), BlobTooLarge)
    assert.equal(await blobs.has('a/large'), false)
  })

  it('whose source breaks leaves nothing and destroys the source', async () => {
    const source = new Readable({ read() {} })
    const waiting = blobs.put('a/broken', source, { sizeBytesMax: 100, dataKey })
    source.push(Buffer.from('half'))
    source.destroy(new Error('the sender is gone'))
    await assert.rejects(waiting, /the sender is gone/)
    assert.ok(source.destroyed)
    assert.equal(await blobs.has('a/broken'), false)
  })
})

function flip(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[index]! ^= 1
  return changed
}

function reorder(blob: Buffer, order: readonly number[]): Buffer {
  const frame = (index: number) =>
    blob.subarray(headerBytes + index * sealedFrameBytes, headerBytes + (index + 1) * sealedFrameBytes)
  return Buffer.concat([blob.subarray(0, headerBytes), ...order.map(frame)])
}
