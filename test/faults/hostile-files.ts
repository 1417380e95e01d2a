/**
 * Sends every file of a folder and seeded damage of them and of our specimens to the real server, and times the refusal of a
 * header that declares 900 megapixels. `npm run faults -- hostile-files [DIR] [--mutations 2000]
 * [--seed 1] [--within SECONDS]`. Exits 1 when an answer was a 5xx or none, or took longer than 20 s.
 */
import { parseArgs } from 'node:util'
import { figuresOption, printFigures } from '../support/figures.ts'
import { sendHostileFiles } from './hostile/files.ts'
import { timeBombs } from './hostile/bombs.ts'

const answerMsMax = 20_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutations: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    within: { type: 'string', default: 'Infinity' },
    ...figuresOption,
  },
})
const bombs = await timeBombs()
for (const { mime, p50Ms, mostMs } of bombs) {
  console.log(
    `most pixels declared in ${mime}, up to 900 million: refused in ${p50Ms.toFixed(2)} ms p50, ${mostMs.toFixed(2)} ms at most`,
  )
}
const run = await sendHostileFiles({
  folder: positionals[0] ?? null,
  mutations: Number(values.mutations),
  seed: Number(values.seed),
  withinMs: Number(values.within) * 1_000,
  onStep: ({ calls, faults, slowestMs }) =>
    console.log(`after ${calls} calls: ${faults} faults, slowest ${Math.round(slowestMs)} ms`),
})
console.log(`${run.calls} calls:`, run.statuses)
console.log('slowest:', run.slowest.map(({ name, ms }) => `${name} ${Math.round(ms)} ms`).join('; '))
for (const name of run.unavailable) console.log(`unavailable: ${name}`)
for (const fault of run.faults) console.log(`FAULT ${fault}`)
const nothingRead = run.unavailable.length === run.calls
if (nothingRead) console.log('FAULT no file was read, so nothing is proven')
printFigures({
  calls: run.calls,
  unavailable: run.unavailable.length,
  slowest_ms: run.slowest[0]?.ms ?? 0,
  pixel_bomb_refused_most_ms: Math.max(...bombs.map(({ mostMs }) => mostMs)),
  faults: run.faults.length,
})
if (nothingRead || run.faults.length > 0 || (run.slowest[0]?.ms ?? 0) > answerMsMax) process.exitCode = 1
