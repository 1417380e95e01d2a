import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { Reader } from '../../src/ports/reader.ts'
import { openReader } from '../../src/reading/process/pool.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { photograph, type Table } from './support/photograph.ts'

let folder = ''
let reader: Reader

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'))
  reader = await openReader({ readers: 1 })
})
after(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

/** The upper side of a card from a sheet with both sides. */
async function front(sheet: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(sheet).metadata()
  const margin = 40
  return sharp(sheet)
    .extract({ left: margin, top: margin, width: width - margin * 2, height: Math.round((width - margin * 2) / 1.586) })
    .png()
    .toBuffer()
    .then((bytes) => (height > width ? bytes : sheet))
}

const photos: readonly (readonly [name: string, table: Table, cover: number, turnDegrees: number])[] = [
  ['passport-en', 'wood', 0.25, 20],
  ['passport-fr', 'slate', 0.6, 12],
  ['passport-en', 'cloth', 0.9, 3],
  ['national-id-fr', 'slate', 0.4, 20],
  ['utility-bill-en', 'wood', 0.7, 6],
]
for (const [index, [name, table, cover, turnDegrees]] of photos.entries()) {
  test(`${name} on ${table}, rotated by ${turnDegrees} degrees and in perspective, reads like the flat document`, async () => {
    const specimen = specimens('2026-11-21').find((one) => one.name === name)!
    const whole = await specimen.render()
    const document = name.startsWith('national-id') ? await front(whole) : whole
    const size = name.startsWith('utility') ? { width: 2100, height: 2800 } : { width: 2800, height: 2100 }
    const { jpeg } = await photograph(document, { seed: 11 + index, table, cover, turnDegrees, ...size })
    const files = await Promise.all(
      [document, jpeg].map(async (bytes, which) => {
        const path = join(folder, `${index}-${which}`)
        await writeFile(path, bytes)
        return { path, mime: which === 0 ? 'image/png' : 'image/jpeg', docTypeHint: null } as const
      }),
    )
    const [flat, photo] = await reader.read(files, { signal: AbortSignal.timeout(300_000) })
    assert.ok(flat?.status === 'read' && photo?.status === 'read')
    assert.equal(photo.reading.docType, specimen.docType)
    assert.deepEqual(photo.reading.fields, flat.reading.fields)
    assert.ok(Object.keys(photo.reading.fields).length >= 5)
  })
}
