import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Threads of a process whose priority is set; a reading process has about 20. */
const threadsMax = 256

/**
 * Sets the nice value of a process. On Linux it is one of each thread, and a thread inherits that of the one that starts it: all
 * get it. Only a privileged process can raise a priority again. setpriority(2),
 * docs/reading.md#fairness.
 */
export function setNiceness(pid: number, niceness: number): void {
  for (const thread of threadsOf(pid).slice(0, threadsMax)) {
    try {
      setPriority(thread, niceness)
    } catch {
      // It has already exited.
    }
  }
}

/** Ids of the threads of a process; the process alone on systems without /proc. */
function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
