/**
 * Runs test files: `node test/support/run.ts [--processes 3] [--times] PATTERN…`. Each process takes one file after the other, so
 * that modules, WebAssembly and a migrated store are made once a process and not once a file. Exits with 1 when a test fails, a
 * process ends early or no file matches.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { FromFiles } from './run-files.ts'

const dotsAcross = 120
/** Files named by `--times`. */
const longestFiles = 25

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { processes: { type: 'string' }, times: { type: 'boolean', default: false } },
})
/** Types that were stripped once are kept, where bin/gatehouse keeps them. */
const stripped = path.join(import.meta.dirname, '../../node_modules/.cache/gatehouse')
/** One more than there are cores: a file now and then waits for a disk or another process. */
const processes = Number(values.processes ?? availableParallelism() + 1)

/** In the order of the patterns: name the folders with long files first, so that all processes end at about the same time. */
const files = [...new Set(positionals.flatMap((pattern) => globSync(pattern).toSorted()))]
const waiting = [...files]
const counts = { tests: 0, pass: 0, fail: 0, cancelled: 0, skipped: 0 }
const seconds = new Map<string, number>()
const startedAt = performance.now()
let broken = files.length === 0
let dots = 0

await Promise.all(Array.from({ length: Math.min(processes, files.length) }, takeFiles))

if (values.times) {
  const longest = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, longestFiles)
  process.stdout.write(`\n${longest.map(([file, taken]) => `${taken.toFixed(1).padStart(7)} s ${file}\n`).join('')}`)
}
for (const [kind, count] of Object.entries(counts))
  process.stdout.write(`${kind === 'tests' ? '\n' : ''}# ${kind} ${count}\n`)
process.stdout.write(`# duration_ms ${Math.round(performance.now() - startedAt)}\n`)
if (broken || counts.fail > 0 || counts.cancelled > 0) process.exitCode = 1

/** Runs files in a process until none waits. A process that ends early fails the run, and the next one takes what is left. */
async function takeFiles(): Promise<void> {
  while (waiting.length > 0) {
    let current: string | null = null
    const child = fork(path.join(import.meta.dirname, 'run-files.ts'), {
      env: { ...process.env, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? stripped },
      execArgv: [...process.execArgv, `--test-reporter=${path.join(import.meta.dirname, 'event-reporter.ts')}`],
    })
    child.on('message', (message: FromFiles) => {
      if (message.kind === 'next') {
        current = waiting.shift() ?? null
        child.send({ file: current === null ? null : path.resolve(current) })
      } else if (message.kind === 'file') {
        seconds.set(path.relative('.', message.file), message.seconds)
      } else if (message.kind === 'open') {
        say(`not ok: the process does not end, it holds ${message.resources.join(', ')}`)
      } else {
        counts.tests++
        counts[message.outcome]++
        if (message.said === undefined) process.stdout.write(++dots % dotsAcross === 0 ? '.\n' : '.')
        else say(message.said)
      }
    })
    const [code, signal] = await once(child, 'exit')
    if (code !== 0) broken = true
    if (current !== null) say(`not ok: the process of ${current} ended early with ${signal ?? code}`)
  }
}

function say(text: string): void {
  process.stdout.write(`\n${text}\n`)
}
