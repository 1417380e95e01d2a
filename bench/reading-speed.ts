/**
 * What reading costs, in CPU milliseconds of one process, beside the bare OCR engine on the same raster in the same run.
 * `npm run bench -- reading-speed [--rounds N]`. Images are the specimens; a card's photo is one of 12 megapixels.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { DocumentMime } from '../src/ports/reader.ts'
import { openEngines } from '../src/reading/engines.ts'
import { readDocument } from '../src/reading/pipeline.ts'
import { isCard, preparePage } from '../src/reading/clean/prepare.ts'
import { decodeImage } from '../src/reading/raster/decode.ts'
import type { Languages } from '../src/reading/recognise/ocr/tesseract.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { cardPhoto } from './reading/card-photo.ts'
import { renderInChild } from './specimen-files.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, ...figuresOption } })
const rounds = Number(values.rounds)
const figures: Record<string, number> = {}
const files = new Map(renderInChild().map(({ name, bytes }) => [name, bytes]))
const engines = await openEngines(null)
const folder = mkdtempSync(join(tmpdir(), 'speed-'))
try {
  await measure('licence with barcode', bytesOf('driver-licence-en.png'), 'image/png')
  await measure('card front, 12 megapixels', await cardPhoto(bytesOf('national-id-en.png')), 'image/jpeg')
  await measure('passport with MRZ', bytesOf('passport-en.png'), 'image/png')
  for (const name of ['utility-bill-en', 'payslip-en', 'bank-statement-en']) {
    await measure(`${name}, image`, bytesOf(`${name}.png`), 'image/png')
    await measure(`${name}, text PDF`, bytesOf(`${name}-text.pdf`), 'application/pdf')
  }
  await measure('dense A4 scan, 4,000 letters', densePage(), 'image/png')
  const residentMb = process.memoryUsage().rss / 1024 ** 2
  console.log(`resident memory ${Math.round(residentMb)} MB`)
  printFigures({ ...figures, resident_mb: residentMb })
} finally {
  rmSync(folder, { recursive: true })
}

function bytesOf(name: string): Buffer {
  const bytes = files.get(name)
  if (bytes === undefined) throw new Error(`there is no specimen ${name}`)
  return bytes
}

/** A page of print as a scanner gives it, drawn by a process of its own. */
function densePage(): Buffer {
  const file = join(folder, 'dense.png')
  execFileSync(process.execPath, [fileURLToPath(new URL('./reading/dense-page.ts', import.meta.url)), file])
  return readFileSync(file)
}

async function measure(what: string, bytes: Buffer, mime: DocumentMime): Promise<void> {
  const request = { mime, docTypeHint: null, shrink: 1, cpuMs: Infinity } as const
  await readDocument(bytes, request, engines)
  const whole = await medianCpuMs(async () => void (await readDocument(bytes, request, engines)))
  figures[`${nameOf(what)}_cpu_ms`] = whole
  const beside = mime === 'application/pdf' ? '' : await besideBare(what, bytes, whole)
  console.log(`${what.padEnd(28)} ${String(Math.round(whole)).padStart(5)} ms${beside}`)
}

/** The OCR engine alone on the image as the pipeline prepares it, in both languages and in French as the pipeline begins. */
async function besideBare(what: string, bytes: Buffer, whole: number): Promise<string> {
  const [page] = (await decodeImage(bytes, { pagesMax: 1, shrink: 1 }))?.pages ?? []
  if (page === undefined) throw new Error('a specimen cannot be decoded')
  const { raster: prepared } = await preparePage(page, { shrink: 1 })
  const segmentation = isCard(page) ? 'block' : 'auto'
  const alone = (languages: Languages) =>
    medianCpuMs(async () => {
      engines.ocr.readPage(prepared, { segmentation, binarisation: 'sauvola', languages })
    })
  const [both, french] = [await alone('both'), await alone('french')]
  figures[`${nameOf(what)}_of_engine_in_both`] = whole / both
  figures[`${nameOf(what)}_of_engine_in_french`] = whole / french
  const [ofBoth, ofFrench] = [both, french].map((ms) => `${Math.round(ms)} ms (${(whole / ms).toFixed(2)})`)
  return `, OCR engine alone ${ofBoth}, in French ${ofFrench}`
}

/** What an image is called among the figures. */
function nameOf(what: string): string {
  return what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
}

async function medianCpuMs(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
