import { allPacks, regimes } from './index.ts'

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

/**
 * The retention of a pack, in calendar years; the longest of all packs when the pack no longer exists. Without `base` the longest
 * of the packs of the regime, since the row of a verdict names the regime alone.
 */
export function packRetentionYears(regime: string, base: string | null = null): number {
  const ofRegime = allPacks.filter((pack) => pack.regime === regime && (base === null || pack.extends === base))
  return ofRegime.length === 0 ? longestRetentionYears : Math.max(...ofRegime.map((pack) => pack.retentionYears))
}
