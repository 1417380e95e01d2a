/**
 * What .ci/run does once the packages are installed: the README's test command, the suites that need a server, and a short form
 * of every fault program. Steps that leave a core idle share the machine; each one's output is printed whole when it ends. After
 * a failure no further step starts. `--only NAME` runs the steps whose name begins so.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { skippedIn, skippedMark } from '../test/support/figures.ts'
import { runCommand, type Finished } from './run-command.ts'
import { faultSecondsMax, faultSteps, testSteps, type Step } from './short-steps.ts'

/** CI ends a run that takes longer. */
const secondsMax = 5_400
const longestShown = 5
const kinds = ['tests', 'pass', 'fail', 'skipped'] as const

interface Done extends Finished {
  readonly name: string
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const steps = [...testSteps, ...faultSteps].filter(({ name }) => name.startsWith(values.only))
const installSeconds = Number(process.env['INSTALL_SECONDS'] ?? 0)
const cores = Math.max(2, os.availableParallelism())
const done = await runAll(steps)
report(done)
process.exitCode = done.length === steps.length && done.every(({ code }) => code === 0) ? 0 : 1

/** Starts the steps in their order, each as soon as its cores are free. */
async function runAll(all: readonly Step[]): Promise<readonly Done[]> {
  const ended: Done[] = []
  const running = new Map<Step, Promise<void>>()
  const waiting = [...all]
  const busy = () => [...running.keys()].reduce((sum, step) => sum + step.cores, 0)
  const failed = () => ended.some(({ code }) => code !== 0)
  while (waiting.length > 0 || running.size > 0) {
    const [next] = waiting
    if (next !== undefined && !failed() && busy() + next.cores <= cores) {
      waiting.shift()
      const work = run(next).then((finished) => {
        ended.push({ name: next.name, ...finished })
        running.delete(next)
      })
      running.set(next, work)
    } else if (running.size > 0) await Promise.race(running.values())
    else break
  }
  for (const { name } of waiting) console.log(`\n== NOT RUN, a step before it failed: ${name}`)
  return ended
}

/** Runs a step and prints what it printed; one that has the machine to itself prints as it goes. */
async function run(step: Step): Promise<Finished> {
  const alone = step.cores === 2
  console.log(`\n== ${step.name}: ${alone ? step.command.join(' ') : 'started'}`)
  const limitSeconds = faultSteps.includes(step) ? faultSecondsMax : secondsMax
  const finished = await runCommand(step.command, {
    limitSeconds,
    onOutput: alone ? (text) => void process.stdout.write(text) : undefined,
  })
  if (!alone) console.log(`\n== ${step.name}: ${step.command.join(' ')}\n${finished.printed.trimEnd()}`)
  const how = finished.overLimit ? `over its limit of ${limitSeconds} s` : finished.code === 0 ? 'ok' : 'FAILED'
  console.log(`== ${step.name}: ${how}, ${finished.seconds.toFixed(1)} s`)
  return finished
}

/** What was skipped, the longest steps, and how many tests there were. */
function report(all: readonly Done[]): void {
  console.log(`\n== done in ${Math.round(performance.now() / 1_000 + installSeconds)} s, npm ci ${installSeconds} s`)
  for (const { name, printed } of all) {
    const reasons = new Set(printed.split('\n').flatMap((line) => skippedIn(line) ?? []))
    for (const reason of reasons) console.log(`${skippedMark}${name}: ${reason}`)
  }
  for (const { name } of all.filter(({ code }) => code !== 0)) console.log(`FAILED: ${name}`)
  console.log('the longest steps:')
  for (const { name, seconds } of all.toSorted((a, b) => b.seconds - a.seconds).slice(0, longestShown)) {
    console.log(`  ${name.padEnd(30)} ${seconds.toFixed(1).padStart(7)} s`)
  }
  for (const kind of kinds)
    console.log(`# ${kind} ${all.reduce((sum, { printed }) => sum + counted(printed, kind), 0)}`)
}

/** The sum of the counts that test runs print, `# pass 12`. */
function counted(printed: string, kind: (typeof kinds)[number]): number {
  return [...printed.matchAll(new RegExp(`^# ${kind} (\\d+)$`, 'gm'))].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}
