/**
 * What is said of images' quality: `npm run bench -- captures [--sample N] [--seeds N] [--skip N] [--values]` draws documents
 * of every type, degrades them, prints them on tinted paper and gives them faults (a photo of a screen, a reflection, blur, a
 * shaken hand), and counts what is found; `--skip` leaves out the first ones, which thresholds were set with.
 * `npm run bench -- captures DIR` counts the images of a folder with a manifest, whose faults nobody knows.
 * Exits 1 when more than 1 % of the clean, mild and medium ones are blamed, those on tinted paper among them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { flawsOfImage } from '../src/reading/recognise/image-defects.ts'
import { decodeImage, decodeSmall } from '../src/reading/raster/decode.ts'
import { showsScreen } from '../src/reading/raster/screen-pattern.ts'
import { degrade } from '../tools/documents/degrade.ts'
import { sheetPng, stackPng } from '../tools/documents/drawing/raster.ts'
import { outOfFocus, photographOfScreen, shaken, withGlare } from '../test/reading/support/faulty-captures.ts'
import { coloursApart, printOnTint, type Ink, type TintPattern } from '../test/reading/support/tinted-paper.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { readManifest } from './reading/manifest.ts'
import { chooseSamples, drawSample, seedOf, spread, type Sample } from '../tools/documents/samples/samples.ts'
import { quantile } from './reading/score.ts'

// Reading refuses SVG, which specimens are drawn with.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

const cardMarginPixels = 50
/** A photo of 12 megapixels. */
const photo = { width: 4000, height: 3000 } as const
const tintedWidthPixels = 1100
const tintPatterns = [
  'dots',
  'lines',
  'crossed lines',
  'guilloche',
  'paired lines',
] as const satisfies readonly TintPattern[]
/** Grey, pink, blue, green, yellow, violet and turquoise. */
const inks = [
  [0.8, 0.8, 0.8],
  [1, 0.75, 0.8],
  [0.75, 0.85, 1],
  [0.75, 0.95, 0.8],
  [1, 0.97, 0.6],
  [0.95, 0.55, 0.9],
  [0.5, 0.85, 0.95],
] as const satisfies readonly Ink[]
/** The most of good images that may be blamed. */
const falseAlarmsMax = 0.01

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seeds: { type: 'string', default: '1' },
    skip: { type: 'string', default: '0' },
    values: { type: 'boolean', default: false },
    ...figuresOption,
  },
})

interface Count {
  images: number
  screen: number
  blurred: number
  glare: number
  blamed: number
  readonly blurs: number[]
  readonly milliseconds: number[]
}
const counts = new Map<string, Count>()

async function look(group: string, name: string, bytes: Buffer): Promise<void> {
  const image = await decodeImage(bytes, { pagesMax: 1, shrink: 1 })
  const imageFile = image?.pages[0]
  if (imageFile === undefined) return
  const startedAt = process.cpuUsage()
  const screen = await showsScreen(imageFile, () =>
    decodeSmall(bytes, { page: 0, sidePixels: Math.max(imageFile.width, imageFile.height) }),
  )
  const { blur, blurred, glare } = flawsOfImage(imageFile)
  const { user, system } = process.cpuUsage(startedAt)
  const count = counts.get(group) ?? {
    images: 0,
    screen: 0,
    blurred: 0,
    glare: 0,
    blamed: 0,
    blurs: [],
    milliseconds: [],
  }
  counts.set(group, count)
  count.images++
  count.screen += Number(screen)
  count.blurred += Number(blurred)
  count.glare += Number(glare.length > 0)
  count.blamed += Number(screen || blurred || glare.length > 0)
  count.milliseconds.push((user + system) / 1000)
  if (blur !== null) count.blurs.push(blur)
  if (values.values)
    console.log(
      `${group} ${name}: ${screen ? 'screen' : '-'} ${blurred ? 'blurred' : 'blur'} ${blur?.toFixed(2) ?? '-'} glare ${JSON.stringify(glare)}`,
    )
}

/** The image of a sample's first sheet, or of both sides of a card. */
async function imageOf(sample: Sample): Promise<Buffer | null> {
  const { sheets, template } = await drawSample(sample)
  const [first] = sheets
  if (first === undefined) return null
  return template.form === 'card' ? stackPng(sheets, cardMarginPixels) : sheetPng(first)
}

