/** Share of the budget that steps may spend; the rest is for fields, merging and the answer. */
const stepsShare = 0.9

/** CPU time that reading one file may take. docs/reading.md#cpu-of-a-file. */
export interface CpuBudget {
  /** CPU milliseconds since the reading began. */
  spentMs(): number
  /** Whether a step that takes so many CPU milliseconds ends within the budget. */
  allows(stepMs: number): boolean
}

/** A budget for a reading that begins here; CPU time is that of the process. */
export function openCpuBudget(cpuMs: number): CpuBudget {
  const begun = process.cpuUsage()
  const spentMs = () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  return { spentMs, allows: (stepMs) => spentMs() + stepMs <= cpuMs * stepsShare }
}

/**
 * Runs steps that cost about the same, as pages do: the first in any case, a later one when one as costly as the costliest so far
 * fits the budget. Gives null for a step that was not run.
 */
export function stepsWithin(budget: CpuBudget): <T>(step: () => Promise<T>) => Promise<T | null> {
  let costliestMs = 0
  return async (step) => {
    if (costliestMs > 0 && !budget.allows(costliestMs)) return null
    const before = budget.spentMs()
    const outcome = await step()
    costliestMs = Math.max(costliestMs, budget.spentMs() - before)
    return outcome
  }
}
