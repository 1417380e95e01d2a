/** Share of the budget that steps may spend; the rest is for fields, merging and the answer. */
const stepsShare = 0.9
/** Pages of a file whose CPU does not count once they were read well, and the most CPU of each that does not. */
export const creditedPagesMax = 2
export const creditCpuMsMax = 7_000

/** CPU time that reading one file may take. docs/reading.md#cpu-of-a-file. */
export interface CpuBudget {
  /** CPU milliseconds since the reading began. */
  spentMs(): number
  /** Whether a step that takes so many CPU milliseconds ends within the budget. */
  allows(stepMs: number): boolean
  /** A page that took so many CPU milliseconds was read well: it does not count, up to the limits above. */
  credit(pageMs: number): void
}

/** A budget for a reading that begins here; CPU time is that of the process. `credited` is called after each page that is credited. */
export function openCpuBudget(cpuMs: number, credited: () => void = () => {}): CpuBudget {
  const begun = process.cpuUsage()
  let credit = { pages: 0, cpuMs: 0 }
  const spentMs = () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  return {
    spentMs,
    allows: (stepMs) => spentMs() + stepMs <= cpuMs * stepsShare + credit.cpuMs,
    credit(pageMs) {
      if (credit.pages === creditedPagesMax) return
      credit = { pages: credit.pages + 1, cpuMs: credit.cpuMs + Math.min(pageMs, creditCpuMsMax) }
      credited()
    },
  }
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
