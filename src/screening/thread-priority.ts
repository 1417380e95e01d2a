import { readlinkSync } from 'node:fs'
import os from 'node:os'

/** Priority of the thread: 0 is normal, 19 the lowest. At 5 it has a quarter of a core that both want. sched(7). */
const niceness = 5

/**
 * Lets the other threads go first when cores are busy. Linux alone has a priority for each thread: elsewhere, without `/proc`,
 * and where the kernel refuses it, the thread keeps the priority of the process. A process that has a lower one already keeps
 * it too: raising it takes a privilege. docs/screening.md#what-a-screening-may-cost.
 */
export function lowerThreadPriority(): void {
  const thread = threadId()
  if (thread === null) return
  try {
    os.setPriority(thread, Math.max(os.getPriority(thread), niceness))
  } catch {
    // A sandbox of the service may forbid the two calls. Hits do not depend on the priority.
  }
}

/** The id of the calling thread in the kernel; null where it cannot be known. */
function threadId(): number | null {
  try {
    const [, , id] = readlinkSync('/proc/thread-self').split('/')
    return id === undefined ? null : Number(id)
  } catch {
    return null
  }
}
