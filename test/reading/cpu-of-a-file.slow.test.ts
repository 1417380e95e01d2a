import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { DocumentMime, Reader } from '../../src/ports/reader.ts'
import { openReader } from '../../src/reading/process/pool.ts'
import { childrenCpuMs } from '../faults/load/process.ts'
import { noisyPages } from './support/worst-images.ts'
import { nestedForms } from './support/worst-pdfs.ts'

const densePage = fileURLToPath(new URL('../../bench/reading/dense-page.ts', import.meta.url))
const fileCpuMsMax = 10_000
/** CPU of a dense page on the machine that the limits were made on; a slower machine gets as much more. */
const densePageCpuMs = 6_600
/** CPU that a page which was read well does not count, at most. */
const creditCpuMsMax = 7_000
/** With two pages of 7 s that were read well. */
const creditedCpuMsMax = 24_000
/** A dense page that takes so many times the CPU is not read on a slow machine: reading became slower. */
const slownessMax = 1.75
/** CPU of a machine that does other work comes slowly. */
const deadlineMs = 600_000
let folder: string
let reader: Reader
/** Reads dense pages on any machine as the usual one does. */
let fairReader: Reader
/** How many times slower this machine is. */
let slowness = 1

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-cpu-'))
  const patient = await openReader({ readers: 1, deadlineMs, fileCpuMs: deadlineMs })
  const { cpuMs } = await readMetered(await denseScan(2), 'image/tiff', patient)
  await patient.close()
  slowness = Math.max(1, cpuMs / 2 / densePageCpuMs)
  assert.ok(slowness <= slownessMax, `a dense page took ${cpuMs / 2} ms of CPU`)
  const credit = 2 * Math.min(creditCpuMsMax, densePageCpuMs * slowness)
  fairReader = await openReader({
    readers: 1,
    deadlineMs,
    fileCpuMs: (fileCpuMsMax + 2 * densePageCpuMs) * slowness - credit,
  })
  reader = await openReader({ readers: 1, deadlineMs })
  await untilReady(fairReader)
})
after(async () => {
  await Promise.all([reader.close(), fairReader.close()])
  await rm(folder, { recursive: true })
})

async function untilReady(one: Reader): Promise<void> {
  while (!one.health().ready) await new Promise((resume) => setTimeout(resume, 50))
}

/** The outcome of a file, and the CPU time it took. */
async function readMetered(bytes: Buffer, mime: DocumentMime, by = reader) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  await untilReady(by)
  const before = await childrenCpuMs()
  const [outcome] = await by.read([{ path, mime, docTypeHint: null }], { signal: AbortSignal.timeout(deadlineMs) })
  return { outcome, cpuMs: (await childrenCpuMs()) - before }
}

test('a PDF of 3 KB that draws a form a billion times ends within 10 s of CPU', async () => {
  const { outcome, cpuMs } = await readMetered(nestedForms(), 'application/pdf')
  assert.equal(outcome?.status, 'unavailable')
  assert.ok(cpuMs <= fileCpuMsMax, `${cpuMs} ms of CPU`)
})

for (const pages of [2, 3]) {
  test(`a dense scan of ${pages} pages is read whole`, async () => {
    const { outcome } = await readMetered(await denseScan(pages), 'image/tiff', fairReader)
    const reading = outcome?.status === 'read' ? outcome.reading : assert.fail(JSON.stringify(outcome))
    assert.ok(!reading.notes.some(({ code }) => code === 'pages_not_read'))
    assert.ok(reading.textLength > pages * 3_500, `${reading.textLength} characters`)
  })
}

test('of a dense scan of six pages three are read, and the others are counted in a note', async () => {
  const { outcome, cpuMs } = await readMetered(await denseScan(6), 'image/tiff', fairReader)
  const reading = outcome?.status === 'read' ? outcome.reading : assert.fail(JSON.stringify(outcome))
  assert.equal(reading.notes.find(({ code }) => code === 'pages_not_read')?.subject, '3')
  assert.ok(reading.textLength > 3 * 3_500)
  assert.ok(cpuMs <= creditedCpuMsMax * slowness, `${cpuMs} ms of CPU`)
})

test('pages of noise earn no time: what does not fit 10 s of CPU is not read', async () => {
  const { cpuMs } = await readMetered(await noisyPages(), 'image/tiff')
  assert.ok(cpuMs <= fileCpuMsMax, `${cpuMs} ms of CPU`)
})

/** An A4 page of some 4,000 characters, several times. */
async function denseScan(pages: number): Promise<Buffer> {
  const page = join(folder, 'page.png')
  // A process of its own, since one that reads images refuses to decode drawings.
  execFileSync(process.execPath, [densePage, page])
  return sharp(Array<string>(pages).fill(page), { join: { animated: true } })
    .tiff({ compression: 'deflate' })
    .toBuffer()
}
