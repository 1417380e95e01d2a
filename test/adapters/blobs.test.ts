import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'

import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { BlobMissing, BlobTooLarge, type Blobs } from '../../src/ports/blobs.ts'

const MiB = 1024 * 1024

const folder = await mkdtemp(join(tmpdir(), 'gatehouse-blobs-'))
after(() => rm(folder, { recursive: true, force: true }))

conform('files', await openBlobs({ storageUrl: null, dataDir: folder }))

const s3Url = process.env.TEST_S3_URL
if (s3Url === undefined) {
  test('s3', { skip: 'TEST_S3_URL is not set' }, () => {})
} else {
  const storageUrl = `${s3Url}&prefix=test/${randomUUID()}`
  conform('s3', await openBlobs({ storageUrl, dataDir: folder }))

  test('s3: readiness fails when the bucket is not there', async () => {
    const elsewhere = new URL(s3Url)
    const blobs = await openBlobs({
      storageUrl: `s3://no-such-bucket${elsewhere.search}`,
      dataDir: folder,
    })
    await assert.rejects(blobs.ping(), { name: 'NoSuchBucket' })
  })

  test('s3: credentials from the settings are used', async () => {
    const s3Credentials = { accessKeyId: 'nobody', secretAccessKey: 'nothing' }
    const blobs = await openBlobs({ storageUrl, dataDir: folder, s3Credentials })
    await assert.rejects(blobs.ping(), { name: 'InvalidAccessKeyId' })
  })
}

