import { writeSync } from 'node:fs'
import type { Reading } from '../../ports/reader.ts'
import { answerDescriptor, isReadRequest, requestBytesMax, type ChildMessage, type ReadRequest } from './protocol.ts'

const newline = 0x0a

/**
 * The child's side of the protocol: says that it is ready, then reads one file after the other from stdin and answers each. The
 * end of stdin ends the process. `read` calls `pageRead` after a page that it read well. An invalid request or an error of `read` ends it too, and the pool starts another one.
 * docs/reader-sandbox.md#one-file-no-path.
 */
export function answerRequests(
  read: (bytes: Buffer, request: ReadRequest, pageRead: () => void) => Promise<Reading>,
): void {
  let line = Buffer.alloc(0)
  let request: ReadRequest | null = null
  let file = Buffer.alloc(0)
  let filled = 0

  const take = (chunk: Buffer): void => {
    let rest = chunk
    while (rest.length > 0) {
      if (request === null) {
        const end = rest.indexOf(newline)
        line = Buffer.concat([line, end < 0 ? rest : rest.subarray(0, end)])
        if (line.length > requestBytesMax) process.exit(2)
        if (end < 0) return
        rest = rest.subarray(end + 1)
        request = parseRequest(line)
        line = Buffer.alloc(0)
        // Not from the shared pool of small buffers: a library may transfer the memory of the file.
        file = Buffer.allocUnsafeSlow(request.bytes)
        filled = 0
      }
      const taken = rest.copy(file, filled)
      filled += taken
      rest = rest.subarray(taken)
      if (filled < file.length) return
      answerOne(request, file)
      request = null
    }
  }
  const answerOne = (one: ReadRequest, bytes: Buffer): void => {
    read(bytes, one, () => answer({ type: 'page_read', id: one.id }))
      .then((reading) => answer({ type: 'done', id: one.id, reading }))
      .catch(() => process.exit(1))
  }
  process.stdin.on('data', take)
  process.stdin.on('end', () => process.exit(0))
  process.stdin.on('error', () => process.exit(0))
  answer({ type: 'ready' })
}

function parseRequest(line: Buffer): ReadRequest {
  try {
    const request: unknown = JSON.parse(line.toString('utf8'))
    if (isReadRequest(request)) return request
  } catch {
    // Not JSON: only a fault of the pool can cause it.
  }
  return process.exit(2)
}

function answer(message: ChildMessage): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`)
  try {
    for (let sent = 0; sent < bytes.length;) sent += writeSync(answerDescriptor, bytes, sent)
  } catch {
    // The server is gone.
    process.exit(0)
  }
}
