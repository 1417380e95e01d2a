import type { Services } from '../operations/services.ts'
import type { Log } from '../ports/log.ts'

/** Background work, repeated with a pause between. Several processes may run it at the same time. */
export interface Job {
  readonly name: string
  readonly pauseMs: number
  run(services: Services, context: JobContext): Promise<void>
}

export interface JobContext {
  readonly log: Log
  /** Aborted when the process stops: a long run then ends at its next page. */
  readonly stopping: AbortSignal
}