function conform(place: string, blobs: Blobs) {
  const put = (key: string, bytes: Uint8Array, sizeBytesMax = bytes.length) =>
    blobs.put(key, Readable.from(inChunks(bytes)), { sizeBytesMax })
  const read = async (key: string) => await buffer(await blobs.get(key))
  const listed = async (prefix: string) => {
    const keys: string[] = []
    for await (const { key } of blobs.list(prefix)) keys.push(key)
    return keys.sort()
  }

  describe(place, () => {
    for (const sizeBytes of [0, 1, 8 * MiB - 1, 8 * MiB, 8 * MiB + 1, 20 * MiB]) {
      test(`a blob of ${sizeBytes} bytes reads back as it was put`, async () => {
        const bytes = randomBytes(sizeBytes)
        assert.deepEqual(await put('sizes/one', bytes), { sizeBytes })
        assert.ok(bytes.equals(await read('sizes/one')))
      })
    }

    test('a put replaces what was under the key', async () => {
      await put('replaced/one', Buffer.from('long before'))
      await put('replaced/one', Buffer.from('after'))
      assert.equal((await read('replaced/one')).toString(), 'after')
    })

    test('a blob is not there before its put is done', async () => {
      const source = new PassThrough()
      const done = blobs.put('slow/one', source, { sizeBytesMax: 20 * MiB })
      for (const chunk of inChunks(randomBytes(9 * MiB))) {
        if (!source.write(chunk)) await new Promise((resolve) => source.once('drain', resolve))
      }
      assert.equal(await blobs.has('slow/one'), false)
      assert.deepEqual(await listed('slow/'), [])
      source.end()
      await done
      assert.equal(await blobs.has('slow/one'), true)
    })

    for (const sizeBytes of [2, 20 * MiB]) {
      test(`a byte more than a limit of ${sizeBytes - 1} is refused, the source ended and the earlier blob kept`, async () => {
        const key = `sizes/limit-${sizeBytes}`
        await put(key, Buffer.from('kept'))
        const source = Readable.from(inChunks(randomBytes(sizeBytes)))
        await assert.rejects(blobs.put(key, source, { sizeBytesMax: sizeBytes - 1 }), BlobTooLarge)
        assert.equal(source.destroyed, true)
        assert.equal((await read(key)).toString(), 'kept')
      })

      test(`a source that fails after ${sizeBytes} bytes leaves nothing`, async () => {
        const source = Readable.from(failingAfter(randomBytes(sizeBytes)))
        const failed = blobs.put('failed/one', source, { sizeBytesMax: 30 * MiB })
        await assert.rejects(failed, { message: 'the upload broke' })
        assert.deepEqual(await listed('failed/'), [])
      })
    }

    test('a source that was cut short leaves nothing', async () => {
      const source = new PassThrough()
      source.write('half')
      const done = blobs.put('cut/one', source, { sizeBytesMax: 100 })
      source.destroy()
      await assert.rejects(done, { code: 'ERR_STREAM_PREMATURE_CLOSE' })
      assert.equal(await blobs.has('cut/one'), false)
    })

    test('a source that broke before the put leaves nothing', async () => {
      const source = new PassThrough()
      source.once('error', () => {})
      source.destroy(new Error('the upload broke'))
      await assert.rejects(blobs.put('broken/one', source, { sizeBytesMax: 100 }), { message: 'the upload broke' })
      assert.equal(await blobs.has('broken/one'), false)
    })

    test('a source that breaks while the put begins fails it and nothing else', async () => {
      const source = new PassThrough()
      const done = blobs.put('breaking/one', source, { sizeBytesMax: 100 })
      source.destroy(new Error('the upload broke'))
      await assert.rejects(done, { message: 'the upload broke' })
      assert.equal(await blobs.has('breaking/one'), false)
    })

    test('a blob that is not there is missing', async () => {
      await assert.rejects(blobs.get('nothing/here'), BlobMissing)
      assert.equal(await blobs.has('nothing/here'), false)
      await blobs.delete('nothing/here')
    })

    test('a deleted blob is gone', async () => {
      await put('deleted/one', Buffer.from('1'))
      await put('deleted/two', Buffer.from('2'))
      await blobs.delete('deleted/one')
      await assert.rejects(blobs.get('deleted/one'), BlobMissing)
      assert.deepEqual(await listed('deleted/'), ['deleted/two'])
    })

    test('a list has the keys that start with the prefix', async () => {
      for (const key of ['k', 'l', 'l-1', 'l/a', 'l/a-b', 'l/a/b', 'l/a1', 'l1', 'm/l'])
        await put(key, Buffer.from(key))
      assert.deepEqual(await listed('l'), ['l', 'l-1', 'l/a', 'l/a-b', 'l/a/b', 'l/a1', 'l1'])
      assert.deepEqual(await listed('l/'), ['l/a', 'l/a-b', 'l/a/b', 'l/a1'])
      assert.deepEqual(await listed('l/a/'), ['l/a/b'])
      assert.deepEqual(await listed('none'), [])
      assert.ok((await listed('')).includes('m/l'))
    })

    test('a list of more than a thousand keys is whole', async () => {
      const keys = Array.from({ length: 1_100 }, (_, number) => `many/${number}`)
      for (let at = 0; at < keys.length; at += 50) {
        await Promise.all(keys.slice(at, at + 50).map((key) => put(key, Buffer.from(key))))
      }
      assert.deepEqual(await listed('many/'), keys.sort())
    })

    test('two puts of one key leave one of the two whole', async () => {
      const contents = ['first', 'the other']
      await Promise.all(contents.map((text) => put('raced/one', Buffer.from(text))))
      assert.ok(contents.includes((await read('raced/one')).toString()))
    })

    test('readiness is well while the place can be written, and leaves no blob', async () => {
      await blobs.ping()
      assert.ok((await listed('')).every((key) => !key.includes('ping')))
    })

    const notKeys = ['', '.', '..', '../a', 'a/..', 'a/../b', '/a', 'a/', 'a//b', 'a.b', '.incoming/a', 'A', 'é']
    for (const key of [...notKeys, 'a\\b', 'a\0', 'a\n', 'a b', '%2e%2e', 'a'.repeat(201)]) {
      test(`${JSON.stringify(key.slice(0, 20))} is no key`, async () => {
        const source = Readable.from(['x'])
        const refused = { message: /^not a blob key/ }
        await assert.rejects(blobs.put(key, source, { sizeBytesMax: 1 }), refused)
        assert.equal(source.destroyed, true)
        await assert.rejects(blobs.get(key), refused)
        await assert.rejects(blobs.has(key), refused)
        await assert.rejects(blobs.delete(key), refused)
      })
    }

    for (const prefix of ['..', '/', 'a//', './', 'A']) {
      test(`${prefix} starts no key`, async () => {
        await assert.rejects(async () => await listed(prefix), { message: /^not a prefix/ })
      })
    }
  })
}

function* inChunks(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

function* failingAfter(bytes: Uint8Array) {
  yield* inChunks(bytes)
  throw new Error('the upload broke')
}
