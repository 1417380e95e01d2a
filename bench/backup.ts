import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { profile } from '../tools/documents/specimens/profile.ts'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { readFirstKey } from '../test/support/first-key.ts'
import { run, serve, throwAwayFolder } from '../test/support/program.ts'
import { newDatabase } from '../test/support/store.ts'
import { load, type Round } from './load/client.ts'
import { residentMb } from '../test/faults/load/process.ts'

/**
 * How much a backup slows stored verify calls, against the same load without one in the same run:
 * `npm run bench -- backup [--engine embedded|server]`.
 */

const fillMs = 15_000
const quietMs = 5_000
const connections = 4
/** The longest a call may wait because of a backup. */
const slowestMsGoal = 1_000

const { values: options } = parseArgs({ options: { ...engineOption, ...figuresOption } })
const engine = await openEngine(options.engine)
const database = engine.serverUrl === null ? null : await newDatabase(engine.serverUrl)
const folder = await throwAwayFolder()
const files = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-bench-'))
const settings = {
  ...folder.settings,
  ...(database === null ? {} : { GATEHOUSE_DATABASE_URL: database.databaseUrl }),
  GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000',
}
const server = await serve(settings)
const key = await readFirstKey(folder.dataDir)
const values = profile('en', new Date().toISOString().slice(0, 10))
const pid = server.child.pid ?? 0
let calls = 0

const filled = await verify(fillMs)
print('fill', filled)
const quiet = await verify(quietMs)
print('quiet', quiet)
const restingMb = residentMb(pid)
let [done, highestMb] = [false, 0]
const began = performance.now()
const backup = run(['backup', path.join(files, 'bench.backup'), '--json'], settings).then((answer) => {
  done = true
  return { answer, seconds: (performance.now() - began) / 1000 }
})
const during: Round[] = []
while (!done) {
  during.push(await verify(500))
  highestMb = Math.max(highestMb, residentMb(pid))
}
const { answer, seconds } = await backup
for (const round of during) print('backup', round)
const slowest = Math.max(...during.map(({ slowestMs }) => slowestMs))
const { size } = await stat(path.join(files, 'bench.backup'))
console.log(
  `backup   ${seconds.toFixed(1)} s, ${(size / 1e6).toFixed(0)} MB, exit ${answer.code}; memory ${restingMb.toFixed(0)} → ` +
    `${highestMb.toFixed(0)} MB; slowest call ${slowest.toFixed(0)} ms (goal ≤ ${slowestMsGoal}: ` +
    `${slowest <= slowestMsGoal ? 'reached' : 'MISSED'})`,
)
printFigures({
  seconds,
  backup_mb: size / 1e6,
  calls_per_second_quiet: quiet.callsPerSecond,
  slowest_quiet_ms: quiet.slowestMs,
  slowest_during_ms: slowest,
  resident_before_mb: restingMb,
  resident_most_mb: highestMb,
  exit_code: answer.code,
})
await server.stop()
await database?.remove()
await folder.remove()
await rm(files, { recursive: true, force: true })
await engine.stop()

function verify(durationMs: number): Promise<Round> {
  const body = () => JSON.stringify({ reference: `client-${calls++}`, values })
  return load({ url: server.url, path: '/v1/kyc/verify', key, body, connections, durationMs })
}

function print(name: string, { callsPerSecond, p50Ms, p99Ms, slowestMs, errors }: Round): void {
  console.log(
    `${name.padEnd(8)} ${Math.round(callsPerSecond)} calls/s, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ` +
      `slowest ${slowestMs.toFixed(0)} ms, ${errors} errors`,
  )
}
