/**
 * Crashes, hangs and memory blow-ups of the reading child under the real server: every call must answer 200 and the next file
 * must be read. `npm run faults -- reader-faults [--faults 100] [--deadline-ms 6000]`. Exits 1 when one was not.
 */
import { parseArgs } from 'node:util'
import { figuresOption, percentile, printFigures } from '../support/figures.ts'
import { injectFaults } from './hostile/faults.ts'

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '100' },
    'deadline-ms': { type: 'string', default: '6000' },
    ...figuresOption,
  },
})
const faults = Number(values.faults)
const run = await injectFaults({ faults, deadlineMs: Number(values['deadline-ms']) })
const at = (share: number) => Math.round(percentile(run.respawnMs, share))
console.log('calls with a fault:', run.faults)
console.log('the next calls:', run.next)
console.log(`respawn: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`)
console.log(`a first start in this run: ${Math.round(run.startMs)} ms`)
printFigures({
  injected: faults,
  calls_200: run.faults['200 unavailable'] ?? 0,
  next_read: run.next['200 read'] ?? 0,
  respawn_p50_ms: at(0.5),
  respawn_p95_ms: at(0.95),
  respawn_most_ms: at(1),
  first_start_ms: Math.round(run.startMs),
})
if (run.faults['200 unavailable'] !== faults || run.next['200 read'] !== faults) process.exitCode = 1
