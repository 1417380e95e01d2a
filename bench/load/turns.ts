import { cpuSeconds } from '../../test/faults/load/process.ts'
import { median } from '../../test/support/figures.ts'
import { load, type Round } from './client.ts'
import type { Side } from './sides.ts'

const connections = 16

/** How sides are measured: warmed by calls, then in rounds that take turns. */
export interface Turns {
  /** A body per call; null: the calls are GETs. */
  readonly body: ((call: number) => string) | null
  readonly rounds: number
  readonly durationMs: number
  readonly warmUpCalls: number
}

/** One round of one side. */
export interface Measured {
  readonly round: Round
  /** µs of CPU a call, of the server process alone. */
  readonly cpu: number
}

/**
 * The rounds of each side, taken in turns, so that a noisy machine disturbs all of them. Each side is warmed by calls, not by
 * time, so that the slower one is as optimised as the faster.
 */
export async function takeTurns(sides: readonly Side[], turns: Turns): Promise<readonly (readonly Measured[])[]> {
  for (const side of sides) {
    for (let calls = 0; calls < turns.warmUpCalls;) calls += (await measure(side, turns)).round.calls
  }
  const measured = sides.map((): Measured[] => [])
  for (let round = 0; round < turns.rounds; round++) {
    for (const [index, side] of sides.entries()) measured[index]?.push(await measure(side, turns))
  }
  return measured
}

/**
 * Prints calls a second of the first side as a share of the second's, and the same of calls for the same CPU. Returns the figures,
 * whose names begin with the title.
 */
export async function compareCalls(
  title: string,
  sides: readonly [Side, Side],
  { goal, ...turns }: Turns & { readonly goal: number },
): Promise<Record<string, number>> {
  const [ours = [], theirs = []] = await takeTurns(sides, turns)
  const ratios = ours.map(({ round }, index) => round.callsPerSecond / (theirs[index]?.round.callsPerSecond ?? 1))
  const ratio = median(ratios)
  const cpuOf = (measured: readonly Measured[]) => median(measured.map(({ cpu }) => cpu))
  const cpuRatio = cpuOf(theirs) / cpuOf(ours)
  console.log(
    `${title.padEnd(17)} ${ratio.toFixed(2)} of the calls (goal ≥ ${goal}: ${said(ratio >= goal)}), ` +
      `${cpuRatio.toFixed(2)} for the same CPU; rounds ${ratios.map((value) => value.toFixed(2)).join(' ')}`,
  )
  let errors = 0
  for (const [index, measured] of [ours, theirs].entries()) {
    const middle = (of: (one: Measured) => number) => median(measured.map(of))
    const failed = measured.reduce((sum, { round }) => sum + round.errors, 0)
    errors += failed
    console.log(
      `  ${(sides[index]?.name ?? '').padEnd(15)} ${middle(({ round }) => round.callsPerSecond).toFixed(0)} calls/s, ` +
        `${middle(({ cpu }) => cpu).toFixed(0)} µs CPU a call, p50 ${middle(({ round }) => round.p50Ms).toFixed(1)} ms, ` +
        `p99 ${middle(({ round }) => round.p99Ms).toFixed(1)} ms, ${failed} errors`,
    )
  }
  const name = title.replaceAll(/\W+/g, '_')
  return {
    [`${name}_ratio`]: ratio,
    [`${name}_ratio_least`]: Math.min(...ratios),
    [`${name}_ratio_most`]: Math.max(...ratios),
    [`${name}_cpu_ratio`]: cpuRatio,
    [`${name}_cpu_us`]: cpuOf(ours),
    [`${name}_baseline_cpu_us`]: cpuOf(theirs),
    [`${name}_errors`]: errors,
  }
}

/** Whether a goal is reached, as benches print it. */
export function said(reached: boolean): string {
  return reached ? 'reached' : 'MISSED'
}

async function measure(side: Side, { body, durationMs }: Turns): Promise<Measured> {
  const pid = side.child.pid ?? 0
  const before = cpuSeconds(pid)
  const round = await load({ ...side, body, connections, durationMs })
  return { round, cpu: ((cpuSeconds(pid) - before) / round.calls) * 1e6 }
}
