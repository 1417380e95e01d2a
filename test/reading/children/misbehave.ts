/**
 * A reading child that does what the name of the file tells it to, speaking the pool's protocol: `hang` spins for ever,
 * `alloc` grows, `heap` fills its heap, `exit` ends, `garbage` answers nonsense, `once-…` misbehaves the first time only.
 * Any other file reads as empty.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Reading } from '../../../src/ports/reader.ts'
import { isReadRequest } from '../../../src/reading/process/protocol.ts'

process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (!isReadRequest(message)) process.exit(2)
  const [name = ''] = basename(message.path).split('.')
  const deed = name.startsWith('once-') ? (message.shrink === 1 ? name.slice(5) : 'read') : name
  if (deed === 'hang') for (;;);
  if (deed === 'exit') process.exit(3)
  if (deed === 'garbage') process.send!({ type: 'done', id: message.id, reading: { docType: 7 } })
  else if (deed === 'heap') fillHeap()
  else if (deed === 'alloc') setInterval(grow, 5)
  else if (deed === 'slow') setTimeout(() => answer(message.id, message.path), 150)
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

/** Says, among the empty fields, what the child could see: its secrets and the files outside its folders. */
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
