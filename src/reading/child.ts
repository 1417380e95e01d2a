import { openEngines } from './engines.ts'
import { readDocument } from './pipeline.ts'
import { isReadRequest, type ChildMessage } from './process/protocol.ts'

/**
 * Program of one reading process. Its optional argument is the path of the native OCR engine. It loads the engines, then reads
 * one file for each request. An unexpected error ends it, and the pool starts another process.
 */
process.on('disconnect', () => process.exit(0))

const [, , nativeOcr = null] = process.argv
const engines = await openEngines(nativeOcr)
process.on('message', (message) => {
  if (!isReadRequest(message)) process.exit(2)
  readDocument(message, engines)
    .then((reading) => answer({ type: 'done', id: message.id, reading }))
    .catch(() => process.exit(1))
})
answer({ type: 'ready' })

function answer(message: ChildMessage): void {
  // After a disconnect there is no pool to answer, and the process ends.
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}
