/**
 * The real reading child, with faults: a file that contains `gatehouse-fault:NAME` makes it loop forever (`hang`), grow outside
 * (`alloc`) or inside the heap (`heap`), exit (`exit`), abort as native code does (`abort`) or send an invalid reading (`garbage`).
 */
import { readFileSync } from 'node:fs'
import { openEngines } from '../../../src/reading/engines.ts'
import { readDocument } from '../../../src/reading/pipeline.ts'
import { isReadRequest } from '../../../src/reading/process/protocol.ts'

/** The fault is named in this many last bytes of a file. */
const tailBytes = 100

process.on('disconnect', () => process.exit(0))
const engines = await openEngines(null)
process.on('message', (message) => {
  if (!isReadRequest(message)) process.exit(2)
  const tail = readFileSync(message.path).subarray(-tailBytes).toString('latin1')
  const fault = /gatehouse-fault:([a-z]+)/.exec(tail)?.[1]
  if (fault !== undefined) {
    misbehave(fault, message.id)
    return
  }
  readDocument(message, engines)
    .then((reading) => process.send!({ type: 'done', id: message.id, reading }))
    .catch(() => process.exit(1))
})
process.send!({ type: 'ready' })

const kept: unknown[] = []

function misbehave(fault: string, id: number): void {
  if (fault === 'exit') process.exit(3)
  if (fault === 'abort') process.abort()
  if (fault === 'hang') for (;;);
  if (fault === 'garbage') process.send!({ type: 'done', id, reading: { docType: 7 } })
  if (fault === 'alloc') setInterval(() => kept.push(Buffer.alloc(16 * 1024 ** 2, 1)), 5)
  if (fault === 'heap') for (;;) kept.push(new Array(100_000).fill(kept.length))
}
