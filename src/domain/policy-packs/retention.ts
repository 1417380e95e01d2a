import { regimes } from './index.ts'

/**
 * The end of a closed case's retention: the longest of the given retentions, in calendar years from the closing or from the
 * last write after it. docs/rules/privacy.md#retention.
 */
export function keptUntil(closed: {
  readonly closedAt: Date
  readonly updatedAt: Date
  /** Of the policies of its verdicts and of the workspace's policy; empty: the shortest of all packs. */
  readonly years: readonly number[]
}): Date {
  const years = closed.years.length === 0 ? shortestRetentionYears : Math.max(...closed.years)
  const until = new Date(Math.max(closed.closedAt.getTime(), closed.updatedAt.getTime()))
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until
}

/** The shortest retention of all packs, in calendar years. */
export const shortestRetentionYears = Math.min(...regimes.map((pack) => pack.retentionYears))

const longestRetentionYears = Math.max(...regimes.map((pack) => pack.retentionYears))

/** The retention of a pack, in calendar years; the longest of all packs when the pack no longer exists. */
export function packRetentionYears(regime: string): number {
  return regimes.find((pack) => pack.regime === regime)?.retentionYears ?? longestRetentionYears
}
