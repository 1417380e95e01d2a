import { getPriority } from 'node:os'
import type { LowerAfter } from './reader-child.ts'

/** Nice value of readers over that of the server, and the largest there is. setpriority(2). */
const readerNiceness = 10
const nicenessMax = 19
/** CPU time of a file after which the reserve child has the priority of a reader. */
const reserveCpuMsMax = 3_000

/** Which child it is: a reader, or the one in reserve for a workspace that would wait for others. docs/reading.md#fairness. */
export type Role = 'reader' | 'reserve'

/** The nice value at which a child starts. */
export function nicenessOf(role: Role): number {
  return Math.min(nicenessMax, getPriority() + (role === 'reader' ? readerNiceness : 0))
}

/** When a child loses its priority: a short file in the reserve child goes before all others, a long one does not. */
export function lowerAfterOf(role: Role): LowerAfter | null {
  return role === 'reader' ? null : { cpuMs: reserveCpuMsMax, niceness: nicenessOf('reader') }
}
