import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work of several units runs before calls that wait get their turn, in ms. */
const sliceMsMax = 10

/**
 * Returns what long work awaits between its units: at once while its slice lasts, else after the event loop's next turn.
 * docs/performance.md#the-worst-calls.
 */
export function timeSlices(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < sliceMsMax) return
    await nextTurn()
    startedAt = performance.now()
  }
}
