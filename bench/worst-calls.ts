/**
 * Searches the call that holds the event loop longest, for each operation of the API: `npm run bench -- worst-calls [--seconds 30]
 * [--trials N] [--seed N] [--operations verify,assess] [--hold-ms 50] [--rounds 5] [--round-seconds 30] [--verbose]`. Calls of at most 1 MB are
 * generated and changed, and the real server measures them in its own process, without the time in which it did not run. Then
 * three of the worst are sent beside honest calls. Exits 1 when a call holds longer than `--hold-ms` on a machine like the one the
 * figure is for; slower ones get as much more as they are slower. docs/performance.md#the-worst-calls.
 */
import { parseArgs } from 'node:util'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { honestBeside } from './worst-calls/beside.ts'
import { searchedOperations } from './worst-calls/operations.ts'
import { searchWorst, type WorstFound } from './worst-calls/search.ts'
import { openTarget } from './worst-calls/target.ts'

/** CPU of the yardstick of watched-server.ts on the machine of docs/performance.md. */
const yardstickMs = 25
/** Digits of a text shown. */
const shownLengthMax = 2_000

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    trials: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
    operations: { type: 'string' },
    'hold-ms': { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    'round-seconds': { type: 'string', default: '30' },
    verbose: { type: 'boolean', default: false },
    ...figuresOption,
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const only = values.operations?.split(',')
const operations = searchedOperations.filter(({ name }) => only === undefined || only.includes(name))
if (operations.length === 0) throw new Error(`there is no operation of ${values.operations}`)
const target = await openTarget()
const slower = Math.max(1, target.yardstickMs / yardstickMs)
const limitMs = Number(values['hold-ms']) * slower

console.log(
  `seed ${seed}; the machine is ${slower.toFixed(2)} × as slow as that of the limit: ${limitMs.toFixed(0)} ms`,
)
const found: WorstFound[] = []
for (const operation of operations) {
  const limits = { seed, msMax: Number(values.seconds) * 1_000, trialsMax: Number(values.trials) }
  const worst = await searchWorst(target, operation, limits)
  found.push(worst)
  console.log(lineOf(worst))
}
const worst = found.toSorted((a, b) => b.heldMs - a.heldMs)[0]
if (worst === undefined) throw new Error('no call was tried')
const beside =
  Number(values.rounds) === 0
    ? null
    : await honestBeside(target, worst.call, {
        rounds: Number(values.rounds),
        seconds: Number(values['round-seconds']),
      })
if (beside !== null) {
  console.log(
    `honest verify beside three of the worst: p99 ${beside.besideP99Ms.toFixed(1)} ms, ${beside.aloneP99Ms.toFixed(1)} ms alone, ` +
      `${beside.ratio.toFixed(2)} ×; slowest ${beside.slowestMs.toFixed(1)} ms; ${beside.errors} errors`,
  )
}
const faulty = found.filter(({ status }) => status >= 500)
console.log(
  `longest hold ${worst.heldMs.toFixed(1)} ms (limit ${limitMs.toFixed(0)}), of ${worst.operation}; ${faulty.length} with 5xx`,
)
printFigures({
  seed,
  slower,
  trials: found.reduce((sum, { trials }) => sum + trials, 0),
  held_ms: worst.heldMs,
  operation: worst.operation,
  ...Object.fromEntries(found.map(({ operation, heldMs }) => [`${operation}_held_ms`, heldMs])),
  beside_p99_ms: beside?.besideP99Ms ?? null,
  alone_p99_ms: beside?.aloneP99Ms ?? null,
  beside_ratio: beside?.ratio ?? null,
  errors: (beside?.errors ?? 0) + faulty.length,
})
await target.stop()
process.exitCode = worst.heldMs > limitMs || faulty.length > 0 || (beside?.errors ?? 0) > 0 ? 1 : 0

function lineOf({ operation, heldMs, wallMs, status, answerBytes, call, trials, genes }: WorstFound): string {
  const figures = `${heldMs.toFixed(1).padStart(7)} ms held (${wallMs.toFixed(1)} ms passed)`
  const sizes = `${call.body.length} bytes, answer ${status} of ${answerBytes} bytes, ${trials} trials`
  const about = values.verbose
    ? `\n  ${JSON.stringify(genes)}\n  ${call.body.toString('latin1').slice(0, shownLengthMax)}`
    : ''
  return `${operation.padEnd(22)}${figures}; ${sizes}${about}`
}
