/**
 * Sends generated calls, valid and damaged, and holds every answer against the published description. reliability R14, R16.
 * `node bench/fuzz.ts [--requests 200000] [--seed N] [--path P] [--files 40]`. A failure prints the smallest call that shows
 * it, with the seed and path that replay it. Exits 1 when there is one.
 */
import { parseArgs } from 'node:util'
import { fuzz } from './fuzzing/run.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    files: { type: 'string', default: '40' },
    seed: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
console.log(`seed ${seed}`)
const startedAt = performance.now()
const { counts, faults } = await fuzz({ requests: Number(values.requests), files: Number(values.files), seed })
const seconds = (performance.now() - startedAt) / 1000
const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
console.log(`${total} calls in ${Math.round(seconds)} s (${Math.round(total / seconds)} a second)`)
for (const [name, count] of [...counts].toSorted()) console.log(`  ${name.padEnd(16)} ${count}`)
for (const fault of faults) console.log(fault)
console.log(`${faults.length} faults; replay with --seed ${seed} --requests ${values.requests}`)
process.exitCode = faults.length === 0 ? 0 : 1
