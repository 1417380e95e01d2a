import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { FieldEvidence } from '../../../src/ports/reader.ts'
import { doubtUnderGlare, flawsOfImage } from '../../../src/reading/recognise/image-defects.ts'
import { recogniseCapture } from '../../../src/reading/open/capture.ts'
import { decodeImage, decodeSmall } from '../../../src/reading/raster/decode.ts'
import { findGlare } from '../../../src/reading/raster/glare.ts'
import { showsScreen } from '../../../src/reading/raster/screen-pattern.ts'
import { hasStatusBar } from '../../../src/reading/raster/status-bar.ts'
import { degrade, type CaptureLevel } from '../../../tools/documents/degrade.ts'
import { sheetPng } from '../../../tools/documents/drawing/raster.ts'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { outOfFocus, photographOfScreen, shaken, withGlare } from '../support/faulty-captures.ts'
import { coloursApart, printOnTint } from '../support/tinted-paper.ts'

// Reading refuses SVG, which specimens are drawn with.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** On paper of 230 levels, as `withGlare` draws it: 0.88 * 230 + 420 * exp(-1.5 ** 2) is 247. */
const burntOutRadii = 1.45
const good = { page: 0, defect: null, meanConfidence: 0.95, dark: false } as const
const noExif = { created: '', modified: '', software: '', camera: '' }
const names = ['passport-en', 'payslip-fr', 'utility-bill-en', 'bank-statement-fr'] as const
const images = new Map<string, Buffer>()

before(async () => {
  const sheets = specimens('2026-11-21')
  for (const name of names) {
    const [sheet] = await sheets.find((candidate) => candidate.name === name)!.draw()
    images.set(name, await sheetPng(sheet!))
  }
})

const captured = (name: string, level: CaptureLevel) => degrade(images.get(name)!, { level, seed: name.length })
const isOfScreen = async (bytes: Buffer) =>
  showsScreen(await rasterOf(bytes), () => decodeSmall(bytes, { page: 0, sidePixels: 4000 }))
const rasterOf = async (bytes: Buffer) => (await decodeImage(bytes, { pagesMax: 1, shrink: 1 }))!.pages[0]!

describe('a photo of a screen', () => {
  for (const [index, name] of names.entries()) {
    const pixelsADot = 2.2 + index * 0.35
    it(`of ${name}, ${pixelsADot} pixels a dot, is found by its dots`, async () => {
      const options = { seed: index + 1, pixelsADot, turnDegrees: index * 2 - 3, width: 1000, height: 760 }
      const photo = await photographOfScreen(images.get(name)!, options)
      assert.equal(await isOfScreen(photo), true)
      assert.equal(await recogniseCapture(photo, { exif: noExif, image: await rasterOf(photo) }), 'screen')
    })
  }
})

describe('a photo of a screen by the sensor of a telephone', () => {
  for (const pixelsADot of [2.2, 2.7, 4.2, 5.2]) {
    it(`${pixelsADot} pixels a dot, is found by its dots`, async () => {
      const options = { seed: 3, turnDegrees: 3, width: 1000, height: 760, softnessPixels: 0.9, mosaic: true }
      assert.equal(
        await isOfScreen(await photographOfScreen(images.get('payslip-fr')!, { ...options, pixelsADot })),
        true,
      )
    })
  }
})

describe('tinted paper', () => {
  const pink = [1, 0.75, 0.8] as const
  const blue = [0.6, 0.75, 1] as const
  const tints = [
    { pattern: 'dots', pitchPixels: 2.7, turnDegrees: 0, ink: pink },
    { pattern: 'dots', pitchPixels: 6, turnDegrees: 45, ink: [1, 0.97, 0.6] },
    { pattern: 'lines', pitchPixels: 4, turnDegrees: 2, ink: blue },
    { pattern: 'paired lines', pitchPixels: 2.7, turnDegrees: 50, ink: [0.5, 1, 1], crossInk: [0.6, 0.75, 1] },
    { pattern: 'paired lines', pitchPixels: 5, turnDegrees: 20, ink: [1, 0.97, 0.6], crossInk: [1, 0.65, 0.85] },
    { pattern: 'paired lines', pitchPixels: 3.6, turnDegrees: 20, ink: [0.6, 0.9, 1], crossInk: [1, 0.65, 0.85] },
    { pattern: 'crossed lines', pitchPixels: 5, turnDegrees: 15, ink: pink, crossInk: blue },
    { pattern: 'guilloche', pitchPixels: 8, turnDegrees: 0, ink: pink, crossInk: [0.8, 0.8, 0.8] },
  ] as const
  for (const tint of tints) {
    it(`with ${tint.pattern} ${tint.pitchPixels} pixels apart is no screen`, async () => {
      const small = await sharp(images.get('payslip-fr')!).resize(900).png().toBuffer()
      const tinted = await printOnTint(small, tint)
      assert.equal(await isOfScreen(tinted), false, 'as drawn')
      for (const level of ['clean', 'scan', 'mild'] as const)
        assert.equal(await isOfScreen(await degrade(tinted, { level, seed: 3 })), false, level)
      const scan = await degrade(tinted, { level: 'scan', seed: 4 })
      assert.equal(await isOfScreen(await coloursApart(scan, 1 / 3)), false, 'colours apart')
    })
  }
})

