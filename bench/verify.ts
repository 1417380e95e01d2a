import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { profile } from '../tools/documents/specimens/profile.ts'
import { figuresOption, median, printFigures } from '../test/support/figures.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { startBaseline, startProduct, type Side } from './load/sides.ts'
import { compareCalls, said, takeTurns } from './load/turns.ts'
import { verdictCost } from './load/verdict-cost.ts'

/**
 * Verify calls, stored and not, against a bare server with the same validation on the same database in the same run; the
 * embedded database against the server; what stands around an operation; what a verdict costs: `npm run bench -- verify`.
 * How rounds are taken is in load/turns.ts.
 */

const goals = { unstored: 0.6, stored: 0.9, embedded: 0.35, middleware: 20, verdict: 25 } as const
const turns = { rounds: 9, durationMs: 2_000, warmUpCalls: 20_000 } as const

parseArgs({ options: figuresOption })
const postgres = await startPostgres()
const serverUrl = postgres.url
const values = profile('en', new Date().toISOString().slice(0, 10))
const unstored = () => JSON.stringify({ values })
const stored = (call: number) => JSON.stringify({ reference: `client-${call}`, values })
const closers: (() => unknown)[] = [() => postgres.stop()]
const closed = <Opened extends { stop(): Promise<void> }>(opened: Opened) => {
  closers.push(() => opened.stop())
  return opened
}

const product = closed(await startProduct('product', serverUrl))
const answer = await (await fetch(product.url + product.path, sampleCall(product.key))).text()
const baseline = closed(await startBaseline(serverUrl, answer))
const figures: Record<string, number> = {}
await compare('verify unstored', [product, { ...baseline, path: '/select' }], unstored, goals.unstored)
await compare('verify stored', [product, { ...baseline, path: '/file' }], stored, goals.stored)
const embedded = closed(await startProduct('embedded', null))
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

/** Compares two sides and keeps the figures. */
async function compare(title: string, sides: readonly [Side, Side], body: (call: number) => string, goal: number) {
  Object.assign(figures, await compareCalls(title, sides, { ...turns, body, goal }))
}

/**
 * CPU of a call through the whole product around an operation that does nothing, less that of a bare server.
 * docs/decisions/0008-handlers-of-the-framework.md
 */
async function compareMiddleware() {
  const sides = await Promise.all((['product', 'bare'] as const).map(startMiddleware))
  const taken = await takeTurns(sides, { ...turns, body: unstored })
  const errors = taken.flat().reduce((sum, { round }) => sum + round.errors, 0)
  if (errors > 0) throw new Error(`${errors} calls were not answered 200`)
  const [ours = Number.NaN, bare = Number.NaN] = taken.map((side) => median(side.map(({ cpu }) => cpu)))
  const middleware = ours - bare
  Object.assign(figures, { middleware_us: middleware, middleware_bare_us: bare })
  console.log(
    `middleware        ${middleware.toFixed(1)} µs CPU a call (goal ≤ ${goals.middleware}: ${said(middleware <= goals.middleware)}); ` +
      `${ours.toFixed(1)} with it, ${bare.toFixed(1)} bare`,
  )
}

function sampleCall(key: string): RequestInit {
  return { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: unstored() }
}

async function startMiddleware(name: 'product' | 'bare'): Promise<Side> {
  const program = path.join(import.meta.dirname, 'load/middleware.ts')
  const child = fork(program, [name, answer], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  closers.push(() => child.kill())
  const [{ url, key }] = await once(child, 'message')
  return { name, child, url, path: '/v1/kyc/verify', key }
}
