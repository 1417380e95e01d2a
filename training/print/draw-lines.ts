/**
 * Draws pages of random print, photographs each several times with faults, prepares them as the reader does and writes the lines
 * it finds, for train.py: `node training/print/draw-lines.ts RARE ENGLISH FRENCH FONTS OUT SEED PAGES [blurred]`. RARE, ENGLISH
 * and FRENCH are files with a word a line (the latter two by frequency), FONTS a folder of TrueType files. OUT is written while it
 * draws. With `blurred`, photographs have little noise and any blur; else most have heavy noise.
 *
 * A line is: width, bytes of text, noise (0 none, 1 light, 2 heavy), font: 16-bit numbers, little endian; the text in UTF-8; then
 * `rows` rows of that width, a byte a pixel.
 */
import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { cutPrint } from '../../src/reading/recognise/ocr/line-print.ts'
import { preparePage } from '../../src/reading/clean/prepare.ts'
import { decodeImage } from '../../src/reading/raster/decode.ts'
import { findNoisyLines } from '../../src/reading/raster/noisy-lines.ts'
import { turnedPlace } from '../../src/reading/raster/turned-place.ts'
import type { Point } from '../../src/reading/raster/warp.ts'
import { photograph, type Capture } from '../../tools/documents/degrade.ts'
import { readFont } from '../../tools/documents/drawing/true-type.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { drawPage, type DrawnPage } from './draw-page.ts'
import { textInBox } from './text-in-box.ts'
import { madeUpPrint } from './made-up-print.ts'

/** Rows of a written line; train.py uses a varying part of them. */
const rows = 40
const photographs = 3
/** Share of empty boxes that are kept. */
const emptyShare = 0.25
const noises = ['none', 'light', 'heavy'] as const
/** Distribution of hardness, from the worst of `tools/documents/degrade.ts` at 1 to a fair photograph, and how often. */
const hardnesses = [
  { share: 0.7, from: 0.8, to: 1.06 },
  { share: 0.2, from: 0.45, to: 0.8 },
  { share: 0.1, from: 0.1, to: 0.45 },
] as const

// The reader blocks SVG; these drawings are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const [, , rareFile, englishFile, frenchFile, fontsFolder, out, seed, pages, kind] = process.argv
if (!rareFile || !englishFile || !frenchFile || !fontsFolder || !out || !seed || !pages)
  throw new Error('Arguments are missing; give RARE ENGLISH FRENCH FONTS OUT SEED PAGES.')
const wordsOf = (file: string, least: number) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((word) => word.trim())
    .filter((word) => /^[A-Za-zàâçèéêëîïôùûüœÀÂÇÈÉÊËÎÔÛ'’-]+$/u.test(word) && word.length >= least && word.length <= 18)
const random = seededRandom(Number(seed))
const vocabulary = { rare: wordsOf(rareFile, 2), everyday: [wordsOf(englishFile, 1), wordsOf(frenchFile, 1)] }
const print = madeUpPrint(vocabulary, random)
const fonts = readdirSync(fontsFolder)
  .filter((name) => name.endsWith('.ttf'))
  .sort()
  .map((name, index) => ({
    index,
    name: basename(name, '.ttf'),
    font: readFont(readFileSync(join(fontsFolder, name))),
  }))
const counts = { lines: 0, found: 0, merged: 0, cut: 0, characters: 0, charactersFound: 0 }
writeFileSync(out, '')
for (let index = 0; index < Number(pages); index++) {
  const page = drawPage(print, fonts, random)
  const image = await sharp(Buffer.from(page.svg)).png({ compressionLevel: 0 }).toBuffer()
  for (let shot = 0; shot < photographs; shot++) {
    appendFileSync(out, Buffer.concat(await linesOf(page, image, Number(seed) * 100_000 + index * 10 + shot)))
  }
  const seconds = Math.round(process.cpuUsage().user / 1e6)
  if (index % 10 === 9) process.stdout.write(`${index + 1} pages, ${seconds} s of CPU, ${JSON.stringify(counts)}\n`)
}

async function linesOf(page: DrawnPage, image: Buffer, shotSeed: number): Promise<readonly Buffer[]> {
  const taken = await photograph(image, kind === 'blurred' ? blurredCapture() : noisyCapture(), shotSeed)
  const decoded = (await decodeImage(taken.photo, { pagesMax: 1, shrink: 1 }))?.pages[0]
  if (decoded === undefined) throw new Error('The drawn photo cannot be decoded.')
  const { raster, noise, placeOf } = await preparePage(decoded, { shrink: 1 })
  const angle = (Math.abs(taken.turnedDegrees) * Math.PI) / 180
  const turnedWidth = page.width * Math.cos(angle) + page.height * Math.sin(angle)
  const shrink = decoded.width / turnedWidth
  const whole = { width: turnedWidth, height: decoded.height / shrink }
  const preparedPlace = (point: Point): Point => {
    const [x, y] = turnedPlace(point, taken.turnedDegrees, { from: page, to: whole })
    return placeOf([x * shrink, y * shrink])
  }
  const drawn = page.lines.map((line) => ({
    ...line,
    characters: line.characters.map((character) => {
      const [left, y] = preparedPlace([character.left, (line.top + line.bottom) / 2])
      const [right] = preparedPlace([character.right, (line.top + line.bottom) / 2])
      return { ...character, left, right, y }
    }),
    height: (line.bottom - line.top) * (raster.height / (whole.height || 1)),
  }))
  counts.lines += drawn.length
  counts.characters += drawn.reduce((sum, { characters }) => sum + characters.length, 0)
  const boxes = await findNoisyLines(raster)
  return boxes.flatMap((box) => {
    const strip = cutPrint(raster, box, rows)
    const printed = textInBox(drawn, box, [strip.placeOf(0), strip.placeOf(strip.width)])
    if (printed === 'merged' || printed === 'cut') {
      counts[printed]++
      return []
    }
    if (printed.text === '' && random() > emptyShare) return []
    counts.found++
    counts.charactersFound += printed.text.replaceAll(' ', '').length
    const text = Buffer.from(printed.text)
    const head = Buffer.alloc(8)
    for (const [at, value] of [strip.width, text.length, noises.indexOf(noise), printed.font].entries())
      head.writeUInt16LE(value, at * 2)
    return [Buffer.concat([head, text, Uint8Array.from(strip.grey, Math.round)])]
  })
}

/** Mostly as bad as the worst level of tools/documents/degrade.ts. */
function noisyCapture(): Capture {
  const chance = random()
  const [first, second, third] = hardnesses
  const { from, to } = chance < first.share ? first : chance < first.share + second.share ? second : third
  const hardness = from + (to - from) * random()
  const about = (fair: number, worst: number) =>
    fair + (worst - fair) * Math.max(0, Math.min(1.1, hardness + (random() - 0.5) * 0.25))
  return {
    turnDegrees: about(0, 6),
    blur: about(0.3, 1.5),
    noise: about(0, 24),
    quality: Math.round(about(85, 30)),
    scale: about(1, 0.55),
    shadow: about(0, 0.25),
  }
}

/** A good photograph or scan, or the same out of focus. */
function blurredCapture(): Capture {
  const between = (low: number, high: number) => low + (high - low) * random()
  const scale = between(0.6, 1.1)
  return {
    turnDegrees: between(0, 3),
    blur: random() < 0.35 ? between(0.3, 0.8) : Math.max(0.3, between(0.6, 2.9) * scale),
    noise: between(0, 8) * random(),
    quality: Math.round(between(50, 92)),
    scale,
    shadow: between(0, 0.2),
  }
}
