/** A reading child that tries to escape by the means of Node.js and answers what succeeded. One file: it can read no other. */
import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Reading } from '../../../src/ports/reader.ts'
import { answerRequests } from '../../../src/reading/process/answer-requests.ts'

/** What hostile code reaches for. */
export interface Targets {
  readonly secret: string
  readonly folder: string
  readonly port: number
  readonly pid: number
}

/** Each throws, or answers false, when it is refused. */
const escapes: Readonly<Record<string, (targets: Targets) => unknown>> = {
  'reads a secret': ({ secret }) => readFileSync(secret),
  'lists the root folder': () => readdirSync('/'),
  'reads the environment of a process': ({ pid }) => readFileSync(`/proc/${pid}/environ`),
  'writes a file': ({ folder }) => writeFileSync(path.join(folder, `written-${process.pid}`), ''),
  'makes a symlink': ({ folder }) => symlinkSync('/', path.join(folder, `symlink-${process.pid}`)),
  'starts a process': () => execFileSync('/bin/sh', ['-c', 'true']),
  'starts a thread': async () => new Worker('', { eval: true }).terminate(),
  'signals a process': ({ pid }) => process.kill(pid, 'SIGCONT'),
  'connects by TCP': async ({ port }) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
  },
  'sends by UDP': async ({ port }) => {
    const socket = createSocket('udp4')
    try {
      await new Promise((sent, refused) =>
        socket.once('error', refused).send('x', port, '127.0.0.1', (error) => (error ? refused(error) : sent(null))),
      )
    } finally {
      socket.close()
    }
  },
}

/** Names of the escapes that succeed in this process. */
export async function nodeEscapes(targets: Targets): Promise<readonly string[]> {
  const escaped: string[] = []
  for (const [name, escape] of Object.entries(escapes)) {
    try {
      await escape(targets)
      escaped.push(name)
    } catch {
      // Refused.
    }
  }
  return escaped
}

const reading: Omit<Reading, 'fields'> = {
  docType: 'other',
  docTypeConfidence: 0,
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

if (import.meta.main) {
  answerRequests(async (bytes) => {
    const escaped = await nodeEscapes(JSON.parse(bytes.toString('utf8')))
    return { ...reading, fields: { tried: String(Object.keys(escapes).length), escaped: escaped.join(', ') } }
  })
}
