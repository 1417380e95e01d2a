import type { ReadOutcome } from '../../ports/reader.ts'
import type { ChildOutcome } from './reader-child.ts'

/** Share of the deadline for the first attempt, so that there is time for a second one. */
const firstAttemptShare = 0.6
/** Least time left for a second attempt. */
const attemptMsMin = 1_000
/** Least CPU time left for a second attempt. */
const attemptCpuMsMin = 1_500
/** Reduction of the pages on the second attempt. */
const secondAttemptShrink = 2

/** What one attempt may take: wall and CPU milliseconds, and the divisor of the size at which pages are read. */
export interface AttemptLimits {
  readonly timeoutMs: number
  readonly cpuMs: number
  readonly shrink: number
}

/** A file and its limits, both attempts together. */
export interface FileAttempts {
  readonly deadlineMs: number
  readonly fileCpuMs: number
  readonly attempt: (limits: AttemptLimits) => Promise<ChildOutcome>
  /** CPU milliseconds of the last attempt. */
  readonly spentCpuMs: () => number
  /** Nobody waits for the outcome. */
  readonly givenUp: () => boolean
}

/** One attempt; when the child fails, a second one in a new child on smaller pages, in the time left. docs/reading.md#limits. */
export async function readTwice(file: FileAttempts): Promise<ReadOutcome> {
  const { deadlineMs, fileCpuMs, attempt, spentCpuMs, givenUp } = file
  const startedAt = performance.now()
  const first = await attempt({ timeoutMs: deadlineMs * firstAttemptShare, cpuMs: fileCpuMs, shrink: 1 })
  if (first.status === 'read') return first
  const leftMs = deadlineMs - (performance.now() - startedAt)
  const cpuMs = fileCpuMs - spentCpuMs()
  const spent = leftMs < Math.min(attemptMsMin, deadlineMs / 4) || cpuMs < attemptCpuMsMin
  if (givenUp() || spent) return { status: 'unavailable', cause: first.cause }
  const second = await attempt({ timeoutMs: leftMs, cpuMs, shrink: secondAttemptShrink })
  return second.status === 'read' ? second : { status: 'unavailable', cause: second.cause }
}
