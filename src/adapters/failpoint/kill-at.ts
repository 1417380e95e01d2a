import type { Failpoint, FailpointName } from '../../ports/failpoint.ts'

/** Where the process is to end: the `count`th time it reaches the step, counted from 1. */
export interface KillAt {
  readonly name: FailpointName
  readonly count: number
}

const nowhere: Failpoint = () => {}

/**
 * A failpoint that ends the process as a crash would, with nothing flushed or closed; null never does.
 * docs/reliability.md#failpoints.
 */
export function openFailpoint(killAt: KillAt | null): Failpoint {
  if (killAt === null) return nowhere
  let reached = 0
  return (name) => {
    if (name === killAt.name && ++reached === killAt.count) process.kill(process.pid, 'SIGKILL')
  }
}
