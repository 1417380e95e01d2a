import { setTimeout as pause } from 'node:timers/promises'
import { median, percentile } from '../../test/support/figures.ts'
import { profile } from '../../tools/documents/specimens/profile.ts'
import type { WorstCall } from './operations.ts'
import type { Target } from './target.ts'

/** Worst calls that are sent at the same moment. */
const together = 3
/** An honest call is sent every so many ms; the worst calls follow the first of a round after so many. */
const honestEveryMs = 10
const worstAfterMs = 1_000
/** Before anything is measured. */
const warmUpSeconds = 3

/** What honest calls took, alone and beside the worst calls, in ms. */
export interface Beside {
  readonly aloneP99Ms: number
  readonly besideP99Ms: number
  /** Of the rounds, each compared with the round before it. */
  readonly ratio: number
  readonly slowestMs: number
  /** Honest calls that were not answered with 200. */
  readonly errors: number
}

/** The p99 of honest verify calls in rounds without and with three worst calls sent in parallel, in turns. */
export async function honestBeside(
  target: Target,
  worst: WorstCall,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Beside> {
  const [alone, beside, ratios, slowest]: [number[], number[], number[], number[]] = [[], [], [], []]
  let errors = 0
  await honestRound(target, warmUpSeconds)
  for (let round = 0; round < rounds; round++) {
    const without = await honestRound(target, seconds)
    const [busy] = await Promise.all([honestRound(target, seconds), worstTogether(target, worst)])
    const [p99Alone, p99Beside] = [percentile(without.latencies, 0.99), percentile(busy.latencies, 0.99)]
    alone.push(p99Alone)
    beside.push(p99Beside)
    ratios.push(p99Beside / p99Alone)
    slowest.push(percentile(busy.latencies, 1))
    errors += without.errors + busy.errors
  }
  return {
    aloneP99Ms: median(alone),
    besideP99Ms: median(beside),
    ratio: median(ratios),
    slowestMs: median(slowest),
    errors,
  }
}

async function worstTogether(target: Target, worst: WorstCall): Promise<void> {
  await pause(worstAfterMs)
  await Promise.all(Array.from({ length: together }, () => target.send(worst)))
}

/** Calls that are sent when they are due, answered or not; each counts from the moment it was due. */
async function honestRound(
  target: Target,
  seconds: number,
): Promise<{ readonly latencies: readonly number[]; readonly errors: number }> {
  const call: WorstCall = {
    method: 'POST',
    path: '/v1/kyc/verify',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify({ values: profile('en', '2026-11-21') })),
  }
  const latencies: number[] = []
  let errors = 0
  const startedAt = performance.now()
  const calls = Array.from({ length: Math.ceil((seconds * 1_000) / honestEveryMs) }, async (_, index) => {
    const dueAt = startedAt + index * honestEveryMs
    await pause(Math.max(0, dueAt - performance.now()))
    const { status } = await target.send(call)
    latencies.push(performance.now() - dueAt)
    if (status !== 200) errors += 1
  })
  await Promise.all(calls)
  return { latencies, errors }
}
