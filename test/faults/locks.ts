/**
 * Whether any request or policy weakens a lock: `npm run faults -- locks [--requests N] [--seed N]`. Every pack in turn, each
 * request under a policy patched at random. Exits 1 when a lock was weakened.
 */
import { parseArgs } from 'node:util'
import { figuresOption, printFigures } from '../support/figures.ts'
import { runLocks } from './policies/locks.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    ...figuresOption,
  },
})
const started = performance.now()
const { requests, policies, refused, blocked, faults } = runLocks(Number(values.requests), Number(values.seed))
const seconds = (performance.now() - started) / 1000
console.log(
  `${requests} requests in ${seconds.toFixed(1)} s under ${policies} policies, ${refused} of them refused in part;`,
)
console.log(`${blocked} that had to be blocked, ${faults.length} that weakened a lock`)
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
printFigures({ requests, policies, refused, blocked, seconds, faults: faults.length })
if (faults.length > 0) process.exitCode = 1
