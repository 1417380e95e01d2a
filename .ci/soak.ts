/**
 * The long form of every fault program, and every benchmark, one after the other. Prints one JSON line a step and appends it to
 * a results file, from which `npm run figures` writes docs/durability.md and docs/performance.md. A step that has passed at the
 * same commit is not run again, so a run that was cut short goes on where it ended.
 *
 *   .ci/soak [--results docs/figures/results.jsonl]  --only NAME  --skip NAME (either may be repeated)
 *     --within SECONDS (the most for each step)  --data NAME=DIR (a folder of data for a step; may be repeated)  --again (all steps)
 *
 * Run it on a machine that does nothing else. What the programs print for people is in SOAK_LOGS/NAME.log, by default in the
 * temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bench } from '../bench/index.ts'
import { faults } from '../test/faults/index.ts'
import { figuresIn, skippedIn } from '../test/support/figures.ts'
import { commandOf } from '../test/support/programs.ts'
import { readResults, type Machine, type Result } from '../tools/figures/results.ts'
import { runCommand } from './run-command.ts'
import { soakSteps, type SoakStep } from './soak-steps.ts'

/** A program that is told to end in its time gets this much more to check what is there and to stop. */
const finishSeconds = 240
const gibibyte = 1024 ** 3
/** Of a commit with changes on top: such results are of no commit. */
const changedMark = '+'

const { values } = parseArgs({
  options: {
    results: { type: 'string', default: 'docs/figures/results.jsonl' },
    only: { type: 'string', multiple: true, default: [] },
    skip: { type: 'string', multiple: true, default: [] },
    data: { type: 'string', multiple: true, default: [] },
    within: { type: 'string', default: 'Infinity' },
    again: { type: 'boolean', default: false },
  },
})
const names = soakSteps.map(({ name }) => name)
const folders = new Map(
  values.data.map((word) => [word.replace(/=.*/s, ''), path.resolve(word.replace(/^[^=]*=/, ''))]),
)
const unknown = [...values.only, ...values.skip, ...folders.keys()].filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${names.join(', ')}`)

const logs = process.env['SOAK_LOGS'] ?? path.join(os.tmpdir(), 'gatehouse-soak')
const machine = describeMachine()
const commit = describeCommit()
mkdirSync(logs, { recursive: true })
mkdirSync(path.dirname(values.results), { recursive: true })
const passed = values.again
  ? []
  : readResults(values.results).filter(
      (result) => result.ok && result.commit === commit && !commit.endsWith(changedMark),
    )
const chosen = soakSteps
  .filter(({ name }) => values.only.length === 0 || values.only.includes(name))
  .filter(({ name }) => !values.skip.includes(name) && !passed.some(({ step }) => step === name))
for (const step of chosen) {
  const result = await run(step)
  const line = JSON.stringify(result)
  appendFileSync(values.results, `${line}\n`)
  console.log(line)
  if (!result.ok) process.exitCode = 1
}

async function run(step: SoakStep): Promise<Result> {
  const [load = 0] = os.loadavg()
  const about = { step: step.name, commit, machine, load: Number(load.toFixed(1)) }
  const folder = folders.get(step.name)
  const end = () => ({ finished_at: new Date().toISOString() })
  if (step.data === 'must' && folder === undefined) {
    const skipped = `needs a folder of data: --data ${step.name}=DIR`
    return { ...about, ...end(), ok: true, seconds: 0, skipped, figures: {} }
  }
  const seconds = Math.min(step.secondsMax, Number(values.within))
  const words = [
    ...(folder === undefined ? [] : [folder]),
    ...step.options.split(' ').filter((word) => word !== ''),
    ...(step.within ? ['--within', String(seconds)] : []),
    '--json',
  ]
  const limitSeconds = seconds + (step.within ? finishSeconds : 0)
  const finished = await runCommand([process.execPath, ...programWords(step, words)], { limitSeconds })
  writeFileSync(path.join(logs, `${step.name}.log`), finished.printed)
  return {
    ...about,
    ...end(),
    ok: finished.code === 0,
    seconds: Math.round(finished.seconds),
    ...(finished.overLimit ? { stopped: `ran longer than ${limitSeconds} s` } : {}),
    ...(skippedIn(finished.printed) === null ? {} : { skipped: skippedIn(finished.printed) ?? '' }),
    figures: figuresIn(finished.printed) ?? {},
  }
}

function programWords(step: SoakStep, words: readonly string[]): readonly string[] {
  const list = { bench, faults }[step.front]
  const program = list.programs.find(({ name }) => name === step.program)
  if (program === undefined) throw new Error(`${list.script} has no ${step.program}`)
  return commandOf(list, program, words)
}

function describeMachine(): Machine {
  return {
    cores: os.availableParallelism(),
    cpu: os.cpus()[0]?.model ?? 'unknown',
    memory_gb: Math.round(os.totalmem() / gibibyte),
    system: `${os.type()} ${os.release()}`,
    node: process.version.slice(1),
  }
}

/** The commit that is checked out; with `+` when files were changed since. */
function describeCommit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs').length > 0
  return `${git('rev-parse', '--short=10', 'HEAD')}${changed ? changedMark : ''}`
}
