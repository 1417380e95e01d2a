/**
 * A reading child that behaves as its file says: `hang` loops forever, `alloc` grows, `heap` fills its heap, `exit` exits,
 * `garbage` sends an invalid reading, `flood` more than an answer may have, `praise` reports pages without end, `claim` many at
 * once and loops, `once-…` does so on the first attempt only. `long` waits for 2.5 s and is read. Any other file is read as empty.
 * Its name is the first line of the file.
 */
import { existsSync, writeSync } from 'node:fs'
import type { Reading } from '../../../src/ports/reader.ts'
import { answerRequests } from '../../../src/reading/process/answer-requests.ts'
import { answerDescriptor } from '../../../src/reading/process/protocol.ts'

const kept: unknown[] = []
/** Names of all files so far: each answer hands them out, as one of a process that a file has taken over. */
const names: string[] = []

answerRequests(async (bytes, request, pageRead) => {
  const [name = ''] = bytes.subarray(0, 100).toString('utf8').split('\n')
  names.push(name)
  const fault = name.startsWith('once-') ? (request.shrink === 1 ? name.slice(5) : 'read') : name
  if (fault === 'hang') for (;;);
  if (fault === 'praise') for (;;) compute(300, pageRead)
  if (fault === 'claim') for (let page = 0; ; page++) compute(1, page < 100 ? pageRead : () => {})
  if (fault === 'exit') process.exit(3)
  if (fault === 'garbage') return { docType: 7 } as unknown as Reading
  if (fault === 'heap') fillHeap()
  if (fault === 'flood') flood()
  if (fault === 'alloc') setInterval(grow, 5)
  if (fault === 'alloc') return new Promise(() => {})
  if (fault === 'long') await new Promise((resume) => setTimeout(resume, 2_500))
  if (fault === 'slow') await new Promise((resume) => setTimeout(resume, 150))
  return emptyReading(name, bytes.length)
})

/** Computes for some milliseconds, then says so. */
function compute(cpuMs: number, done: () => void): void {
  const begun = process.cpuUsage()
  while (process.cpuUsage(begun).user < cpuMs * 1000);
  done()
}

function grow(): void {
  kept.push(Buffer.alloc(8 * 1024 ** 2, 1))
}

function fillHeap(): void {
  for (;;) kept.push(new Array(100_000).fill(kept.length))
}

/** A line without an end. */
function flood(): void {
  const chunk = Buffer.alloc(1024 ** 2, 'x')
  for (;;) writeSync(answerDescriptor, chunk)
}

/** An empty reading whose fields show what the child could access: environment, other files, processes. */
function emptyReading(name: string, bytes: number): Reading {
  const seen = [existsSyncQuietly('/etc/passwd') ? 'passwd' : '', ...Object.keys(process.env)].join('')
  const channel = typeof process.send
  const starts = String(process.permission?.has('child'))
  return {
    docType: 'other',
    docTypeConfidence: 0,
    fields: { name, bytes: String(bytes), seen, channel, pid: String(process.pid), starts, kept: names.join(' ') },
    evidence: {},
    otherSources: {},
    pages: [],
    printed: {},
    mrz: null,
    barcode: null,
    textLength: 0,
    ocrConfidence: null,
    pageCount: 1,
    backSeen: null,
    metaCreated: '',
    metaModified: '',
    producer: '',
    revisions: 1,
    perceptualHash: null,
    capture: null,
    untrusted: null,
    notes: [],
    durationMs: 0,
  }
}

function existsSyncQuietly(path: string): boolean {
  try {
    return existsSync(path)
  } catch {
    return false
  }
}