async function drawn(): Promise<void> {
  const chosen = chooseSamples({
    types: [],
    levels: ['clean'],
    languages: ['en', 'fr'],
    perLayout: Number(values.seeds),
    firstSeed: 1,
  })
  const skip = Number(values.skip)
  for (const [at, sample] of spread(chosen, skip + Number(values.sample))
    .slice(skip)
    .entries()) {
    const index = skip + at
    const imageFile = await imageOf(sample)
    if (imageFile === null) continue
    const name = [sample.docType, sample.layout, sample.language, sample.seed].join('-')
    const seed = seedOf(name)
    for (const level of ['clean', 'mild', 'medium', 'hard'] as const)
      await look(level, name, await degrade(imageFile, { level, seed }))
    const mild = await degrade(imageFile, { level: 'mild', seed })
    await lookAtScreens(name, imageFile, index)
    await lookAtTints(name, imageFile, index)
    const place = { x: 0.3 + ((seed >>> 3) % 5) / 10, y: 0.3 + ((seed >>> 6) % 5) / 10 }
    await look('reflection', name, await withGlare(mild, { ...place, radius: 0.08 + (index % 4) * 0.03 }))
    for (const sigma of [2, 3, 5]) await look(`out of focus by ${sigma} pixels`, name, await outOfFocus(mild, sigma))
    for (const pixels of [4, 6, 8, 12])
      await look(`shaken by ${pixels} pixels`, name, await shaken(mild, pixels, ((seed >>> 9) % 8) * 22.5))
    if (index % 5 === 0) await look('mild, at 12 megapixels', name, await enlarged(mild))
  }
}

/** Photos of a screen that shows the document: by a sharp sensor, by a telephone's, and as a messenger passes that on. */
async function lookAtScreens(name: string, imageFile: Buffer, index: number): Promise<void> {
  const seed = seedOf(name)
  const options = { seed, turnDegrees: (seed % 9) - 4, width: 1000, height: 760 }
  const pixelsADot = 1.7 + (index % 10) * 0.2
  await look(
    `screen at ${pixelsADot < 2.1 ? '1.7 to 2.1' : pixelsADot < 2.9 ? '2.1 to 2.9' : '2.9 to 3.5'} pixels a dot`,
    name,
    await photographOfScreen(imageFile, { ...options, pixelsADot }),
  )
  const softnessPixels = 0.7 + (index % 3) * 0.25
  const byTelephone = await photographOfScreen(imageFile, {
    ...options,
    ...{ pixelsADot: 1.7 + (index % 20) * 0.2, softnessPixels, mosaic: true, width: 1400, height: 1050 },
  })
  await look('screen by a telephone', name, byTelephone)
  await look('screen, passed on smaller', name, await sharp(byTelephone).resize(1050).jpeg({ quality: 75 }).toBuffer())
}

/** The document on tinted paper, of another pattern, pitch and ink each. */
async function lookAtTints(name: string, imageFile: Buffer, index: number): Promise<void> {
  const seed = seedOf(name)
  const small = await sharp(imageFile).resize(tintedWidthPixels).png().toBuffer()
  const inkAt = (at: number) => inks[at % inks.length] ?? [0.8, 0.8, 0.8]
  const tinted = await printOnTint(small, {
    pattern: tintPatterns[index % tintPatterns.length] ?? 'dots',
    pitchPixels: 2.4 + ((index * 7) % 23) * 0.3,
    turnDegrees: [0, 45, 15, 3][Math.floor(index / 4) % 4] ?? 0,
    ink: inkAt(index),
    crossInk: inkAt(index + (index % 2) * 3),
  })
  await look('tinted paper, as drawn', name, tinted)
  for (const level of ['clean', 'scan', 'mild', 'medium'] as const)
    await look(`tinted paper, ${level}`, name, await degrade(tinted, { level, seed }))
  const scan = await degrade(tinted, { level: 'scan', seed })
  await look('tinted paper, colours apart', name, await coloursApart(scan, 1 / 3))
}

/** The image on a photo of a telephone. */
function enlarged(imageFile: Buffer): Promise<Buffer> {
  return sharp(imageFile)
    .resize({ ...photo, fit: 'contain', background: '#9a948c' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function listed(folder: string): Promise<void> {
  for (const { file, kind, mime } of readManifest(folder)) {
    if (mime !== 'application/pdf') await look(kind, file, readFileSync(join(folder, file)))
  }
}

const [folder] = positionals
await (folder === undefined ? drawn() : listed(folder))
console.log('images                         count  screen blurred  glare    blur p50 / p99   CPU ms p50')
for (const [group, { images, screen, blurred, glare, blurs, milliseconds }] of counts) {
  const figures = [images, screen, blurred, glare].map((figure) => String(figure).padStart(7)).join('')
  console.log(
    `${group.padEnd(31)}${figures}    ${quantile(blurs, 0.5).toFixed(2)} / ${quantile(blurs, 0.99).toFixed(2)}   ${quantile(milliseconds, 0.5).toFixed(0)}`,
  )
}
const isGood = (group: string) => ['clean', 'mild', 'medium'].includes(group) || group.startsWith('tinted paper')
const good = [...counts].flatMap(([group, count]) => (isGood(group) ? [count] : []))
const blamed = good.reduce((sum, count) => sum + count.blamed, 0)
const total = good.reduce((sum, count) => sum + count.images, 0)
printFigures({ good: total, good_blamed: blamed })
if (blamed > total * falseAlarmsMax) process.exitCode = 1
