import { readlinkSync } from 'node:fs'
import os from 'node:os'

/** Priority of the thread: 0 is normal, 19 the lowest. At 5 it has a quarter of a core that both want. sched(7). */
const niceness = 5

/**
 * Lets the other threads go first when cores are busy. Linux alone has a priority for each thread: elsewhere, and without
 * `/proc`, the thread keeps the priority of the process.
 */
export function lowerThreadPriority(): void {
  const thread = threadId()
  if (thread !== null) os.setPriority(thread, niceness)
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
