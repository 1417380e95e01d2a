import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentMime } from '../../../src/ports/reader.ts'
import { photograph, type Capture } from '../degrade.ts'
import { imagePdf, textPdf } from '../drawing/pdf.ts'
import { sheetPng, stackPng } from '../drawing/raster.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Rendered } from '../samples/render.ts'
import { seedOf } from '../samples/samples.ts'
import { drawUnseen, nameOfSample, type UnseenSample } from './samples.ts'

/**
 * How a document reaches a reader: the issuer's PDF with its text (a card as a flawless image), an office scan at 150 dots an
 * inch, a good telephone photograph, and the same out of focus.
 */
export type Source = 'clean' | 'scan' | 'photo' | 'blurred'

/** All sources, best first. */
export const sources: readonly Source[] = ['clean', 'scan', 'photo', 'blurred']

const photo = { turnDegrees: 1, blur: 0.6, noise: 6, quality: 70, scale: 0.9, shadow: 0.1 } as const

/** Pages are drawn at 200 dots an inch, so that a scan at 150 is three quarters of that. */
const captures: Readonly<Record<Source, Capture>> = {
  clean: { turnDegrees: 0, blur: 0, noise: 0, quality: 92, scale: 1, shadow: 0 },
  scan: { turnDegrees: 0.4, blur: 0.35, noise: 3, quality: 80, scale: 0.75, shadow: 0 },
  photo,
  blurred: { ...photo, blur: 2.6 },
}

/** Renders a sample from a source into a folder unless it is there. Throws when its layout cannot be drawn. */
export async function renderUnseen(sample: UnseenSample, source: Source, folder: string): Promise<Rendered> {
  const name = `${nameOfSample(sample)}-${source}`
  const known = join(folder, `${name}.json`)
  if (existsSync(known)) return JSON.parse(await readFile(known, 'utf8'))
  const { paper, sheets } = await drawUnseen(sample)
  const { bytes, ending, mime } = await fileOf(sample, source, sheets)
  const rendered: Rendered = { file: `${name}.${ending}`, mime, expected: paper.expected }
  await writeFile(join(folder, rendered.file), bytes)
  await writeFile(`${known}.part`, JSON.stringify(rendered))
  await rename(`${known}.part`, known)
  return rendered
}

interface File {
  readonly bytes: Buffer
  readonly ending: string
  readonly mime: DocumentMime
}

/** A page is a PDF with its text, a scan in a PDF, or a photograph; several photographed pages are a PDF too. */
async function fileOf(sample: UnseenSample, source: Source, sheets: readonly Sheet[]): Promise<File> {
  const { layout } = sample
  const seed = seedOf(`${nameOfSample(sample)} ${source}`)
  const made = { date: '2026-10-02', producer: 'Output Manager 4.4', title: layout.name.replaceAll('-', ' ') }
  if (layout.form === 'card') return image(await captured(await stackPng(sheets), source, seed))
  if (source === 'clean') return pdf(textPdf(sheets, made))
  const photos: Buffer[] = []
  for (const [index, sheet] of sheets.entries())
    photos.push(await captured(await sheetPng(sheet), source, seed + index))
  const [first] = photos
  if (source !== 'scan' && photos.length === 1 && first !== undefined) return image(first)
  return pdf(await imagePdf(photos, made))
}

/** An image of sheets as it comes from a source, JPEG. */
export async function captured(png: Buffer, source: Source, seed: number): Promise<Buffer> {
  return (await photograph(png, captures[source], seed)).photo
}

function image(bytes: Buffer): File {
  return { bytes, ending: 'jpg', mime: 'image/jpeg' }
}

function pdf(bytes: Buffer): File {
  return { bytes, ending: 'pdf', mime: 'application/pdf' }
}
