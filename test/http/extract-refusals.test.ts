import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { form, formBytes, formType, type Part } from './support/form.ts'
import { jpeg, png, pngMark, tiff, webp } from './support/images.ts'

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const small = png(10, 10)
const huge = png(9000, 9000)
const aFile = { content: small, type: 'image/png' }

const fileCount = { status: 400, body: { detail: 'Send between 1 and 5 files.' } }
const fileContent = { status: 400, body: { detail: 'File content does not match declared MIME type.' } }
const fileType = (mime: string) => ({
  status: 400,
  body: {
    detail: `Unsupported file type '${mime}'. Allowed types: application/pdf, image/jpeg, image/png, image/tiff, image/webp`,
  },
})
const fileTooLarge = { status: 413, body: { detail: 'File too large. Maximum allowed size is 1 MB.' } }
const imageTooLarge = {
  status: 413,
  body: { detail: 'Image is 9000x9000 pixels; the maximum is 50 megapixels.' },
}
const imageBomb = { status: 413, body: { detail: 'Image dimensions are too large to process.' } }
const reference = { status: 422, body: { detail: 'reference must be 1-64 characters of A-Z a-z 0-9 _ . : -' } }
const environment = { status: 422, body: { detail: "environment must be 'sandbox' or 'production'" } }
const subject = { status: 422, body: { detail: 'subject must be at most 255 characters' } }
const capReached = {
  status: 429,
  body: {
    detail: {
      code: 'kyc_extract_cap_reached',
      message: 'The monthly document-read limit of this workspace is reached.',
      used: 0,
      limit: 0,
    },
  },
}

