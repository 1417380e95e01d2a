import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { parseMrz } from '../../../../src/domain/formats/mrz.ts'
import { readMrzAtAnyNoise } from '../../../../src/reading/codes/mrz/noisy-mrz.ts'
import { readMrz } from '../../../../src/reading/codes/mrz/read-mrz.ts'
import type { Raster } from '../../../../src/reading/raster/raster.ts'
import { sheetPng } from '../../../../tools/documents/drawing/raster.ts'
import { degrade } from '../../../../tools/documents/degrade.ts'
import { specimens } from '../../../../tools/documents/specimens/index.ts'
import { seededRandom } from '../../../../tools/documents/random.ts'
import { inventAnyMrz, stripImage } from '../../support/mrz-strips.ts'
import { inventMrz, plainView, mrzKinds, mrzImage, type View } from '../../support/mrz-images.ts'

const today = '2026-11-21'

// The reader blocks SVG; these drawings are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** Draws an MRZ of a format from a view and reads it. */
async function drawAndRead(kind: (typeof mrzKinds)[number], view: Partial<View>, seed = 3) {
  const random = seededRandom(seed)
  const lines = inventMrz(kind, random)
  const reading = readMrz(await mrzImage(lines, { ...plainView, ...view }, random), { today })
  return { lines, reading }
}

for (const kind of mrzKinds) {
  test(`every character of a ${kind} MRZ is read`, async () => {
    const { lines, reading } = await drawAndRead(kind, {})
    assert.deepEqual(reading?.mrz.lines, lines)
    assert.equal(reading.mrz.valid, true)
    assert.equal(reading.turn, 0)
  })
}

const turns: [degrees: number, turn: number][] = [
  [0, 0],
  [90, 270],
  [180, 180],
  [270, 90],
]
for (const [degrees, turn] of turns) {
  test(`a page rotated by ${degrees} degrees is read, with the turn that makes it upright`, async () => {
    for (const kind of ['TD1', 'TD3'] as const) {
      const { lines, reading } = await drawAndRead(kind, { degrees, noise: 5 }, 8)
      assert.deepEqual(reading?.mrz.lines, lines)
      assert.equal(reading.turn, turn)
    }
  })
}

const views: [what: string, view: Partial<View>][] = [
  ['tilted by 12 degrees', { degrees: 12 }],
  ['tilted by 14 degrees the other way, upside down', { degrees: 166 }],
  ['in perspective', { perspective: 0.25 }],
  ['tilted and in perspective', { degrees: -8, perspective: 0.2 }],
  ['700 pixels wide', { pixels: 700 }],
  ['blurred and noisy', { blurPixels: 1.2, noise: 14 }],
  ['on a page that is not flat', { bend: 0.012 }],
  ['on a page that bends the other way, tilted', { bend: -0.01, degrees: 174 }],
]
for (const [what, view] of views) {
  test(`every character of a passport's MRZ ${what} is read`, async () => {
    const { lines, reading } = await drawAndRead('TD3', view)
    assert.deepEqual(reading?.mrz.lines, lines)
  })
}

test('an MRZ with a changed birth date is invalid, and its check digit is named', async () => {
  const random = seededRandom(3)
  const [first, second] = inventMrz('TD3', random)
  const decade = String((Number(second!.at(13)) + 1) % 10)
  const changed = [first!, second!.slice(0, 13) + decade + second!.slice(14)]
  const reading = readMrz(await mrzImage(changed, plainView, random), { today })
  assert.deepEqual(reading?.mrz.lines, changed)
  assert.equal(reading.mrz.valid, false)
  assert.equal(reading.mrz.parts.date_of_birth, false)
})

test('a visa whose optional data ends in doubtful zeros is not read as the shorter format', async () => {
  const random = seededRandom(3)
  const [first] = inventMrz('MRV-A', random)
  const lines = [`${first!.slice(0, 5)}NGUYEN<<BJORK`.padEnd(44, '<'), '9791387062D<<5007244M2906140SAV9KK1YOQEJP2<<']
  const view = { ...plainView, degrees: 11.7, perspective: 0.09, pixels: 1653, blurPixels: 1.34, noise: 14.5 }
  const reading = readMrz(await mrzImage(lines, view, random), { today })
  assert.notEqual(reading?.mrz.format, 'MRV-B')
})

/** Drawn by `bench/mrz-accepted.ts`; each was once accepted with a letter of a name or a number that is not printed. */
const misread: [what: string, number: number][] = [
  ['a licence whose broken D looks like O', 118],
  ['a visa whose broken D looks like O', 171],
  ['a card whose T in a name looks like I', 420],
  ['a card whose O in a name looks like D', 512],
  ['a card whose number has OO, which weighs the same as 00', 799],
  ['a passport whose Q looks like G, which weighs the same', 1507],
  ['a card with two letters M that look like H and together weigh the same', 2259],
  ['a visa whose letter O in optional data looks like zero where its lines are found again', 2342],
  ['a card whose S in a name looks like G', 2556],
  ['a visa whose nationality looks like that of another state', 2789],
  ['a visa whose state is another one when a letter is read twice', 2915],
]
for (const [what, number] of misread) {
  test(`${what} is not accepted with what is not printed`, async () => {
    const random = seededRandom(1_000_003 + number)
    const lines = inventAnyMrz(mrzKinds[number % mrzKinds.length]!, random)
    const reading = await readMrzAtAnyNoise(await stripImage(lines, random), { today })
    const printed = parseMrz(lines, { today, exactly: true })!.fields
    for (const [name, value] of Object.entries(reading?.mrz.valid === true ? reading.mrz.fields : {}))
      assert.equal(value, printed[name], name)
  })
}

test('letters, bills and payslips have no MRZ', async () => {
  const documents = specimens(today).filter(({ name }) =>
    /^(?:utility-bill|payslip|bank-statement)-(?:en|fr)$/.test(name),
  )
  assert.equal(documents.length, 6)
  for (const document of documents) {
    const [sheet] = await document.draw()
    assert.equal(readMrz(await rasterOf(await sheetPng(sheet!)), { today }), null, document.name)
  }
})

for (const level of ['clean', 'mild', 'medium'] as const) {
  test(`every character of the MRZ of each specimen is read, captured ${level}`, async () => {
    const documents = specimens(today).filter(
      ({ name, expected }) => expected.mrz !== undefined && !name.endsWith('-photo'),
    )
    assert.ok(documents.length >= 4)
    for (const document of documents) {
      const image = await document.render()
      const captured = level === 'clean' ? image : await degrade(image, { level, seed: 5 })
      const reading = readMrz(await rasterOf(captured), { today })
      assert.equal(reading?.mrz.lines.join('\n'), document.expected.mrz, document.name)
    }
  })
}

test('the MRZ of a card in heavy noise is read after smoothing', async () => {
  const documents = specimens(today).filter(({ name }) => /^national-id-(?:en|fr)$/.test(name))
  assert.equal(documents.length, 2)
  for (const document of documents) {
    const image = await rasterOf(await degrade(await document.render(), { level: 'hard', seed: 5 }))
    assert.equal(readMrz(image, { today }), null, document.name)
    assert.equal(
      (await readMrzAtAnyNoise(image, { today }))?.mrz.lines.join('\n'),
      document.expected.mrz,
      document.name,
    )
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