describe('coloured paper', () => {
  for (const [colour, background] of [
    ['blue', '#bcd6f5'],
    ['green', '#c4e8c8'],
    ['yellow', '#f7eea0'],
  ] as const) {
    it(`of ${colour} is no screen`, async () => {
      const { width, height } = await sharp(images.get('utility-bill-en')!).metadata()
      const paper = await sharp({ create: { width, height, channels: 3, background } })
        .composite([{ input: images.get('utility-bill-en')!, blend: 'multiply' }])
        .png()
        .toBuffer()
      for (const level of ['clean', 'scan', 'medium'] as const)
        assert.equal(await isOfScreen(await degrade(paper, { level, seed: 3 })), false, level)
    })
  }
})

describe('an image of the document itself', () => {
  for (const name of names) {
    it(`of ${name} has no finding, clean, mild or medium`, async () => {
      for (const level of ['clean', 'mild', 'medium'] as const) {
        const image = await captured(name, level)
        const { blurred, glare } = flawsOfImage(await rasterOf(image))
        const screen = await isOfScreen(image)
        assert.deepEqual({ screen, blurred, glare }, { screen: false, blurred: false, glare: [] })
      }
    })
  }
})

describe('blur', () => {
  it('is found out of focus, more for less sharp images', async () => {
    for (const name of names) {
      const mild = await captured(name, 'mild')
      const blurs: number[] = []
      for (const sigma of [1, 3, 6]) blurs.push(flawsOfImage(await rasterOf(await outOfFocus(mild, sigma))).blur ?? 0)
      assert.deepEqual(
        blurs,
        blurs.toSorted((a, b) => a - b),
        name,
      )
      assert.equal(flawsOfImage(await rasterOf(await outOfFocus(mild, 6))).blurred, true, name)
    }
  })

  it('is found after camera shake in any direction, and not in print that is only a little soft', async () => {
    for (const name of names) {
      const mild = await captured(name, 'mild')
      for (const directionDegrees of [0, 40, 90, 135]) {
        const raster = await rasterOf(await shaken(mild, 8, directionDegrees))
        assert.equal(flawsOfImage(raster).blurred, true, `${name} at ${directionDegrees}`)
      }
      assert.equal(flawsOfImage(await rasterOf(await outOfFocus(mild, 1))).blurred, false, name)
    }
  })

  it('is not searched where nothing is printed', async () => {
    const empty = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#eeeae0' } })
      .jpeg()
      .toBuffer()
    assert.deepEqual(flawsOfImage(await rasterOf(empty)), { blur: null, smeared: false, blurred: false, glare: [] })
  })
})

