import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { degrade } from '../degrade.ts'
import { imagePdf, textPdf } from '../drawing/pdf.ts'
import { sheetPng, stackPng } from '../drawing/raster.ts'
import type { DocumentMime } from '../../../src/ports/reader.ts'
import { drawSample, seedOf } from './samples.ts'
import type { Sample } from './samples.ts'

/** A rendered sample on disk, with what a reader should find in it. */
export interface Rendered {
  readonly file: string
  readonly mime: DocumentMime
  readonly expected: Readonly<Record<string, string>>
}

/**
 * Renders a sample into a folder unless it is there. A card is one image of its sides. A page is a PDF with text at level
 * `text`; else a JPEG, or a scan in a PDF when it has several pages and for every third seed.
 */
export async function renderSample(sample: Sample, folder: string): Promise<Rendered> {
  const name = [sample.docType, sample.layout, sample.language, sample.seed, sample.level].join('-')
  const known = join(folder, `${name}.json`)
  if (existsSync(known)) return JSON.parse(await readFile(known, 'utf8'))
  const { draft, sheets, template } = await drawSample(sample)
  const { expected } = draft
  const seed = seedOf(name)
  const made = { date: draft.today, producer: draft.pick(producers), title: sample.docType.replaceAll('_', ' ') }
  const write = async (bytes: Buffer, ending: string, mime: DocumentMime): Promise<Rendered> => {
    const rendered = { file: `${name}.${ending}`, mime, expected }
    await writeFile(join(folder, rendered.file), bytes)
    await writeFile(`${known}.part`, JSON.stringify(rendered))
    await rename(`${known}.part`, known)
    return rendered
  }
  if (sample.level === 'text') return write(textPdf(sheets, made), 'pdf', 'application/pdf')
  const { level } = sample
  if (template.form === 'card') {
    return write(await degrade(await stackPng(sheets), { level, seed }), 'jpg', 'image/jpeg')
  }
  const images: Buffer[] = []
  for (const [index, sheet] of sheets.entries())
    images.push(await degrade(await sheetPng(sheet), { level, seed: seed + index }))
  const [image] = images
  if (image !== undefined && images.length === 1 && sample.seed % 3 !== 0) return write(image, 'jpg', 'image/jpeg')
  return write(await imagePdf(images, { ...made, producer: 'Meridian MFP Scan 2.6' }), 'pdf', 'application/pdf')
}
const producers = [
  'Composer Output 8.1',
  'PrintStream 5.0',
  'Editique Centrale 3.2',
  'iText 7.2',
  'Microsoft Print to PDF',
] as const
