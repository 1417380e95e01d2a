import { cpuSeconds } from '../../test/faults/load/process.ts'
import { median, medianMargin } from '../../test/support/figures.ts'
import { load } from './client.ts'
import type { Side } from './sides.ts'
import { said } from './turns.ts'

const connections = 16
const turnMs = 1_000
const warmUpMs = 4_000
/** Rounds are added until the margin is this small. */
const marginGoal = 0.02
const roundsMin = 20

/** What the calls of one of the two ways came to in all turns. */
interface Total {
  calls: number
  cpuSeconds: number
  errors: number
}

/** Of one turn: calls a second with a key, as a share of those without, and calls for the same CPU. */
interface TurnRatios {
  readonly calls: number
  readonly cpu: number
}

/** Calls of two ways to compare: with an Idempotency-Key and without. */
const ways = [true, false] as const

/**
 * Calls with an Idempotency-Key as a share of calls without one, on two servers that are loaded at the same moment, so that what else
 * the machine does takes from both. A round is two turns, between which the servers change their ways, so that a difference
 * between them counts for nothing. Prints the median of the rounds and its margin (95 %), after as many rounds as a small one takes, or
 * after `secondsMax`.
 */
export async function compareBeside(
  title: string,
  servers: readonly [Side, Side],
  { body, goal, secondsMax }: { readonly body: () => string; readonly goal: number; readonly secondsMax: number },
): Promise<Record<string, number>> {
  const measure = async (server: Side, idempotent: boolean, durationMs: number) => {
    const pid = server.child.pid ?? 0
    const before = cpuSeconds(pid)
    const round = await load({ ...server, idempotent, body, connections, durationMs })
    return { ...round, cpuSeconds: cpuSeconds(pid) - before }
  }
  for (const idempotent of [...ways, ...ways]) {
    await Promise.all(servers.map((server) => measure(server, idempotent, warmUpMs)))
  }
  const totals = ways.map((): Total => ({ calls: 0, cpuSeconds: 0, errors: 0 }))
  const turn = async (order: readonly [Side, Side]): Promise<TurnRatios> => {
    const measured = await Promise.all([measure(order[0], true, turnMs), measure(order[1], false, turnMs)])
    for (const [index, total] of totals.entries()) {
      total.calls += measured[index]?.calls ?? 0
      total.cpuSeconds += measured[index]?.cpuSeconds ?? 0
      total.errors += measured[index]?.errors ?? 0
    }
    const [ours, theirs] = measured
    return {
      calls: ours.callsPerSecond / theirs.callsPerSecond,
      cpu: theirs.cpuSeconds / theirs.calls / (ours.cpuSeconds / ours.calls),
    }
  }
  const [one, other] = servers
  const ratios: number[] = []
  const cpuRatios: number[] = []
  const startedAt = performance.now()
  const isOver = () => performance.now() - startedAt > secondsMax * 1000
  while ((ratios.length < roundsMin || medianMargin(ratios) > marginGoal) && !isOver()) {
    const [first, second] = [await turn([one, other]), await turn([other, one])]
    ratios.push(Math.sqrt(first.calls * second.calls))
    cpuRatios.push(Math.sqrt(first.cpu * second.cpu))
  }
  const [ratio, margin] = [median(ratios), medianMargin(ratios)]
  const [cpuRatio, cpuMargin] = [median(cpuRatios), medianMargin(cpuRatios)]
  const [ours = Number.NaN, theirs = Number.NaN] = totals.map((total) => (total.cpuSeconds / total.calls) * 1e6)
  const errors = totals.reduce((sum, total) => sum + total.errors, 0)
  console.log(
    `${title.padEnd(17)} ${ratio.toFixed(3)} ± ${margin.toFixed(3)} of the calls (goal ≥ ${goal}: ${said(ratio >= goal)}; ` +
      `margin ≤ ${marginGoal}: ${said(margin <= marginGoal)}), ${cpuRatio.toFixed(3)} ± ${cpuMargin.toFixed(3)} for the same ` +
      `CPU; ${ratios.length} rounds`,
  )
  for (const [index, total] of totals.entries()) {
    console.log(
      `  ${(index === 0 ? 'with a key' : 'without').padEnd(15)} ${total.calls} calls, ` +
        `${(index === 0 ? ours : theirs).toFixed(0)} µs CPU a call, ${total.errors} errors`,
    )
  }
  return {
    [`${title}_ratio`]: ratio,
    [`${title}_ratio_margin`]: margin,
    [`${title}_ratio_least`]: Math.min(...ratios),
    [`${title}_ratio_most`]: Math.max(...ratios),
    [`${title}_rounds`]: ratios.length,
    [`${title}_cpu_ratio`]: cpuRatio,
    [`${title}_cpu_ratio_margin`]: cpuMargin,
    [`${title}_cpu_us`]: ours,
    [`${title}_baseline_cpu_us`]: theirs,
    [`${title}_errors`]: errors,
  }
}
