/**
 * Sends to each hostile receiver of `webhooks/hostile-receivers.ts` as deliveries are sent: `npm run faults -- receivers
 * [--deadline-ms 30000] [--times 8]`. Exits 1 when one ends otherwise than it must, is not over soon after the deadline, or
 * costs more than 5 MB of memory. The receivers run in a process of their own. docs/reliability.md#hostile-receivers.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { deliveryDeadlineMs, postToReceiver } from '../../src/operations/webhooks/post.ts'
import { figuresOption, printFigures } from '../support/figures.ts'
import { hostileReceivers } from './webhooks/hostile-receivers.ts'

/** Time that the machine may need to notice that the deadline is over. */
const lateMsMax = 500
const memoryBytesMax = 5 * 1024 * 1024
const sampleMs = 5

const { values } = parseArgs({
  options: {
    'deadline-ms': { type: 'string', default: String(deliveryDeadlineMs) },
    times: { type: 'string', default: '8' },
    ...figuresOption,
  },
})
const deadlineMs = Number(values['deadline-ms'])
const child = spawn(process.execPath, [path.join(import.meta.dirname, 'webhooks/receiver-process.ts')], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
if (child.stdout === null) throw new Error('the receivers have no output')
const urls: string[] = []
for await (const line of createInterface({ input: child.stdout })) {
  urls.push(line)
  if (urls.length === hostileReceivers.length) break
}
const world = { egress: openEgress({ allow: ['127.0.0.0/8'] }), clock: { now: () => new Date() } }
const body = Buffer.from('{"event":"kyc.case_verified"}')
const collect = () => globalThis.gc?.()

const post = (url: string) =>
  postToReceiver(world, { url, headers: {}, body, deadlineMs, succeeds: (status) => status >= 200 && status <= 299 })

// What the first requests of a process load and compile is not a receiver's doing.
await Promise.all(urls.slice(6, 10).flatMap((url) => Array.from({ length: 8 }, () => post(url))))
const sums = { receivers: hostileReceivers.length, late_most_ms: 0, memory_most_mb: 0, faults: 0 }
console.log('receiver                                          outcome            status     ms   memory MB')
for (const [index, receiver] of hostileReceivers.entries()) {
  const times = receiver.outcome === 'timeout' ? 1 : Number(values.times)
  const faults: string[] = []
  let [slowest, grown] = [0, 0]
  for (let time = 0; time < times; time++) {
    collect()
    const before = memory()
    let most = before
    const sampler = setInterval(() => (most = Math.max(most, memory())), sampleMs)
    const result = await post(urls[index] ?? '')
    most = Math.max(most, memory())
    clearInterval(sampler)
    grown = Math.max(grown, most - before)
    slowest = Math.max(slowest, result.durationMs)
    if (result.outcome !== receiver.outcome || result.httpStatus !== receiver.status) {
      faults.push(`ended as ${result.outcome} ${result.httpStatus}`)
    }
  }
  if (slowest > deadlineMs + lateMsMax) faults.push(`took ${slowest} ms`)
  if (grown > memoryBytesMax) faults.push(`cost ${megabytes(grown)} MB`)
  const figures = [String(receiver.status).padEnd(6), String(slowest).padStart(6), megabytes(grown).padStart(8)]
  console.log(`${receiver.name.padEnd(50)}${receiver.outcome.padEnd(19)}${figures.join(' ')} ${faults.join('; ')}`)
  sums.late_most_ms = Math.max(sums.late_most_ms, slowest - deadlineMs)
  sums.memory_most_mb = Math.max(sums.memory_most_mb, grown / 1024 ** 2)
  sums.faults += faults.length
  if (faults.length > 0) process.exitCode = 1
}
child.disconnect()
printFigures(sums)

/** What requests hold: objects and buffers. Resident memory also moves with the collector's leisure. */
function memory(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
