import { sql } from 'kysely'
import type { Store } from '../../src/store/store.ts'

/** How often the event loop is asked to run something while it is watched. */
const tickMs = 2

/** How late the event loop ran what was due, in milliseconds. */
export interface Lag {
  readonly ticks: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly slowestMs: number
}

/** The lag of this thread's event loop while the work is in progress. */
export async function lagDuring(work: () => Promise<unknown>): Promise<Lag> {
  const lags: number[] = []
  let dueAt = performance.now() + tickMs
  const timer = setInterval(() => {
    const now = performance.now()
    lags.push(Math.max(0, now - dueAt))
    dueAt = now + tickMs
  }, tickMs)
  try {
    await work()
    lags.push(Math.max(0, performance.now() - dueAt))
  } finally {
    clearInterval(timer)
  }
  lags.sort((a, b) => a - b)
  const at = (share: number) => lags[Math.min(lags.length - 1, Math.floor(lags.length * share))] ?? 0
  return { ticks: lags.length, p50Ms: at(0.5), p99Ms: at(0.99), slowestMs: at(1) }
}

/** Lets the database compute for at least so long in one statement; answers how long it did, in milliseconds. */
export async function slowQuery(store: Store, leastMs: number): Promise<number> {
  for (let rows = 100_000; ; rows *= 2) {
    const startedAt = performance.now()
    await sql`select count(*) from generate_series(1, ${rows}::integer) as n where md5(n::text) = ''`.execute(store.app)
    const tookMs = performance.now() - startedAt
    if (tookMs >= leastMs) return tookMs
  }
}
