import { spawn } from 'node:child_process'
import path from 'node:path'
import { profile } from '../src/specimens/profile.ts'
import { serve, throwAwayFolder } from '../test/support/program.ts'
import { newDatabase } from '../test/support/store.ts'
import { load, median, type Round } from './load/client.ts'
import { cpuSeconds } from './load/process.ts'

/**
 * Verify calls a second, filed and not, against a bare server with the same validation on the same database in the same
 * run: `node test/support/postgres.ts -- node bench/verify.ts`. The rounds take turns, so that a noisy machine disturbs both.
 */

const goals = { filed: 0.9, unfiled: 0.6 } as const
const rounds = 5
const durationMs = 4_000
const connections = 16

const serverUrl = process.env['TEST_DATABASE_URL']
if (!serverUrl) throw new Error('run it as: node test/support/postgres.ts -- node bench/verify.ts')
const [ours, theirs] = [await newDatabase(serverUrl), await newDatabase(serverUrl)]
const folder = await throwAwayFolder()
const product = await serve({
  ...folder.settings,
  GATEHOUSE_DATABASE_URL: ours.databaseUrl,
  GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000',
})
const key = /sk_\w{8}_\w{64}/.exec(product.printed())?.[0] ?? ''
const values = profile('en', new Date().toISOString().slice(0, 10))
const sample = await fetch(`${product.url}/v1/kyc/verify`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${key}` },
  body: JSON.stringify({ values }),
})
const baseline = await startBaseline(theirs.databaseUrl, (await sample.text()).length)

const unfiled = () => JSON.stringify({ values })
const filed = (call: number) => JSON.stringify({ reference: `client-${call}`, values })
await compare('unfiled', unfiled, '/select', goals.unfiled)
await compare('filed', filed, '/file', goals.filed)

await product.stop()
baseline.child.kill()
for (const place of [ours, theirs, folder]) await place.remove()

async function compare(name: string, body: (call: number) => string, floor: string, goal: number): Promise<void> {
  const ratios: number[] = []
  const cpu: [number[], number[]] = [[], []]
  let last: [Round, Round] | null = null
  for (let round = 0; round <= rounds; round++) {
    const product_ = await measured(product.child.pid ?? 0, () => run(product.url, '/v1/kyc/verify', body))
    const baseline_ = await measured(baseline.child.pid ?? 0, () => run(baseline.url, floor, body))
    if (round === 0) continue // the first warms both
    ratios.push(product_.round.callsPerSecond / baseline_.round.callsPerSecond)
    cpu[0].push(product_.microseconds)
    cpu[1].push(baseline_.microseconds)
    last = [product_.round, baseline_.round]
  }
  const ratio = median(ratios)
  console.log(
    `verify ${name.padEnd(8)} ${ratio.toFixed(2)} of the baseline (goal ≥ ${goal}: ${ratio >= goal ? 'reached' : 'MISSED'}; ` +
      `rounds ${ratios.map((value) => value.toFixed(2)).join(' ')})`,
  )
  for (const [index, who] of ['product', 'baseline'].entries()) {
    const round = last![index]!
    console.log(
      `  ${who.padEnd(8)} ${Math.round(round.callsPerSecond)} calls/s, ${Math.round(median(cpu[index]!))} µs CPU a call, ` +
        `p50 ${round.p50Ms.toFixed(1)} ms, p99 ${round.p99Ms.toFixed(1)} ms, ${round.errors} errors`,
    )
  }
}

function run(url: string, where: string, body: (call: number) => string): Promise<Round> {
  return load({ url, path: where, key, body, connections, durationMs })
}

async function measured(pid: number, work: () => Promise<Round>) {
  const before = cpuSeconds(pid)
  const round = await work()
  return { round, microseconds: ((cpuSeconds(pid) - before) / round.calls) * 1e6 }
}

async function startBaseline(databaseUrl: string, answerBytes: number) {
  const program = path.join(import.meta.dirname, 'load/baseline.ts')
  const child = spawn(process.execPath, [program, databaseUrl, String(answerBytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /answers at (\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
  })
  return { child, url }
}
