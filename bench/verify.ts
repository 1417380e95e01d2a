import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { profile } from '../tools/documents/specimens/profile.ts'
import { serve, throwAwayFolder } from '../test/support/program.ts'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { newDatabase } from '../test/support/store.ts'
import { load, type Round } from './load/client.ts'
import { cpuSeconds } from '../test/faults/load/process.ts'
import { verdictCost } from './load/verdict-cost.ts'

/**
 * Verify calls, stored and not, against a bare server with the same validation on the same database in the same run; the
 * embedded database against the server; what stands around an operation; what a verdict costs: `npm run bench -- verify`.
 * Rounds of two sides take turns, so that a noisy machine disturbs both; both are warmed by calls, not by time, so that
 * the slower side is as optimised as the faster. CPU is that of the server process alone.
 */

const goals = { unstored: 0.6, stored: 0.9, embedded: 0.35, middleware: 20, verdict: 25 } as const
const rounds = 9
const durationMs = 2_000
const connections = 16
const warmUpCalls = 20_000

interface Side {
  readonly name: string
  readonly child: ChildProcess
  readonly url: string
  readonly path: string
  readonly key: string
}

interface Measured {
  readonly round: Round
  /** µs of CPU a call. */
  readonly cpu: number
}

parseArgs({ options: figuresOption })
const postgres = await startPostgres()
const serverUrl = postgres.url
const values = profile('en', new Date().toISOString().slice(0, 10))
const unstored = () => JSON.stringify({ values })
const stored = (call: number) => JSON.stringify({ reference: `client-${call}`, values })
const closers: (() => unknown)[] = [() => postgres.stop()]

const product = await startProduct('product', serverUrl)
const answer = await (await fetch(product.url + product.path, sampleCall(product.key))).text()
const baseline = await startBaseline(serverUrl)
const figures: Record<string, number> = {}
await compare('verify unstored', [product, { ...baseline, path: '/select' }], unstored, goals.unstored)
await compare('verify stored', [product, { ...baseline, path: '/file' }], stored, goals.stored)
const embedded = await startProduct('embedded', null)
await compare('embedded / server', [embedded, { ...product, name: 'server' }], stored, goals.embedded)
await compareMiddleware()
const { verdict, parsing } = verdictCost()
Object.assign(figures, { verdict_us: verdict, verdict_of_parsing: verdict / parsing })
console.log(
  `verdict           ${verdict.toFixed(1)} µs CPU, two documents (goal ≤ ${goals.verdict}: ${said(verdict <= goals.verdict)}; ` +
    `${(verdict / parsing).toFixed(1)} × parsing its body)`,
)
printFigures(figures)
for (const close of closers.toReversed()) await close()

/** Prints calls a second of the first side as a share of the second's, and the same of calls for the same CPU. */
async function compare(title: string, sides: readonly [Side, Side], body: (call: number) => string, goal: number) {
  const [ours = [], theirs = []] = await takeTurns(sides, body)
  const ratios = ours.map(({ round }, index) => round.callsPerSecond / (theirs[index]?.round.callsPerSecond ?? 1))
  const ratio = median(ratios)
  const cpuOf = (measured: readonly Measured[]) => median(measured.map(({ cpu }) => cpu))
  const cpuRatio = cpuOf(theirs) / cpuOf(ours)
  console.log(
    `${title.padEnd(17)} ${ratio.toFixed(2)} of the calls (goal ≥ ${goal}: ${said(ratio >= goal)}), ` +
      `${cpuRatio.toFixed(2)} for the same CPU; rounds ${ratios.map((value) => value.toFixed(2)).join(' ')}`,
  )
  const name = title.replaceAll(/\W+/g, '_')
  figures[`${name}_ratio`] = ratio
  figures[`${name}_ratio_least`] = Math.min(...ratios)
  figures[`${name}_ratio_most`] = Math.max(...ratios)
  figures[`${name}_cpu_ratio`] = cpuRatio
  figures[`${name}_cpu_us`] = cpuOf(ours)
  figures[`${name}_baseline_cpu_us`] = cpuOf(theirs)
  for (const [index, measured] of [ours, theirs].entries()) {
    const middle = (of: (one: Measured) => number) => median(measured.map(of))
    console.log(
      `  ${(sides[index]?.name ?? '').padEnd(15)} ${middle(({ round }) => round.callsPerSecond).toFixed(0)} calls/s, ` +
        `${middle(({ cpu }) => cpu).toFixed(0)} µs CPU a call, p50 ${middle(({ round }) => round.p50Ms).toFixed(1)} ms, ` +
        `p99 ${middle(({ round }) => round.p99Ms).toFixed(1)} ms, ${measured.reduce((sum, { round }) => sum + round.errors, 0)} errors`,
    )
  }
}

