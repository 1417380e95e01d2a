import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import sharp from 'sharp'
import { mapped, mappedBox, scaling, type Point } from '../../src/domain/values/homography.ts'
import type { DocumentMime, Reading } from '../../src/ports/reader.ts'
import { openEngines, type ReadingEngines } from '../../src/reading/engines.ts'
import { readDocument } from '../../src/reading/pipeline.ts'
import { turnedPlace } from '../../src/reading/raster/turned-place.ts'
import { projection, type Quad } from '../../src/reading/raster/warp.ts'
import { degrade, photograph as degraded } from '../../tools/documents/degrade.ts'
import { helveticaWidth } from '../../tools/documents/drawing/helvetica.ts'
import { imagePdf, textPdf } from '../../tools/documents/drawing/pdf.ts'
import { sheetPng, stackPng } from '../../tools/documents/drawing/raster.ts'
import { letterPaper, text, type Sheet, type TextMark } from '../../tools/documents/drawing/sheet.ts'
import { typeset } from '../../tools/documents/drawing/typeset.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { photograph } from './support/photograph.ts'

// Reading refuses SVG, which specimens are drawn with.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** Capitals and figures are about this high in the size of their print. */
const capitalHeight = 0.72
/** A box may end so far inside its print, and so far outside of it, in heights of capitals: boxes are of whole pixels, and of words with rules. */
const insideHeights = 0.6
const outsideHeights = 1.2
const origin = { date: '2026-10-02', producer: 'Output Manager 4.4', title: 'Bill' }
const scan = { turnDegrees: 0, blur: 0.35, noise: 3, quality: 85, scale: 1, shadow: 0 } as const

const value = { size: 11, face: 'sans' } as const
/** What is read, each printed once. */
const printed: Readonly<Record<string, TextMark>> = {
  issuer_name: text(74, 60, 'Lumo Power Co-operative', { size: 17, face: 'sans-bold' }),
  document_holder_name: text(250, 150, 'Orla Pennick', value),
  account_number: text(250, 180, '8841220716', value),
  document_date: text(250, 210, 'March 3, 2026', value),
  due_date: text(400, 430, 'March 28, 2026', value),
  amount_due: text(430, 460, '$143.20', value),
}
const labels = [
  text(74, 100, 'Electricity bill for your home', value),
  text(74, 150, 'Customer name', value),
  text(74, 180, 'Account number', value),
  text(74, 210, 'Bill date', value),
  text(74, 430, 'Payment due date', value),
  text(74, 460, 'Total amount due', value),
  ...[290, 310, 330, 350, 370].map((y) =>
    text(74, y, 'The meter is read every second month and the use is estimated in between', value),
  ),
]
const bill: Sheet = { ...letterPaper, background: '#fff', marks: [...Object.values(printed), ...labels] }

describe('a box mapped back onto the file as it was sent lies around the printed value', () => {
  let engines: ReadingEngines
  let png: Buffer
  before(async () => {
    engines = await openEngines(null)
    png = await sheetPng(bill)
  })

  const read = (bytes: Buffer, mime: DocumentMime): Promise<Reading> =>
    readDocument(bytes, { mime, docTypeHint: 'utility_bill', shrink: 1, cpuMs: Infinity }, engines)

  it('in the text of a PDF, in points', async () => {
    const { pages, ...reading } = await read(textPdf([bill], origin), 'application/pdf')
    assert.deepEqual(pages[0]?.original, { unit: 'point', width: bill.width, height: bill.height })
    assertPlaces(
      { pages, ...reading },
      (point) => point,
      ({ text: words, face, size }) => helveticaWidth(words, face === 'sans' ? 'F1' : 'F2') * size,
    )
  })

  it('in a scan in a PDF, in points', async () => {
    const { photo } = await degraded(png, scan, 3)
    const reading = await read(await imagePdf([photo], origin), 'application/pdf')
    assert.equal(reading.pages[0]?.unit, 'pixel')
    assert.equal(reading.pages[0]?.original.unit, 'point')
    const across = 612 / bill.width
    assertPlaces(reading, ([x, y]) => [x * across, y * across])
  })

  it('on a photograph that is turned by some degrees and deskewed to be read', async () => {
    const capture = { ...scan, turnDegrees: 4, scale: 0.8 }
    const { photo, turnedDegrees } = await degraded(png, capture, 5)
    const { width, height } = await sharp(photo).metadata()
    const from = { width: bill.width * bill.pixelsPerUnit, height: bill.height * bill.pixelsPerUnit }
    const to = turnedSize(from, turnedDegrees)
    // The degrader makes the turned image smaller.
    const smaller = scaling(to, { width, height })
    assertPlaces(await read(photo, 'image/jpeg'), ([x, y]) =>
      mapped(smaller, turnedPlace([x * bill.pixelsPerUnit, y * bill.pixelsPerUnit], turnedDegrees, { from, to })),
    )
  })

  it('on a photograph that lies on its side by its EXIF orientation', async () => {
    const sideways = await sharp(png).rotate(-90).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer()
    const reading = await read(sideways, 'image/jpeg')
    const { width, height } = await sharp(png).metadata()
    assert.deepEqual(reading.pages[0]?.original, { unit: 'pixel', width, height })
    assertPlaces(reading, ([x, y]) => [x * bill.pixelsPerUnit, y * bill.pixelsPerUnit])
  })

  it('on an image that lies on its head', async () => {
    const head = await sharp(png).rotate(180).png().toBuffer()
    const { width, height } = await sharp(head).metadata()
    assertPlaces(await read(head, 'image/png'), ([x, y]) => [
      width - x * bill.pixelsPerUnit,
      height - y * bill.pixelsPerUnit,
    ])
  })

  it('on a photograph of a page on a table, in perspective, larger than it is read', async () => {
    const size = { width: 2700, height: 3600 }
    const { jpeg, corners } = await photograph(png, { seed: 4, table: 'wood', cover: 0.7, turnDegrees: 6, ...size })
    const [a, b, c, d] = corners
    const quad: Quad = [a!, b!, c!, d!]
    const onPhoto = projection(quad, { width: bill.width, height: bill.height })
    const reading = await read(jpeg, 'image/jpeg')
    assert.deepEqual(reading.pages[0]?.original, { unit: 'pixel', ...size })
    assertPlaces(reading, (point) => mapped(onPhoto, point))
  })
})

