import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readMrzAtAnyNoise } from '../../../../src/reading/codes/mrz/noisy-mrz.ts'
import { readMrz } from '../../../../src/reading/codes/mrz/read-mrz.ts'
import type { Raster } from '../../../../src/reading/raster/raster.ts'
import { sheetPng } from '../../../../tools/documents/drawing/raster.ts'
import { degrade } from '../../../../tools/documents/degrade.ts'
import { specimens } from '../../../../tools/documents/specimens/index.ts'
import { seededRandom } from '../../../../tools/documents/random.ts'
import { inventMrz, plainView, mrzKinds, mrzImage, type View } from '../../support/mrz-images.ts'

const today = '2026-11-21'

// Reading lets nobody's SVG in; the drawings here are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** An MRZ of a format as seen, read again. */
async function readAgain(kind: (typeof mrzKinds)[number], view: Partial<View>, seed = 3) {
  const random = seededRandom(seed)
  const lines = inventMrz(kind, random)
  const mrzReading = readMrz(await mrzImage(lines, { ...plainView, ...view }, random), { today })
  return { lines, mrzReading }
}

for (const kind of mrzKinds) {
  test(`a ${kind} zone is read to the character`, async () => {
    const { lines, mrzReading } = await readAgain(kind, {})
    assert.deepEqual(mrzReading?.mrz.lines, lines)
    assert.equal(mrzReading.mrz.valid, true)
    assert.equal(mrzReading.turn, 0)
  })
}

const turns: [degrees: number, turn: number][] = [
  [0, 0],
  [90, 270],
  [180, 180],
  [270, 90],
]
for (const [degrees, turn] of turns) {
  test(`a page that lies ${degrees} degrees round is read, and the turn that brings it upright is known`, async () => {
    for (const kind of ['TD1', 'TD3'] as const) {
      const { lines, mrzReading } = await readAgain(kind, { degrees, noise: 5 }, 8)
      assert.deepEqual(mrzReading?.mrz.lines, lines)
      assert.equal(mrzReading.turn, turn)
    }
  })
}

const views: [what: string, view: Partial<View>][] = [
  ['tilted by 12 degrees', { degrees: 12 }],
  ['tilted by 14 degrees the other way, on its head', { degrees: 166 }],
  ['seen from aside', { perspective: 0.25 }],
  ['tilted and seen from aside', { degrees: -8, perspective: 0.2 }],
  ['700 pixels wide', { pixels: 700 }],
  ['blurred and full of grain', { blurPixels: 1.2, noise: 14 }],
  ['on a page that is not flat', { bend: 0.012 }],
  ['on a page that bends the other way, tilted', { bend: -0.01, degrees: 174 }],
]
for (const [what, view] of views) {
  test(`a passport's zone ${what} is read to the character`, async () => {
    const { lines, mrzReading } = await readAgain('TD3', view)
    assert.deepEqual(mrzReading?.mrz.lines, lines)
  })
}

test('a zone whose birth date was changed is given with the digit that fails', async () => {
  const random = seededRandom(3)
  const [first, second] = inventMrz('TD3', random)
  const decade = String((Number(second!.at(13)) + 1) % 10)
  const changed = [first!, second!.slice(0, 13) + decade + second!.slice(14)]
  const mrzReading = readMrz(await mrzImage(changed, plainView, random), { today })
  assert.deepEqual(mrzReading?.mrz.lines, changed)
  assert.equal(mrzReading.mrz.valid, false)
  assert.equal(mrzReading.mrz.parts.date_of_birth, false)
})

test('a visa whose optional data end in doubtful noughts is not taken for a shorter one without them', async () => {
  const random = seededRandom(3)
  const [first] = inventMrz('MRV-A', random)
  const lines = [`${first!.slice(0, 5)}NGUYEN<<BJORK`.padEnd(44, '<'), '9791387062D<<5007244M2906140SAV9KK1YOQEJP2<<']
  const view = { ...plainView, degrees: 11.7, perspective: 0.09, pixels: 1653, blurPixels: 1.34, noise: 14.5 }
  const mrzReading = readMrz(await mrzImage(lines, view, random), { today })
  assert.notEqual(mrzReading?.mrz.format, 'MRV-B')
})

test('letters, bills and payslips have no zone', async () => {
  const documents = specimens(today).filter(({ name }) =>
    /^(?:utility-bill|payslip|bank-statement)-(?:en|fr)$/.test(name),
  )
  assert.equal(documents.length, 6)
  for (const paper of documents) {
    const [sheet] = await paper.draw()
    assert.equal(readMrz(await rasterOf(await sheetPng(sheet!)), { today }), null, paper.name)
  }
})

for (const level of ['clean', 'mild', 'medium'] as const) {
  test(`the zone of each specimen that has one is read to the character, captured ${level}`, async () => {
    const documents = specimens(today).filter(
      ({ name, expected }) => expected.mrz !== undefined && !name.endsWith('-photo'),
    )
    assert.ok(documents.length >= 4)
    for (const paper of documents) {
      const image = await paper.render()
      const captured = level === 'clean' ? image : await degrade(image, { level, seed: 5 })
      const mrzReading = readMrz(await rasterOf(captured), { today })
      assert.equal(mrzReading?.mrz.lines.join('\n'), paper.expected.mrz, paper.name)
    }
  })
}

test('the zone of a card in grain so heavy that no line of it is found, is read where the grain is smoothed', async () => {
  const documents = specimens(today).filter(({ name }) => /^national-id-(?:en|fr)$/.test(name))
  assert.equal(documents.length, 2)
  for (const paper of documents) {
    const image = await rasterOf(await degrade(await paper.render(), { level: 'hard', seed: 5 }))
    assert.equal(readMrz(image, { today }), null, paper.name)
    assert.equal((await readMrzAtAnyNoise(image, { today }))?.mrz.lines.join('\n'), paper.expected.mrz, paper.name)
  }
})

async function rasterOf(image: Buffer): Promise<Raster> {
  const { data, info } = await sharp(image)
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
