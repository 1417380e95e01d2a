import type { Failpoint, FailpointName } from '../../ports/failpoint.ts'

/** Where the process ends: the `count`th time it reaches the step, counted from 1. */
export interface KillAt {
  readonly name: FailpointName
  readonly count: number
}

const nowhere: Failpoint = () => {}

/**
 * A failpoint that ends the process like a crash: nothing is flushed or closed. Null never ends it.
 * docs/reliability.md#failpoints.
 */
export function openFailpoint(killAt: KillAt | null): Failpoint {
  if (killAt === null) return nowhere
  let reached = 0
  return (name) => {
    if (name === killAt.name && ++reached === killAt.count) process.kill(process.pid, 'SIGKILL')
  }
}
