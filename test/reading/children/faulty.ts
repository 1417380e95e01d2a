/**
 * The real reading child, with faults: a file that contains `gatehouse-fault:NAME` makes it loop forever (`hang`), grow outside
 * (`alloc`) or inside the heap (`heap`), exit (`exit`), abort as native code does (`abort`) or send an invalid reading (`garbage`).
 */
import { openEngines } from '../../../src/reading/engines.ts'
import { readDocument } from '../../../src/reading/pipeline.ts'
import { answerRequests } from '../../../src/reading/process/answer-requests.ts'
import type { Reading } from '../../../src/ports/reader.ts'

/** The fault is named in this many last bytes of a file. */
const tailBytes = 100

const engines = await openEngines(null)
const kept: unknown[] = []

answerRequests(async (bytes, request) => {
  const tail = bytes.subarray(-tailBytes).toString('latin1')
  const fault = /gatehouse-fault:([a-z]+)/.exec(tail)?.[1]
  return fault === undefined ? readDocument(bytes, request, engines) : misbehave(fault)
})

function misbehave(fault: string): Promise<Reading> {
  if (fault === 'exit') process.exit(3)
  if (fault === 'abort') process.abort()
  if (fault === 'hang') for (;;);
  if (fault === 'garbage') return Promise.resolve({ docType: 7 } as unknown as Reading)
  if (fault === 'alloc') setInterval(() => kept.push(Buffer.alloc(16 * 1024 ** 2, 1)), 5)
  if (fault === 'heap') for (;;) kept.push(new Array(100_000).fill(kept.length))
  return new Promise(() => {})
}
