import sharp, { type Sharp } from 'sharp'
import { issuerCodes } from '../../../src/domain/formats/mrz-issuers.ts'
import type { Raster } from '../../../src/reading/raster/raster.ts'
import { printMrz } from '../../../tools/documents/drawing/mrz-print.ts'
import { sheetSvg } from '../../../tools/documents/drawing/raster.ts'
import { wavePattern } from '../../../tools/documents/drawing/security-print.ts'
import { box, ellipse, line as stroke, shape, text, type Mark } from '../../../tools/documents/drawing/sheet.ts'
import { inventMrz, type mrzKinds } from './mrz-images.ts'

type Random = () => number

/** Pixels of a millimetre as drawn, before the capture makes it smaller, and height of a capital in millimetres. */
const millimetre = 12
const capitalMm = 2.4
/** Width of a character cell in millimetres: ten to an inch. */
const pitchMm = 2.54
const marginMm = 6
/** Share of the strips that are printed in a monospaced office typeface, as of visas from a printer. */
const officeTypeShare = 0.15
/** Advance of a character of that typeface over its size. */
const officeAdvance = 0.602
const mostLikelyLetters = 'AAAAEEEEIIIOOOUUYBBCCDDFFGGHHJKKLLLLMMMMNNNNPPQRRRRSSSSTTTTVVWXZ'

/** An MRZ of any issuer that ICAO lists, with names that nobody chose: half of them letters in no order. */
export function inventAnyMrz(kind: (typeof mrzKinds)[number], random: Random): string[] {
  const word = (from: string, most: number) =>
    Array.from({ length: 2 + Math.floor(random() * most) }, () => from[Math.floor(random() * from.length)]).join('')
  const names = () =>
    Array.from({ length: 4 }, () => word(random() < 0.5 ? mostLikelyLetters : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 11))
  return inventMrz(kind, random, { surnames: names(), givenNames: names(), states: issuerCodes })
}

/**
 * The lines of an MRZ as a camera or scanner captures them: from 8 to 26 pixels a capital, bold, thin, slanted or blotted print,
 * security print, scratches, stains, reflections, blur in one direction or all, noise, strong compression, enlargement.
 */
export async function stripImage(lines: readonly string[], random: Random): Promise<Raster> {
  const between = (low: number, high: number) => low + (high - low) * random()
  const svg = sheetOf(lines, random)
  const capital = 8 * (26 / 8) ** random()
  const scale = capital / (capitalMm * millimetre)
  const slant = random() < 0.6 ? 0 : between(-0.12, 0.12)
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale()
  const sheared = await (slant === 0 ? drawn : drawn.affine([1, slant, 0, 1], { background: '#d8d8d8' }))
    .png()
    .toBuffer()
  const weighted = await withWeight(sheared, random)
  const { width = 0 } = await sharp(weighted).metadata()
  const kernel = (['nearest', 'linear', 'lanczos3', 'lanczos3'] as const)[Math.floor(random() * 4)]
  const small = await sharp(weighted)
    .rotate(random() < 0.4 ? 0 : between(-5, 5), { background: '#c8c8c8' })
    .resize({ width: Math.round(width * scale), kernel })
    .toBuffer()
  const soft = await blurred(small, capital, random)
  const { data, info } = await soft.greyscale().raw().toBuffer({ resolveWithObject: true })
  const contrast = random() < 0.7 ? between(0.7, 1) : between(0.3, 0.7)
  const dark = between(0, 60)
  const noise = random() < 0.4 ? 0 : 26 * random() ** 2
  for (let at = 0; at < data.length; at++) {
    const level = dark + data[at]! * contrast * (1 - dark / 255)
    data[at] = Math.max(0, Math.min(255, Math.round(level + noise * (random() + random() + random() - 1.5) * 2)))
  }
  const raw = { width: info.width, height: info.height, channels: 1 } as const
  const taken = random() < 0.3 ? sharp(data, { raw }) : sharp(await compressed(data, raw, between(10, 80)))
  const enlarged = random() < 0.25 ? taken.resize({ width: Math.round(info.width * between(1.3, 2.2)) }) : taken
  const copied = random() < 0.12 ? enlarged.normalise().threshold(Math.round(between(95, 165))) : enlarged
  const out = await copied.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: out.info.width, height: out.info.height, pixels: out.data }
}

