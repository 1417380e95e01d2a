import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { withFile } from '../../../src/operations/intake/file-content.ts'
import { declaredSizes } from '../../../src/operations/intake/image-size.ts'
import type { DocumentMime } from '../../../src/ports/reader.ts'
import { jpeg, jpegSegment, png, pngMark, tiff, webp } from '../../http/support/images.ts'

describe('the declared size of an image', () => {
  let folder: string
  before(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-sizes-'))))
  after(() => rm(folder, { recursive: true }))

  const sizesOf = async (content: Buffer, mime: DocumentMime) => {
    const file = path.join(folder, 'image')
    await writeFile(file, content)
    const sizes = await withFile(file, (bytes) => declaredSizes(bytes, mime))
    return sizes.map(({ width, height }) => [width, height])
  }

  const app = (length: number) => jpegSegment(0xe1, Buffer.alloc(length, 0xff))
  const jpegs: readonly (readonly [what: string, content: Buffer, expected: number[][]])[] = [
    ['baseline', jpeg(9000, 6000), [[9000, 6000]]],
    ['progressive', jpeg(9000, 6000, { frame: 0xc2 }), [[9000, 6000]]],
    ['lossless arithmetic', jpeg(9000, 6000, { frame: 0xcf }), [[9000, 6000]]],
    ['a Huffman table is no frame', jpeg(9, 6, { before: jpegSegment(0xc4, Buffer.alloc(20)) }), [[9, 6]]],
    ['behind application data', jpeg(9, 6, { before: app(65_000) }), [[9, 6]]],
    [
      'behind a megabyte of application data',
      jpeg(9, 6, { before: Buffer.concat(Array(16).fill(app(65_000))) }),
      [[9, 6]],
    ],
    ['behind fill bytes', jpeg(9, 6, { before: Buffer.alloc(9, 0xff) }), [[9, 6]]],
    ['a frame drawn inside application data', jpeg(9, 6, { before: jpegSegment(0xe1, jpeg(1, 1)) }), [[9, 6]]],
    ['cut before its size', jpeg(9, 6).subarray(0, 8), []],
    ['image data before any frame', jpeg(9, 6, { before: jpegSegment(0xda, Buffer.alloc(4)) }), []],
    ['a segment of no length', jpeg(9, 6, { before: Buffer.from([0xff, 0xe1, 0, 0]) }), []],
    ['noise behind the signature', Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x12, 0x34]), []],
  ]
  for (const [what, content, expected] of jpegs) {
    it(`JPEG, ${what}: ${expected.join()}`, async () =>
      assert.deepEqual(await sizesOf(content, 'image/jpeg'), expected))
  }

  const others: readonly (readonly [what: string, content: Buffer, mime: DocumentMime, expected: number[][]])[] = [
    ['PNG', png(9000, 6000), 'image/png', [[9000, 6000]]],
    ['PNG of the largest number', png(2 ** 32 - 1, 1), 'image/png', [[2 ** 32 - 1, 1]]],
    ['PNG cut before its size', png(9, 6).subarray(0, 20), 'image/png', []],
    [
      'PNG with another first chunk',
      Buffer.concat([pngMark, Buffer.from('\0\0\0\0tEXt'), Buffer.alloc(20)]),
      'image/png',
      [],
    ],
    [
      'PNG whose first chunk has no name',
      Buffer.concat([pngMark, Buffer.from([0, 0, 0, 13, 1, 2, 3, 4]), png(9000, 6000).subarray(16)]),
      'image/png',
      [[9000, 6000]],
    ],
    ['WebP, lossy', webp('VP8 ', 9000, 6000), 'image/webp', [[9000, 6000]]],
    ['WebP, lossy at its largest', webp('VP8 ', 16_383, 16_383), 'image/webp', [[16_383, 16_383]]],
    ['WebP, lossless', webp('VP8L', 9000, 6000), 'image/webp', [[9000, 6000]]],
    ['WebP, lossless at its largest', webp('VP8L', 16_384, 16_384), 'image/webp', [[16_384, 16_384]]],
    ['WebP, extended', webp('VP8X', 9000, 6000), 'image/webp', [[9000, 6000]]],
    ['WebP, extended at its largest', webp('VP8X', 2 ** 24, 1), 'image/webp', [[2 ** 24, 1]]],
    ['WebP cut before its size', webp('VP8X', 9, 6).subarray(0, 25), 'image/webp', []],
    ['PDF has no pixels', Buffer.from('%PDF-1.7'), 'application/pdf', []],
  ]
  for (const [what, content, mime, expected] of others) {
    it(`${what}: ${expected.join()}`, async () => assert.deepEqual(await sizesOf(content, mime), expected))
  }

  for (const order of ['little', 'big'] as const) {
    for (const format of ['classic', 'big_tiff'] as const) {
      const layout = { order, format }
      it(`TIFF, ${order} endian, ${format}: every page`, async () => {
        const pages = [
          [9000, 6000],
          [10, 20],
          [70_000, 3],
        ] as const
        assert.deepEqual(await sizesOf(tiff(pages, layout), 'image/tiff'), pages)
      })
      it(`TIFF, ${order} endian, ${format}: pages in a circle are counted once`, async () => {
        const start = format === 'classic' ? 8 : 16
        assert.deepEqual(await sizesOf(tiff([[9, 6]], layout, { next: start }), 'image/tiff'), [[9, 6]])
      })
      it(`TIFF, ${order} endian, ${format}: a page past the end of the file is none`, async () => {
        assert.deepEqual(await sizesOf(tiff([[9, 6]], layout, { next: 4_000_000_000 }), 'image/tiff'), [[9, 6]])
      })
      it(`TIFF, ${order} endian, ${format}: the size is found behind other tags`, async () => {
        assert.deepEqual(await sizesOf(tiff([[9, 6]], layout, { entriesBefore: 1000 }), 'image/tiff'), [[9, 6]])
      })
      it(`TIFF, ${order} endian, ${format}: of two sizes of one page the larger counts, whatever its type`, async () => {
        const twice = tiff([[9, 6]], layout, { entriesBefore: 1 })
        // The padding entry becomes a second height, a FLOAT by its type.
        const [entry, value] = format === 'classic' ? [8 + 2, 8] : [16 + 8, 12]
        const little = order === 'little'
        const half = (at: number, number: number) =>
          little ? twice.writeUInt16LE(number, at) : twice.writeUInt16BE(number, at)
        half(entry, 257)
        half(entry + 2, 11)
        if (little) twice.writeUInt32LE(4_000_000_000, entry + value)
        else twice.writeUInt32BE(4_000_000_000, entry + value)
        assert.deepEqual(await sizesOf(twice, 'image/tiff'), [[9, 4_000_000_000]])
      })
      it(`TIFF, ${order} endian, ${format}: an oversized directory is ignored`, async () => {
        assert.deepEqual(await sizesOf(tiff([[9, 6]], layout, { entriesBefore: 5000 }), 'image/tiff'), [])
      })
      it(`TIFF, ${order} endian, ${format}: a truncated file declares its pages or none`, async () => {
        const whole = tiff([[9, 6]], layout)
        for (let length = 4; length < whole.length; length++) {
          const sizes = await sizesOf(whole.subarray(0, length), 'image/tiff')
          assert.ok(sizes.length === 0 || (sizes[0]?.[0] === 9 && sizes[0][1] === 6), `cut at ${length}`)
        }
      })
    }
  }

  it('never throws for random bytes after a signature', async () => {
    const starts: readonly (readonly [DocumentMime, Buffer])[] = [
      ['image/png', pngMark],
      ['image/jpeg', Buffer.from([0xff, 0xd8])],
      ['image/webp', Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')],
      ['image/tiff', Buffer.from('II*\0', 'latin1')],
      ['image/tiff', Buffer.from('MM\0+', 'latin1')],
    ]
    const anyFile = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }))
    await fc.assert(
      fc.asyncProperty(anyFile, async ([[mime, start], rest]) => {
        for (const size of await sizesOf(Buffer.concat([start, rest]), mime)) assert.equal(size.length, 2)
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })
})
