const minuteMs = 60_000
/** Minutes until the job asks a provider again, by how often it has asked; hourly from then on. docs/rules/eid.md#providers. */
const pollAfterMinutes = [1, 5, 15, 60] as const

/** Milliseconds until the next time after this many. */
export function pollAfterMs(polls: number): number {
  return (pollAfterMinutes[polls] ?? 60) * minuteMs
}
