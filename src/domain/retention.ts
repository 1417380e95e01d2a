import { regimes } from './regimes/index.ts'

/**
 * The moment until which a closed case is kept: the longest retention of the packs that judged it, in calendar years from
 * its closing or, when something was filed after that, from the last filing. A pack that is not known any more counts as
 * the longest there is. domain/9, retention with minimum and maximum.
 */
export function keptUntil(closed: {
  readonly closedAt: Date
  readonly updatedAt: Date
  readonly regimes: readonly string[]
}): Date {
  const years = Math.max(...closed.regimes.map(retentionYears), shortestRetentionYears)
  const until = new Date(Math.max(closed.closedAt.getTime(), closed.updatedAt.getTime()))
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until
}

/** No pack lets a case go sooner, in calendar years. */
export const shortestRetentionYears = Math.min(...regimes.map((pack) => pack.retentionYears))

const longestRetentionYears = Math.max(...regimes.map((pack) => pack.retentionYears))

function retentionYears(regime: string): number {
  return regimes.find((pack) => pack.regime === regime)?.retentionYears ?? longestRetentionYears
}