/**
 * CPU of a call through the whole product around an operation that does nothing, less that of a bare server; and of the same
 * through the framework's handlers. docs/decisions/0008-answering-in-on-request.md
 */
async function compareMiddleware() {
  const sides = await Promise.all((['product', 'bare', 'handlers'] as const).map(startMiddleware))
  const measured = (await takeTurns(sides, unstored)).map((side) => median(side.map(({ cpu }) => cpu)))
  const [ours = Number.NaN, bare = Number.NaN, handlers = Number.NaN] = measured
  const middleware = ours - bare
  Object.assign(figures, { middleware_us: middleware, middleware_bare_us: bare, middleware_handlers_us: handlers })
  console.log(
    `middleware        ${middleware.toFixed(1)} µs CPU a call (goal ≤ ${goals.middleware}: ${said(middleware <= goals.middleware)}); ` +
      `${ours.toFixed(1)} with it, ${bare.toFixed(1)} bare, ${handlers.toFixed(1)} through the framework’s handlers`,
  )
}

async function takeTurns(
  sides: readonly Side[],
  body: (call: number) => string,
): Promise<readonly (readonly Measured[])[]> {
  for (const side of sides) {
    for (let calls = 0; calls < warmUpCalls;) calls += (await measure(side, body)).round.calls
  }
  const measured = sides.map((): Measured[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) measured[index]?.push(await measure(side, body))
  }
  return measured
}

async function measure(side: Side, body: (call: number) => string): Promise<Measured> {
  const pid = side.child.pid ?? 0
  const before = cpuSeconds(pid)
  const round = await load({ ...side, body, connections, durationMs })
  return { round, cpu: ((cpuSeconds(pid) - before) / round.calls) * 1e6 }
}

async function startProduct(name: string, server: string | null): Promise<Side> {
  const database = server === null ? null : await newDatabase(server)
  const folder = await throwAwayFolder()
  const running = await serve({
    ...folder.settings,
    ...(database === null ? {} : { GATEHOUSE_DATABASE_URL: database.databaseUrl }),
    GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000',
  })
  closers.push(async () => {
    await running.stop()
    for (const place of [database, folder]) await place?.remove()
  })
  const key = /sk_\w{8}_\w{64}/.exec(running.printed())?.[0] ?? ''
  return { name, child: running.child, url: running.url, path: '/v1/kyc/verify', key }
}

function sampleCall(key: string): RequestInit {
  return { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: unstored() }
}

async function startBaseline(server: string): Promise<Side> {
  const database = await newDatabase(server)
  const program = path.join(import.meta.dirname, 'load/baseline.ts')
  const child = spawn(process.execPath, [program, database.databaseUrl, answer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closers.push(async () => {
    child.kill()
    await once(child, 'exit')
    await database.remove()
  })
  const [printed] = await once(child.stdout, 'data')
  return { name: 'baseline', child, url: /answers at (\S+)/.exec(String(printed))?.[1] ?? '', path: '', key: '' }
}

async function startMiddleware(name: 'product' | 'bare' | 'handlers'): Promise<Side> {
  const program = path.join(import.meta.dirname, 'load/middleware.ts')
  const child = fork(program, [name, answer], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  closers.push(() => child.kill())
  const [{ url, key }] = await once(child, 'message')
  return { name, child, url, path: '/v1/kyc/verify', key }
}

function said(reached: boolean): string {
  return reached ? 'reached' : 'MISSED'
}
