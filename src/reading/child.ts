import { openEngines } from './engines.ts'
import { readDocument } from './pipeline.ts'
import { isReadRequest, type ChildMessage } from './process/protocol.ts'

/**
 * The program of one reading process, with the path of the native OCR engine as its argument where one is used: warms up, then reads one file for each request. Anything unforeseen ends it, and the
 * pool starts another.
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
  // A pool that is gone cannot be answered; the disconnect ends us.
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}
