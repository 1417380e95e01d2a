import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { DocumentMime, Reader, Reading } from '../../src/ports/reader.ts'
import { openReader } from '../../src/reading/process/pool.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { pdfOf } from './support/pdf.ts'

let folder = ''
let reader: Reader

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'))
  reader = await openReader({ readers: 2 })
})
after(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

async function read(bytes: Uint8Array, mime: DocumentMime, docTypeHint: string | null = null): Promise<Reading> {
  const path = join(folder, `${Math.random()}`)
  await writeFile(path, bytes)
  const [outcome] = await reader.read([{ path, mime, docTypeHint }], { signal: new AbortController().signal })
  assert.equal(outcome?.status, 'read')
  return outcome.reading
}

function specimen(name: string): Promise<Buffer> {
  return specimens('2026-11-21')
    .find((one) => one.name === name)!
    .render()
}

const codes = (reading: Reading) => reading.notes.map(({ code }) => code)

const undecodable: [string, DocumentMime, Uint8Array][] = [
  ['a JPEG of random bytes', 'image/jpeg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2000, 7)])],
  ['an SVG called a PNG', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'a PNG that is only a head',
    'image/png',
    Buffer.from('89504e470d0a1a0a0000000d494844520000010000000100080000000', 'hex'),
  ],
  ['a PDF that is only a head', 'application/pdf', Buffer.from('%PDF-1.7\n')],
  ['an empty file', 'image/webp', Buffer.alloc(0)],
]
for (const [what, mime, bytes] of undecodable) {
  test(`${what} is read as undecodable, without fields`, async () => {
    const reading = await read(bytes, mime)
    assert.deepEqual(codes(reading), ['undecodable'])
    assert.deepEqual(reading.fields, {})
    assert.equal(reading.docType, 'other')
  })
}

test('a truncated image is read up to its end, with a note', async () => {
  const whole = await sharp(await specimen('passport-en'))
    .jpeg({ quality: 90 })
    .toBuffer()
  const reading = await read(whole.subarray(0, Math.round(whole.length * 0.7)), 'image/jpeg')
  assert.ok(codes(reading).includes('truncated_image'))
})

test('an image that declares too many pixels is not decoded', async () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(17)
  size.writeUInt32BE(30_000, 0)
  size.writeUInt32BE(30_000, 4)
  const startedAt = performance.now()
  assert.deepEqual(codes(await read(Buffer.concat([header, size]), 'image/png')), ['undecodable'])
  assert.ok(performance.now() - startedAt < 2_000)
})

test('a blank page has no text and no type', async () => {
  const blank = sharp({ create: { width: 800, height: 1000, channels: 3, background: 'white' } })
  const reading = await read(await blank.png().toBuffer(), 'image/png')
  assert.deepEqual(codes(reading), ['no_text'])
  assert.equal(reading.docType, 'other')
})

for (const degrees of [90, 180]) {
  test(`a passport photographed at ${degrees} degrees reads like an upright one`, async () => {
    const turned = await sharp(await specimen('passport-en'))
      .rotate(degrees)
      .png()
      .toBuffer()
    const reading = await read(turned, 'image/png')
    assert.equal(reading.docType, 'passport')
    assert.equal(reading.fields.id_number, 'UA2047318')
  })
}

test('the EXIF orientation is applied and the day of the photo is read', async () => {
  const photo = await sharp(await specimen('passport-en'))
    .rotate(90)
    .withMetadata({
      orientation: 8,
      exif: { IFD0: { Software: 'Camera 1.0' }, IFD2: { DateTimeOriginal: '2026:11:03 10:00:00' } },
    })
    .jpeg()
    .toBuffer()
  const reading = await read(photo, 'image/jpeg')
  assert.equal(reading.fields.id_number, 'UA2047318')
  assert.equal(reading.metaCreated, '2026-11-03')
  assert.equal(reading.producer, 'Camera 1.0')
})

test('the hint is used when the pages do not determine the type', async () => {
  const payslip = pdfOf([[...Array(14).fill('For the work of the month, with our thanks'), 'Net amount: $1,234.56']])
  assert.equal((await read(payslip, 'application/pdf')).docType, 'other')
  const reading = await read(payslip, 'application/pdf', 'payslip')
  assert.equal(reading.docType, 'payslip')
  assert.equal(reading.fields.net_pay, '1234.56')
})

test('pages with a clear type override the hint', async () => {
  const reading = await read(await specimen('payslip-en-text'), 'application/pdf', 'passport')
  assert.equal(reading.docType, 'payslip')
  assert.ok(reading.docTypeConfidence >= 0.8)
  assert.equal(reading.fields.net_pay, '1802.10')
})

test('a PDF with a password is not read, and a note says why', async () => {
  const reading = await read(pdfOf([['Secret']], { encrypted: true }), 'application/pdf')
  assert.deepEqual(codes(reading), ['encrypted_pdf'])
})

test('the first ten pages of a long PDF are read and the rest counted', async () => {
  const pages = Array.from({ length: 13 }, (_, index) => [
    `This is page ${index + 1} of a long account of nothing at all, kept for the sake of its length`,
  ])
  const reading = await read(pdfOf(pages), 'application/pdf')
  assert.equal(reading.pageCount, 13)
  assert.deepEqual(reading.notes, [{ code: 'pages_not_read', subject: '3' }])
})

test('the first three pages of a long TIFF are read and the rest counted', async () => {
  const page = await sharp(await specimen('passport-en'))
    .resize({ width: 900 })
    .png()
    .toBuffer()
  const blank = await sharp({ create: { width: 900, height: 633, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const { height } = await sharp(page).metadata()
  const sized = await sharp(blank).resize({ width: 900, height, fit: 'fill' }).png().toBuffer()
  const tiff = await sharp([sized, sized, page, sized, sized], { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
  const reading = await read(tiff, 'image/tiff')
  assert.equal(reading.pageCount, 5)
  assert.equal(reading.fields.id_number, 'UA2047318')
  assert.deepEqual(
    reading.notes.filter(({ code }) => code === 'pages_not_read'),
    [{ code: 'pages_not_read', subject: '2' }],
  )
})

test('a PDF truncated anywhere gives a reading and never an error', async () => {
  const whole = await specimen('payslip-en-text')
  for (const share of [0.02, 0.3, 0.6, 0.97]) {
    const reading = await read(whole.subarray(0, Math.round(whole.length * share)), 'application/pdf')
    assert.ok(reading.textLength >= 40 || reading.notes.length > 0, `cut at ${share}`)
  }
})

test('a PDF saved twice has two revisions', async () => {
  const once = pdfOf([['Statement of nothing, written once and then again']])
  const again = Buffer.concat([once, Buffer.from('\n% changed\nxref\n0 0\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n')])
  assert.equal((await read(once, 'application/pdf')).revisions, 1)
  assert.equal((await read(again, 'application/pdf')).revisions, 2)
})
