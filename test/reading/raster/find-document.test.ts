import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { cutOut, smallSidePixels } from '../../../src/reading/clean/cut-out.ts'
import { findDocument } from '../../../src/reading/raster/find-document.ts'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { photograph, type Table } from '../support/photograph.ts'

const all = specimens('2026-11-21')
const flat = new Map<string, Buffer>()
for (const { name, mime, render } of all) if (mime !== 'application/pdf') flat.set(name, await render())
const around = (inner: string, ground: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${ground}"/>${inner}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const left: readonly (readonly [what: string, inner: string, ground: string])[] = [
  [
    'a printed frame',
    '<rect x="130" y="120" width="540" height="340" fill="none" stroke="#222" stroke-width="5"/>',
    '#fff',
  ],
  [
    'a tinted panel of a form, with print around it',
    `<rect x="130" y="120" width="540" height="340" fill="#cfd8e6"/><rect x="60" y="20" width="680" height="34" fill="#222"/><rect x="60" y="520" width="500" height="40" fill="#222"/>`,
    '#fff',
  ],
  [
    'two cards beside one another',
    '<rect x="40" y="200" width="340" height="214" fill="#eee"/><rect x="420" y="200" width="340" height="214" fill="#eee"/>',
    '#555',
  ],
  ['a round thing', '<circle cx="400" cy="300" r="220" fill="#eee"/>', '#555'],
  ['a long receipt', '<rect x="300" y="20" width="170" height="560" fill="#eee"/>', '#555'],
  ['an empty table', '', '#8a7a66'],
]
const others = await Promise.all(
  left.map(async ([what, inner, ground]) => [what, await around(inner, ground)] as const),
)
// The reader blocks SVG, so it is imported after these drawings.
const { decodeImage, decodeSmall } = await import('../../../src/reading/raster/decode.ts')

const small = async (bytes: Buffer) => (await decodeSmall(bytes, { page: 0, sidePixels: smallSidePixels }))!
const [card, page] = [flat.get('passport-fr')!, flat.get('utility-bill-en')!]

/** Largest distance of a corner found, in pixels of the small image. */
const closePixels = 1

const photos: readonly (readonly [what: string, table: Table, cover: number, turnDegrees: number])[] = [
  ['covering a quarter, rotated by 20 degrees', 'wood', 0.25, 20],
  ['covering half, rotated by 8 degrees', 'slate', 0.5, 8],
  ['covering nearly all', 'cloth', 0.9, 2],
  ['rotated by 20 degrees the other way', 'cloth', 0.6, 20],
]
for (const [index, [what, table, cover, turnDegrees]] of photos.entries()) {
  for (const [kind, document, size] of [
    ['card', card, { width: 1200, height: 900 }],
    ['page', page, { width: 900, height: 1200 }],
  ] as const) {
    test(`a ${kind} on ${table}, ${what}, is found to a pixel`, async () => {
      const { jpeg, corners } = await photograph(document, { seed: 41 + index, table, cover, turnDegrees, ...size })
      const seen = await small(jpeg)
      const place = findDocument(seen)
      const off = corners.map(([x, y], corner) => {
        const [foundX, foundY] = place?.quad[corner] ?? [Infinity, Infinity]
        const scale = seen.width / size.width
        return Math.hypot(foundX + 0.5 - x * scale, foundY + 0.5 - y * scale)
      })
      assert.ok(Math.max(...off) < closePixels, `corners off by ${off.map((pixels) => pixels.toFixed(1)).join(', ')}`)
      assert.ok(Math.abs(place!.width / place!.height - (kind === 'card' ? Math.SQRT2 : 215.9 / 279.4)) < 0.01)
    })
  }
}

test('a flat scan of a page, a card or two sides of a card is never cut', async () => {
  for (const [name, bytes] of flat) assert.equal(findDocument(await small(bytes)), null, name)
})

for (const [what, bytes] of others) {
  test(`${what} is not taken for a document`, async () => {
    assert.equal(findDocument(await small(bytes)), null)
  })
}

test('a card is cut out at its size in the photo, and an image without one stays as it is', async () => {
  const photo = { seed: 7, table: 'slate', cover: 0.5, turnDegrees: 10, width: 1600, height: 1200 } as const
  const { jpeg } = await photograph(card, photo)
  const whole = (await decodeImage(jpeg, { pagesMax: 1, shrink: 1 }))!.pages[0]!
  const { raster: cut } = cutOut(whole, await small(jpeg))
  assert.ok(Math.abs((cut.width * cut.height) / (1600 * 1200) - 0.5) < 0.06)
  assert.equal(cutOut(whole, null).raster, whole)
})