function compressed(
  data: Buffer,
  raw: { readonly width: number; readonly height: number; readonly channels: 1 },
  quality: number,
): Promise<Buffer> {
  return sharp(data, { raw })
    .jpeg({ quality: Math.round(quality) })
    .toBuffer()
}

/** The lines on paper with security print under them, and stains, scratches and a reflection over them. */
function sheetOf(lines: readonly string[], random: Random): string {
  const between = (low: number, high: number) => low + (high - low) * random()
  const columns = Math.max(...lines.map(({ length }) => length))
  const leadingMm = between(3.9, 6.4)
  const width = (columns * pitchMm + 2 * marginMm) * millimetre
  const height = (lines.length * leadingMm + 2 * marginMm) * millimetre
  const [x, y] = [marginMm * millimetre, marginMm * millimetre]
  const paper = Math.round(between(200, 255))
  const grey = (level: number) => `rgb(${level},${level},${level})`
  const ink = grey(Math.round(random() < 0.7 ? between(0, 40) : between(40, 120)))
  const under: Mark[] =
    random() < 0.5
      ? []
      : wavePattern(
          { x: 0, y: 0, width, height },
          { color: grey(Math.round(between(60, 170))), opacity: between(0.15, 0.6), count: Math.round(between(8, 30)) },
        )
  const print =
    random() < officeTypeShare
      ? lines.flatMap((characters, row) =>
          text(x, y + (capitalMm + row * leadingMm) * millimetre, characters, {
            size: (pitchMm * millimetre) / officeAdvance,
            face: random() < 0.5 ? 'mono' : 'mono-bold',
            color: ink,
          }),
        )
      : printMrz(lines, { x, y, millimetre, leadingMm }).map((mark) => ({ ...mark, stroke: ink }))
  const over: Mark[] = []
  const faults = random() < 0.45 ? 0 : 1 + Math.floor(random() * 5)
  for (let fault = 0; fault < faults; fault++) {
    const [cx, cy] = [random() * width, between(y, height - y)]
    const kind = random()
    if (kind < 0.35) {
      const reach = between(0.1, 0.4) * millimetre
      over.push(ellipse(cx, cy, reach, reach * between(0.5, 2), { fill: random() < 0.5 ? ink : grey(paper) }))
    } else if (kind < 0.75) {
      const [dx, dy] = [between(-6, 6) * millimetre, between(-4, 4) * millimetre]
      const color = random() < 0.5 ? ink : grey(paper)
      over.push(
        stroke(cx - dx, cy - dy, cx + dx, cy + dy, { stroke: color, strokeWidth: between(0.06, 0.3) * millimetre }),
      )
    } else {
      const [rx, ry] = [between(2, 14) * millimetre, between(1, 6) * millimetre]
      const light = random() < 0.6 ? '#fff' : grey(90)
      for (const ring of [1, 0.8, 0.6]) {
        over.push(ellipse(cx, cy, rx * ring, ry * ring, { fill: light, opacity: between(0.15, 0.4) }))
      }
    }
  }
  const sheet = shape(`M0 0 L${width} 0 L${width} ${height} L0 ${height} Z`, { fill: grey(paper) })
  const surround = box(0, 0, width, height, { fill: grey(paper) })
  return sheetSvg({
    width,
    height,
    pixelsPerUnit: 1,
    background: '#ddd',
    marks: [sheet, surround, ...under, ...print, ...over],
  })
}

/** Bolder or thinner print: blurred as drawn and cut at a level; blotted print runs together. */
async function withWeight(image: Buffer, random: Random): Promise<Buffer> {
  if (random() < 0.4) return image
  const level = 128 + (random() * 2 - 1) * 70
  return sharp(image)
    .blur(0.8 + random() * 2.4)
    .linear(4, 4 * -level + 128)
    .png()
    .toBuffer()
}

/** Out of focus, or moved while it was taken. */
async function blurred(image: Buffer, capital: number, random: Random): Promise<Sharp> {
  const kind = random()
  if (kind < 0.25) return sharp(image)
  if (kind < 0.8) return sharp(image).blur(0.3 + capital * 0.1 * random())
  const reach = 3 + 2 * Math.floor(random() * 2)
  const across = random() < 0.6
  const kernel = Array.from({ length: reach * reach }, (_, at) => {
    const [row, column] = [Math.floor(at / reach), at % reach]
    return across ? Number(row === reach >> 1) : Number(column === reach >> 1)
  })
  return sharp(image).convolve({ width: reach, height: reach, kernel })
}