describe('a reflection', () => {
  for (const radius of [0.06, 0.12]) {
    it(`of radius ${radius} is found where it burns paper out`, async () => {
      for (const name of names) {
        const image = await withGlare(await captured(name, 'mild'), { x: 0.5, y: 0.45, radius })
        const raster = await rasterOf(image)
        const [glare] = findGlare(raster)
        assert.ok(glare, name)
        const [x, y, width, height] = glare
        const reach = radius * raster.width * burntOutRadii
        assert.ok(x < raster.width * 0.5 - reach && x + width > raster.width * 0.5 + reach, name)
        assert.ok(y < raster.height * 0.45 - reach / 1.4 && y + height > raster.height * 0.45 + reach / 1.4, name)
      }
    })
  }

  it('is not a white panel, nor a page that is bright all over', async () => {
    const panel = { create: { width: 300, height: 200, channels: 3, background: '#fff' } } as const
    const card = await sharp({ create: { width: 1200, height: 760, channels: 3, background: '#d8d2c0' } })
      .composite([{ input: panel, left: 400, top: 300 }])
      .png()
      .toBuffer()
    assert.deepEqual(findGlare(await rasterOf(card)), [])
    const bright = await sharp({ create: { width: 1200, height: 760, channels: 3, background: '#fdfdfd' } })
      .png()
      .toBuffer()
    assert.deepEqual(findGlare(await rasterOf(bright)), [])
  })

  it('lowers the confidence of print under it or beside it on its line, and of values without a label', () => {
    const evidence = (source: FieldEvidence['source'], box: FieldEvidence['box'], page = 0): FieldEvidence => ({
      value: 'x',
      source,
      confidence: 0.95,
      page,
      box,
    })
    const fields = {
      under: evidence('labelled_print', [110, 110, 40, 20]),
      atItsEdge: evidence('labelled_print', [170, 110, 300, 20]),
      labelUnder: evidence('labelled_print', [250, 110, 40, 20]),
      nowhere: evidence('labelled_print', null),
      unlabelled: evidence('unlabelled_print', [400, 900, 40, 20]),
      farAlongTheLine: evidence('labelled_print', [400, 110, 40, 20]),
      nextLine: evidence('labelled_print', [110, 165, 40, 20]),
      proven: evidence('mrz', [110, 110, 40, 20]),
      otherPage: evidence('labelled_print', [110, 110, 40, 20], 1),
    }
    const doubted = doubtUnderGlare(fields, [{ ...good, blurred: false, glare: [[100, 100, 80, 60]] }])
    const sureOf = Object.entries(doubted).map(([name, { confidence }]) => [name, confidence])
    assert.deepEqual(Object.fromEntries(sureOf), {
      under: 0.5,
      atItsEdge: 0.5,
      labelUnder: 0.5,
      nowhere: 0.5,
      unlabelled: 0.5,
      farAlongTheLine: 0.95,
      nextLine: 0.95,
      proven: 0.95,
      otherPage: 0.95,
    })
    assert.deepEqual(doubtUnderGlare(fields, [{ ...good, blurred: true, glare: [] }]), fields)
  })
})

describe('the screen of a telephone', () => {
  /** An image with print below and symbols at both ends of its top. */
  const screen = async (width: number, height: number, signs: boolean) => {
    const sign = {
      create: { width: Math.round(width / 9), height: Math.round(height / 90), channels: 3, background: '#111' },
    } as const
    const text = {
      create: { width: Math.round(width / 2), height: Math.round(height / 3), channels: 3, background: '#446' },
    } as const
    const top = Math.round(height / 60)
    return sharp({ create: { width, height, channels: 3, background: '#f7f7f7' } })
      .composite([
        { input: text, left: 40, top: Math.round(height / 3) },
        ...(signs ? [20, width - 20 - Math.round(width / 9)].map((left) => ({ input: sign, left, top })) : []),
      ])
      .jpeg({ quality: 80 })
      .toBuffer()
  }
  const captureOf = async (bytes: Buffer, camera = '') =>
    recogniseCapture(bytes, { exif: { ...noExif, camera }, image: await rasterOf(bytes) })

  it('is found by its status bar after a messenger made it smaller', async () => {
    assert.equal(await captureOf(await screen(591, 1280, true)), 'screenshot')
  })

  it('is not found in a long receipt, a sheet or an image with a camera’s name', async () => {
    assert.equal(await captureOf(await screen(591, 1280, false)), 'direct')
    assert.equal(await captureOf(await screen(905, 1280, true)), 'direct')
    assert.equal(await captureOf(await screen(591, 1280, true), 'Acme'), 'direct')
  })

  it('is not found in two sheets scanned as one long image, with a letterhead from side to side', async () => {
    const sheet = images.get('utility-bill-en')!
    const { width, height } = await sharp(sheet).metadata()
    const long = await sharp({ create: { width, height: height * 2, channels: 3, background: '#fff' } })
      .composite([0, height].map((top) => ({ input: sheet, left: 0, top })))
      .jpeg({ quality: 88 })
      .toBuffer()
    assert.equal(await captureOf(long), 'direct')
  })

  it('is not found in an image one pixel wide or empty', () => {
    for (const [width, height] of [
      [0, 0],
      [1, 3],
      [2, 5],
    ] as const)
      assert.equal(hasStatusBar({ width, height, pixels: new Uint8Array(width * height) }), false)
  })
})
