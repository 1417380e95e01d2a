/**
 * Sends generated calls, valid and damaged, and holds every answer against the published description.
 * docs/reliability.md#generated-calls. `npm run faults -- fuzz [--requests 200000] [--seed N] [--files 40] [--processes 1] [--within
 * SECONDS]`; several processes share the calls, each with a server and a seed of its own. `--within` ends each kind of call
 * after its share of that time. A failure prints the smallest call that shows it, with the seed that replays it. Exits 1 when
 * there is one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { figuresIn, figuresOption, printFigures, withoutFigures } from '../support/figures.ts'
import { fuzz } from './fuzzing/run.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    files: { type: 'string', default: '40' },
    seed: { type: 'string' },
    processes: { type: 'string', default: '1' },
    within: { type: 'string' },
    ...figuresOption,
  },
})
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const [requests, files, processes] = [values.requests, values.files, values.processes].map(Number)
if (processes === 1) await inThisProcess()
else await inSeveral(processes ?? 1)

async function inThisProcess(): Promise<void> {
  const startedAt = performance.now()
  const withinMs = values.within === undefined ? null : Number(values.within) * 1_000
  const { counts, faults } = await fuzz({ requests: requests ?? 0, files: files ?? 0, seed, withinMs })
  const seconds = (performance.now() - startedAt) / 1000
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const { user, system } = process.cpuUsage()
  console.log(
    [
      `${total} calls in ${Math.round(seconds)} s (${Math.round(total / seconds)} a second, ` +
        `${((user + system) / 1_000 / total).toFixed(1)} ms CPU each)`,
      ...[...counts].toSorted().map(([name, count]) => `  ${name.padEnd(16)} ${count}`),
      ...faults,
      `${faults.length} faults; replay with --seed ${seed} --requests ${requests} --files ${files}`,
    ].join('\n'),
  )
  printFigures({ seed, calls: total, calls_per_second: total / seconds, faults: faults.length })
  process.exitCode = faults.length === 0 ? 0 : 1
}

async function inSeveral(count: number): Promise<void> {
  const share = (total: number | undefined) => String(Math.ceil((total ?? 0) / count))
  const sums = { seed, processes: count, calls: 0, calls_per_second: 0, faults: 0 }
  const children = Array.from({ length: count }, async (_, index) => {
    const words = ['--requests', share(requests), '--files', share(files), '--seed', String(seed + index), '--json']
    if (values.within !== undefined) words.push('--within', values.within)
    const child = spawn(process.execPath, [import.meta.filename, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const figures = figuresIn(printed)
    console.log(withoutFigures(printed).trimEnd())
    sums.calls += Number(figures?.['calls'] ?? 0)
    sums.calls_per_second += Number(figures?.['calls_per_second'] ?? 0)
    sums.faults += Number(figures?.['faults'] ?? 0)
    if (code !== 0) process.exitCode = 1
  })
  await Promise.all(children)
  printFigures(sums)
}
