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
import { nestedForms } from './support/worst-pdfs.ts'

const densePage = fileURLToPath(new URL('../../bench/reading/dense-page.ts', import.meta.url))
const fileCpuMsMax = 10_000
/** CPU of a machine that does other work comes slowly. */
const deadlineMs = 600_000
let folder: string
let reader: Reader

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-cpu-'))
  reader = await openReader({ readers: 1, deadlineMs })
})
after(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

/** The outcome of a file, and the CPU time it took. */
async function readMetered(bytes: Buffer, mime: DocumentMime) {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  while (!reader.health().ready) await new Promise((resume) => setTimeout(resume, 50))
  const before = await childrenCpuMs()
  const [outcome] = await reader.read([{ path, mime, docTypeHint: null }], { signal: AbortSignal.timeout(deadlineMs) })
  return { outcome, cpuMs: (await childrenCpuMs()) - before }
}

test('a PDF of 3 KB that draws a form a billion times ends within 10 s of CPU', async () => {
  const { outcome, cpuMs } = await readMetered(nestedForms(), 'application/pdf')
  assert.equal(outcome?.status, 'unavailable')
  assert.ok(cpuMs <= fileCpuMsMax, `${cpuMs} ms of CPU`)
})

test('dense pages that do not fit 10 s of CPU are counted in a note, and those before are read', async () => {
  const page = join(folder, 'page.png')
  // A process of its own, since one that reads images refuses to decode drawings.
  execFileSync(process.execPath, [densePage, page])
  const tiff = sharp(Array<string>(6).fill(page), { join: { animated: true } }).tiff({ compression: 'deflate' })
  const { outcome, cpuMs } = await readMetered(await tiff.toBuffer(), 'image/tiff')
  const reading = outcome?.status === 'read' ? outcome.reading : assert.fail(JSON.stringify(outcome))
  const unread = Number(reading.notes.find(({ code }) => code === 'pages_not_read')?.subject)
  // Three of six pages are not read whatever they cost.
  assert.ok(unread > 3 && unread < 6, `${unread} pages were not read`)
  assert.ok(reading.textLength > 3_500)
  assert.ok(cpuMs <= fileCpuMsMax, `${cpuMs} ms of CPU`)
})
