import { regimes } from './index.ts'

/**
 * The moment until which a closed case is kept: the longest of the retentions given, in calendar years from its closing or,
 * when something was filed after that, from the last filing. docs/rules/privacy.md#retention.
 */
export function keptUntil(closed: {
  readonly closedAt: Date
  readonly updatedAt: Date
  /** Of the policies that judged it and of the one that its workspace runs; none counts as the shortest of the packs. */
  readonly years: readonly number[]
}): Date {
  const years = closed.years.length === 0 ? shortestRetentionYears : Math.max(...closed.years)
  const until = new Date(Math.max(closed.closedAt.getTime(), closed.updatedAt.getTime()))
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until
}

/** No pack lets a case go sooner, in calendar years. */
export const shortestRetentionYears = Math.min(...regimes.map((pack) => pack.retentionYears))

const longestRetentionYears = Math.max(...regimes.map((pack) => pack.retentionYears))

/** The retention of a pack; one that is not known any more counts as the longest there is. */
export function packRetentionYears(regime: string): number {
  return regimes.find((pack) => pack.regime === regime)?.retentionYears ?? longestRetentionYears
}
