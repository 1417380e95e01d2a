/** How often the loop is looked at. */
const lookEveryMs = 100
/** Lag past which new calls are refused. docs/operations.md#when-too-much-is-asked. */
const lagMsMax = 500
/** Looks in a row that must be late: a pause or two (a machine that slept, a start, a collection of garbage) refuse nobody. */
const lateLooksMin = 3

/** How late the event loop runs the timers that are due. */
export interface EventLoopLag {
  /** Milliseconds now: of the last look or, when the next is overdue, by how much. */
  lagMs(): number
  /** Late for three looks in a row: what is under way needs the loop more than a new call does. */
  isOverloaded(): boolean
  close(): void
}

/** Watches this thread's event loop until it is closed; does not keep the process running. */
export function watchEventLoop(): EventLoopLag {
  let dueAt = performance.now() + lookEveryMs
  let lastLagMs = 0
  let lateLooks = 0
  const timer = setInterval(() => {
    const now = performance.now()
    lastLagMs = Math.max(0, now - dueAt)
    lateLooks = lastLagMs > lagMsMax ? lateLooks + 1 : 0
    dueAt = now + lookEveryMs
  }, lookEveryMs)
  timer.unref()
  const overdueMs = () => performance.now() - dueAt
  return {
    lagMs: () => Math.max(lastLagMs, overdueMs()),
    isOverloaded: () => lateLooks + (lateLooks > 0 && overdueMs() > lagMsMax ? 1 : 0) >= lateLooksMin,
    close: () => clearInterval(timer),
  }
}