it('a barcode that is found only once its page was turned has its place on the file as it was sent', async () => {
  const licence = specimens('2026-11-21').find(({ name }) => name === 'driver-licence-en')
  const sides = await stackPng(await licence!.draw(), 50)
  const { width } = await sharp(sides).metadata()
  // So small that no bars are found in it; the barcode is read where print could be.
  const small = await sharp(sides)
    .resize(Math.round(width * 0.45))
    .png()
    .toBuffer()
  const photo = await degrade(small, { level: 'mild', seed: 3 })
  const size = await sharp(photo).metadata()
  const engines = await openEngines(null)
  const placeOf = async (degrees: number) => {
    const turned = await sharp(photo).rotate(degrees).png().toBuffer()
    const request = { mime: 'image/png', docTypeHint: 'driver_licence', shrink: 1, cpuMs: Infinity } as const
    const { evidence, pages } = await readDocument(turned, request, engines)
    const born = evidence.date_of_birth
    assert.equal(born?.source, 'barcode')
    const [upperLeft, , lowerRight] = mappedBox(pages[0]!.toOriginal, born.box!)
    return { upperLeft, lowerRight }
  }
  const upright = await placeOf(0)
  const onHead = await placeOf(180)
  const mirrored = ([x, y]: Point): Point => [size.width - x, size.height - y]
  for (const corner of ['upperLeft', 'lowerRight'] as const) {
    const [x, y] = mirrored(onHead[corner])
    const apart = Math.hypot(x - upright[corner][0], y - upright[corner][1])
    assert.ok(apart < 15, `${corner}: ${apart} pixels apart`)
  }
  // The back of the card is the lower half of the sheet.
  assert.ok(upright.upperLeft[1] > size.height / 2)
})

function turnedSize({ width, height }: { width: number; height: number }, degrees: number) {
  const [sine, cosine] = [Math.abs(Math.sin((degrees * Math.PI) / 180)), Math.cos((degrees * Math.PI) / 180)]
  return { width: width * cosine + height * sine, height: width * sine + height * cosine }
}

/** The values that were read have boxes that, mapped onto the file, lie around their print. Two values may be missed by OCR. */
function assertPlaces(
  { evidence, pages }: Reading,
  onFile: (point: Point) => Point,
  widthOf: (mark: TextMark) => number = ({ text: words, face, size }) => typeset(words, face, size).width,
): void {
  const compared = Object.entries(printed).filter(([name, mark]) => {
    const found = evidence[name]
    if (found === undefined || found.box === null) return false
    const geometry = pages.find(({ page }) => page === found.page)
    assert.ok(geometry, `${name}: no geometry of page ${found.page}`)
    const [quad, print] = [mappedBox(geometry.toOriginal, found.box), cornersOf(mark, widthOf(mark)).map(onFile)]
    assert.ok(liesAround(quad, print), `${name} ${found.value}: ${JSON.stringify({ quad, print })}`)
    return true
  })
  assert.ok(compared.length >= Object.keys(printed).length - 2, `compared: ${compared.map(([name]) => name).join(' ')}`)
}

function cornersOf({ size, x: left, y }: TextMark, width: number): readonly Point[] {
  const [right, top] = [left + width, y - size * capitalHeight]
  return [
    [left, top],
    [right, top],
    [right, y],
    [left, y],
  ]
}

/** Each side of the bounds of the box lies near that of the print. */
function liesAround(quad: readonly Point[], print: readonly Point[]): boolean {
  const [upper, lower] = [print[0]!, print[3]!]
  const height = Math.hypot(upper[0] - lower[0], upper[1] - lower[1])
  const bounds = (points: readonly Point[]) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    return [-Math.min(...xs), -Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  }
  const [own, printed] = [bounds(quad), bounds(print)]
  return own.every((side, index) => {
    const beyond = side - printed[index]!
    return beyond > -insideHeights * height && beyond < outsideHeights * height
  })
}
