import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readZoneInAnyGrain } from '../../../../src/reading/codes/mrz/grainy-zone.ts'
import { readZone } from '../../../../src/reading/codes/mrz/read-zone.ts'
import type { Raster } from '../../../../src/reading/raster/raster.ts'
import { sheetPng } from '../../../../src/specimens/drawing/raster.ts'
import { degrade } from '../../../../src/specimens/degrade.ts'
import { specimens } from '../../../../src/specimens/index.ts'
import { seededRandom } from '../../../../src/specimens/random.ts'
import { inventZone, plainView, zoneKinds, zonePicture, type View } from '../../support/zone-pictures.ts'

const today = '2026-11-21'

// Reading lets nobody's SVG in; the drawings here are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** A zone of a format as seen, read again. */
async function readAgain(kind: (typeof zoneKinds)[number], view: Partial<View>, seed = 3) {
  const random = seededRandom(seed)
  const lines = inventZone(kind, random)
  const zone = readZone(await zonePicture(lines, { ...plainView, ...view }, random), { today })
  return { lines, zone }
}

for (const kind of zoneKinds) {
  test(`a ${kind} zone is read to the character`, async () => {
    const { lines, zone } = await readAgain(kind, {})
    assert.deepEqual(zone?.mrz.lines, lines)
    assert.equal(zone.mrz.valid, true)
    assert.equal(zone.turn, 0)
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
      const { lines, zone } = await readAgain(kind, { degrees, noise: 5 }, 8)
      assert.deepEqual(zone?.mrz.lines, lines)
      assert.equal(zone.turn, turn)
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
    const { lines, zone } = await readAgain('TD3', view)
    assert.deepEqual(zone?.mrz.lines, lines)
  })
}

test('a zone whose birth date was changed is given with the digit that fails', async () => {
  const random = seededRandom(3)
  const [first, second] = inventZone('TD3', random)
  const decade = String((Number(second!.at(13)) + 1) % 10)
  const changed = [first!, second!.slice(0, 13) + decade + second!.slice(14)]
  const zone = readZone(await zonePicture(changed, plainView, random), { today })
  assert.deepEqual(zone?.mrz.lines, changed)
  assert.equal(zone.mrz.valid, false)
  assert.equal(zone.mrz.parts.date_of_birth, false)
})

test('a visa whose optional data end in doubtful noughts is not taken for a shorter one without them', async () => {
  const random = seededRandom(3)
  const [first] = inventZone('MRV-A', random)
  const lines = [`${first!.slice(0, 5)}NGUYEN<<BJORK`.padEnd(44, '<'), '9791387062D<<5007244M2906140SAV9KK1YOQEJP2<<']
  const view = { ...plainView, degrees: 11.7, perspective: 0.09, pixels: 1653, blurPixels: 1.34, noise: 14.5 }
  const zone = readZone(await zonePicture(lines, view, random), { today })
  assert.notEqual(zone?.mrz.format, 'MRV-B')
})

test('letters, bills and payslips have no zone', async () => {
  const papers = specimens(today).filter(({ name }) => /^(?:utility-bill|payslip|bank-statement)-(?:en|fr)$/.test(name))
  assert.equal(papers.length, 6)
  for (const paper of papers) {
    const [sheet] = await paper.draw()
    assert.equal(readZone(await rasterOf(await sheetPng(sheet!)), { today }), null, paper.name)
  }
})

for (const level of ['clean', 'mild', 'medium'] as const) {
  test(`the zone of each specimen that has one is read to the character, captured ${level}`, async () => {
    const papers = specimens(today).filter(
      ({ name, expected }) => expected.mrz !== undefined && !name.endsWith('-photo'),
    )
    assert.ok(papers.length >= 4)
    for (const paper of papers) {
      const picture = await paper.render()
      const captured = level === 'clean' ? picture : await degrade(picture, { level, seed: 5 })
      const zone = readZone(await rasterOf(captured), { today })
      assert.equal(zone?.mrz.lines.join('\n'), paper.expected.mrz, paper.name)
    }
  })
}

test('the zone of a card in grain so heavy that no line of it is found, is read where the grain is smoothed', async () => {
  const papers = specimens(today).filter(({ name }) => /^national-id-(?:en|fr)$/.test(name))
  assert.equal(papers.length, 2)
  for (const paper of papers) {
    const picture = await rasterOf(await degrade(await paper.render(), { level: 'hard', seed: 5 }))
    assert.equal(readZone(picture, { today }), null, paper.name)
    assert.equal((await readZoneInAnyGrain(picture, { today }))?.mrz.lines.join('\n'), paper.expected.mrz, paper.name)
  }
})

async function rasterOf(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
