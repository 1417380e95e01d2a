/** How often the lag is measured. */
const lookEveryMs = 100
/** Lag past which new calls are refused. docs/operations.md#when-too-much-is-asked. */
const lagMsMax = 500
/** Late measurements in a row before calls are refused, so that one pause (sleep, start, garbage collection) refuses none. */
const lateLooksMin = 3

/** How late the event loop runs due timers. */
export interface EventLoopLag {
  /** Lag in ms: the last measurement or, when the next is overdue, how overdue it is. */
  lagMs(): number
  /** True when three measurements in a row were late: calls in flight then take precedence over new ones. */
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
