/**
 * Crashes, hangs and memory blow-ups of the reading child under the real server: every call must answer 200 and the next file
 * must be read. `node test/faults/reader-faults.ts [--faults 100] [--deadline-ms 6000]`. Exits 1 when one was not.
 */
import { parseArgs } from 'node:util'
import { injectFaults } from './hostile/faults.ts'

const { values } = parseArgs({
  options: { faults: { type: 'string', default: '100' }, 'deadline-ms': { type: 'string', default: '6000' } },
})
const faults = Number(values.faults)
const run = await injectFaults({ faults, deadlineMs: Number(values['deadline-ms']) })
const at = (share: number) => Math.round(run.respawnMs[Math.floor((run.respawnMs.length - 1) * share)] ?? 0)
console.log('calls with a fault:', run.faults)
console.log('the next calls:', run.next)
console.log(`respawn: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`)
console.log(`a first start in this run: ${Math.round(run.startMs)} ms`)
if (run.faults['200 unavailable'] !== faults || run.next['200 read'] !== faults) process.exitCode = 1
