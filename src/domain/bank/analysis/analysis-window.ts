import { addDays, addMonths } from '../../values/dates.ts'

/** The whole calendar months that an analysis looks at. docs/rules/bank.md#period. */
export interface AnalysisWindow {
  /** First day of each month, YYYY-MM-DD, oldest first; empty when the history has no whole month before the day. */
  readonly monthStarts: readonly string[]
  /** First and last day; null without a month. */
  readonly period: { readonly start: string; readonly end: string } | null
}

/**
 * At most `months` whole months before the month of `asOf`. A month in which the history starts after its first day is not
 * whole. docs/rules/bank.md#period.
 */
export function analysisWindow(historyFrom: string, asOf: string, months: number): AnalysisWindow {
  const thisMonth = `${asOf.slice(0, 8)}01`
  const monthStarts: string[] = []
  for (let back = months; back >= 1; back--) {
    const start = addMonths(thisMonth, -back)
    if (start >= historyFrom) monthStarts.push(start)
  }
  const [start] = monthStarts
  return { monthStarts, period: start === undefined ? null : { start, end: addDays(thisMonth, -1) } }
}
