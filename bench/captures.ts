/**
 * What is said of pictures' quality: `node bench/captures.ts [--sample N] [--seeds N] [--values]` draws documents of
 * every type, degrades them and gives them faults (a photo of a screen, a reflection, blur, a shaken hand), and counts what
 * is found. `node bench/captures.ts DIR` counts the pictures of a folder with a manifest, whose faults nobody knows.
 * Exits 1 when more than 1 % of the clean, mild and medium ones are blamed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { flawsOfPicture } from '../src/reading/flaws.ts'
import { decodeImage } from '../src/reading/raster/decode.ts'
import { showsScreen } from '../src/reading/raster/screen-pattern.ts'
import { degrade } from '../src/specimens/degrade.ts'
import { sheetPng, stackPng } from '../src/specimens/drawing/raster.ts'
import { outOfFocus, photographOfScreen, shaken, withGlare } from '../test/reading/support/faulty-captures.ts'
import { readManifest } from './reading/manifest.ts'
import { chooseSamples, drawSample, seedOf, spread, type Sample } from './reading/samples.ts'
import { quantile } from './reading/score.ts'

// Reading refuses SVG, which specimens are drawn with.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

const cardMarginPixels = 50
/** The most of good pictures that may be blamed. */
const falseAlarmsMax = 0.01

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seeds: { type: 'string', default: '1' },
    values: { type: 'boolean', default: false },
  },
})

interface Count {
  pictures: number
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
  const picture = image?.pages[0]
  if (picture === undefined) return
  const startedAt = process.cpuUsage()
  const screen = showsScreen(picture)
  const { blur, blurred, glare } = flawsOfPicture(picture)
  const { user, system } = process.cpuUsage(startedAt)
  const count = counts.get(group) ?? {
    pictures: 0,
    screen: 0,
    blurred: 0,
    glare: 0,
    blamed: 0,
    blurs: [],
    milliseconds: [],
  }
  counts.set(group, count)
  count.pictures++
  count.screen += Number(screen)
  count.blurred += Number(blurred)
  count.glare += Number(glare.length > 0)
  count.blamed += Number(screen || blurred || glare.length > 0)
  count.milliseconds.push((user + system) / 1000)
  if (blur !== null) count.blurs.push(blur)
  if (values.values)
    console.log(
      `${group} ${name}: ${screen ? 'screen' : '-'} blur ${blur?.toFixed(2) ?? '-'} glare ${JSON.stringify(glare)}`,
    )
}

/** The picture of a sample's first sheet, or of both sides of a card. */
async function pictureOf(sample: Sample): Promise<Buffer | null> {
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
  })
  for (const [index, sample] of spread(chosen, Number(values.sample)).entries()) {
    const picture = await pictureOf(sample)
    if (picture === null) continue
    const name = [sample.docType, sample.layout, sample.language, sample.seed].join('-')
    const seed = seedOf(name)
    for (const level of ['clean', 'mild', 'medium', 'hard'] as const)
      await look(level, name, await degrade(picture, { level, seed }))
    const mild = await degrade(picture, { level: 'mild', seed })
    const pixelsADot = 1.7 + (index % 10) * 0.2
    await look(
      `screen at ${pixelsADot < 2.1 ? '1.7 to 2.1' : pixelsADot < 2.9 ? '2.1 to 2.9' : '2.9 to 3.5'} pixels a dot`,
      name,
      await photographOfScreen(picture, { seed, pixelsADot, turnDegrees: (seed % 9) - 4, width: 1000, height: 760 }),
    )
    const place = { x: 0.3 + ((seed >>> 3) % 5) / 10, y: 0.3 + ((seed >>> 6) % 5) / 10 }
    await look('reflection', name, await withGlare(mild, { ...place, radius: 0.08 + (index % 4) * 0.03 }))
    for (const sigma of [2, 3, 5]) await look(`out of focus by ${sigma} pixels`, name, await outOfFocus(mild, sigma))
    await look('shaken by 12 pixels', name, await shaken(mild, 12))
  }
}

async function listed(folder: string): Promise<void> {
  for (const { file, kind, mime } of readManifest(folder)) {
    if (mime !== 'application/pdf') await look(kind, file, readFileSync(join(folder, file)))
  }
}

const [folder] = positionals
await (folder === undefined ? drawn() : listed(folder))
console.log('pictures                         count  screen blurred  glare    blur p50 / p99   CPU ms p50')
for (const [group, { pictures, screen, blurred, glare, blurs, milliseconds }] of counts) {
  const figures = [pictures, screen, blurred, glare].map((figure) => String(figure).padStart(7)).join('')
  console.log(
    `${group.padEnd(31)}${figures}    ${quantile(blurs, 0.5).toFixed(2)} / ${quantile(blurs, 0.99).toFixed(2)}   ${quantile(milliseconds, 0.5).toFixed(0)}`,
  )
}
const good = ['clean', 'mild', 'medium'].flatMap((level) => counts.get(level) ?? [])
const blamed = good.reduce((sum, count) => sum + count.blamed, 0)
const total = good.reduce((sum, count) => sum + count.pictures, 0)
if (blamed > total * falseAlarmsMax) process.exitCode = 1
