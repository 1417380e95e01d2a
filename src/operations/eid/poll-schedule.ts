const minuteMs = 60_000
/** Minutes after the start at which the job asks a provider; hourly from then on. docs/rules/eid.md#following. */
const pollAtMinutes = [1, 5, 15, 60] as const
const laterMinutes = 60

/** Milliseconds until the next poll after this many. */
export function pollAfterMs(polls: number): number {
  const next = pollAtMinutes[polls]
  const minutes = next === undefined ? laterMinutes : next - (pollAtMinutes[polls - 1] ?? 0)
  return minutes * minuteMs
}
