/**
 * What reading costs, in CPU milliseconds of one process, beside the bare recogniser on the same raster in the same run.
 * `node bench/reading-speed.ts [--rounds N]`. Pictures are the specimens; a card's photo is one of 12 megapixels.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { DocumentMime } from '../src/ports/reader.ts'
import { openInstruments } from '../src/reading/instruments.ts'
import { readDocument } from '../src/reading/pipeline.ts'
import { isCard, preparePage } from '../src/reading/prepare.ts'
import { decodeImage } from '../src/reading/raster/decode.ts'
import { renderInChild } from './specimen-files.ts'

/** A photo of 12 megapixels. */
const photo = { width: 4000, height: 3000 } as const

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
const files = new Map(renderInChild().map(({ name, bytes }) => [name, bytes]))
const instruments = await openInstruments(null)
const folder = mkdtempSync(join(tmpdir(), 'speed-'))
try {
  await measure('licence with barcode', bytesOf('driver-licence-en.png'), 'image/png')
  await measure('card front, 12 megapixels', await photoOf(bytesOf('national-id-en.png')), 'image/jpeg')
  await measure('passport with zone', bytesOf('passport-en.png'), 'image/png')
  for (const name of ['utility-bill-en', 'payslip-en', 'bank-statement-en']) {
    await measure(`${name}, picture`, bytesOf(`${name}.png`), 'image/png')
    await measure(`${name}, text PDF`, bytesOf(`${name}-text.pdf`), 'application/pdf')
  }
  console.log(`resident memory ${Math.round(process.memoryUsage().rss / 1024 ** 2)} MB`)
} finally {
  rmSync(folder, { recursive: true })
}

function bytesOf(name: string): Buffer {
  const bytes = files.get(name)
  if (bytes === undefined) throw new Error(`there is no specimen ${name}`)
  return bytes
}

/** The upper half of a sheet with two sides, filling a photo of a telephone. */
async function photoOf(sheet: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(sheet).metadata()
  const front = sharp(sheet).extract({ left: 0, top: 0, width, height: Math.floor(height / 2) })
  return front
    .resize({ ...photo, fit: 'contain', background: '#9a948c' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function measure(what: string, bytes: Buffer, mime: DocumentMime): Promise<void> {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const request = { type: 'read', id: 1, path, mime, docTypeHint: null, shrink: 1 } as const
  await readDocument(request, instruments)
  const whole = await medianCpuMs(async () => void (await readDocument(request, instruments)))
  const bare = mime === 'application/pdf' ? null : await bareMs(bytes)
  const beside = bare === null ? '' : `, recogniser alone ${Math.round(bare)} ms, ratio ${(whole / bare).toFixed(2)}`
  console.log(`${what.padEnd(28)} ${String(Math.round(whole)).padStart(5)} ms${beside}`)
}

/** The recogniser alone on the picture as the pipeline prepares it. */
async function bareMs(bytes: Buffer): Promise<number> {
  const [page] = (await decodeImage(bytes, { pagesMax: 1, shrink: 1 }))?.pages ?? []
  if (page === undefined) throw new Error('a specimen cannot be decoded')
  const { raster: prepared } = await preparePage(page, { shrink: 1 })
  const segmentation = isCard(page) ? 'block' : 'auto'
  return medianCpuMs(async () => void instruments.ocr.readPage(prepared, { segmentation, binarisation: 'sauvola' }))
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
