import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { profile } from '../tools/documents/specimens/profile.ts'
import { run, serve, throwAwayFolder } from '../test/support/program.ts'
import { newDatabase } from '../test/support/store.ts'
import { load, type Round } from './load/client.ts'
import { residentMb } from './load/process.ts'

/**
 * How much a backup slows filed verify calls, against the same load without one in the same run: `node bench/backup.ts` for
 * the embedded database, `node test/support/postgres.ts -- node bench/backup.ts` for a server.
 */

const fillMs = 15_000
const quietMs = 5_000
const connections = 4
/** The longest a call may wait because of a backup. */
const slowestMsGoal = 1_000

const serverUrl = process.env['TEST_DATABASE_URL']
const database = serverUrl ? await newDatabase(serverUrl) : null
const folder = await throwAwayFolder()
const files = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-bench-'))
const settings = {
  ...folder.settings,
  ...(database === null ? {} : { GATEHOUSE_DATABASE_URL: database.databaseUrl }),
  GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000',
}
const server = await serve(settings)
const key = /sk_\w{8}_\w{64}/.exec(server.printed())?.[0] ?? ''
const values = profile('en', new Date().toISOString().slice(0, 10))
const pid = server.child.pid ?? 0
let calls = 0

const filled = await verify(fillMs)
print('fill', filled)
print('quiet', await verify(quietMs))
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
await server.stop()
await database?.remove()
await folder.remove()
await rm(files, { recursive: true, force: true })

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
