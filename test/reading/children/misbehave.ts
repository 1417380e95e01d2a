/**
 * A reading child with the pool's protocol that behaves as the file is named: `hang` loops forever, `alloc` grows, `heap` fills
 * its heap, `exit` exits, `garbage` sends an invalid reading, `once-…` does so on the first attempt only. Any other file is read
 * as empty.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Reading } from '../../../src/ports/reader.ts'
import { isReadRequest } from '../../../src/reading/process/protocol.ts'

process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (!isReadRequest(message)) process.exit(2)
  const [name = ''] = basename(message.path).split('.')
  const fault = name.startsWith('once-') ? (message.shrink === 1 ? name.slice(5) : 'read') : name
  if (fault === 'hang') for (;;);
  if (fault === 'exit') process.exit(3)
  if (fault === 'garbage') process.send!({ type: 'done', id: message.id, reading: { docType: 7 } })
  else if (fault === 'heap') fillHeap()
  else if (fault === 'alloc') setInterval(grow, 5)
  else if (fault === 'slow') setTimeout(() => answer(message.id, message.path), 150)
  else answer(message.id, message.path)
})
process.send!({ type: 'ready' })

const kept: unknown[] = []

function grow(): void {
  kept.push(Buffer.alloc(8 * 1024 ** 2, 1))
}

function fillHeap(): void {
  for (;;) kept.push(new Array(100_000).fill(kept.length))
}

/** Sends an empty reading whose fields show what the child could access: environment, other files, processes. */
function answer(id: number, path: string): void {
  const seen = [existsSyncQuietly('/etc/passwd') ? 'passwd' : '', process.env.READER_TEST_SECRET ?? ''].join('')
  const reading: Reading = {
    docType: 'other',
    docTypeConfidence: 0,
    fields: { name: basename(path), seen, pid: String(process.pid), memory: String(process.permission?.has('child')) },
    evidence: {},
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
    notes: [],
    durationMs: 0,
  }
  process.send!({ type: 'done', id, reading })
}

function existsSyncQuietly(path: string): boolean {
  try {
    return existsSync(path)
  } catch {
    return false
  }
}