describe('extract refuses', () => {
  let api: Api
  /** A key whose workspace may read nothing: whatever is accepted ends at the cap, and nothing is read here. */
  let key: string
  before(async () => {
    api = await startApi({ settings: { GATEHOUSE_MAX_FILE_MB: '1' } })
    key = (await api.addWorkspace({ read_cap: 0 })).key
  })
  after(() => api.stop())

  const send = async (data: FormData) => {
    const { status, body } = await api.ask('POST', '/v1/kyc/extract', { key, form: data })
    return { status, body }
  }
  const sendBytes = async (body: Buffer | string, type: string | null = formType) => {
    const headers: Record<string, string> = type === null ? {} : { 'Content-Type': type }
    const bytes = new Uint8Array(Buffer.from(body))
    const answer = await api.ask('POST', '/v1/kyc/extract', { key, headers, body: bytes })
    return { status: answer.status, body: answer.body }
  }
  const sendParts = (parts: readonly Part[], end?: string) => sendBytes(formBytes(parts, end))
  const filePart = { name: 'files', filename: 'a.png', type: 'image/png', content: small }

  describe('what is no form with files', () => {
    const rows: readonly (readonly [what: string, body: Buffer | string, type: string | null])[] = [
      ['no body, no type', '', null],
      ['JSON', '{"files":[]}', 'application/json'],
      ['a file as the body', small, 'image/png'],
      ['a form of the other kind', 'reference=a', 'application/x-www-form-urlencoded'],
      ['another multipart', formBytes([filePart]), formType.replace('form-data', 'mixed')],
      ['a type that only begins like it', formBytes([filePart]), formType.replace('form-data', 'form-data-x')],
      ['no boundary', formBytes([filePart]), 'multipart/form-data'],
      ['an empty boundary', formBytes([filePart]), 'multipart/form-data; boundary='],
      ['another boundary than declared', formBytes([filePart]), 'multipart/form-data; boundary=other'],
      ['no body', '', formType],
      ['no part', formBytes([]), formType],
      ['noise', Buffer.alloc(5000, 0xa5), formType],
      ['text parts alone', formBytes([{ name: 'kind', content: 'trust' }]), formType],
      ['a file under another name', formBytes([{ ...filePart, name: 'file' }]), formType],
      ['files as text', formBytes([{ name: 'files', content: 'a.png' }]), formType],
      ['a body cut inside a file', formBytes([filePart]).subarray(0, -60), formType],
      ['a body cut inside the head of a part', formBytes([filePart]).subarray(0, 60), formType],
      ['a body cut before the last boundary', formBytes([filePart], ''), formType],
      [
        'a part without a head',
        Buffer.from(
          formBytes([filePart])
            .toString('latin1')
            .replace(/Content-.*\r\n/g, ''),
        ),
        formType,
      ],
      [
        'more text parts than there are names for',
        formBytes([...Array(60).fill({ name: 'a', content: 'b' }), filePart]),
        formType,
      ],
    ]
    for (const [what, body, type] of rows) {
      it(`${what}: 400 file count`, async () => assert.deepEqual(await sendBytes(body, type), fileCount))
    }
  })

  describe('files by number and type', () => {
    it('six files: 400 file count', async () => assert.deepEqual(await send(form(Array(6).fill(aFile))), fileCount))
    it('six files that are still being written to disk: 400 file count', async () => {
      for (const bytes of [260_000, 700_000]) {
        const large = { content: Buffer.concat([small, Buffer.alloc(bytes)]), type: 'image/png' }
        assert.deepEqual(await send(form(Array(6).fill(large))), fileCount)
      }
    })
    it('five files are let in', async () => assert.deepEqual(await send(form(Array(5).fill(aFile))), capReached))

    const types: readonly (readonly [type: string, content: Buffer])[] = [
      ['image/png', small],
      ['image/jpeg', jpeg(10, 10)],
      ['image/jpg', jpeg(10, 10)],
      ['IMAGE/PNG', small],
      ['image/webp', webp('VP8X', 10, 10)],
      ['image/tiff', tiff([[10, 10]], { order: 'little', format: 'classic' })],
      ['image/tiff', tiff([[10, 10]], { order: 'big', format: 'big_tiff' })],
      ['application/pdf', pdf],
      ['image/png; charset=binary', small],
    ]
    for (const [type, content] of types) {
      it(`${type} is let in`, async () => {
        assert.deepEqual(await sendParts([{ ...filePart, type, content }]), capReached)
      })
    }
    const others = [
      'image/gif',
      'image/heic',
      'image/svg+xml',
      'text/html',
      'application/zip',
      'application/octet-stream',
    ]
    for (const type of others) {
      it(`${type}: 400 unsupported`, async () => {
        assert.deepEqual(await send(form([{ content: small, type }])), fileType(type))
      })
    }
    it('no type is text/plain: 400 unsupported', async () => {
      assert.deepEqual(await sendParts([{ name: 'files', filename: 'a.png', content: small }]), fileType('text/plain'))
    })
    it('an endless type is cut in the message', async () => {
      const type = `image/${'x'.repeat(1000)}`
      assert.deepEqual(await sendParts([{ ...filePart, type }]), fileType(type.slice(0, 255)))
    })
  })

  describe('content that is not of the declared type', () => {
    const after1024 = (bytes: number) => Buffer.concat([Buffer.alloc(bytes, '\n'), pdf])
    const rows: readonly (readonly [what: string, type: string, content: Buffer, expected: object])[] = [
      ['an empty file', 'image/png', Buffer.alloc(0), fileContent],
      ['an empty PDF', 'application/pdf', Buffer.alloc(0), fileContent],
      ['a JPEG called PNG', 'image/png', jpeg(10, 10), fileContent],
      ['a PNG called JPEG', 'image/jpeg', small, fileContent],
      ['a PNG called PDF', 'application/pdf', small, fileContent],
      ['a PDF called TIFF', 'image/tiff', pdf, fileContent],
      ['a page of HTML called WebP', 'image/webp', Buffer.from('<html></html>'), fileContent],
      ['another RIFF called WebP', 'image/webp', Buffer.from('RIFF\0\0\0\0WAVEfmt '), fileContent],
      ['a PNG signature cut short', 'image/png', pngMark.subarray(0, 7), fileContent],
      ['a PNG signature and nothing else', 'image/png', pngMark, capReached],
      ['a JPEG signature and nothing else', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff]), capReached],
      ['a TIFF signature and nothing else', 'image/tiff', Buffer.from('II*\0', 'latin1'), capReached],
      [
        'a BigTIFF signature and half an offset',
        'image/tiff',
        Buffer.from('II+\0\u0008\0\0\0\u0010\0', 'latin1'),
        capReached,
      ],
      ['a WebP signature and nothing else', 'image/webp', Buffer.from('RIFF\0\0\0\0WEBP'), capReached],
      ['a PDF after 1024 bytes', 'application/pdf', after1024(1024), capReached],
      ['a PDF after 1025 bytes', 'application/pdf', after1024(1025), fileContent],
    ]
    for (const [what, type, content, expected] of rows) {
      it(`${what}: ${expected === capReached ? 'let in' : '400 content'}`, async () => {
        assert.deepEqual(await sendParts([{ ...filePart, type, content }]), expected)
      })
    }
    it('one of several is enough', async () => {
      assert.deepEqual(await send(form([aFile, { content: pdf, type: 'image/png' }, aFile])), fileContent)
    })
  })

  describe('a file by its size', () => {
    const sized = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)])
    it('1 MB is let in', async () => {
      assert.deepEqual(await send(form([{ content: sized(1024 * 1024), type: 'image/png' }])), capReached)
    })
    it('one byte more: 413', async () => {
      assert.deepEqual(await send(form([{ content: sized(1024 * 1024 + 1), type: 'image/png' }])), fileTooLarge)
    })
    it('each file counts for itself', async () => {
      const whole = { content: sized(1024 * 1024), type: 'image/png' }
      assert.deepEqual(await send(form(Array(5).fill(whole))), capReached)
    })
  })

  describe('an image by its pixels', () => {
    const rows: readonly (readonly [what: string, type: string, content: Buffer, expected: object])[] = [
      ['a PNG of 9000x9000', 'image/png', huge, imageTooLarge],
      ['a JPEG of 9000x9000', 'image/jpeg', jpeg(9000, 9000), imageTooLarge],
      ['a WebP of 9000x9000', 'image/webp', webp('VP8X', 9000, 9000), imageTooLarge],
      [
        'a TIFF of 9000x9000',
        'image/tiff',
        tiff([[9000, 9000]], { order: 'little', format: 'classic' }),
        imageTooLarge,
      ],
      [
        'a BigTIFF of 9000x9000',
        'image/tiff',
        tiff([[9000, 9000]], { order: 'big', format: 'big_tiff' }),
        imageTooLarge,
      ],
      ['a PNG of 50 megapixels', 'image/png', png(10_000, 5_000), capReached],
      [
        'a PNG of one row more',
        'image/png',
        png(10_000, 5_001),
        { status: 413, body: { detail: 'Image is 10000x5001 pixels; the maximum is 50 megapixels.' } },
      ],
      [
        'an image that is all width',
        'image/png',
        png(2_147_483_647, 1),
        { status: 413, body: { detail: 'Image is 2147483647x1 pixels; the maximum is 50 megapixels.' } },
      ],
      ['20 TIFF pages of 50 megapixels', 'image/tiff', pages(20), capReached],
      ['21 TIFF pages of 50 megapixels', 'image/tiff', pages(21), imageBomb],
    ]
    for (const [what, type, content, expected] of rows) {
      it(`${what}: ${expected === capReached ? 'let in' : '413'}`, async () => {
        assert.deepEqual(await sendParts([{ ...filePart, type, content }]), expected)
      })
    }
  })

  describe('form fields', () => {
    const rows: readonly (readonly [what: string, fields: Record<string, string>, expected: object])[] = [
      ['reference of 65 characters', { reference: 'a'.repeat(65) }, reference],
      ['reference of 64 characters', { reference: 'a'.repeat(64) }, capReached],
      ['reference of every character allowed', { reference: 'aZ09_.:-' }, capReached],
      ['reference with a space', { reference: 'client 1001' }, reference],
      ['reference with an accent', { reference: 'clé' }, reference],
      ['reference with a line break at its end', { reference: 'client\n' }, reference],
      ['reference empty', { reference: '' }, capReached],
      ['environment unknown', { environment: 'test' }, environment],
      ['environment in capitals', { environment: 'SANDBOX' }, environment],
      ['environment empty', { environment: '' }, capReached],
      ['environment production', { environment: 'production' }, capReached],
      ['subject of 256 characters', { subject: 'é'.repeat(256) }, subject],
      ['subject of 255 characters', { subject: 'é'.repeat(255) }, capReached],
      ['subject of 255 astral characters', { subject: '😀'.repeat(255) }, capReached],
      ['subject of 100,000 characters', { subject: 'a'.repeat(100_000) }, subject],
      ['kind unknown', { kind: 'martian' }, capReached],
      ['doc_type and step_key unknown', { doc_type: 'selfie', step_key: 'selfie' }, capReached],
      ['a field that is none of ours', { colour: 'green', ['__proto__']: 'x' }, capReached],
    ]
    for (const [what, fields, expected] of rows) {
      it(`${what}: ${expected === capReached ? 'let in' : '422'}`, async () => {
        assert.deepEqual(await send(form([aFile], fields)), expected)
      })
    }
    it('the first of a repeated field counts', async () => {
      const data = form([aFile], { environment: 'sandbox' })
      data.append('environment', 'test')
      assert.deepEqual(await send(data), capReached)
    })
    it('fields may stand after the files', async () => {
      const data = form([aFile])
      data.append('environment', 'test')
      assert.deepEqual(await send(data), environment)
    })
  })

  describe('in one order', () => {
    const bad = { reference: 'a b', environment: 'test', subject: 'a'.repeat(256) }
    it('the type of a file goes before the fields', async () => {
      assert.deepEqual(await send(form([{ content: small, type: 'image/gif' }], bad)), fileType('image/gif'))
    })
    it('the number of files goes before the type of the sixth', async () => {
      assert.deepEqual(await send(form([...Array(5).fill(aFile), { content: small, type: 'image/gif' }])), fileCount)
    })
    it('the size of a file goes before the fields', async () => {
      const content = Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024)])
      assert.deepEqual(await send(form([{ content, type: 'image/png' }], bad)), fileTooLarge)
    })
    it('reference goes before environment, environment before subject', async () => {
      assert.deepEqual(await send(form([aFile], bad)), reference)
      assert.deepEqual(await send(form([aFile], { ...bad, reference: '' })), environment)
      assert.deepEqual(await send(form([aFile], { subject: bad.subject })), subject)
    })
    it('the fields go before the number of files', async () => {
      assert.deepEqual(await send(form([], { subject: bad.subject })), subject)
    })
    it('the fields go before the content', async () => {
      assert.deepEqual(await send(form([{ content: pdf, type: 'image/png' }], { reference: 'a b' })), reference)
    })
    it('the content of the last file goes before the pixels of the first', async () => {
      const files = [
        { content: huge, type: 'image/png' },
        { content: pdf, type: 'image/png' },
      ]
      assert.deepEqual(await send(form(files)), fileContent)
    })
    it('the pixels go before the reads of the month', async () => {
      assert.deepEqual(await send(form([{ content: huge, type: 'image/png' }])), imageTooLarge)
    })
  })

  it('none of it has left a file behind', async () => {
    const { readdir } = await import('node:fs/promises')
    assert.deepEqual(await readdir(`${api.dataDir}/uploads`), [])
  })
})

/** A TIFF of so many pages, each as large as a page may be. */
function pages(count: number): Buffer {
  return tiff(Array(count).fill([10_000, 5_000]), { order: 'little', format: 'classic' })
}
